# The guided first hand. A key that ends in "-not" says why another lawful choice is worse.

tip-nothing-hello = Hier gibt es keine Stiche. Wenn du dran bist, ziehst du eine Karte und legst eine ab. Ist der Talon leer, gewinnt das Blatt, das am wenigsten wert ist.
tip-nothing-values = Karten zählen von 1, dem Ass, bis 13, dem König. Aber manche sind nichts wert: alle Siebenen, die zwei Buben, die nur ein Auge zeigen, wie { $jack }, und { $king }. Du hast drei davon, und insgesamt 37 Punkte.
tip-nothing-first = Du fängst an. Noch hat niemand etwas abgelegt, also zieh vom Talon.
tip-nothing-king = Eine Sieben, nichts wert: gut. Leg deine teuerste Karte ab, { $card }. Sieh zweimal hin: { $other } ist der König, der nichts wert ist.
tip-nothing-king-not = Das ist erlaubt. Aber { $card } kostet 13, mehr als jede andere deiner Karten.
tip-nothing-others = Jetzt tun die anderen dasselbe. Was sie ablegen, liegt offen auf einem Stapel, und alle sehen es.
tip-nothing-stock = Du darfst die oberste Karte der Ablage nehmen: { $top }. Aber eine unbekannte Karte ist etwa 6 wert, der Talon ist also besser.
tip-nothing-stock-not = { $top } kostet 8. Eine Karte vom Talon kostet etwa 6, und vielleicht ist sie gar nichts wert.
tip-nothing-jack = Leg { $card } ab: Dieser Bube hat zwei Augen und kostet 11. { $other } hat eins und darf bleiben.
tip-nothing-jack-not = { $card } ist die teuerste Karte deines Blatts: 11 Punkte.
tip-nothing-take = Ada hat { $card } abgelegt. Fünf ist weniger, als der Talon im Schnitt bringt, und weniger als deine { $high }: Nimm sie.
tip-nothing-take-not = Vom Talon käme etwa eine 6, vielleicht sogar eine Dame. { $card } ist eine sichere 5.
tip-nothing-nine = Jetzt leg { $card } ab. Was du von der Ablage genommen hast, kennen alle, und in diesem Zug darfst du es nicht wieder ablegen.
tip-nothing-nine-not = { $card } kostet 9: Nichts in deinem Blatt kostet mehr.
tip-nothing-again = Im Talon sind noch drei Karten: Das ist dein letzter Zug. { $top } auf der Ablage ist teuer, also zieh.
tip-nothing-again-not = { $top } kostet 10. Eine Karte vom Talon kostet wohl weniger.
tip-nothing-six = { $drawn } ist gut. Leg { $card } ab, deine teuerste. Alle behalten darfst du auch, aber dann hast du am Ende eine Karte mehr.
tip-nothing-six-not = { $card } kostet 6: Keine deiner Karten kostet mehr, und du legst zum letzten Mal ab.
tip-nothing-score = Der Talon ist leer, alle Blätter liegen offen: 5 + 4 + 4 = 13. Ada hat 16, die anderen mehr. Du gewinnst!
learnt-nothing =
    Zieh eine, leg eine ab: die teuerste.
    Siebenen, einäugige Buben und der Herz-König sind nichts wert.
    Nimm von der Ablage nur, was wenig kostet.
