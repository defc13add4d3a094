## What it is

about-nothing = Draw and discard; whoever holds the fewest points when the stock is gone wins.
title-nothing = Nothing
help-nothing = The number beside the suit is what the card is worth; the lowest hand wins.
tile-nothing = Seven cards, as few points as you can. Four sevens and three odd faces count nothing.
kind-nothing = Draw and discard

## Its options

option-nothing-decks = Decks
option-nothing-decks-about = How many decks are shuffled together; by default one for up to six players and two for seven or more. ⚖
option-nothing-decks-unset = as needed
option-nothing-hand = Cards to begin with
option-nothing-hand-about = How many cards everyone is dealt; at least one must be left for the stock.
option-nothing-allow_keep = Keeping a card
option-nothing-allow_keep-about = A turn may end without a discard; the hand is one card larger from then on. ⚖
option-nothing-return_taken = Straight back
option-nothing-return_taken-about = A card taken from the discard pile may be discarded in the same turn. ⚖
option-nothing-stall = Patience
option-nothing-stall-about = The game ends when everyone has had this many turns in a row without a draw from the stock. ⚖
option-nothing-rounds = Rounds
option-nothing-rounds-about = This many games are played and their points added up.

## Cards

card-worth = worth { $worth }
worked-who-draw-stock = { $name } drew from the stock
worked-who-draw-discard = { $name } took from the pile
worked-who-threw = { $name } discarded
worked-hand-turn = { $who }:
worked-turn = The hand was worth { $before }, and is now worth { $after }.
worked-turn-same = The hand is worth { $after }, as before.

## What is asked, and why

phase-draw = draw from the stock or take the top discard
phase-stock = draw the next card of the stock
phase-discard = discard a card or keep all
ask-draw = Draw, or take the { $card }?
ask-draw-stock = Draw from the stock.
ask-discard = Discard one, or keep all { $count }.
ask-discard-must = Discard one of your { $count } cards.
why-drawn = You drew the { $card }.
why-taken = You took the { $card }; it may not go back at once.
table-wait-draw = { $names } is to draw.
table-wait-discard = { $names } is to discard.

## Choices

choice-discard = discard { $card }
choice-keep = keep all
choice-draw-stock = from the stock
choice-draw-discard = the { $card } from the discard pile
act-draw-stock = Draw from the stock
act-draw-discard = Take the { $card }
act-keep = Keep

## Refusals

refuse-pile-empty = the discard pile is empty
refuse-just-taken = the card just taken from the discard pile may not be the one discarded
refuse-may-not-keep = the turn must end with a discard

## What happened

told-draw-stock = { $name } draws from the stock.
told-draw-stock-you = You draw from the stock.
told-discard = { $name } discards { $what }.
told-discard-you = You discard { $what }.
told-keep = { $name } keeps all cards.
told-keep-you = You keep all cards.
told-drawn = { $what } is drawn.
told-hands = The hands:
told-take = { $name } takes { $what } from the discard pile.
told-take-you = You take { $what } from the discard pile.

## What lies on the table

fact-discard = discard pile: { $count ->
    [one] { $card }
   *[other] { $card } on top, { $count } cards
 }
pile-stock = stock: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
table-known = Known
table-stock = Stock
table-stock-left = { $count } left
table-stock-last = { $count ->
    [0] This turn is the last
   *[other] Its last card ends the game
 }
fact-idle = { $number ->
    [one] One more turn without a draw ends the game
   *[other] { $number } more turns without a draw end the game
 }
table-discard = Discard pile
table-discard-empty = empty
table-discard-top = Discard pile, { $card } on top
table-discard-all = { $count ->
    [one] The only card
   *[other] All { $count } cards
 }
where-hand-of-nothing = Round { $hand }/{ $hands }
where-lowest-nothing = lowest hand wins

# The parts of a score.
score-cards = cards in hand

## Hints

nudge-worths = What is each card worth?
nudge-draws = How many draws are left?
reason-pile-worth = { $points ->
    [0] The { $card } on the pile counts nothing.
   *[other] The { $card } on the pile counts { $points }.
 }
reason-dearest = Your costliest card counts { $points }.
reason-pile-swap = With the card on the pile in place of your costliest one you hold { $points } less.
reason-few-draws = { $count ->
    [0] The stock is empty: this turn is the last.
    [one] Only one card is left in the stock.
   *[other] Only { $count } cards are left in the stock.
 }
