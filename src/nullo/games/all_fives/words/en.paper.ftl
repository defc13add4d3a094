paper-begged = Begged
paper-trumps = Trumps
paper-help-all-fives = Trumps in your tricks: the ten counts 10, the five 5, A 4, K 3, Q 2, J 1. A beggar to whom the dealer says “take one” scores 1 at once. The first to lead alone with { $target } or more wins.
paper-trump-title = Trumps that count
paper-trump-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
paper-calls = Calls
paper-help-calls = A true call of a revoke: { $rule ->
    [bonus] all others gain 3,
   *[penalty] the revoker loses 3,
 } and the revoker cannot win the game on this hand. A false call costs the caller { $points }.
