# Warum eine Aktion nicht erlaubt ist. Die Schlüssel sind "refuse-" und der Code der Ablehnung.

## Überall

refuse-game-over = die Partie ist zu Ende
refuse-not-now = jetzt heißt es: { $phase }
refuse-chosen-already = diese Karte ist schon ausgewählt
refuse-card-not-there = diese Karte kann jetzt nicht kommen
refuse-not-in-hand = die Karte ist nicht auf der Hand
refuse-must-follow = { $suit } muss bedient werden
refuse-not-playable = die Karte darf jetzt nicht gespielt werden
refuse-no-such-number = zur Wahl stehen { $choices }

## Alles oder Nichts, und All Fives, wo es dort ebenso ist

refuse-bid-too-high = die höchste Ansage ist { $most }
refuse-call-yourself = sich selbst rügt man nicht
refuse-did-follow = Platz { $seat } hat bedient oder ausgespielt
refuse-called-before = Platz { $seat } ist schon gerügt worden
refuse-strict = eine Karte, die nicht bedient, wird hier gar nicht angenommen, also auch nicht korrigiert oder gerügt
