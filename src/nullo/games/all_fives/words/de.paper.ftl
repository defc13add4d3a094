paper-begged = Gebettelt
paper-trumps = Trümpfe
paper-help-all-fives = Trümpfe in den Stichen: 10 zählt 10, 5 fünf, A 4, K 3, D 2, B 1. Wer bettelt und „nimm einen“ hört, bekommt sofort 1 Punkt. Wer allein { $target ->
    [one] 1 Punkt
   *[other] { $target } Punkte
 } hat, gewinnt.
paper-trump-title = Trümpfe, die zählen
paper-trump-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
paper-calls = Rügen
paper-help-calls = Falsche Karten: { $rule ->
    [bonus] Wird eine zu Recht gerügt, bekommen alle anderen 3 Punkte,
   *[penalty] Eine zu Recht gerügte kostet, wer sie gespielt hat, 3 Punkte,
 } und wer sie gespielt hat, kann in dieser Runde nicht gewinnen. Eine falsche Rüge kostet { $points }.
