# The table in the browser. Sentences of what happened are in table.ftl, which it shares.

## What may be done: the names of buttons

act-bid = Bid { $number }
act-bid-all = Bid ALL
act-bid-nothing = Bid NOTHING
act-open = Open
act-secret = Secret
act-stand = Stand
act-beg = Beg
act-take-one = Take one
act-run = Run
act-draw-stock = Draw from the stock
act-draw-discard = Take the { $card }
act-keep = Keep
act-nope = Nope
act-blind-nope = Blind Nope
act-look = Look
act-shadoof = Shadoof
act-no-way = No Way
act-decline = Decline
act-leave = Leave the card
act-pass = Pass
act-call-seat = Call { $name }
act-call = Call the { $card }
act-less = Less
act-more = More
act-bid-slider = Your bid
act-play-again = Play again
act-lobby = Back to the lobby
act-go-on = Go on

## What is asked, and why

table-follow = Follow { $suit }.
table-low = Low beats high.
table-why-flips = FLIP, ALL and NOTHING may always be played.
table-why-honour = In honour mode nothing stops you from a wrong card.
table-why-trump = { $upper } can trump only when you have no { $suit }.
table-why-reversed = Ranks are reversed: 1 is high, 10 is low.
table-free = No { $suit }: play any card.
table-why-free = { $upper } trump; any other card is thrown off.
table-no-suit = No suit to follow yet.
table-why-no-suit = Play any card: the first number sets the suit.
table-lead = You lead.
table-why-lead-first = Play any card; the others follow.
table-why-lead-won = You took the last trick. Play any card.
table-why-lead-low = You played the lowest card of the last trick. Play any card.
table-why-no-trump = No trump yet: nobody has played one in this hand.
table-lead-lowest = Lead your lowest { $suit }.
table-lowest = Play your lowest { $suit }.
table-why-lowest = In the first trick all play their lowest of it.
table-called = The { $card } was called: play it.
table-ask-bid-flips = ALL or NOTHING?
table-why-bid-flips = ALL: take every trick. NOTHING: take none.
table-ask-bid-tricks = How many tricks will you take?
table-why-bid-tricks = Nobody sees your bid before all have chosen.
table-ask-bid-points = { $place ->
    [1] Your bid, first of four.
    [2] Your bid, second of four.
    [3] Your bid, third of four.
   *[4] Your bid, last of four.
 }
table-why-bid-points = Nope: you take no points. Shadoof: your team takes at least { $least }.
table-why-partner = { $name } bid { $number }; the two bids add up.
table-ask-say = Open or secret?
table-why-say = Open: 2 a trick and 3 more, but nothing unless exact. Secret: 1 a trick, 3 more if exact.
table-ask-correct = Correct your card, or leave it?
table-why-correct = You did not follow { $suit }. Correcting costs nothing.
table-ask-call = Call a revoke, or pass?
table-why-call = Call a player who could have followed and did not.
table-ask-beg = { $upper } are trumps. Stand, or beg?
table-why-beg = If you beg, { $name } gives you 1 point, or runs: three more cards each and a new trump.
table-ask-answer = { $name } begs. Take one, or run?
table-why-answer = Take one: 1 point for { $name }. Run: three more cards each and a new trump.
table-ask-ask = Call a card from { $name }?
table-why-ask = A card that lies exposed must be played when it is called.
table-ask-draw = Draw, or take the { $card }?
table-ask-draw-stock = Draw from the stock.
table-ask-discard = Discard one, or keep all { $count }.
table-ask-discard-must = Discard one of your { $count } cards.
table-why-drawn = You drew the { $card }.
table-why-taken = You took the { $card }; it may not go back at once.
table-ask-toss = Toss a card to the kitty.
table-why-toss = { $count } more. The last trick wins the kitty.
table-ask-give = Give a card to { $name }.
table-why-give = { $count } more. All are given at the same time.
table-ask-blind = Bid blind, or look?
table-why-blind = Blind Nope: take no points, unseen, for { $points } or −{ $points }.
table-ask-no-way = No Way, or decline?
table-why-no-way = They bid Shadoof. No Way: your team takes at least 80.

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
table-wait-say = { $names } says open or secret.
table-wait-toss = { $count ->
    [one] { $names } is tossing.
   *[other] { $names } are tossing.
 }
table-wait-give = { $count ->
    [one] { $names } is choosing a gift.
   *[other] { $names } are choosing gifts.
 }
table-wait-beg = { $names } stands or begs.
table-wait-answer = { $names } answers.
table-wait-draw = { $names } is to draw.
table-wait-discard = { $names } is to discard.
table-wait-correct = { $names } may correct a card.
table-wait-call = { $names } may call a revoke.
table-wait-ask = { $names } may call a card.
table-chosen = Your choice: { $what }. Only you see it.
table-dealing = The cards are dealt.
table-watching = You are watching.
table-over = The game is over.

## When a card is refused

table-not-yet = It is not your turn.
table-no-card = No card is asked for now.
table-refused = { $card }: { $reason }.
table-rule = Rule { $rule }
table-warn = { $card } does not follow: a revoke. Press it again to play it.
table-no-line = Not connected. It is sent as soon as the connection is back.
table-not-sent = That did not arrive. Please try again.

## Seats

table-bot = bot
table-away = away, a bot plays
table-online = connected
table-offline = not connected
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
table-bid-open = Open
table-bid-secret = Secret
table-bid-laid = Bid laid
table-bid-only-you = only you see it
table-bid-number = Bid { $bid }
table-known = Known
table-face-up = Face up
table-exposed = Exposed
table-no-suit-left = no { $suit }
table-must-play = must play the { $card }
table-revokes = { $count ->
    [one] one revoke
   *[other] { $count } revokes
 }
table-choosing = choosing

## What lies on the table

table-felt = Table
table-seats = Players, clockwise from your left
table-trick = Trick
table-trick-led = { $name } led
table-trick-best = { $name }, best
table-trick-took = { $name } took it
table-trick-took-you = You took it
table-trick-sauce = { $name }, as { $card }
table-trump = Trump: { $suit }
table-no-trumps = No trump
table-turned-up = Turned up
table-turned-suit = Turned up: { $suit }
table-trump-if = Trump, if it stands
table-set-aside = Set aside
table-aside = { $count ->
    [one] one card out of play
   *[other] { $count } cards out of play
 }
table-stock = Stock
table-stock-left = { $count } left
table-stock-last = { $count ->
    [0] This turn is the last
   *[other] Its last card ends it
 }
table-idle = { $count ->
    [one] One more turn without a draw ends it
   *[other] { $count } more turns without a draw end it
 }
table-discard = Discard pile
table-discard-empty = empty
table-discard-top = Discard pile, { $card } on top
table-discard-all = All { $count } cards
table-laid = { $name } laid it
table-laid-you = You laid it
table-with = with { $name } { $sum }
table-fives-worth = Trumps in tricks count
table-eight = The eight that turn
table-eight-all = { $card } counts as ALL
table-eight-nothing = { $card } counts as NOTHING
table-eight-turned = , turned
table-sauces = Sauces in force
table-late = late
table-kitty = { $count ->
    [0] Kitty: empty
    [one] Kitty: one card
   *[other] Kitty: { $count } cards
 }
table-kitty-why = To the winner of the last trick
table-kitty-known = You know
table-order = Colours from low to high, with their worth
table-order-trump = trump
table-counter = Counter-clock­wise
table-reversed = Low beats high
table-us = Us
table-them = Them
table-us-who = , you and { $name }
table-zero-in-hand = { $count ->
    [one] one Nothing card
   *[other] { $count } Nothing cards
 }
table-me = You

## Score, history, the end

table-score = Score
table-score-hand = Hand
table-score-total = Total
table-history = This hand
table-history-trick = Trick { $number }
table-history-none = Nothing has happened yet.
table-last-trick = Last trick
table-what-happened = What happened
table-hand-done = Hand { $number } is over
told-joined = { $name } sits down.
told-left = { $name } has left; { $bot } plays on.
told-away = { $name } is away: a bot plays.
told-back = { $name } is back.
table-told-take = { $name } takes { $what } from the discard pile.
table-told-take-you = You take { $what } from the discard pile.
table-told-sauce = { $name } plays SAUCE as { $what }.
table-told-sauce-you = You play SAUCE as { $what }.
table-where-hand = Hand { $hand }
table-where-hand-of = Hand { $hand }/{ $hands }
table-where-round-of = Round { $hand }/{ $hands }
table-where-trick = trick { $trick }
table-where-trick-of = trick { $trick }/{ $tricks }
table-where-target = to { $target }
table-where-lowest = lowest hand wins
table-where-double = scores doubled
table-your-turn = Your turn

## Keys

key-arrows = ← →
key-enter = Enter
key-escape = Esc
key-letters = A–Z
key-help = ?
key-hand-words = From card to card of your hand
key-enter-words = Play the card, or press the button
key-letters-words = The button that shows the letter
key-numbers = 0–9
key-numbers-words = Bid that many tricks
key-steps = − +
key-steps-words = Bid fewer or more points
key-escape-words = Close what is open; go on after a hand; let a raised card down
key-help-words = This list
