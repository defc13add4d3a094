## What it is

about-alles-oder-nichts = Annoncez le nombre exact de vos plis, à découvert ou en secret.
title-alles-oder-nichts = Tout ou rien
tile-alles-oder-nichts = Dites combien de plis vous ferez : tout haut pour le double, ou en secret.
kind-alles-oder-nichts = Annonces exactes

## Its options

option-alles-oder-nichts-hand_sizes = Cartes par donne
option-alles-oder-nichts-hand_sizes-about = Combien de cartes chacun reçoit, donne après donne ; puis on reprend la liste au début.
option-alles-oder-nichts-hands = Donnes
option-alles-oder-nichts-hands-about = Combien de donnes on joue, sauf si la partie va jusqu’à un score.
option-alles-oder-nichts-target = Jouer jusqu’à un score
option-alles-oder-nichts-target-about = La partie se termine avec la donne où quelqu’un l’atteint, quel que soit le nombre de donnes.
option-alles-oder-nichts-impossible_bids = Annonces impossibles
option-alles-oder-nichts-impossible_bids-about = On peut annoncer jusqu’à 6 plis, même avec moins de cartes en main. ⚖
option-alles-oder-nichts-suits = Couleurs du jeu de cartes
option-alles-oder-nichts-suits-about = Le nombre de couleurs, prises dans cet ordre : pique, cœur, carreau, trèfle. ⚖
option-alles-oder-nichts-ranks = Cartes par couleur
option-alles-oder-nichts-ranks-about = Chaque couleur va de 1, la plus faible, jusqu’à ce nombre. ⚖
option-alles-oder-nichts-mode-about = Mode honneur : on peut faire une renonce, la corriger et la signaler ; qui est signalé à raison ne marque rien dans la donne. ⚖

## Cards

bid-card-down = annonce, face cachée
bid-card-own = votre annonce secrète : { $bid }
bid-card-up = annonce : { $bid }

## What is asked, and why

phase-say = dire « ouverte » ou « secrète »
ask-bid-tricks = Combien de plis ferez-vous ?
why-bid-tricks = Personne ne voit votre annonce avant que tous aient choisi.
ask-say = Ouverte ou secrète ?
why-say = Ouverte : 2 par pli et 3 de plus, mais rien si ce n’est pas exact. Secrète : 1 par pli, 3 de plus si c’est exact.
table-wait-say = { $names } choisit : ouverte ou secrète.

## Choices

choice-open = ouverte
choice-secret = secrète
act-open = Ouverte
act-secret = Secrète

## What happened

told-open = { $name } choisit l’annonce ouverte.
told-open-you = Vous choisissez l’annonce ouverte.
told-secret = { $name } choisit l’annonce secrète.
told-secret-you = Vous choisissez l’annonce secrète.
told-open-bids = Les annonces ouvertes :
told-bids = Les annonces étaient :

## What lies on the table

said-open = ouverte
said-secret = secrète
table-bid-open = Ouverte
table-bid-secret = Secrète
table-bid-laid = Cachée
table-bid-only-you = visible de vous seul

# The parts of a score.
score-tricks = { $count ->
    [one] { $count } fait
   *[other] { $count } faits
 }
score-bid = { $count ->
    [one] { $count } annoncé
   *[other] { $count } annoncés
 }
score-taken = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
 }
score-taken-open = { $count ->
    [one] { $count } pli, annonce ouverte
   *[other] { $count } plis, annonce ouverte
 }
score-exact = annonce exacte

## Conseils

reason-tricks-needed = Pour tenir votre annonce, il vous faut { $count ->
    [one] le dernier pli
   *[other] encore { $number ->
      [one] un
     *[other] { $number }
   } des { $count } plis qui restent
 }.
reason-tricks-enough = Vous avez autant de plis qu’annoncé : un de plus, et l’annonce est manquée.
reason-tricks-short = Il faudrait plus de plis qu’il n’en reste : l’annonce est manquée.
reason-tricks-over = Vous avez plus de plis qu’annoncé : l’annonce est manquée.
