# The plain table: what is told, shown and asked.

you = You
team = { $a } and { $b }

## What happened. A key that ends in -you speaks to the reader.

told-other = { $name }: { $what }.
told-hidden = { $name } chooses, unseen.
told-hidden-you = You choose, unseen.
told-hidden-bid = { $name } lays a bid face down.
told-bid = { $name } bids { $what }.
told-bid-you = You bid { $what }.
told-play = { $name } plays { $what }.
told-play-you = You play { $what }.
told-takes = { $name } takes the trick.
told-takes-you = You take the trick.
told-correct = { $name } takes the card back and plays { $what }.
told-correct-you = You take the card back and play { $what }.
told-leave = { $name } leaves the card.
told-leave-you = You leave the card.
told-call-seat = { $name } calls a revoke: { $who }.
told-call-seat-you = You call a revoke: { $who }.
told-call-true = The call was true.
told-call-false = The call was false.
told-turned-up = { $card } is turned up: { $suit } are trump.
told-shown = At the end:
told-hand-over = Hand { $number } is over:
told-scored = { $name }: { $change }.
told-score-parts = { $name }: { $parts }
told-hints = With hints: { $names }
won = { $names } won the game.
won-you = You won the game!
won-shared = { $names } share the win.
won-none = Nobody won.
end-hands = { $number ->
    [one] The hand has been played
   *[other] All { $number } hands have been played
 }
end-target = { $number ->
    [one] Somebody has reached 1 point
   *[other] Somebody has reached { $number } points
 }
end-zero = Somebody is at 0 points or below
end-stock = The stock is empty
end-stall = { $number ->
    [one] Everybody has had a turn
   *[other] Everybody has had { $number } turns in a row
 } without a draw from the stock

## Replays

seat = Seat { $seat }
cut = The cut: { $draws }.
replay-hand = Hand { $number }, dealt by { $name }
replay-unfinished = The record ends here; the game is not finished.
name-seat = { $name } ({ $seat })

## The table

heading = { $title }, hand { $number }
column-name = player
column-cards = cards
column-bid = bid
column-said = said
column-tricks = tricks
column-points = points
column-score = score
column-notes = { "" }
mark-dealer = D
note-void = no { $lacking }
note-called = must play { $card }
bid-face-down = face down
name-partner = { $name }, partner
shows = { $name } shows { $cards }
shows-you = Everybody can see your { $cards }
fact-trump = trump { $trumps }
fact-trump-up = trump { $trumps } ({ $card } turned up)
fact-turned-up = turned up: { $card }
fact-led = to follow: { $led }
fact-reversed = ranks reversed: low beats high
fact-counter = play goes counter-clockwise
fact-order = low to high: { $order }
mark-won = won
pile-aside = out of play: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
trick = Trick { $number }:  { $plays }
trick-last = Last trick:  { $plays }
hand-unseen = You have not looked at your cards.

## What is asked

by-steps = { $low }–{ $high } by { $step }
choice-call-seat = call a revoke by { $who }
thinks = { $name } is thinking …
refused = No: { $reason } ({ $rule }; type "rules { $rule }" to read it).
not-understood = "{ $text }" cannot be done here; type ? for help.
rules-complete = The complete rules
rules-sections = Parts of the rules
rules-none = This game has no rule page.
rules-no-such = There is no rule { $number }.
last-none = No trick has been completed yet.
scores-now = Now: { $scores }
help =
    Type the number under a card, its code ({ $card }, in any case), or an action
    in full ({ $actions }). A lowered card, with a dotted edge and its
    number in brackets, may not be played now: try it to see why.
    Signs: * face up for everybody, + just drawn, D dealer, ▸ to act.
command-enter = Enter
command-enter-words = show the table again
command-rules-words = read all the rules
command-rule-words = read one rule
command-hint-words = a hint; typed again, it says more
command-last-words = the last trick
command-history-words = what happened in this hand
command-scores-words = the scores hand by hand
command-undo-words = take back your last action
command-remarks-words = let bots say a word about their bids, or no longer
command-quit-words = leave; the game is saved
command-quit-practice-words = leave

## Beginning, leaving, going on

play-name = Player
play-title = { $title }
play-which = which game? "nullo games" lists them
play-against = You play against { $names }. Type ? for help.
play-kept-another = Another game is saved; "nullo play { $game } --resume" continues that one instead.
cut-again = Those who tied draw again: { $draws }.
cut-seats = Clockwise: { $order }. { $name } deals first.
cut-seats-you = Clockwise: { $order }. You deal first.
play-analyse-record = What each decision was worth: nullo analyse { $file }
practise-way = (Enter shows the answer)
practise-over = That was the last mistake.
kept = The game is saved; "nullo play --resume" continues it.
kept-failed = The game could not be saved.
keep-failed = { $path }: { $why }: the game cannot be saved there
resume-title = { $title }, resumed.
resume-none = no game is saved
resume-open = the game is open in another terminal
resume-not = --resume resumes a game as it was: { $name } cannot be given
