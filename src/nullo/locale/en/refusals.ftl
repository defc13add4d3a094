# Why an action is not allowed. Keys are "refuse-" and the code of a Refusal.

## Everywhere

refuse-game-over = the game is over
refuse-not-now = now it is time to { $phase }
refuse-chosen-already = this card is among those chosen already
refuse-card-not-there = this card cannot come now
refuse-not-in-hand = the card is not in the hand
refuse-must-follow = must follow { $suit }

## Alles oder Nichts, and All Fives where it has the same

refuse-bid-too-high = the highest bid is { $most }
refuse-call-yourself = nobody calls a revoke of their own
refuse-did-follow = seat { $seat } followed suit, or led
refuse-called-before = seat { $seat } has been called already

## All Fives

refuse-not-exposed = the card is not one that lies exposed
refuse-must-obey = { $card } was called and must be played

## ALL or NOTHING

refuse-must-follow-or-flip = must follow { $suit }, or play an ALL, a NOTHING or a FLIP

## Nothing

refuse-pile-empty = the discard pile is empty
refuse-just-taken = the card just taken from the discard pile may not be the one discarded
refuse-may-not-keep = the turn must end with a discard

## Sauce

refuse-must-play-lowest = in the first trick the lowest card of { $suit } must be played
refuse-no-trump-played-yet = no trump has been played in this hand, and there is another suit to lead
refuse-no-such-sauce = no SAUCE card in the hand can be this Sauce
