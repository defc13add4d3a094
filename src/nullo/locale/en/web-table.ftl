# The table in the browser. Sentences of what happened are in table.ftl, which it shares.

## What may be done: the names of buttons

act-bid = Bid { $number }
act-leave = Leave the card
act-pass = Pass
act-call-seat = Call { $name }
act-call = Call for the { $card }
act-less = Less
act-more = More
act-bid-slider = Your bid
act-play-again = Play again
act-lobby = Back to the lobby
act-go-on = Continue

## What is asked, and why

ask-follow = Follow { $suit }.
why-honour = In honour mode nothing stops you from playing a revoke.
why-trump = { $upper } can trump only when you have no { $suit }.
ask-free = No { $suit }: play any card.
why-free = { $upper } trump; any other card is thrown off.
ask-lead = You lead.
why-lead-first = Play any card; the others follow.
why-lead-won = You took the last trick. Play any card.
ask-correct = Correct your card, or leave it?
why-correct = You did not follow { $suit }. Correcting costs nothing.
ask-call = Call a revoke, or pass?
why-call = Call a player who could have followed and did not.

## While others choose

table-wait = { $count ->
    [one] { $names } is to act.
   *[other] { $names } are to act.
 }
table-wait-play = { $names } is to play.
table-wait-bid = { $count ->
    [one] { $names } is bidding.
   *[other] { $names } are bidding.
 }
table-wait-correct = { $names } may correct a card.
table-wait-call = { $names } may call a revoke.
table-chosen = Your choice: { $what }. Only you see it.
table-dealing = The cards are dealt.
table-watching = You are watching.
table-over = The game is over.

## When a card is refused

table-not-yet = It is not your turn.
table-no-card = No card can be played now.
table-tap-again = { $card }: tap again.
table-refused = { $card }: { $reason }.
table-rule = Rule { $rule }
table-warn = { $card } does not follow: a revoke. Press it again to play it.
table-no-line = Not connected. Your choice is sent as soon as the connection is back.
table-not-sent = That was not sent. Please try again.

## Seats

table-bot = bot: { $level }
table-away = away, a bot plays
table-bot-in = away, a bot plays in { $time }
table-away-in = { $name } is away: a bot plays on in { $time }
table-online = connected
table-offline = not connected
seal-tip = The cards of this hand were fixed before it began; this is their fingerprint. After the game you can check that nobody changed them. Open it to see all of it.
connection-sign = What the dot means
connection-tip = A full dot means that you are connected. If the connection is lost, words say so. Beside a name, a full dot means that the player is connected, an empty one that they are not.
table-online-tip = This player is connected.
table-offline-tip = This player is not connected.
table-dealer = Dealer
table-dealer-letter = D
table-turn = { $name }, to act
table-partner = partner
table-cards = { $count ->
    [one] card
   *[other] cards
 }
table-tricks = { $count ->
    [one] trick
   *[other] tricks
 }
table-points = { $count ->
    [one] point
   *[other] points
 }
table-taken = taken
table-points-in-hand = { $count ->
    [one] point in hand
   *[other] points in hand
 }
table-taken-points = taken
table-without = no
table-game = game
table-bid = bid
table-of = of { $target }
table-bid-number = Bid { $bid }
table-face-up = Face up
table-no-suit-left = no { $suit }
table-must-play = must play the { $card }
table-revokes = { $count ->
    [one] one revoke
   *[other] { $count } revokes
 }
table-choosing = choosing
table-no-bid = no bid yet

## What lies on the table

table-felt = Table
table-seats = Players, clockwise from your left
table-trick = Trick
table-trick-led = { $name } led
table-trick-best = { $name }, best
table-trick-took = { $name } took it
table-trick-took-you = You took it
table-trump = Trump: { $suit }
table-no-trumps = No trump
table-reversed = Low beats high
table-counter = Counter-clock­wise
table-order = Colours from low to high, with their worth
table-order-trump = trump
table-facts = In force now
table-turned-up = Turned up
table-aside = { $count ->
    [one] one card out of play
   *[other] { $count } cards out of play
 }
table-laid = From { $name }
table-laid-you = From you
table-with = with { $name } { $sum }
table-trump-worth = Trumps in tricks count
table-us = Us
table-them = Them
table-team = Team { $letter }
table-us-who = , you and { $name }
table-zero-in-hand = { $count ->
    [0] no Nothing card
    [one] one Nothing card
   *[other] { $count } Nothing cards
 }
table-me = You

## Score, history, the end

table-score = Score
table-score-hand = Hand
table-score-made = What each score is made of
table-score-total = Total
table-history = This hand
table-history-trick = Trick { $number }
table-history-none = Nothing has happened yet.
table-last-trick = Last trick
table-what-happened = What happened
table-hand-done = Hand { $number } is over
decided-trump = { $card } is a trump and beats the suit that was led.
decided-all = { $by } flips { $card }: it now counts as ALL.
decided-nothing = { $by } flips { $card }: it now counts as NOTHING.
told-joined = { $name } sits down.
told-left = { $name } has left; { $bot } plays on.
told-away = { $name } is away: a bot plays.
told-back = { $name } is back.
where-game = Game { $number }
series-words = Games won: { $list }
series-of = { $name } { $wins }
where-hand = Hand { $hand }
where-hand-of = Hand { $hand }/{ $hands }
where-trick = trick { $trick }
where-trick-of = trick { $trick }/{ $tricks }
where-target = to { $target }
where-lowest = lowest total wins
table-last-card = Your last card plays itself.
table-your-turn = Your turn

## Keys

key-arrows = ← →
key-enter = Enter
key-escape = Esc
key-letters = A–Z
key-help = ?
key-hand-words = From card to card in your hand
key-enter-words = Play the card, or press the button
key-letters-words = The button that shows the letter
key-numbers = 0–9
key-numbers-words = Bid that many tricks
key-steps = − +
key-steps-words = Bid fewer or more points
key-escape-words = Close what is open; continue after a hand; lower a raised card
key-help-words = This list

## The end of the game

over-why = After { $hands ->
    [one] one hand
   *[other] { $hands } hands
 }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } against { $next } ({ $name }). { $wins }
over-shared = After { $hands ->
    [one] one hand
   *[other] { $hands } hands
 }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } each. { $wins }
over-lowest = The lowest total wins.
over-highest = The highest total wins.
over-place = Your place: { $place } of { $all }.
over-hand = Hand: { $name }
