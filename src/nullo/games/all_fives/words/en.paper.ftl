paper-begged = Begged
paper-trumps = Trumps
paper-help-all-fives = Trumps in your tricks: 10 counts 10, 5 five, A 4, K 3, Q 2, J 1. A beggar to whom the dealer says “take one” scores 1 at once. Whoever has { $target } points, alone, wins.
paper-trump-title = Trumps that count
paper-trump-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
paper-calls = Calls
paper-help-calls = Revokes: { $rule ->
    [bonus] when one is rightly called, all others gain 3,
   *[penalty] one that is rightly called costs its player 3,
 } and its player cannot win the game on this hand. A wrong call costs the caller { $points }.
