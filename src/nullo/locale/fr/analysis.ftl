# L’analyse d’une partie, au terminal et sur la page.

class-best = meilleur coup
class-fine = bon
class-inaccuracy = imprécision
class-mistake = erreur
class-blunder = gaffe
analysis-curve = Chance de gagner la partie
analysis-yes = oui
analysis-no = non

error-analysis-too-long = Cette partie est trop longue pour être analysée ici.
error-too-many-analyses = Trop d’analyses : réessayez plus tard.
error-no-decision = Cette partie n’a pas de décision de ce numéro.
