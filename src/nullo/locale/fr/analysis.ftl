# L’analyse d’une partie, au terminal et sur la page.

class-best = meilleur coup
class-fine = bon
class-inaccuracy = imprécision
class-mistake = erreur
class-blunder = gaffe
analysis-curve = Chance de gagner la partie
analysis-yes = oui
analysis-no = non
