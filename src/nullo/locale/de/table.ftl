# Namen der Farben, und was in jeder Phase zu tun ist.

suit-s = Pik
suit-h = Herz
suit-d = Karo
suit-c = Kreuz
suit-b = Blau
suit-g = Grün
suit-y = Gelb
suit-o = Orange
suit-r = Rot
suit-p = Violett

phase-deal = Karten geben
phase-bid = ansagen
phase-say = offen oder geheim sagen
phase-play = eine Karte spielen
phase-correct = die Karte korrigieren oder liegen lassen
phase-call = rügen oder passen
phase-draw = vom Talon ziehen oder die oberste Karte der Ablage nehmen
phase-stock = die nächste Karte vom Talon bekommen
phase-discard = eine Karte ablegen oder alle behalten

phase-toss = eine Karte in den Topf werfen
phase-give = dem Partner eine Karte geben
phase-blind = blind ansagen oder die Karten ansehen
phase-no-way = No Way sagen oder verzichten
phase-lose = eine Karte ziehen, die in den Topf geht
phase-expose = eine Karte ziehen, die aufgedeckt wird

phase-beg = halten oder betteln
phase-answer = einen Punkt geben oder drei Karten mehr
phase-ask = eine offen liegende Karte fordern oder passen
