paper-begged = Cédé
paper-trumps = Atouts
paper-help-all-fives = Atouts dans vos plis : le 10 vaut 10, le 5 cinq, A 4, R 3, D 2, V 1. Le point que le donneur cède à qui mendie est marqué aussitôt. Le premier à être seul en tête avec au moins { $target ->
    [one] { $target } point
   *[other] { $target } points
 } gagne.
paper-trump-title = Les atouts qui comptent
paper-trump-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
paper-calls = Renonces
paper-help-calls = Renonces : { $rule ->
    [bonus] si l’une est signalée à raison, tous les autres gagnent 3 points,
   *[penalty] celle qui est signalée à raison coûte 3 points à son auteur,
 } qui ne peut gagner la partie sur cette donne. Un signalement faux coûte { $points } à qui l’a fait.
