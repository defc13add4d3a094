## What it is

about-all-or-nothing = Annoncez tous les plis ou aucun, tandis que les cartes FLIP changent les ALL en NOTHING.
title-all-or-nothing = ALL or NOTHING
help-all-or-nothing = ⇅ marque une carte FLIP : elle retourne un ALL ou un NOTHING (règle A3). NIL sous une carte : elle compte maintenant comme NOTHING ; ALL : comme ALL.
tile-all-or-nothing = Annoncez tous les plis ou aucun, tandis que les cartes FLIP font de la plus forte carte la plus faible.
kind-all-or-nothing = Des plis, deux annonces

## Its options

option-all-or-nothing-start = Score de départ
option-all-or-nothing-start-about = Les points que chacun a au début ; qui arrive à 0 termine la partie.
option-all-or-nothing-hands = Donnes
option-all-or-nothing-hands-about = La partie se termine après ce nombre de donnes, si personne n’est arrivé à 0 avant.
option-all-or-nothing-made_nothing = Un NOTHING réussi
option-all-or-nothing-made_nothing-about = Points retirés à qui annonce NOTHING et ne fait aucun pli.
option-all-or-nothing-made_all = Un ALL réussi
option-all-or-nothing-made_all-about = Points retirés à qui annonce ALL et fait tous les plis.
option-all-or-nothing-miss = Un pli de trop ou de moins
option-all-or-nothing-miss-about = Points ajoutés pour chaque pli fait malgré NOTHING, manqué malgré ALL, ou en plus ou en moins du nombre annoncé.
option-all-or-nothing-revoke = Une renonce
option-all-or-nothing-revoke-about = Points ajoutés en mode honneur pour chaque renonce découverte.
option-all-or-nothing-offsuit_wins = Toute couleur peut gagner
option-all-or-nothing-offsuit_wins-about = Le plus grand nombre fait le pli, quelle que soit sa couleur, sauf si une carte compte comme ALL. ⚖
option-all-or-nothing-mode-about = Mode honneur : on peut faire une renonce, mais une carte de la couleur jouée plus tard la trahit, et cela coûte des points.
option-all-or-nothing-teams = Équipes
option-all-or-nothing-teams-about = Les partenaires ont un score commun, et pour ALL l’équipe doit faire tous les plis. Deux équipes à 4 ou à 6, trois à 6. ☂
option-all-or-nothing-teams-0 = aucune
option-all-or-nothing-bids = Annonces
option-all-or-nothing-bids-about = Seulement ALL et NOTHING, ou aussi un nombre de plis à faire exactement. ☂
option-all-or-nothing-bids-two = ALL ou NOTHING
option-all-or-nothing-bids-number = Nombres aussi
option-all-or-nothing-made_number = Un nombre réussi
option-all-or-nothing-made_number-about = Points retirés à qui annonce un nombre et fait exactement autant de plis. ☂

## Cards

card-all = ALL de { $suit }
card-nothing = NOTHING de { $suit }
print-all = ALL
print-nothing = NOTHING
card-now-all = compte maintenant comme ALL
card-now-nothing = compte maintenant comme NOTHING
card-was-all = comptait comme ALL
card-was-nothing = comptait comme NOTHING
card-flip = FLIP, retourne : { $card }
worked-did-flipped-all = retourne { $card }, qui compte comme ALL
worked-did-flipped-nothing = retourne { $card }, qui compte comme NOTHING
worked-all = { $card } compte comme ALL.
worked-first-all = Parmi les cartes qui comptent comme ALL, { $card } a été jouée la première.
worked-all-nothing = Toutes comptent comme NOTHING : la première gagne, { $card }.
worked-number = Aucune carte ne compte comme ALL, et { $card } est le plus haut { $suit }.
state-all = ALL
state-nothing = NIL

## What is asked, and why

why-flips = FLIP, ALL et NOTHING peuvent toujours être joués.
ask-no-suit = Pas encore de couleur à fournir.
why-no-suit = Jouez la carte de votre choix : le premier nombre donne la couleur.
ask-bid-flips = ALL ou NOTHING ?
why-bid-flips = ALL : faire tous les plis. NOTHING : n’en faire aucun.
why-bid-flips-team = ALL : votre équipe fait tous les plis. NOTHING : vous n’en faites aucun.
ask-bid-flips-number = Combien de plis ferez-vous ?
why-bid-flips-number = ALL : tous les plis. NOTHING : aucun. Un nombre : exactement autant.
why-bid-flips-number-team = ALL : tous les plis pour votre équipe. NOTHING : aucun pour vous. Un nombre : vous en faites exactement autant.

## Choices

choice-bid-all = ALL (faire tous les plis)
choice-bid-nothing = NOTHING (n’en faire aucun)
act-bid-all = Annoncer ALL
act-bid-nothing = Annoncer NOTHING

## Refusals

refuse-must-follow-or-flip = il faut fournir la couleur demandée ({ $suit }), ou jouer un ALL, un NOTHING ou une FLIP

## What happened

told-bid-all = { $name } annonce ALL.
told-bid-all-you = Vous annoncez ALL.
told-bid-nothing = { $name } annonce NOTHING.
told-bid-nothing-you = Vous annoncez NOTHING.
told-flipped-all = { $by } retourne { $card }, qui compte maintenant comme ALL.
told-flipped-nothing = { $by } retourne { $card }, qui compte maintenant comme NOTHING.

## What lies on the table

said-bid-all = ALL
said-bid-nothing = NOTHING
fact-turned-all = retournées, comptent comme ALL : { $cards }
fact-turned-nothing = retournées, comptent comme NOTHING : { $cards }
table-turning = Les huit qui se retournent
table-turning-full = { $card } compte comme ALL
table-turning-empty = { $card } compte comme NOTHING
table-turning-turned = , carte retournée

# The parts of a score.
score-missed-nothing = { $count ->
    [one] NOTHING manqué, { $count } pli
   *[other] NOTHING manqué, { $count } plis
 }
score-missed-all = { $count ->
    [one] ALL manqué, { $count } pli aux autres
   *[other] ALL manqué, { $count } plis aux autres
 }
score-made-nothing = NOTHING réussi
score-made-all = ALL réussi
score-missed-number = { $count ->
    [one] nombre manqué de { $count } pli
   *[other] nombre manqué de { $count } plis
 }
score-made-number = nombre réussi
score-revokes = { $count ->
    [one] { $count } renonce
   *[other] { $count } renonces
 }

## Conseils

nudge-alls = Lesquelles de vos cartes comptent comme ALL, et lesquelles peut-on retourner ?
nudge-turns = Quelle carte la vôtre retournerait-elle ?
reason-alls-held = { $count ->
    [0] Aucune de vos cartes ne compte comme ALL
    [one] Une de vos cartes compte comme ALL
   *[other] { $count } de vos cartes comptent comme ALL
 }, tant qu’aucune FLIP n’en retourne.
reason-turns-all = { $card } compte pour l’instant comme NOTHING : vous pouvez en faire un ALL.
reason-turns-nothing = { $card } compte pour l’instant comme ALL : vous pouvez en faire un NOTHING.
reason-bid-nothing-holds = Vous n’avez encore aucun pli : NOTHING tient toujours.
reason-bid-nothing-lost = Vous avez fait un pli : NOTHING est manqué, et chaque pli de plus vous coûte.
reason-bid-all-holds = Personne d’autre n’a de pli : ALL tient toujours.
reason-bid-all-lost = Quelqu’un d’autre a fait un pli : ALL est manqué, et chaque pli des autres vous coûte.
reason-bid-all-team-holds = Aucune autre équipe n’a de pli : ALL tient toujours.
reason-bid-all-team-lost = Une autre équipe a fait un pli : ALL est manqué, et chaque pli des autres coûte à votre équipe.
reason-bid-all-partner = Votre partenaire a annoncé ALL : un pli de vous compte aussi pour lui.
reason-bid-number-needs = { $count ->
    [one] Vous avez annoncé { $number } et il vous faut encore exactement { $count } pli.
   *[other] Vous avez annoncé { $number } et il vous faut encore exactement { $count } plis.
 }
reason-bid-number-enough = Vous avez autant de plis qu’annoncé, { $number } : un de plus, et l’annonce est manquée.
reason-bid-number-over = Vous avez plus de plis qu’annoncé : l’annonce est manquée, et chaque pli de plus vous coûte.
reason-bid-number-short = Il reste moins de plis qu’il n’en faut à votre annonce : elle est manquée, et chaque pli que vous faites encore en réduit le coût.
