## What it is

about-all-fives = Beg or stand, then catch the trumps that count; first to 61.
title-all-fives = All Fives
help-all-fives = Trumps in the tricks that you take score: A 4, K 3, Q 2, J 1, the ten 10, the five 5.
tile-all-fives = Hold good trumps and stand, or beg and let the dealer squirm. First to 61.
kind-all-fives = Tricks for trump points

## Its options

option-all-fives-target = Points to win
option-all-fives-target-about = Whoever first has this score or more, as the sole leader, wins.
option-all-fives-batch = Cards at a time
option-all-fives-batch-about = The first six cards are dealt this many at a time.
option-all-fives-mode-about = Honour mode: a revoke can be played, corrected and called, and an exposed card may be called for.
option-all-fives-revoke_rule = A true call
option-all-fives-revoke_rule-about = What a revoke costs when somebody calls it.
option-all-fives-revoke_rule-penalty = The revoker loses 3
option-all-fives-revoke_rule-bonus = The others gain 3
option-all-fives-false_call = A false call
option-all-fives-false_call-about = Points that the caller loses when there was no revoke. ⚖

## What is asked, and why

phase-beg = stand or beg
phase-answer = take one or run
phase-ask = call for an exposed card or pass
ask-called = The { $card } was called: play it.
ask-beg = { $upper } are trumps. Stand, or beg?
why-beg = If you beg, { $seat } gives you 1 point, or runs: three more cards each and a new trump.
ask-answer = { $seat } begs. Take one, or run?
why-answer = Take one: 1 point for { $seat }. Run: three more cards each and a new trump.
ask-ask = Call for one of { $seat }’s exposed cards?
why-ask = An exposed card must be played when it is called for.
table-wait-beg = { $names } is to stand or beg.
table-wait-answer = { $names } is to answer.
table-wait-ask = { $names } may call for a card.

## Choices

choice-stand = stand
choice-beg = beg
choice-take-one = take one
choice-run = run
act-stand = Stand
act-beg = Beg
act-take-one = Take one
act-run = Run

## Refusals

refuse-not-exposed = the card does not lie exposed
refuse-must-obey = { $card } was called and must be played

## What happened

told-call-void = The call is void: the exposed card stays.
told-call = { $name } calls for { $what }.
told-call-you = You call for { $what }.
told-pass = { $name } passes.
told-pass-you = You pass.
told-stand = { $name } stands.
told-stand-you = You stand.
told-beg = { $name } begs.
told-beg-you = You beg.
told-take-one = { $name } says: take one.
told-take-one-you = You say: take one.
told-run = { $name } runs the cards: three more each.
told-run-you = You run the cards: three more each.

## What lies on the table

said-stand = stands
said-beg = begs
said-take-one = take one
said-run = run
fact-set-aside = set aside: { $cards }
table-exposed = Exposed
table-turned-suit = Turned up: { $suit }
table-trump-if = Trump, if accepted
table-set-aside = Set aside

# The parts of a score.
score-trumps = trumps taken
score-take-one = take one
score-false-call = false call
score-revoked = revoke called
score-revoke-found = another’s revoke

## Hints

reason-trumps-worth = { $points ->
    [0] Your trumps score nothing by themselves.
    [one] Your trumps score 1 point, if you bring them home.
   *[other] Your trumps score { $points } points, if you bring them home.
 }
