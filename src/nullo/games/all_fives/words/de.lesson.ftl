# The guided first hand. A key that ends in "-not" says why another lawful choice is worse.

tip-fives-hello = Zwei Spieler, sechs Karten für jeden. Nur Trümpfe zählen, und nur in deinen Stichen: Ass 4, König 3, Dame 2, Bube 1, Fünf 5 – und die Zehn 10.
tip-fives-beg = Aufgedeckt wurde { $card }: Kreuz wäre Trumpf, und du hast keins. Bettle: So bittest du Ada, die gibt, um etwas anderes.
tip-fives-beg-not = Halten heißt, mit Kreuz als Trumpf zu spielen, und du hast kein einziges. Bettle.
tip-fives-one = Ada kann dir einen Punkt geben, und Kreuz bleibt Trumpf. Oder sie gibt jedem drei Karten mehr und deckt eine neue auf.
tip-fives-run = Sie hat drei mehr gegeben. Aufgedeckt ist { $card }: Herz ist Trumpf. Bei wieder Kreuz gäbe es noch drei. Du hast Ass, König, Bube und Fünf!
tip-fives-ace = Du sitzt links vom Geber: Du spielst aus. Nichts schlägt { $card }, die 4 Punkte sind also deine – und Ada muss einen Trumpf hergeben.
tip-fives-ace-not = Spiel zuerst { $card }: Nichts schlägt diese Karte, und sie zieht Ada einen Trumpf. Vielleicht einen guten.
tip-fives-drawn = Ada hatte ein Herz und musste bedienen: { $card } ist weg, und die 4 Punkte des Asses sind deine. Wer den Stich macht, spielt aus: wieder du.
tip-fives-king = Jetzt { $card }: { $ace } ist weg, dein König also der höchste Trumpf. Vielleicht fällt die Zehn darunter.
tip-fives-king-not = Nichts schlägt jetzt { $card }. Spiel ihn, solange Ada noch Trümpfe zu verlieren hat.
tip-fives-ten = { $card }! Niemand gibt die Zehn her, solange er einen anderen Trumpf hat: Ada hat also keinen mehr. 4 + 3 + 10 = 17 Punkte.
tip-fives-five = { $card } war in Gefahr, solange Ada einen höheren Trumpf haben konnte. Jetzt schlägt sie nichts mehr: Spiel sie aus, für 5 Punkte.
tip-fives-five-not = Spiel zuerst { $card }: Ada hat keinen Trumpf mehr, die 5 Punkte sind also sicher.
tip-fives-lead = Behalte { $trump }: Damit machst du jeden Stich in einer Farbe, die du nicht hast. Wirf erst deine Piks ab: Spiel { $card } aus.
tip-fives-lead-not = Behalte { $trump } für eine Farbe, die du nicht hast, und Karo zum Bedienen. Spiel { $card } aus.
tip-fives-follow = Karo ist ausgespielt, und du hast zwei: Du musst bedienen und darfst nicht stechen. { $card } reicht, den König schlägt keins.
tip-fives-follow-not = Keins deiner Karos gewinnt hier. Spiel das niedrigere, { $card }: Das andere kann noch einen Stich machen.
tip-fives-trump = Kreuz, und du hast keins: Jetzt darfst du stechen. { $card } macht den Stich und bringt seinen Punkt.
tip-fives-trump-not = Du dürftest jede Karte abwerfen, aber { $card } macht diesen Stich und bringt 1 Punkt.
tip-fives-rest = Trümpfe sind keine mehr da, also gibt es nichts mehr zu holen. Aber alle Karten werden gespielt: Sieh den letzten Stichen zu.
tip-fives-score = Ass 4, König 3, Bube 1, Zehn 10 und Fünf 5: 23 Punkte. Diese erste Partie ging bis 20, also hast du gewonnen. Sonst geht sie bis 61.
learnt-all-fives =
    Nur Trümpfe in deinen Stichen zählen, am meisten Zehn und Fünf.
    Halte, oder bettle um einen anderen Trumpf: Der Geber gibt dir einen Punkt oder allen drei Karten mehr.
    Bediene, wenn du kannst; nur wenn nicht, darfst du stechen.
