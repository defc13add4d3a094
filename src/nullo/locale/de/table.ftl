# Namen der Farben, und was in jeder Phase zu tun ist.

suit-s = Pik
suit-h = Herz
suit-d = Karo
suit-c = Kreuz

phase-deal = Karten geben
phase-bid = ansagen
phase-play = eine Karte spielen
phase-correct = die Karte korrigieren oder liegen lassen
phase-call = rügen oder passen

