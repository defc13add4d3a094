# Cards in words, and the words printed on cards.

card-suit = { $rank } of { $suit }
card-back = face-down card
card-rank-A = ace
card-rank-K = king
card-rank-Q = queen
card-rank-J = jack

## What a card shows beside its face.

card-trump = trump
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
card-index-K = K
card-index-Q = Q
card-index-J = J
