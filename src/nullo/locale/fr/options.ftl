# Les options de chaque jeu en mots simples : « option-GAME-NAME » est un titre, la même clé avec
# « -about » une phrase, « option-GAME-NAME-CHOICE » un choix. Ce que des jeux partagent est sans GAME.

option-players = Joueurs
option-players-about = Combien sont à la table ; des robots prennent les places que personne n’occupe.
option-mode = Mode de jeu
option-mode-about = En mode honneur, on peut jouer une carte fautive, et c’est aux joueurs de la remarquer ; sinon, elle est refusée.
option-mode-strict = Strict
option-mode-honour = Mode honneur
option-unset = aucun
option-on = oui
option-off = non
option-range = De { $low } à { $high }.
option-list-range = Des nombres entiers séparés par des virgules, chacun d’au moins { $low }.
option-wrong-number = Il faut un nombre entier de { $low } à { $high }.
option-wrong-list = Il faut de 1 à 100 nombres entiers d’au moins { $low }, séparés par des virgules.
option-wrong-empty = Il manque un nombre.

# What the marks ⚖ and ☂ of a rule mean.
mark-ruling = Un choix d’interprétation : la source se tait ou se lit de deux façons
mark-house = Une règle maison : la source la nomme sans la décrire
