# The guided first hand. A key that ends in "-not" says why another lawful choice is worse.

tip-fives-hello = Zwei Spieler, sechs Karten für jeden. Nur Trümpfe zählen, und nur in deinen Stichen: Ass 4, König 3, Dame 2, Bube 1, Fünf 5 – und die Zehn 10.
tip-fives-beg = Aufgedeckt wurde { $card }: Kreuz wäre Trumpf, und du hast keins. Bettle: So bittest du Ada, die gibt, um etwas anderes.
tip-fives-beg-not = Halten heißt, mit Kreuz als Trumpf zu spielen, und du hast kein einziges. Bettle.
tip-fives-run = Ada hätte dir einen Punkt geben können. Sie gibt lieber drei mehr: drei Karten für jeden, und neu aufgedeckt wird { $card }. Herz ist Trumpf, und du hast Ass, König und Fünf!
tip-fives-ace = Du sitzt links vom Geber: Du spielst aus. Nichts schlägt { $card }, die 4 Punkte sind also deine – und Ada muss einen Trumpf hergeben.
tip-fives-ace-not = Spiel zuerst { $card }: Nichts schlägt diese Karte, und sie zieht Ada einen Trumpf. Vielleicht einen guten.
tip-fives-revoke = Ada hat { $card } gespielt. Und wenn sie doch ein Herz hat? Dann hätte sie nicht bedient. Im Ehrenmodus lässt der Tisch das zu und fragt sie zuerst, ob sie korrigieren will.
tip-fives-exposed = Sie hatte also eins: Sie spielt stattdessen { $card }. { $open } haben alle gesehen; die Karte liegt nun offen vor ihr, bis ein Gegner sie fordert. Das bist du.
tip-fives-lead = Nutze das: Spiel { $card } aus. Ada muss Karo bedienen, und du kannst { $open } fordern – auch wenn sie ein besseres hat.
tip-fives-lead-not = In Karo muss { $open } unter deine { $card } fallen. Mit einer anderen Karte verschenkst du das.
tip-fives-call = Bevor Ada spielt, wirst du gefragt. Fordere { $open }: Dann muss sie diese Karte spielen, und deine { $card } gewinnt.
tip-fives-call-not = Passt du, so darf Ada irgendein Karo spielen, und sie hat wohl ein höheres.
tip-fives-king = Ein Stich für die Neun! Jetzt { $card }: { $ace } ist weg, dein König also der höchste Trumpf.
tip-fives-king-not = Nichts schlägt jetzt { $card }. Spiel ihn, solange Ada noch Trümpfe zu verlieren hat.
tip-fives-ten = Die Zehn! Ada hatte keinen anderen Trumpf. 4 + 3 + 10 = 17 Punkte. Heb { $five } für später auf und spiel { $card }.
tip-fives-ten-not = { $five } ist 5 wert: Heb sie auf, bis sie stechen kann. { $card } ist die beste deiner anderen Karten.
tip-fives-follow = Karo ist ausgespielt, und du hast eins: Bediene, auch wenn es verliert.
tip-fives-follow-not = Damit würdest du nicht bedienen: Du hast { $card }. Rügt Ada das, verlierst du 3 Punkte.
tip-fives-five = Kreuz, und du hast keins: Jetzt darfst du stechen. { $card } macht den Stich und bringt 5 Punkte.
tip-fives-five-not = Darauf hat { $card } gewartet: den Stich machen und 5 zählen.
tip-fives-asked = Im Ehrenmodus wird jeder gefragt, der nicht bedient hat, auch wenn er nicht konnte. So verrät die Frage niemandem etwas. Deine Karte war richtig: liegen lassen.
tip-fives-rest = Jetzt darf Ada rügen, dass du nicht bedient hast; eine falsche Rüge würde sie 3 Punkte kosten. Trümpfe sind keine mehr zu holen: Sieh den letzten drei Stichen zu.
tip-fives-score = Ass 4, König 3, Zehn 10 und Fünf 5: 22 Punkte. Diese erste Partie ging bis 20, also hast du gewonnen. Sonst geht sie bis 61.
learnt-all-fives =
    Nur Trümpfe in deinen Stichen zählen, am meisten Zehn und Fünf.
    Halte, oder bettle um einen anderen Trumpf: Der Geber gibt dir einen Punkt oder allen drei Karten mehr.
    Eine Karte, die offen liegt, darf gefordert werden.
