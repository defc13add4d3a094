title-duck = Abtauchen
kind-duck = Stiche, die man meidet
tile-duck = Bleib unten: Jeder Stich kostet einen Punkt.
about-duck = Jeder Stich kostet einen Punkt; wer am wenigsten hat, gewinnt.
option-duck-hands = Spiele
option-duck-hands-about = So viele Spiele hat die Partie.
suit-e = Eichel
suit-l = Laub
suit-t = Schellen
short-e = Eic
short-l = Lau
short-t = Sch
card-duck = die Ente

fact-dry = { $number ->
    [one] noch ein Spieler ohne Stich
   *[other] noch { $number } Spieler ohne Stich
 }
