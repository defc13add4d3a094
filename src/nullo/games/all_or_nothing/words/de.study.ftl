study-high = hohe Karten (ALL-Karten und Zahlen ab 8)
study-own-flips = FLIP-Karten, die der Platz spielte
study-flips = FLIP-Karten der Runde
study-made-by-high = Erfüllte Ansagen, nach hohen Karten
study-made-by-flips = Was FLIP-Karten bewirken: erfüllte Ansagen, nach FLIP-Karten der Runde
study-nothing-by-high = Wie oft NOTHING angesagt wird, nach hohen Karten
study-tricks-by-high = Stiche, nach hohen Karten
study-points-by-own-flips = Punkte, nach FLIP-Karten, die der Platz spielte
