# Cards in words, and the words printed on cards.

card-suit = { $rank } of { $suit }
card-colour = { $suit } { $rank }
card-all = ALL of { $suit }
card-nothing = NOTHING of { $suit }
card-sauce = SAUCE
card-back = face-down card
card-rank-A = ace
card-rank-K = king
card-rank-Q = queen
card-rank-J = jack

print-all = ALL
print-nothing = NOTHING
print-sauce = SAUCE

## What a card shows beside its face.

card-now-all = now counts as ALL
card-now-nothing = now counts as NOTHING
card-flip = FLIP, turns the { $card }
card-trump = trump
card-worth = worth { $worth }
card-open = face up for all
card-drawn = just received
card-revoke = would be a revoke
card-best = best so far
card-as = as { $cards }
card-or = { " or " }

## The hand and its questions.

hand-mine = Your hand
hand-which = Which Sauce is it to be?
hand-as = As the { $card }
hand-back = Back
hand-hidden = { $count ->
    [one] One card, not looked at
   *[other] { $count } cards, not looked at
}
bid-card-down = bid, face down
bid-card-own = your secret bid: { $bid }
bid-card-up = bid: { $bid }
