## What it is

about-alles-oder-nichts = Bid exactly how many tricks you will take, openly or in secret.
title-alles-oder-nichts = Alles oder Nichts
tile-alles-oder-nichts = Say how many tricks you will take. Say it aloud for double, or keep it secret.
kind-alles-oder-nichts = Exact bids

## Its options

option-alles-oder-nichts-hand_sizes = Cards in each hand
option-alles-oder-nichts-hand_sizes-about = How many cards are dealt to each player, hand after hand; then from the start again.
option-alles-oder-nichts-hands = Hands
option-alles-oder-nichts-hands-about = How many hands are played, unless the game is played to a score.
option-alles-oder-nichts-target = Play to a score
option-alles-oder-nichts-target-about = The game ends with the hand in which somebody reaches it, however many hands that takes.
option-alles-oder-nichts-impossible_bids = Impossible bids
option-alles-oder-nichts-impossible_bids-about = Anyone may bid up to 6 tricks even in a hand of fewer cards. ⚖
option-alles-oder-nichts-suits = Suits in the deck
option-alles-oder-nichts-suits-about = The deck has this many suits, in this order: spades, hearts, diamonds, clubs. ⚖
option-alles-oder-nichts-ranks = Cards in a suit
option-alles-oder-nichts-ranks-about = Each suit goes from 1, the lowest, up to this number. ⚖
option-alles-oder-nichts-mode-about = Honour mode: a revoke can be played, corrected and called; a called revoker scores nothing for the hand. ⚖

## Cards

bid-card-down = bid, face down
bid-card-own = your secret bid: { $bid }
bid-card-up = bid: { $bid }

## What is asked, and why

phase-say = say open or secret
ask-bid-tricks = How many tricks will you take?
why-bid-tricks = Nobody sees your bid until all have chosen.
ask-say = Open or secret?
why-say = Open: 2 a trick and 3 more, but nothing unless exact. Secret: 1 a trick, 3 more if exact.
table-wait-say = { $names } is to say open or secret.

## Choices

choice-open = open
choice-secret = secret
act-open = Open
act-secret = Secret

## What happened

told-open = { $name } says open.
told-open-you = You say open.
told-secret = { $name } says secret.
told-secret-you = You say secret.
told-open-bids = The open bids:
told-bids = The bids were:

## What lies on the table

said-open = open
said-secret = secret
table-bid-open = Open
table-bid-secret = Secret
table-bid-laid = Hidden
table-bid-only-you = only you see it

# The parts of a score.
score-tricks = took { $count }
score-bid = bid { $count }
score-taken = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
 }
score-taken-open = { $count ->
    [one] 1 trick, open bid
   *[other] { $count } tricks, open bid
 }
score-exact = exact bid

## Hints

reason-tricks-needed = { $count ->
    [one] Your bid needs the last trick.
   *[other] Your bid needs { $number } of the { $count } tricks that are left.
 }
reason-tricks-enough = You have as many tricks as you bid: one more breaks your bid.
reason-tricks-short = Your bid needs more tricks than are left: it is missed.
reason-tricks-over = You have more tricks than you bid: the bid is missed.
