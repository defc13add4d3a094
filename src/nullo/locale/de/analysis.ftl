# Die Analyse einer Partie, im Terminal und auf der Seite.

class-best = bester Zug
class-fine = gut
class-inaccuracy = Ungenauigkeit
class-mistake = Fehler
class-blunder = Patzer
analysis-curve = Chance auf den Spielgewinn
analysis-yes = ja
analysis-no = nein
