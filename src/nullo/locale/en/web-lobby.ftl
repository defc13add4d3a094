# The lobby: games, tables, options.

lobby-page = Card games · Nullo
lobby-heading = Card games of all or nothing.
lobby-lead = Pick one and the cards are dealt. Bots take the empty seats.
first-title = New here?
first-lesson = First hand in three minutes
first-lesson-about = { $game }, with a tip for each choice
first-casual = Play against casual bots
first-casual-about = { $game }; they make mistakes, too
lobby-games = Games
lobby-loading = Loading the games …
offline-play = Play without a connection
lobby-players = { $low }–{ $high } players
lobby-players-fixed = { $players } players
lobby-minutes = { $minutes } min
lobby-play = Play now
lobby-play-game = Play now: { $game }
lobby-invite = Invite friends
lobby-invite-game = Invite friends: { $game }
lobby-options = Options
lobby-options-game = Options: { $game }

## Tables

lobby-open = Open tables
lobby-open-none = Nobody is waiting just now. Make a table of your own, and show it here.
lobby-mine = Your unfinished games
lobby-mine-none = Games that you have begun wait for you here.
lobby-host = Hosted by { $name }
lobby-host-left = Hosted by { $name }, { $seats ->
    [one] one seat left
   *[other] { $seats } seats left
 }
lobby-host-hand = Hosted by { $name }, hand { $hand }
lobby-gathering = Not begun
lobby-your-turn = Hand { $hand }, your turn
lobby-waiting-for = Hand { $hand }, waiting for { $names }
lobby-hand = Hand { $hand }
lobby-slow = { $fact } · { $time } for each decision
lobby-left = { $fact }, { $time } left
lobby-offline = { $fact } · in this browser, without the server
lobby-people = { $people } of { $players } seats taken by people
lobby-join = Join
lobby-watch = Watch
lobby-continue = Continue
lobby-open-table = Open
lobby-join-of = Join { $game }, hosted by { $name }
lobby-watch-of = Watch { $game }, hosted by { $name }
lobby-continue-of = Continue { $game }
lobby-open-of = Open { $game }
lobby-rules = Rules of { $game }
lobby-keep = Keep the score at a real table
lobby-rules-all = Read the rules
games-link = My games
games-link-all = All my games
games-turn = It’s your turn
today-title = Today
daily-streak = { $days ->
    [0] Play today to begin a streak.
    [one] A streak of one day.
   *[other] { $days } days in a row.
 }
mistakes-heading = From your mistakes
today-go-on = Go on with your game
today-more = { $count ->
    [one] One more is waiting.
   *[other] { $count } more are waiting.
 }
today-played = { $done } of { $all } played{ $minutes ->
    [0] .
   *[other] , about { $minutes } min left.
 }
today-expert = This week as good as the expert in { $good } of { $all }.
today-mistakes = { $count ->
    [one] One to practise today.
   *[other] { $count } to practise today.
 }
daily-link = Daily deal

## Options and invitations

options-title = { $game }: options
options-usual = Restore the usual options
options-changed = { $count ->
    [0] Everything is as usual.
    [one] One option is changed.
   *[other] { $count } options are changed.
 }
options-more = The finer points
options-wrong = Something is not right yet: look at the marked fields.
bots-title = Bots
bots-about = How well the bots in the empty seats play.
bots-know-heuristic = The bots have not practised with these rules: they play by a rule of thumb.
bots-know-none = The bots know nothing of this game but its rules, and play weakly.
bots-all = All bots
bots-each = Each separately
bots-each-title = A level for each bot
bots-one = Bot { $number }
bots-partner = Bot { $number }, your partner
pace-title = Pace of the bots
pace-slow = Slow
pace-normal = Normal
pace-quick = Fast
seats-teams = Partners
seats-seats = Seats
seats-dealer = First deal
seats-by-cut = By the cut
seats-listed = As listed
bots-of = Level of { $name }
name-level = { $name } ({ $level })
bots-beginner = Beginner
bots-beginner-about = Overbids, plays high cards too early, forgets what was played.
bots-casual = Casual player
bots-casual-about = Plays sensibly, but forgets and overlooks things.
bots-club = Club player
bots-club-about = Plays by feel, without calculating.
bots-expert = Expert
bots-expert-about = Plays out possible deals before every move.
bots-analyst = Analyst
bots-analyst-about = Calculates as long as the table allows.
bots-random = At random
bots-simple = Solid
bots-sampler = Strong
invite-title = Invite friends to { $game }
invite-lead = You get a link. Whoever opens it can sit down with you: no account, a name is enough.
invite-make = Make the table
table-settings-lead = The clock, take-backs, talk and who may watch are set in the waiting room, under “Table settings”.
call-lobby = Tell me when somebody sits down at an open table
call-room = Tell me when somebody sits down
call-on = By a sound, the title of this page and, while it is in the background, a notice. Keep it open.
call-without = By a sound and the title of this page: your browser shows no notices from it. Keep it open.
call-sat = { $names } sat down
call-sat-at = { $names } sat down: { $game }
call-body = You asked to be told.
name-label = Your name
name-guest = Guest
name-missing = The others need something to call you.
cancel = Cancel
listed-title = Show it in the lobby
listed-about = Anyone here may see the table and sit down or watch.
replay-open = Open a record…
replay-drop = Drop the record anywhere here
replay-large = That is not a record: the file is larger than 1 MB.
replay-several = This file holds { $count } records
replay-which = Number, from 1
replay-open-it = Open it
lobby-print = Score sheet, deck and rules to print
