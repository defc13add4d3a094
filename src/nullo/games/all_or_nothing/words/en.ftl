## What it is

about-all-or-nothing = Bid to take every trick or none, while FLIP cards turn ALL into NOTHING.
title-all-or-nothing = ALL or NOTHING
help-all-or-nothing = ⇅ marks a FLIP card: it turns one ALL or NOTHING card (rule A3). NIL under a card means that it counts as NOTHING now, ALL that it counts as ALL.
tile-all-or-nothing = Bid to take every trick or none, while FLIP cards turn the strongest card into the weakest.
kind-all-or-nothing = Tricks with two bids

## Its options

option-all-or-nothing-start = Starting score
option-all-or-nothing-start-about = The points that everyone starts with; the game ends when somebody is down to 0.
option-all-or-nothing-hands = Hands
option-all-or-nothing-hands-about = The game ends after this many hands, if nobody is down to 0 before then.
option-all-or-nothing-made_nothing = NOTHING made
option-all-or-nothing-made_nothing-about = Points taken off for bidding NOTHING and taking no trick.
option-all-or-nothing-made_all = ALL made
option-all-or-nothing-made_all-about = Points taken off for bidding ALL and taking every trick.
option-all-or-nothing-miss = A trick too many or too few
option-all-or-nothing-miss-about = Points added for each trick taken after a bid of NOTHING, lost after a bid of ALL, or above or below a number bid.
option-all-or-nothing-revoke = A revoke
option-all-or-nothing-revoke-about = Points added for each revoke that is found in honour mode.
option-all-or-nothing-offsuit_wins = Any suit can win
option-all-or-nothing-offsuit_wins-about = The highest number takes the trick, whatever its suit, unless a card counts as ALL. ⚖
option-all-or-nothing-mode-about = Honour mode: a revoke can be played, but a later card of the suit gives it away, and that costs points.
option-all-or-nothing-teams = Teams
option-all-or-nothing-teams-about = Partners share one score, and ALL needs every trick to be the team’s. Two teams of 4 or 6 players, three of 6. ☂
option-all-or-nothing-teams-0 = none
option-all-or-nothing-bids = Bids
option-all-or-nothing-bids-about = Only ALL and NOTHING, or also a number of tricks to be taken exactly. ☂
option-all-or-nothing-bids-two = ALL or NOTHING
option-all-or-nothing-bids-number = Numbers too
option-all-or-nothing-made_number = A number made
option-all-or-nothing-made_number-about = Points taken off for bidding a number and taking exactly that many tricks. ☂

## Cards

card-all = ALL of { $suit }
card-nothing = NOTHING of { $suit }
print-all = ALL
print-nothing = NOTHING
card-now-all = now counts as ALL
card-now-nothing = now counts as NOTHING
card-was-all = counted as ALL
card-was-nothing = counted as NOTHING
card-flip = FLIP, turns the { $card }
worked-did-flipped-all = turns { $card } over: it counts as ALL
worked-did-flipped-nothing = turns { $card } over: it counts as NOTHING
worked-all = { $card } counts as ALL.
worked-first-all = Of the cards that count as ALL, { $card } was played first.
worked-all-nothing = Every card counts as NOTHING, so the first one wins: { $card }.
worked-number = No card counts as ALL, and { $card } is the highest number in { $suit }.
state-all = ALL
state-nothing = NIL

## What is asked, and why

why-flips = FLIP, ALL and NOTHING may always be played.
ask-no-suit = No suit to follow yet.
why-no-suit = Play any card: the first number sets the suit.
ask-bid-flips = ALL or NOTHING?
why-bid-flips = ALL: take every trick. NOTHING: take none.
why-bid-flips-team = ALL: your team takes every trick. NOTHING: you take none.
ask-bid-flips-number = How many tricks will you take?
why-bid-flips-number = ALL: every trick. NOTHING: none. A number: exactly that many.
why-bid-flips-number-team = ALL: every trick for your team. NOTHING: none for you. A number: you take exactly that many.

## Choices

choice-bid-all = ALL (take every trick)
choice-bid-nothing = NOTHING (take none)
act-bid-all = Bid ALL
act-bid-nothing = Bid NOTHING

## Refusals

refuse-must-follow-or-flip = must follow { $suit }, or play an ALL, a NOTHING or a FLIP

## What happened

told-bid-all = { $name } bids ALL.
told-bid-all-you = You bid ALL.
told-bid-nothing = { $name } bids NOTHING.
told-bid-nothing-you = You bid NOTHING.
told-flipped-all = { $by } flips { $card }: it now counts as ALL.
told-flipped-nothing = { $by } flips { $card }: it now counts as NOTHING.

## What lies on the table

said-bid-all = ALL
said-bid-nothing = NOTHING
fact-turned-all = turned, counting as ALL: { $cards }
fact-turned-nothing = turned, counting as NOTHING: { $cards }
table-turning = The eight that turn
table-turning-full = { $card } counts as ALL
table-turning-empty = { $card } counts as NOTHING
table-turning-turned = , turned

# The parts of a score.
score-missed-nothing = { $count ->
    [one] NOTHING missed, 1 trick taken
   *[other] NOTHING missed, { $count } tricks taken
 }
score-missed-all = { $count ->
    [one] ALL missed, 1 trick lost to others
   *[other] ALL missed, { $count } tricks lost to others
 }
score-made-nothing = NOTHING made
score-made-all = ALL made
score-missed-number = { $count ->
    [one] number missed by 1 trick
   *[other] number missed by { $count } tricks
 }
score-made-number = number made
score-revokes = { $count ->
    [one] 1 revoke
   *[other] { $count } revokes
 }

## Hints

nudge-alls = Which of your cards count as ALL, and which could be turned?
nudge-turns = Which card would yours turn over?
reason-alls-held = { $count ->
    [0] None of your cards counts as ALL
    [one] One of your cards counts as ALL
   *[other] { $count } of your cards count as ALL
 }, as long as no FLIP turns a card.
reason-turns-all = { $card } counts as NOTHING now: you can turn it into an ALL.
reason-turns-nothing = { $card } counts as ALL now: you can turn it into a NOTHING.
reason-bid-nothing-holds = You have no trick so far, so NOTHING still holds.
reason-bid-nothing-lost = You have taken a trick: NOTHING is missed, and every further trick costs you.
reason-bid-all-holds = Nobody else has a trick so far, so ALL still holds.
reason-bid-all-lost = Somebody else has a trick: ALL is missed, and every trick of the others costs you.
reason-bid-all-team-holds = No other team has a trick so far, so ALL still holds.
reason-bid-all-team-lost = Another team has a trick: ALL is missed, and every trick of the others costs your team.
reason-bid-all-partner = Your partner has bid ALL: a trick of yours counts for it too.
reason-bid-number-needs = { $count ->
    [one] You have bid { $number } and need exactly 1 more trick.
   *[other] You have bid { $number } and need exactly { $count } more tricks.
 }
reason-bid-number-enough = You have as many tricks as you bid, { $number }: one more and the bid is missed.
reason-bid-number-over = You have more tricks than you bid: the bid is missed, and every further trick costs you.
reason-bid-number-short = Fewer tricks are left than your bid needs: it is missed, and every trick that you still take makes it cheaper.
