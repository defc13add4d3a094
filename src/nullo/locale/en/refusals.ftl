# Why an action is not allowed. Keys are "refuse-" and the code of a Refusal.

## Everywhere

refuse-game-over = the game is over
refuse-not-now = now it is time to { $phase }
refuse-chosen-already = this card has been chosen already
refuse-card-not-there = this card cannot come now
refuse-not-in-hand = the card is not in the hand
refuse-must-follow = must follow { $suit }
refuse-not-playable = the card may not be played now
refuse-no-such-number = the choices are { $choices }

## Alles oder Nichts, and All Fives where it has the same

refuse-bid-too-high = the highest bid is { $most }
refuse-call-yourself = nobody can call their own revoke
refuse-did-follow = seat { $seat } followed suit, or led
refuse-called-before = seat { $seat } has been called already
refuse-strict = a card that does not follow is refused here, so none is corrected or called
