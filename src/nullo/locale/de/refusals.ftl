# Warum eine Aktion nicht erlaubt ist. Die Schlüssel sind "refuse-" und der Code der Ablehnung.

## Überall

refuse-game-over = das Spiel ist zu Ende
refuse-not-now = jetzt heißt es: { $phase }
refuse-chosen-already = diese Karte ist schon ausgewählt
refuse-card-not-there = diese Karte kann jetzt nicht kommen
refuse-not-in-hand = die Karte ist nicht auf der Hand
refuse-must-follow = { $suit } muss bedient werden

## Alles oder Nichts, und All Fives, wo es dort ebenso ist

refuse-bid-too-high = die höchste Ansage ist { $most }
refuse-call-yourself = sich selbst rügt man nicht
refuse-did-follow = Platz { $seat } hat bedient oder ausgespielt
refuse-called-before = Platz { $seat } ist schon gerügt worden

## All Fives

refuse-not-exposed = die Karte liegt nicht offen da
refuse-must-obey = { $card } wurde gefordert und muss gespielt werden

## ALL or NOTHING

refuse-must-follow-or-flip = { $suit } muss bedient werden, außer mit ALL, NOTHING oder FLIP

## Nothing

refuse-pile-empty = die Ablage ist leer
refuse-just-taken = die eben von der Ablage genommene Karte darf nicht gleich wieder dorthin
refuse-may-not-keep = am Ende des Zugs muss eine Karte abgelegt werden

## Sauce

refuse-must-play-lowest = im ersten Stich muss die niedrigste Karte in { $suit } gespielt werden
refuse-no-trump-played-yet = in dieser Runde ist noch kein Trumpf gefallen, und es gibt eine andere Farbe zum Ausspielen
refuse-no-such-sauce = keine SAUCE-Karte auf der Hand kann diese Sauce sein
