# Ce qui ne va pas dans un enregistrement. « { $place } : { $why } » se compose : donne 2, action 5, et pourquoi.

record-at = { $place } : { $why }
record-hand = donne { $hand }
record-in-action = donne { $hand }, action { $number }
record-in-redeal = donne { $hand }, nouvelle distribution { $number }
record-in-draw = donne { $hand }, tirage { $number }
record-round = cut : tour { $number }

## Le texte

record-not-utf8 = ce n’est pas de l’UTF-8
record-several = contient { $count } enregistrements : indiquez-en un par son numéro, à partir de 1 (en ligne de commande avec --number)
record-number = il n’y a pas d’enregistrement { $number } : le fichier en contient { $count }
record-json = JSON incorrect : { $why }
record-json-place = { $what } (ligne { $line }, colonne { $column }, caractère { $char })
record-json-surrogate = la moitié d’un caractère (un « surrogate » isolé)
record-json-deep = trop de niveaux imbriqués
record-json-constant = { $name } n’est pas une valeur JSON
record-json-large = le nombre { $number } est trop grand
record-json-digits = un nombre de { $digits } chiffres est trop grand
record-json-value = il manque une valeur
record-json-name = il manque un nom de clé entre guillemets doubles
record-json-colon = il manque un deux-points
record-json-comma = il manque une virgule
record-json-trailing = virgule en trop à la fin
record-json-string = texte sans guillemet de fin
record-json-control = caractère de contrôle interdit
record-json-escape = suite impossible après une barre oblique inverse
record-json-extra = du texte en trop

## Clés et valeurs

record-no-object = il faut un objet JSON
record-twice = la clé { $name } est donnée deux fois
record-unknown = clé inconnue { $name }
record-missing = il manque la clé { $name }
record-object = il faut un objet
record-list = il faut une liste
record-key-list = { $name } doit être une liste
record-texts = il faut une liste de textes
record-game = il faut le nom d’un jeu
record-players = il manque players
record-version = il faut la version { $version } du format, pas { $given }
record-later = la version { $given } du format est plus récente que la { $version }, la dernière connue ici
record-names = il en faut { $players }, pas { $given }
record-result = il faut un objet avec scores et winners
record-not-finished = la partie n’est pas terminée
record-result-wrong = { $name } doit être { $right }, pas { $given }

## Le tirage des places

record-no-cut = dans { $game }, on ne tire pas les places ; il faut null
record-rounds = il faut null ou une liste de tours
record-round-entries = le tour { $number } doit avoir { $players } entrées
record-round-left = le tour { $number } est en trop
record-tied = il reste des joueurs à égalité
record-other-seats = les cartes tirées donnent d’autres places
record-draws = la place { $seat } tire une carte
record-draws-not = la place { $seat } ne tire pas
record-barred = { $card } ne fait pas partie du tirage
record-drawn-twice = une carte a été tirée deux fois

## Cartes et actions

record-deck = le paquet doit être une liste
record-too-often = { $card } est trop souvent dans le paquet
record-lacks = { $card } manque dans le paquet
record-no-card = { $card } n’est pas une carte
record-not-drawn = { $card } ne peut pas être tirée maintenant
record-action-text = il faut un texte « PLACE ACTION »
record-no-action = { $text } n’est pas « PLACE ACTION »
record-cards-missing = il manque les cartes qui viennent avant
record-game-over = en trop : la partie est terminée
record-hand-over = en trop : la donne est terminée
record-hand-unfinished = elle n’est pas terminée, et ce n’est pas la dernière
record-redeals-left = il y a des redeals en trop
record-draws-left = il y a des draws en trop

## Ce qu’il contient d’autre

record-challenge = ce n’est pas une partie terminée d’une seule personne contre des robots, à une table
record-no-seals = il n’y a pas de sceaux : seules les parties jouées à une table en ont
record-table = table : il faut l’identifiant de la table qui a posé les sceaux
record-seals-order = seals : il en faut un par donne, ou ses parties à partir de 0, dans l’ordre
record-expected = il faut un `int` { $range }
record-expected-not = il faut `{ $wanted }`, pas `{ $given }`
record-expected-like = il faut un `str` de la forme { $pattern }
record-field = il manque le champ `{ $name }`
record-not-left = ce n’est pas une partie sauvegardée par « nullo play »
