paper-begged = Gebettelt
paper-trumps = Trümpfe
paper-help-all-fives = Trümpfe in den Stichen: 10 zählt 10, 5 fünf, A 4, K 3, D 2, B 1. Wer bettelt und „nimm einen“ hört, bekommt sofort 1 Punkt. Wer zuerst mit mindestens { $target ->
    [one] 1 Punkt
   *[other] { $target } Punkten
 } allein vorn liegt, gewinnt.
paper-trump-title = Trümpfe, die zählen
paper-trump-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
paper-calls = Rügen
paper-help-calls = Nichtbedienen: { $rule ->
    [bonus] Wird es zu Recht gerügt, bekommen alle anderen 3 Punkte,
   *[penalty] Wird es zu Recht gerügt, kostet es 3 Punkte,
 } und wer nicht bedient hat, kann in dieser Runde nicht gewinnen. Eine falsche Rüge kostet { $points }.
