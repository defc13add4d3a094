# Die Analyse einer Partie, im Terminal und auf der Seite.

class-best = bester Zug
class-fine = gut
class-inaccuracy = Ungenauigkeit
class-mistake = Fehler
class-blunder = Patzer
analysis-curve = Chance auf den Spielgewinn
analysis-yes = ja
analysis-no = nein

error-analysis-too-long = Diese Partie ist zu lang für eine Analyse auf diesem Server.
error-too-many-analyses = Zu viele Analysen: später noch einmal versuchen.
error-no-decision = Diese Entscheidung gibt es in der Partie nicht.
