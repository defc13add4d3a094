## La commande

cli-study = Étudie un jeu comme son auteur : joue un très grand nombre de parties et écrit une page de chiffres et de graphiques, avec des tableaux en Parquet.
cli-study-games = Combien de parties sont jouées de chaque variante.
cli-study-vary = Joue des variantes du jeu côte à côte, avec les mêmes cartes : le nom d’une option et ses valeurs, séparées par des virgules. Une liste de nombres s’écrit avec des barres : 6/5/4. Plusieurs options ainsi variées donnent toutes les combinaisons.
cli-study-bots = Les robots aux places, séparés par des virgules ; un seul nom vaut pour toutes les places.
cli-study-levels = Les niveaux de l’échelle, du plus faible au plus fort.
cli-study-ladder = Combien de distributions chaque niveau joue contre le suivant, chacune deux fois, les places échangées ; 0 : pas d’échelle.
cli-study-hands = Garde aussi une ligne par place et par donne dans hands.parquet.
cli-study-folder = Le dossier à écrire. La même commande reprend une étude interrompue.
cli-study-progress = parties
cli-study-done = { $title } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } de chaque variante
cli-study-page = La page est { $page } ; les chiffres et les parties sont dans les fichiers Parquet à côté.
cli-study-kept = Cette étude était déjà terminée.
cli-value-vary = NOM=V,V…

## Ce qui ne va pas

wrong-study-extra = les études nécessitent l’extra « study » : pip install nullo[study]
wrong-study-other = { $folder } contient une autre étude ({ $name } y vaut { $there }, ici { $here }) : choisissez un autre dossier, ou les options de son study.json
wrong-study-foreign = { $folder } n’est pas vide et ne contient pas d’étude : choisissez un autre dossier
wrong-study-damaged = un fichier de { $folder } était endommagé et a été supprimé : la même commande rejoue ses parties
wrong-vary-pair = { $text } : il faut le nom d’une option, = et au moins deux valeurs séparées par des virgules
wrong-vary-same = { $variant } est le même jeu qu’une autre variante : les valeurs de { $option } doivent différer

## La page

study-title = Étude : { $title }
study-what = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } à { $players } joueurs, avec : { $bots }.
study-what-varies = { $variants } variantes sont comparées ; toutes ont reçu les mêmes cartes.
study-intervals = Tous les intervalles, après ± ou en traits dans les graphiques, valent avec 99 % de confiance.
study-heuristic = Pour certaines variantes, rien n’a été appris en jouant contre soi-même ; « club » les joue donc toutes selon la règle simple du jeu.
study-in-short = En bref
study-seats = Places
study-games = Parties
study-hands = Donnes
study-ladder = Talent et chance
study-made = Comment elle a été faite
study-made-by = Nullo { $version }, graine { $seed }. La même commande donne la même étude.
study-mean = moyenne
study-difference = { $variant } : différence
study-field-hands = Donnes d’une partie
study-field-decisions = Décisions d’une partie
study-field-lead_changes = Changements de meneur dans une partie
study-field-half = Le meneur à mi-partie a gagné
study-field-margin = Points entre le premier et le suivant
study-field-spread = Points entre le premier et le dernier
study-seat = place (la place 0 donne en premier)
study-place = place à la donne (0 à gauche du donneur, la dernière est le donneur)
study-wins-by-seat = Qui gagne, selon la place
study-points-by-place = Points d’une donne, selon la place
study-made-by-place = Annonces réussies, selon la place
study-scores = Points à la fin
study-lengths = Donnes d’une partie
study-turns-of-games = Décisions d’une partie
study-lead-changes = Changements de meneur
study-win-share = part des victoires
study-share = part des parties
study-share-made = part des annonces réussies
study-share-hands = part des donnes
study-score = points gagnés ou perdus, plus vaut mieux
study-hands-of-game = donnes
study-decisions = décisions
study-changes = changements de meneur
study-points = points de la donne
study-cards = cartes en main
study-bid = annonce
study-tricks = plis
study-ladder-about = Chaque niveau a rencontré le niveau inférieur dans { $deals ->
    [one] { $deals } distribution
   *[other] { $deals } distributions
 }, chacune jouée deux fois, les places échangées. Plus il faut de parties pour que le meilleur soit devant, plus la chance décide.
study-ladder-pair = niveau contre le niveau inférieur
study-ladder-wins = victoires
study-ladder-points = points par donne
study-ladder-games = parties pour être devant à 95 %
