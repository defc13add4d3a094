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

tool-analysis = Analyse
after-analyse = Analyser
analysis-start = Analyser cette partie
analysis-about = Chaque décision est jugée d’après ce que savait le joueur, jamais d’après les vraies cartes des autres. Une longue partie prend environ une minute, et davantage quand le serveur est très occupé.
analysis-running = Analyse de la partie…
analysis-seconds-left = encore { $seconds } secondes environ
analysis-minutes-left = encore { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
 } environ
analysis-cancel = Annuler
analysis-curve-about = Chance de gagner la partie. À la fin : { $totals }.
analysis-decision = Cette décision
analysis-chose = { $name } : { $action }
analysis-chosen = choisi
analysis-forced = le seul choix
analysis-action = Choix
analysis-win = Partie gagnée
analysis-made = Annonce tenue
analysis-points = Ses points
analysis-costs = Coûte
analysis-lost = Perte
analysis-results = Points du joueur dans la donne
analysis-results-costs = Ce que coûte la donne
analysis-results-about = La fréquence de chaque résultat ; le trait marque la moyenne.
analysis-results-of = { $action } : { $mean } en moyenne. { $results }
analysis-worlds = Chacun a été essayé dans { $worlds ->
    [one] une donne compatible
   *[other] { $worlds } donnes compatibles
 } avec ce que savait le joueur.
analysis-judged = C’est la chance de gagner la partie qui décide ; à égalité, les points de la donne moins ceux des autres. Les points du joueur seuls ne décident de rien.
analysis-judged-points = Ce sont les points de la donne moins ceux des autres qui décident. Les points du joueur seuls ne décident de rien.
analysis-judged-decided = La partie est pour ainsi dire jouée : ce sont les points de la donne, moins ceux des autres, qui décident.
analysis-all-actions = Les { $count } choix
analysis-more = La suite, et qui a quoi
analysis-after = Après { $action } :
analysis-step-back = Étape précédente
analysis-step-on = Étape suivante
analysis-after-many = beaucoup de réponses sont possibles ; la plus probable : { $name } { $action } ({ $share })
analysis-after-then = puis beaucoup de réponses sont possibles ; la plus probable : { $name } { $action } ({ $share })
analysis-hidden = Qui a sans doute quoi
analysis-hidden-likely = { $name } – chaque carte cachée : { $average }, mais
analysis-hidden-certain = { $name } a
analysis-hidden-even = { $name } – chaque carte cachée : environ { $average }. Aucune ne se détache.
analysis-mistakes = Il y avait mieux
analysis-of = Les décisions de qui
analysis-better = Donne { $hand } : { $action } – mieux : { $better }
analysis-no-mistakes = Aucune décision n’était nettement moins bonne que la meilleure.
analysis-previous = Précédente
analysis-next = Suivante
analysis-players = Joueurs
analysis-player = Joueur
analysis-accuracy = Précision
analysis-luck = Chance
analysis-luck-skill = Chance et talent
analysis-unclear = trop serré
analysis-skill = Talent
analysis-luck-about = Chance : les points, moins ceux des autres, que valent ces donnes quand des experts les jouent à toutes les places. Talent : ce que le joueur a obtenu de plus. ± est l’erreur type des deux ; en dessous du double, c’est trop serré pour trancher.
analysis-bids = Annonces
analysis-bids-expected = Attendues
analysis-bids-made = Tenues
analysis-bid = Annonce
analysis-bid-hand = Donne
analysis-bid-chance = Probabilité
analysis-bids-about = Probabilité : celle de tenir l’annonce, d’après ce que savait le joueur. Attendues : la somme de ces probabilités.
analysis-practise = Retravailler ces erreurs
analysis-practise-at = Erreur { $at } sur { $all }
analysis-practise-ask = Que devrait faire { $name } ici ?
analysis-practise-ask-you = Que faites-vous ici ?
analysis-hand = Main
analysis-trick = Pli
analysis-led = Couleur demandée : { $suit }
analysis-table = La table
analysis-right = Il n’y a pas mieux.
analysis-same = Comme dans la partie : { $lost }. Essayez autre chose.
analysis-wrong = Il y a mieux : { $lost }. Essayez encore.
analysis-unjudged = Ce choix n’a pas été évalué. Essayez autre chose.
analysis-reveal = Montrer la réponse
analysis-practise-end = Retour à l’analyse
mistakes-on = Continuer
analysis-flaw = { $name }, { $action } – mieux : { $better } (−{ $lost })
analysis-hint = Un conseil aurait dit : { $reasons }
analysis-why-points = { $better } rapporte environ { $sign }{ $points ->
    [one] { $points } point
   *[other] { $points } points
 } dans cette donne ; { $action } : { $other-sign }{ $other-points }.
analysis-why-costs = { $better } coûte environ { $points ->
    [one] { $points } point
   *[other] { $points } points
 } dans cette donne ; { $action } : { $other-points }.
analysis-why-made = L’annonce est tenue dans { $percent } % des donnes, au lieu de { $other-percent } %.
analysis-lost-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
