paper-begged = Begged
paper-trumps = Trumps
paper-help-all-fives = Trumps in your tricks: 10 counts 10, 5 five, A 4, K 3, Q 2, J 1. A beggar to whom the dealer says “take one” scores 1 at once. Whoever has { $target } points, alone, wins.
paper-trump-title = Trumps that count
paper-trump-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
