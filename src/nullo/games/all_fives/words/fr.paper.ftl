paper-begged = Cédé
paper-trumps = Atouts
paper-help-all-fives = Atouts dans vos plis : le 10 vaut 10, le 5 cinq, A 4, R 3, D 2, V 1. Le point que le donneur cède à qui mendie est marqué aussitôt. Qui a { $target ->
    [one] { $target } point
   *[other] { $target } points
 }, seul, gagne.
paper-trump-title = Les atouts qui comptent
paper-trump-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
