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
weights-others = il contient un modèle des autres places, pas une stratégie
weights-not-others = il contient une stratégie, pas un modèle des autres places
weights-shape = il a { $features } traits et { $outputs } sorties, pas { $wanted_features } et { $wanted_outputs }

train-nothing = { $game } n’indique rien à apprendre
train-no-others = { $game } n’indique aucun modèle des autres places à apprendre
train-hidden = des couches cachées de { $first } et { $second } sont impossibles : la première a de 1 à { $most } nœuds, la seconde de 1 à { $most_second }
train-from = les poids de --from sont inutilisables : { $why }
train-from-sizes = les poids de --from sont inutilisables : leurs couches sont de { $sizes }, pas de { $wanted }
train-other = { $folder } contient un entraînement avec une autre valeur de { $fields } : choisissez un autre dossier, ou les valeurs de son config.json
train-config = { $file } est endommagé : choisissez un autre dossier
train-checkpoint = { $file } est endommagé : supprimez-le pour recommencer l’entraînement, ou choisissez un autre dossier
