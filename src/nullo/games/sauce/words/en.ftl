## What it is

about-sauce = Two against two, bidding points in six colours while the Sauce bends the rules.
title-sauce = Sauce
help-sauce = ☂ marks a house rule: the source names it without describing it.
tile-sauce = Two against two for 300 points a hand. The turned-up Sauce changes the rules each time.
kind-sauce = Partners, changing rules

## Its options

option-sauce-menu = The Sauce menu
option-sauce-menu-about = What the Sauce of each rank does to the rules of a hand. ☂
option-sauce-menu-house = Ten Sauces
option-sauce-menu-published = Only the published ones
option-sauce-hands = Hands
option-sauce-hands-about = The game ends after this many hands, if nobody has won before then.
option-sauce-target = Points to win
option-sauce-target-about = The game ends with the hand in which a team gets this far.
option-sauce-super_after = Super-sauce after
option-sauce-super_after-about = After this many hands, every hand has two Sauces, and all scores count double.
option-sauce-super_at = Super-sauce from
option-sauce-super_at-about = The same happens as soon as a team has reached this many points.
option-sauce-shadoof_at = A Shadoof needs
option-sauce-shadoof_at-about = Points that a team must take, of 300, when it bids Shadoof; it scores twice as many.
option-sauce-no_way_at = A No Way needs
option-sauce-no_way_at-about = Points that stop a Shadoof: a team that says No Way must take them, and scores twice as many.
option-sauce-blind_behind = Blind Nope if behind by
option-sauce-blind_behind-about = A player whose team is this many points behind may bid Nope before looking at the cards.

## Cards

card-colour = { $suit } { $rank }
card-sauce = SAUCE
print-sauce = SAUCE
short-b = blu
short-g = grn
short-y = yel
short-o = ora
short-r = red
short-p = pur
worked-wild = a SAUCE card, played as { $card }
worked-highest-reversed = Ranks are reversed: { $card } is the highest card in { $suit }.
worked-then-reversed = Three cards of one rank: from now on ranks run the other way.
worked-then-straight = { worked-then-reversed }
suit-b = blue
suit-g = green
suit-y = yellow
suit-o = orange
suit-r = red
suit-p = purple

## What is asked, and why

which-wild = Which Sauce is it to be? Type { $cards }.
phase-toss = toss a card
phase-give = give a card to the partner
phase-blind = bid Blind Nope or look
phase-no-way = say No Way or decline
phase-lose = draw a card to lose
phase-expose = draw a card to turn up
tui-place-kitty = kitty
ask-low = Low beats high.
why-reversed = Ranks are reversed: 1 is high, 10 is low.
why-lead-low = You played the lowest card of the last trick. Play any card.
why-no-trump = No trump may be led yet: nobody has played one in this hand.
ask-lead-lowest = Lead your lowest { $suit }.
ask-lowest = Play your lowest { $suit }.
why-lowest = In the first trick everybody plays their lowest card of that colour.
ask-bid-points = { $place ->
    [1] Your bid, first of four.
    [2] Your bid, second of four.
    [3] Your bid, third of four.
   *[4] Your bid, last of four.
 }
why-bid-points = Nope: you take no points. Shadoof: your team takes at least { $least }.
why-partner = { $seat } bid { $number }, and your two bids add up. Nope: you take no points. Shadoof: your team takes at least { $least }.
ask-toss = Toss a card to the kitty.
why-toss = { $count } more. The last trick wins the kitty.
ask-give = Give a card to { $seat }.
why-give = { $count } more. All are given at the same time.
ask-blind = Bid blind, or look?
why-blind = Blind Nope: no points, bid before you look, for { $points } or −{ $points }.
ask-no-way = No Way, or decline?
why-no-way = They bid Shadoof. No Way: your team takes at least { $least }.
table-wait-toss = { $count ->
    [one] { $names } is tossing.
   *[other] { $names } are tossing.
 }
table-wait-give = { $count ->
    [one] { $names } is choosing cards to give.
   *[other] { $names } are choosing cards to give.
 }

## Choices

choice-toss = toss { $card }
choice-give = give { $card }
choice-look = look
choice-nope = Nope
choice-blind-nope = Blind Nope
choice-shadoof = Shadoof
choice-no-way = No Way
choice-decline = decline
act-nope = Nope
act-blind-nope = Blind Nope
act-look = Look
act-shadoof = Shadoof
act-no-way = No Way
act-decline = Decline

## Refusals

refuse-must-play-lowest = in the first trick the lowest card of { $suit } must be played
refuse-no-trump-played-yet = no trump has been played in this hand, and there is another suit to lead
refuse-no-such-sauce = no SAUCE card in the hand can be this Sauce
refuse-bid-step = a bid is a multiple of { $step }, and at most { $most }
refuse-not-behind = only a team that is { $points } or more behind may bid Blind Nope
refuse-not-blind = with a Super 2, a 3 or a 4 in force nobody may bid blind
refuse-looked-already = the hand has been looked at

## What happened

told-hidden-toss = { $name } tosses a card.
told-hidden-give = { $name } sets a card aside for their partner.
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
told-lost = { $what } is lost to the kitty.
told-exposed = { $what } is turned face up.
told-reversed = Ranks are reversed: low cards beat high ones.
told-straight = Ranks are in their usual order again.
told-counter = Play now goes counter-clockwise.
told-clockwise = Play now goes clockwise.
told-sauce = Sauce { $card }: { $text }.
told-lay-hidden = What lay hidden:
entry-kitty = kitty { $cards }
entry-toss = { $name } tossed { $cards }
entry-give = { $name } gave { $cards }
entry-lose = { $name } lost { $cards }
told-leads = { $name } leads.
told-leads-you = You lead.
told-looked = { $name } sees { $cards }.
told-looked-you = You see your cards: { $cards }.
told-moved = { $name } gets { $cards } from { $who }, face up.
told-moved-you = You get { $cards } from { $who }.
told-moved-kitty = { $name } tossed { $cards }, face up.
table-trick-wild = { $name }, as { $card }
told-play-wild = { $name } plays SAUCE as { $what }.
told-play-wild-you = You play SAUCE as { $what }.

## What lies on the table

said-decline = declines
said-no-way = No Way
said-nope = Nope
said-blind-nope = Blind Nope
said-shadoof = Shadoof
fact-sauce = Sauce { $card }: { $text }
fact-sauce-late = Late Sauce { $number }: { $text }
told-sauce-late = Late Sauce { $number }: { $text }.
pile-kitty = kitty: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
effect-none = no effect in this game
effect-none-super = { effect-none }
effect-short-change = Short Change: 12 cards go to the kitty, won with the last trick
effect-short-change-super = Super Short Change: 24 cards go to the kitty, won with the last trick
effect-short-change-late = Short Change ☂: each hand loses three cards, drawn at random, to the kitty
effect-short-change-super-late = Super Short Change ☂: each hand loses three more cards, drawn at random, to the kitty
effect-open-face = Open-Face: five cards of each hand lie face up
effect-open-face-super = Super Open-Face: all cards lie face up
effect-open-face-late = Open-Face ☂: five cards of each hand, drawn at random, are turned face up
effect-open-face-super-late = Super Open-Face ☂: all cards are turned face up
effect-toss-out = Toss-Out ☂: everyone tosses three cards to the kitty
effect-toss-out-super = Super Toss-Out ☂: everyone tosses five cards to the kitty
effect-toss-out-late = Toss-Out ☂: everyone tosses three of the cards still in hand to the kitty
effect-toss-out-super-late = Super Toss-Out ☂: everyone tosses two more of the cards still in hand to the kitty
effect-partner-pass = Partner Pass ☂: everyone gives three cards to the partner
effect-partner-pass-super = Super Partner Pass ☂: everyone gives five cards to the partner
effect-partner-pass-late = Partner Pass ☂: everyone gives three of the cards still in hand to the partner
effect-partner-pass-super-late = Super Partner Pass ☂: everyone gives two more of the cards still in hand to the partner
effect-late-reveal = Late Reveal ☂: the rank that wins trick 5 becomes a Sauce
effect-late-reveal-super = Super Late Reveal ☂: instead of trick 5, the ranks that win tricks 3 and 6 become Sauces
effect-suit-shift = Suit Shift ☂: green is the lowest colour, blue the highest
effect-suit-shift-super = Super Suit Shift ☂: purple is the lowest colour, blue the highest
effect-suit-shift-late = Suit Shift ☂: from then on green is the lowest colour, blue the highest
effect-suit-shift-super-late = Super Suit Shift ☂: from then on purple is the lowest colour, blue the highest
effect-upside-down = Upside-Down ☂: ranks are reversed from the start
effect-upside-down-super = Super Upside-Down ☂: ranks are reversed from the start, and again after every trick
effect-upside-down-late = Upside-Down ☂: from then on the order of ranks is the reverse of what it was
effect-upside-down-super-late = Super Upside-Down ☂: from then on the order of ranks is the reverse of what it was, and is reversed again after every trick
effect-counter-sauce = Counter-Sauce ☂: play goes counter-clockwise
effect-counter-sauce-super = Super Counter-Sauce ☂: play starts counter-clockwise and turns round after every trick
effect-counter-sauce-late = Counter-Sauce ☂: from then on play goes counter-clockwise
effect-counter-sauce-super-late = Super Counter-Sauce ☂: from then on play turns round after every trick
effect-no-trump = No Trump ☂: no colour is trump, and any card may be led
effect-no-trump-super = Super No Trump ☂: the highest and the lowest colour are both trump, the highest above the lowest
effect-no-trump-late = No Trump ☂: from then on no colour is trump, and any card may be led
effect-no-trump-super-late = Super No Trump ☂: from then on the highest and the lowest colour are both trump, the highest above the lowest
effect-hand-me-down = Hand-Me-Down ☂: the lowest card of the colour led leads the next trick
effect-hand-me-down-super = Super Hand-Me-Down ☂: the lowest card of the colour led takes the trick and leads the next one
effect-hand-me-down-late = Hand-Me-Down ☂: from the next trick on, the lowest card of the colour led leads next
effect-hand-me-down-super-late = Super Hand-Me-Down ☂: from the next trick on, the lowest card of the colour led takes the trick and leads next
table-facts-sauce = Sauces in force
table-late = late
table-kitty = { $count ->
    [0] Kitty: empty
    [one] Kitty: one card
   *[other] Kitty: { $count } cards
 }
table-kitty-why = To the winner of the last trick
table-kitty-known = You know
where-double = scores doubled

# The parts of a score.
score-points = { $count } points taken
score-made = bid of { $count } made
score-over = { $count } over the bid
score-failed = bid of { $count } missed
score-nope = Nope (0 points)
score-blind-nope = Blind Nope (0 points)
score-shadoof = Shadoof ({ $count } or more)
score-no-way = No Way ({ $count } or more)

## Hints

reason-suit-few = { $count ->
    [one] You hold only one card in { $suit }: without it you need not follow.
   *[other] You hold only { $count } cards in { $suit }: without them you need not follow.
 }
reason-points-needed = Your team still needs { $points } of the { $number } points that it bid.
reason-points-enough = Your team has the { $number } points that it bid: every further point is taken off.
