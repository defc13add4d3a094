# La donne du jour.

error-no-daily = Cette donne du jour n’existe pas.
error-daily-over = Ce jour est passé : on peut encore s’entraîner sur cette donne.
error-daily-first = Jouez d’abord votre propre essai.
error-fixed-deal = Tout le monde joue ces cartes dans les mêmes conditions : cela ne peut donc pas être changé.

daily-page = La donne du jour · Nullo
daily-heading = La donne du jour
daily-lead = Les mêmes cartes et les mêmes robots pour tous. Un seul essai compte.
daily-loading = On mélange les cartes du jour…
daily-left = Les prochaines donnes arrivent dans { $hours } h { $minutes } min.
daily-today = Aujourd’hui
daily-play = Jouer
daily-play-of = Jouer la donne du jour : { $game }
daily-continue = Continuer
daily-continue-of = Continuer : { $game }
daily-scores = Classement
daily-scores-of = Classement : { $game }, { $date }
daily-practise = S’entraîner sur cette donne
daily-replay-of = Revoir la partie de { $name }
daily-replay = Revoir
daily-expert = L’expert
daily-expert-replay = Revoir la partie de l’expert
daily-you = { $name } (vous)
daily-place = Place
daily-name = Joueur
daily-points = Points
daily-tries = { $tries ->
    [one] Une personne a commencé cette donne.
   *[other] { $tries } personnes ont commencé cette donne.
 }
daily-as-good = Avec les mêmes cartes, vous avez fait aussi bien que l’expert.
daily-better = Avec les mêmes cartes, vous avez fait mieux que l’expert, de { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
daily-worse = Avec les mêmes cartes, l’expert a fait mieux, de { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
daily-good = aussi bien que l’expert
daily-hidden = Vous verrez le classement après votre propre essai.
daily-week = Cette semaine
daily-won = gagnée
daily-done = { $game }, { $date } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
daily-missed = { $game }, { $date } : pas jouée
daily-begun = { $game }, { $date } : commencée
daily-where = Donne du { $date }
daily-where-practice = Entraînement, donne du { $date }
daily-after = Classement du jour
