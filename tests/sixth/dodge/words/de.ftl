title-dodge = Ausweichen
kind-dodge = Stiche, die man meidet
tile-dodge = Jeder Stich kostet einen Punkt: Werde hohe Karten los, wenn andere sie nehmen müssen.
about-dodge = Jeder Stich kostet einen Punkt; wer am wenigsten hat, gewinnt.
option-dodge-hands = Spiele
option-dodge-hands-about = So viele Spiele hat die Partie.
ask-dodge-lead = Spiel eine Karte aus, die du loswerden willst.
why-dodge-lead = Die höchste Karte ihrer Farbe gewinnt den Stich, und einen Punkt.
refuse-dodge-follow = du hast { $suit } und musst bedienen

score-not-dodged = Stiche genommen
