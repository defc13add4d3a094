title-duck = Duck
kind-duck = Tricks to avoid
tile-duck = Keep your head down: every trick costs a point.
about-duck = Every trick costs a point; the fewest win.
option-duck-hands = Hands
option-duck-hands-about = The game ends after so many hands.
suit-e = acorns
suit-l = leaves
suit-t = bells
short-e = aco
short-l = lea
short-t = bel
card-duck = the duck

fact-dry = { $number ->
    [one] one player has no trick yet
   *[other] { $number } players have no trick yet
 }
