# The table on the whole terminal. What it shares with the browser and the plain table is there.

tui-close = closes
tui-look = Look at the table
tui-looking = Press a key to go on.
tui-remarks-on = Bots say a word when they have made or missed a bid.
tui-remarks-off = Bots say nothing of their bids.
tui-refused = { $reason } ({ $rule })
tui-warn = { $card } does not follow: a revoke. Choose it again to play it.
tui-signs = Signs: + just received, * all can see it, ! would be a revoke, ▸ to act, D deals, ▴ ◂ the best card. A card with a dotted edge and its number in brackets may not be played now.
tui-secrets = Only you know: { $what }
tui-label = { $label }: { $what }
tui-seal = Seal of this hand: { $seal }

## Commands

cli-plain = Line by line, as in a terminal smaller than 80 by 24 or without a terminal.
cli-no-color = No colours, as with the environment variable NO_COLOR.
cli-join = Sit down at a table of a server, or watch if all seats are taken.
cli-join-link = The link of the table, such as http://192.168.0.5:8000/t/ue8x1MVssNiA.
cli-join-name = What the others will call you; by default you are asked.
cli-host = Make a table on a server, and wait there for others.
cli-host-server = The address of the server, such as http://192.168.0.5:8000.
cli-needs-screen = a table of a server is shown on the whole screen: { $why }

## The line of keys

tui-foot-keys = Keys
tui-foot-rules = Rules
tui-foot-scores = Scores
tui-foot-history = History
tui-foot-last = Last trick
tui-foot-details = Details
tui-foot-hint = Hint
tui-foot-leave = Leave
tui-foot-play = Play
tui-foot-options = Options
tui-foot-join = Join
tui-foot-language = Language
tui-foot-talk = Talk
tui-foot-back = Take back
tui-foot-claim = Claim
tui-foot-step = Step
tui-foot-run = Run
tui-foot-seat = Seat
tui-foot-open = Open
tui-foot-analyse = Analysis
tui-foot-practise = Practise
tui-foot-reveal = { analysis-reveal }
tui-foot-next = { analysis-next }
tui-foot-earlier = { analysis-previous }
tui-foot-write = Save
tui-foot-replay = Replay
tui-foot-start = Start
tui-foot-up = Up
tui-foot-down = Down
tui-foot-name = Name
tui-foot-delete = Delete
tui-foot-bot = Level
tui-foot-alike = All alike
tui-foot-remove = Remove

## What keys do

tui-key-arrows-words = From card to card, from button to button
tui-key-enter = Enter, space
tui-key-enter-words = Play the card or press the button, like a click
tui-key-digits-words = To the card or the bid of that number
tui-key-letters-words = The button that has the letter underlined
tui-key-tab-words = Between hand and buttons
tui-key-rules-words = The rules, at the one that applies
tui-key-scores-words = The scores, hand by hand
tui-key-history-words = What happened
tui-key-last-words = The last trick
tui-key-details-words = Everything face up, in words
tui-key-hint-words = A hint; each press says more
tui-key-talk-words = Say something
tui-key-back-words = Take back your last action; other people are asked
tui-key-claim-words = Claim the rest of the tricks
tui-key-pace-words = Slower or faster bots
tui-key-remarks-words = Bots talk, or say nothing
tui-key-light-words = Light or dark
tui-key-suspend-words = To the shell; fg comes back here
tui-key-leave = q, Esc
tui-key-leave-words = Leave the table; the game is saved
tui-key-step-words = One step back or forward
tui-key-trick = Page ↑ ↓
tui-key-trick-words = To the end of a trick
tui-key-hand-words = To the beginning of a hand
tui-key-ends = Home, End
tui-key-ends-words = To the beginning, to the end; a click on the slider goes anywhere
tui-key-run = Space
tui-key-run-words = Let it run, or stop it
tui-key-seat-words = Look from the next seat
tui-key-open-words = See all hands, or one
tui-key-analyse-words = Analyse the game, or cancel that; afterwards what each choice was worth
tui-key-flaw-words = To the next mistake, or the previous one
tui-key-practise-words = Practise the mistakes of the seat that is shown
tui-key-reveal-words = What each choice is worth
tui-key-finish = { tui-key-leave }
tui-key-finish-words = { analysis-practise-end }
tui-key-write-words = Write the record to a file

## The first screen

tui-kept = Continue
tui-kept-words = You left this game unfinished. Everything in it is as it was.
tui-kept-name = Name for this game: { $game }
tui-kept-delete = Delete { $game }? This cannot be undone.
tui-elsewhere = Elsewhere
tui-history = My games
tui-history-words = The games that you have finished in this terminal: results, wins and averages.
tui-mistakes-words = Your worst mistakes, as you saw the table: choose again.
tui-join = Join a table
tui-join-words = Somebody who runs a server has sent you a link, or you have one from the page of a table.
tui-join-link = Link, such as http://192.168.0.5:8000/t/ue8x1MVssNiA
tui-language = Language: { $language }
tui-language-words = Enter changes it.

## A table of a server

tui-name = Your name
tui-name-words = What should the others call you?
tui-line-lost = The connection is lost; trying again …
tui-ended-gone = There is no such table any more.
tui-ended-version = The server speaks another version of the protocol.
tui-ended-refused = The server does not let you in.
tui-ended-removed = The host has removed you from this table.
tui-ended-closed = The connection is closed.
tui-ended-nonsense = The server’s messages contradict each other; the connection is closed.
tui-clock = { $left } left, { $bank } in reserve
tui-clock-slow = { $time } left for this decision
tui-days = { $count ->
    [one] 1 day
   *[other] { $count } days
 }
tui-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
 }
tui-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
 }
tui-too-small = The window is too small for the table: { $columns } by { $lines } characters at least. The game waits.
tui-watching = All seats are taken: you are watching.
tui-unreachable = { $server }: { $why }
tui-say-words = Everybody at the table can read it. Or, in a word: { $emotes }
tui-leave-question = Leave the table?
tui-leave-words = Your seat is kept: the same link brings you back. A bot plays while you are away. If you leave for good, a bot takes the seat.
tui-leave-now = Leave for now
tui-leave-for-good = Leave for good
tui-stay = Stay
tui-back-to = The same link brings you back: { $link }

## Replays

tui-step = Step { $step } of { $steps }
tui-seen = Seen by { $name }
tui-seen-open = Seen by { $name }, all hands open
tui-analysing = Analysing the game: { $done } of { $all ->
    [one] 1 part
   *[other] { $all } parts
 }. Press a to cancel.
tui-practise-first = Analyse the game first: press a.
tui-practise-none = No decision of { $name } was clearly worse than the best one. Press v for another seat.
tui-write-to = File for the record
tui-written = Written to { $path }.
tui-file-there = it exists already: choose another name

## Daily deals

daily-counts = This try counts: it has no hints and no take-backs. You can practise the deal afterwards.
daily-ended = Your try at the daily deal of { $date } ({ $game }) is over: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }. Practise it with “nullo daily { $id } --practice”.
daily-lost = Your try at the daily deal of { $date } ({ $game }) was begun, and its game was deleted. One try counts.
daily-expert-points = The expert in your seat: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
daily-how = * won, … begun. “nullo daily GAME” plays today’s deal, “--expert” shows the expert’s points afterwards.
