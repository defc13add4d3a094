# The plain table: what is told, shown and asked.

you = You
team = { $a } and { $b }

## What happened. A key that ends in -you speaks to the reader.

told-other = { $name }: { $what }.
told-hidden = { $name } chooses, unseen.
told-hidden-you = You choose, unseen.
told-hidden-bid = { $name } lays a bid face down.
told-hidden-toss = { $name } tosses a card.
told-hidden-give = { $name } sets a card aside for the partner.
told-bid = { $name } bids { $what }.
told-bid-you = You bid { $what }.
told-bid-all = { $name } bids ALL.
told-bid-all-you = You bid ALL.
told-bid-nothing = { $name } bids NOTHING.
told-bid-nothing-you = You bid NOTHING.
told-open = { $name } says open.
told-open-you = You say open.
told-secret = { $name } says secret.
told-secret-you = You say secret.
told-open-bids = The open bids: { $bids }.
told-play = { $name } plays { $what }.
told-play-you = You play { $what }.
told-takes = { $name } takes the trick.
told-takes-you = You take the trick.
told-correct = { $name } takes the card back and plays { $what }.
told-correct-you = You take the card back and play { $what }.
told-leave = { $name } leaves the card.
told-leave-you = You leave the card.
told-call-seat = { $name } calls a revoke by { $who }.
told-call-seat-you = You call a revoke by { $who }.
told-call = { $name } calls for { $what }.
told-call-you = You call for { $what }.
told-pass = { $name } passes.
told-pass-you = You pass.
told-verdict-true = The call is true.
told-verdict-false = The call is false.
told-stand = { $name } stands.
told-stand-you = You stand.
told-beg = { $name } begs.
told-beg-you = You beg.
told-take-one = { $name } says: take one.
told-take-one-you = You say: take one.
told-run = { $name } runs the cards: three more each.
told-run-you = You run the cards: three more each.
told-draw-stock = { $name } draws from the stock.
told-draw-stock-you = You draw from the stock.
told-draw-discard = { $name } takes the top card of the discard pile.
told-draw-discard-you = You take the top card of the discard pile.
told-discard = { $name } discards { $what }.
told-discard-you = You discard { $what }.
told-keep = { $name } keeps all cards.
told-keep-you = You keep all cards.
told-look = { $name } looks at the cards.
told-look-you = You look at your cards.
told-nope = { $name } bids Nope: no points.
told-nope-you = You bid Nope: no points.
told-blind-nope = { $name } bids Blind Nope.
told-blind-nope-you = You bid Blind Nope.
told-shadoof = { $name } bids Shadoof: nearly all points.
told-shadoof-you = You bid Shadoof: nearly all points.
told-no-way = { $name } says No Way.
told-no-way-you = You say No Way.
told-decline = { $name } declines.
told-decline-you = You decline.
told-toss = { $name } tosses { $what }.
told-toss-you = You toss { $what }.
told-give = { $name } gives { $what }.
told-give-you = You give { $what }.
told-chance-stock = It is { $what }.
told-chance-lose = { $what } is lost to the kitty.
told-chance-expose = { $what } is turned face up.
told-turned-all = { $by } flips { $card }: it now counts as ALL.
told-turned-nothing = { $by } flips { $card }: it now counts as NOTHING.
told-reversed = Ranks are reversed: low cards beat high ones.
told-straight = Ranks are in their usual order again.
told-counter = Play now goes counter-clockwise.
told-clockwise = Play now goes clockwise.
told-turned-up = { $card } is turned up: { $suit } are trump.
told-sauce = Sauce { $sauce }.
told-last = At the end:
told-last-alles-oder-nichts = The bids were:
told-last-nothing = The hands:
told-last-sauce = What lay hidden:
last-kitty = kitty { $cards }
last-toss = { $name } tossed { $cards }
last-give = { $name } gave { $cards }
last-lose = { $name } lost { $cards }
told-moved = { $name } gets { $cards } from { $giver }, face up.
told-moved-you = You get { $cards } from { $giver }.
told-moved-kitty = { $name } tossed { $cards }, face up.
told-hand-over = Hand { $number } is over: { $scores }.
told-scored = { $name }: { $change }.
won = { $names } won the game.
won-you = You won the game!
won-shared = { $names } share the win.
won-none = Nobody won.

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
bid-all = ALL
bid-nothing = NOTHING
said-stand = stands
said-beg = begs
said-take-one = take one
said-run = run
said-decline = declines
said-no-way = No Way
bid-nope = Nope
bid-blind-nope = Blind Nope
bid-shadoof = Shadoof
name-partner = { $name }, partner
said-open = open
said-secret = secret
shows = { $name } shows { $cards }
shows-you = All can see your { $cards }
fact-trump = trump { $trumps }
fact-trump-up = trump { $trumps } ({ $card } turned up)
fact-turned-up = turned up: { $card }
fact-led = to follow: { $led }
fact-reversed = ranks reversed: low beats high
fact-counter = play goes counter-clockwise
fact-set-aside = set aside: { $cards }
fact-discard = discard pile: { $card } on top of { $count }
fact-order = low to high: { $order }
fact-sauce = Sauce { $sauce }
fact-turned-all = turned, counting as ALL: { $cards }
fact-turned-nothing = turned, counting as NOTHING: { $cards }
state-all = ALL
state-nothing = NIL
sauce-late = late { $rank }
mark-won = won
pile-stock = stock: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
pile-aside = out of play: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
pile-kitty = kitty: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
trick = Trick { $number }:  { $plays }
trick-last = Last trick:  { $plays }
hand-unseen = You have not looked at your cards.

## What is asked

by-steps = { $low }–{ $high } by { $step }
which-sauce = Which Sauce is it to be? Type { $cards }.
choice-bid-all = ALL (take every trick)
choice-bid-nothing = NOTHING (take none)
choice-open = open
choice-secret = secret
choice-call-seat = call a revoke by { $who }
choice-draw-stock = from the stock
ask-draw = draw
ask-discard = discard a card, or keep all
ask-call = call a revoke, or pass
ask-say = say how you bid
ask-beg = stand or beg
ask-answer = answer
ask-toss = toss a card to the kitty
ask-give = give a card to your partner
ask-blind = bid blind, or look at your cards
ask-no-way = say No Way, or decline
ask-ask = call a face-up card, or pass
choice-draw-discard = the { $card } from the discard pile
thinks = { $name } is thinking …
refused = No: { $reason } ({ $rule }; type "rules { $rule }" to read it).
not-understood = "{ $text }" cannot be done here; type ? for help.
rules-none = This game has no rule page.
rules-no-such = There is no rule { $number }.
last-none = No trick has been completed yet.
scores-now = Now: { $scores }
hint = A bot would choose: { $action }
help =
    Type the number under a card, its code (10h, 10♥, in any case), or an action
    in full (play 10h, bid 3). A card that lies low, with a dotted edge and its
    number in brackets, may not be played now: try it, and you are told why.
    Signs: * lies face up for all, + has just been drawn, D deals, ▸ is to act.

    Enter    show the table again     last     the last trick
    rules    read all the rules       history  what happened in this hand
    rules { $rule } read one rule            scores   the scores hand by hand
    hint     what a bot would do      undo     take your last action back
    quit     leave; the game is kept

help-all-or-nothing = ⇅ marks a FLIP card: it turns one ALL or NOTHING card (rule A3). NIL under a card means that it counts as NOTHING now, ALL that it counts as ALL.
help-all-fives = Trumps that count, in the tricks taken: A 4, K 3, Q 2, J 1, 10 ten, 5 five.
help-nothing = The number beside the suit is what the card is worth; the least wins.

## The Sauce menu

effect-none = no effect in this game
effect-short-change = Short Change: 12 cards in the kitty, for the last trick
effect-short-change-super = Super Short Change: 24 cards in the kitty, for the last trick
effect-open-face = Open-Face: five cards of each hand lie face up
effect-open-face-super = Super Open-Face: all cards lie face up
effect-toss-out = Toss-Out: everyone tosses three cards to the kitty
effect-toss-out-super = Super Toss-Out: everyone tosses five cards to the kitty
effect-partner-pass = Partner Pass: everyone gives the partner three cards
effect-partner-pass-super = Super Partner Pass: everyone gives the partner five cards
effect-late-reveal = Late Reveal: the rank that wins trick 5 is a Sauce from then on
effect-late-reveal-super = Super Late Reveal: so do the ranks that win tricks 3 and 6
effect-suit-shift = Suit Shift: green is the lowest colour, blue the highest
effect-suit-shift-super = Super Suit Shift: purple is the lowest colour, blue the highest
effect-upside-down = Upside-Down: ranks are reversed from the start
effect-upside-down-super = Super Upside-Down: ranks are reversed after every trick
effect-counter-sauce = Counter-Sauce: play goes counter-clockwise
effect-counter-sauce-super = Super Counter-Sauce: play turns round after every trick
effect-no-trump = No Trump
effect-no-trump-super = Super No Trump: the highest and the lowest colour are both trump
effect-hand-me-down = Hand-Me-Down: the lowest card of the colour led leads the next trick
effect-hand-me-down-super = Super Hand-Me-Down: it takes the trick as well

## Beginning, leaving, going on

play-name = Player
play-title = { $title }
play-which = which game? "nullo games" lists them
play-against = You play against { $names }. Type ? for help.
play-kept-another = Another game is kept; "nullo play { $game } --resume" resumes that one instead.
cut-again = Those who tied draw again: { $draws }.
cut-seats = Clockwise: { $order }. { $name } deals first.
cut-seats-you = Clockwise: { $order }. You deal first.
kept = The game is kept; "nullo play --resume" resumes it.
kept-failed = The game could not be kept.
keep-failed = { $path }: { $why }: the game cannot be kept there
resume-title = { $title }, resumed.
resume-none = no game is kept
resume-not = --resume resumes a game as it was: { $name } cannot be given
