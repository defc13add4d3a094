## What it is

title-high-card = High Card
kind-high-card = One hidden card, one decision
tile-high-card = Stay if you trust your card: the highest of those who stay takes a point from each.
about-high-card = One hidden card each: stay or fold, and the highest of those who stay wins.

## Its options

option-high-card-hands = Hands
option-high-card-hands-about = The game ends after so many hands.
option-high-card-broken = Error
option-high-card-broken-about = For tests: where the game raises an error.
option-high-card-broken-none = nowhere
option-high-card-broken-legal = among legal actions
option-high-card-broken-act = in an action
option-high-card-broken-world = in a world
option-high-card-broken-points = in the points

## What is asked, and why

phase-stay-or-fold = stay or fold
ask-stay-or-fold = Stay or fold?
why-stay-or-fold = If your card is the highest of those who stay, you win { $count ->
        [one] 1 point
       *[other] { $count } points
    } or more.

## Choices

choice-stay = stay
choice-fold = fold
act-stay = Stay
act-fold = Fold

## Refusals

refuse-high-card-one-may-not-stay = whoever holds the 1 may not stay

## What happened

told-stay = { $name } stays.
told-stay-you = You stay.
told-fold = { $name } folds.
told-fold-you = You fold.
told-last-high-card = The cards were:
said-stay = stays
said-fold = folded
