# Les options de chaque jeu en mots simples : « option-GAME-NAME » est un titre, la même clé avec
# « -about » une phrase, « option-GAME-NAME-CHOICE » un choix. Ce que des jeux partagent est sans GAME.

option-players = Joueurs
option-players-about = Combien sont à la table ; des robots prennent les places que personne n’occupe.
option-mode = Cartes fautives
option-mode-about = La table arrête une carte fautive, ou laisse aux joueurs le soin de la remarquer.
option-mode-strict = La table les arrête
option-mode-honour = Aux joueurs de voir
option-unset = aucun
option-on = oui
option-off = non
option-range = De { $low } à { $high }.
option-list-range = Des nombres entiers séparés par des virgules, chacun d’au moins { $low }.
option-wrong-number = Il faut un nombre entier de { $low } à { $high }.
option-wrong-list = Il faut de 1 à 100 nombres entiers d’au moins { $low }, séparés par des virgules.
option-wrong-empty = Il manque un nombre.

## ALL or NOTHING

option-all-or-nothing-start = Score de départ
option-all-or-nothing-start-about = Les points que chacun a au début ; qui arrive à 0 termine la partie.
option-all-or-nothing-hands = Donnes
option-all-or-nothing-hands-about = La partie se termine après ce nombre de donnes, si personne n’est arrivé à 0 avant.
option-all-or-nothing-made_nothing = Un NOTHING tenu
option-all-or-nothing-made_nothing-about = Points retirés à qui annonce NOTHING et ne fait aucun pli.
option-all-or-nothing-made_all = Un ALL tenu
option-all-or-nothing-made_all-about = Points retirés à qui annonce ALL et fait tous les plis.
option-all-or-nothing-miss = Un pli de travers
option-all-or-nothing-miss-about = Points ajoutés pour chaque pli fait malgré NOTHING, ou manqué malgré ALL.
option-all-or-nothing-revoke = Une carte fautive
option-all-or-nothing-revoke-about = Points ajoutés pour une carte fautive découverte, quand c’est aux joueurs de voir.
option-all-or-nothing-offsuit_wins = Toute couleur peut gagner
option-all-or-nothing-offsuit_wins-about = Le plus grand nombre fait le pli, quelle que soit sa couleur, sauf s’il s’y trouve un ALL.
option-all-or-nothing-mode-about = Aux joueurs de voir : chacun peut retenir une couleur, mais une carte jouée plus tard le trahit, et coûte des points.

## Tout ou rien

option-alles-oder-nichts-hand_sizes = Cartes par donne
option-alles-oder-nichts-hand_sizes-about = Combien de cartes chacun reçoit, donne après donne ; puis on reprend la liste au début.
option-alles-oder-nichts-hands = Donnes
option-alles-oder-nichts-hands-about = Combien de donnes on joue, sauf si la partie va jusqu’à un score.
option-alles-oder-nichts-target = Jouer jusqu’à un score
option-alles-oder-nichts-target-about = La partie se termine avec la donne où quelqu’un l’atteint, quel que soit le nombre de donnes.
option-alles-oder-nichts-impossible_bids = Annonces impossibles
option-alles-oder-nichts-impossible_bids-about = On peut annoncer jusqu’à 6 plis, même avec moins de cartes en main.
option-alles-oder-nichts-suits = Couleurs du jeu de cartes
option-alles-oder-nichts-suits-about = Le nombre de couleurs, prises dans cet ordre : pique, cœur, carreau, trèfle.
option-alles-oder-nichts-ranks = Cartes par couleur
option-alles-oder-nichts-ranks-about = Chaque couleur va de 1, la plus faible, jusqu’à ce nombre.
option-alles-oder-nichts-mode-about = Aux joueurs de voir : une carte fautive peut être jouée, corrigée et signalée ; qui est signalé à raison ne marque rien dans la donne.

## Nothing

option-nothing-decks = Jeux de cartes
option-nothing-decks-about = Combien de jeux sont mélangés ensemble ; sans précision, un jusqu’à six joueurs, deux à partir de sept.
option-nothing-decks-unset = selon les besoins
option-nothing-hand = Cartes au départ
option-nothing-hand-about = Combien de cartes chacun reçoit ; il doit en rester au moins une pour le talon.
option-nothing-allow_keep = Garder une carte
option-nothing-allow_keep-about = On peut finir son tour sans défausser ; la main compte dès lors une carte de plus.
option-nothing-return_taken = Retour immédiat
option-nothing-return_taken-about = Une carte prise dans la défausse peut y retourner dans le même tour.
option-nothing-stall = Patience
option-nothing-stall-about = La partie se termine quand chacun a joué autant de tours de suite sans que personne pioche au talon.
option-nothing-rounds = Manches
option-nothing-rounds-about = On joue ce nombre de manches, et leurs points s’additionnent.

## All Fives

option-all-fives-target = Points pour gagner
option-all-fives-target-about = Qui atteint ce score le premier, et seul, gagne.
option-all-fives-batch = Cartes à la fois
option-all-fives-batch-about = Les six premières cartes sont données par paquets de ce nombre.
option-all-fives-mode-about = Aux joueurs de voir : une carte fautive peut être jouée, corrigée et signalée, et une carte exposée peut être exigée.
option-all-fives-revoke_rule = Un signalement juste
option-all-fives-revoke_rule-about = Ce que coûte une carte fautive quand quelqu’un la signale.
option-all-fives-revoke_rule-penalty = Son joueur perd 3
option-all-fives-revoke_rule-bonus = Les autres gagnent 3
option-all-fives-false_call = Un signalement à tort
option-all-fives-false_call-about = Points que perd qui signale une carte qui était juste.

## Sauce

option-sauce-menu = Le menu des Sauces
option-sauce-menu-about = Ce que la Sauce de chaque valeur fait aux règles d’une donne.
option-sauce-menu-house = Dix Sauces
option-sauce-menu-published = Seulement les publiées
option-sauce-hands = Donnes
option-sauce-hands-about = La partie se termine après ce nombre de donnes, si personne n’a gagné avant.
option-sauce-target = Points pour gagner
option-sauce-target-about = La partie se termine avec la donne où une équipe arrive jusque-là.
option-sauce-super_after = Super-sauce après
option-sauce-super_after-about = Après ce nombre de donnes, il y a deux Sauces à chaque donne, et tous les scores comptent double.
option-sauce-super_at = Super-sauce dès
option-sauce-super_at-about = La même chose commence dès qu’une équipe a eu ce nombre de points.
option-sauce-shadoof_at = Pour un Shadoof
option-sauce-shadoof_at-about = Points sur 300 que doit faire une équipe qui annonce Shadoof ; elle en marque le double.
option-sauce-no_way_at = Pour un No Way
option-sauce-no_way_at-about = Points qui arrêtent un Shadoof : l’équipe qui dit No Way doit les faire, et en marque le double.
option-sauce-blind_behind = Blind Nope dès
option-sauce-blind_behind-about = Une équipe en retard d’autant de points peut annoncer Nope avant de regarder ses cartes.
