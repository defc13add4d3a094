# Ce qui ne va pas dans un fichier de poids ou dans un entraînement.

weights-of = { $file } de { $game } : { $why }
weights-head = sa première ligne ne décrit pas de poids : { $why }
weights-format = son format est { $format }, et cette version lit { $known }
weights-game = il est de { $of }, pas de { $game }
weights-end = il se termine au milieu d’un poids
weights-count = il a { $weights } poids, pas { $wanted }
weights-layers = ses couches ({ $sizes }) doivent toutes être d’au moins 1
weights-wide = ses couches cachées de { $first } et { $second } dépassent { $most_first } et { $most_second }
weights-large = un poids après la première couche est supérieur à { $most }
weights-nothing = le jeu n’indique rien à apprendre
weights-shape = il a { $features } traits et { $outputs } sorties, pas { $wanted_features } et { $wanted_outputs }
