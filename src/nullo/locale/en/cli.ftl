# What the commands say, and their help.

cli-nullo = Five card games of all or nothing: play them, replay them, simulate them.
cli-version = Show the version and whether it is compiled, and exit.
cli-compiled = compiled
cli-interpreted = interpreted
cli-note-interpreted = nullo: not compiled, so it runs interpreted: everything works, more slowly
cli-no-command = A command is missing
cli-no-output = standard output is closed; to throw away what is printed, add > /dev/null
cli-no-screen = { $why }; "nullo play GAME" plays line by line, "nullo games" lists the games
screen-no-terminal = this is no terminal, or its input or output goes elsewhere
screen-dumb = the terminal is of the kind TERM={ $kind }, which cannot place text on the screen
screen-letters = the terminal cannot show ♠ and │: set a locale with UTF-8, such as LANG=en_GB.UTF-8
screen-small = the window has { $columns } columns and { $lines } lines, and the screen needs { $least }: enlarge it
cli-game = Id of a game; "nullo games" lists them.
cli-option = An option of the game, such as -o hands=5, -o mode=honour or -o hand_sizes=[3,2]: a JSON value or a bare word. May be given several times; "nullo rules GAME" explains them all.
cli-players = Number of players; unless given, the game's usual number.
cli-json = Print one JSON object instead.
cli-overwrite = Overwrite the file if it exists already.

cli-games = List the games.
cli-head-id = id
cli-head-title = title
cli-head-players = players
cli-head-about = what it is
cli-rules = Read the rules of a game.
cli-no-rules = { $game } has no rule page

cli-play = Play a game in the terminal against bots. Leaving keeps the game; --resume resumes it.
cli-play-game = Id of a game; "nullo games" lists them. With --resume it may be left out.
cli-play-bots = Your opponents: one name for all, or one for each, clockwise from your left as they come to the table. Names: random, simple, sampler, or module:Class.
cli-play-seed = A whole number that fixes the cut and all cards; unless given, a new one is drawn.
cli-play-record = Also write the record of the game to this file, after every action of yours.
cli-play-no-cut = Do not draw cards for the seats: you sit in seat 0 and deal first.
cli-play-resume = Go on with the game left last (of GAME, if given).

cli-replay = Show a recorded game: step by step on the screen, or printed hand by hand where there is no terminal or with --plain; exit with 2 if the record is wrong.
cli-replay-file = A record, or - for standard input.

cli-simulate = Play many games between bots. The same seed gives the same games, however many jobs.
cli-simulate-games = How many games.
cli-simulate-bots = One name for all seats, or one for each: random, simple, sampler, or module:Class.
cli-simulate-playouts = How many worlds a bot may try for a decision (a count, never a clock).
cli-simulate-seed = A whole number from which all cards and choices follow.
cli-simulate-jobs = How many processes play.
cli-simulate-records = Write every game's record to this file, one a line.
cli-simulate-done = { $games ->
    [one] One game of { $title }
   *[other] { $games } games of { $title }
 }
cli-simulate-progress = playing
cli-head-seat = seat
cli-head-bot = bot
cli-head-wins = wins
cli-head-points = points per game
cli-simulate-note = 99 % confidence intervals: of wins in brackets (Clopper–Pearson), of points after ± (Student’s t; none while all games gave the same). More points are better: where low scores win they are counted down from the start.

cli-serve = Serve tables to browsers: play alone with bots, or with friends by a link.
cli-serve-host = Address to listen on; unless given, only this machine can connect (127.0.0.1).
cli-serve-port = Port to listen on; unless given, 8000, or any free one if that is taken. 0: any free one.
cli-serve-lan = Also listen on this machine's address in the local network, so that phones can connect; links use it.
cli-serve-public-url = Where clients find the server, such as https://cards.example, if something stands in front of it.
cli-serve-name = A further name by which clients may call the server. May be given several times.
cli-serve-db = Where tables are kept: sqlite:///FILE or postgresql://...; unless given, a file of your own.
cli-serve-grace = Seconds that a player may be gone before a bot plays on for them.
cli-serve-pace = Seconds that a bot's move takes at least.
cli-serve-bot = A further bot that tables may use, as module:Class. May be given several times.
cli-serve-tables = Tables that one address may make in an hour.
cli-serve-connections = Connections that one address may have at once.
cli-serve-open = Open the browser.
cli-serve-log = What is logged, on standard error: error, warning, info or debug.
serve-ready = Nullo is at { $url }
serve-public = and at { $url }
serve-scan = Scan this with a phone on the same network:
serve-stop = Ctrl-C ends it; all tables are kept.
serve-lan-or-host = --lan chooses the address itself: give --lan or --host
serve-no-lan = --lan: this machine has no address in a local network
serve-cannot-listen = cannot listen on { $host }, port { $port }: { $reason }
serve-in-use = another server is using { $path }: stop that one, or give this one a database of its own with --db
serve-bad-level = --log: must be one of { $levels }
serve-bad-url = --public-url { $url }: must be a scheme and a host, such as https://cards.example

cli-bench = Measure how fast the engine plays all five games (at most 20 seconds).
cli-bench-progress = measuring
cli-head-game = game
cli-head-decisions = decisions per CPU second
cli-head-redeals = redeals + playouts per CPU second
broken-plugin = The plug-in { $game } cannot be used and is left out: { $why }
