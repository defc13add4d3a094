## What it is

about-nothing = Piochez et défaussez ; qui a le moins de points quand le talon est vide gagne.
title-nothing = Nothing
help-nothing = Le nombre à côté de l’enseigne est ce que vaut la carte ; le plus petit total gagne.
tile-nothing = Sept cartes, et le moins de points possible. Les quatre sept et trois figures à part ne valent rien.
kind-nothing = Pioche et défausse

## Its options

option-nothing-decks = Jeux de cartes
option-nothing-decks-about = Combien de jeux sont mélangés ensemble ; sans précision, un jusqu’à six joueurs, deux à partir de sept. ⚖
option-nothing-decks-unset = selon les besoins
option-nothing-hand = Cartes au départ
option-nothing-hand-about = Combien de cartes chacun reçoit ; il doit en rester au moins une pour le talon.
option-nothing-allow_keep = Garder une carte
option-nothing-allow_keep-about = On peut finir son tour sans défausser ; la main compte dès lors une carte de plus. ⚖
option-nothing-return_taken = Retour immédiat
option-nothing-return_taken-about = Une carte prise dans la défausse peut y retourner dans le même tour. ⚖
option-nothing-stall = Patience
option-nothing-stall-about = La partie se termine quand chacun a joué autant de tours de suite sans que personne pioche au talon. ⚖
option-nothing-rounds = Manches
option-nothing-rounds-about = On joue ce nombre de manches, et leurs points s’additionnent.

## Cards

card-worth = vaut { $worth }
worked-who-draw-stock = { $name } pioche au talon
worked-who-draw-discard = { $name } prend dans la défausse
worked-who-threw = { $name } défausse
worked-hand-turn = { $who } :
worked-turn = La main valait { $before } ; elle vaut maintenant { $after }.
worked-turn-same = La main vaut { $after }, comme avant.

## What is asked, and why

phase-draw = piocher au talon ou prendre la carte du dessus de la défausse
phase-stock = recevoir la prochaine carte du talon
phase-discard = défausser une carte ou tout garder
ask-draw = Piocher, ou prendre : { $card } ?
ask-draw-stock = Piochez au talon.
ask-discard = Défaussez une carte, ou gardez les { $count }.
ask-discard-must = Défaussez une de vos { $count } cartes.
why-drawn = Carte piochée : { $card }.
why-taken = Carte prise : { $card } ; elle ne peut pas repartir aussitôt.
table-wait-draw = À { $names } de piocher.
table-wait-discard = À { $names } de défausser.

## Choices

choice-discard = défausser { $card }
choice-keep = tout garder
choice-draw-stock = au talon
choice-draw-discard = dans la défausse ({ $card })
act-draw-stock = Piocher
act-draw-discard = Prendre : { $card }
act-keep = Tout garder

## Refusals

refuse-pile-empty = la défausse est vide
refuse-just-taken = on ne peut pas défausser aussitôt la carte qu’on vient de prendre dans la défausse
refuse-may-not-keep = le tour doit se terminer par une défausse

## What happened

told-draw-stock = { $name } pioche au talon.
told-draw-stock-you = Vous piochez au talon.
told-discard = { $name } défausse { $what }.
told-discard-you = Vous défaussez { $what }.
told-keep = { $name } garde toutes ses cartes.
told-keep-you = Vous gardez toutes vos cartes.
told-drawn = Carte piochée : { $what }.
told-hands = Les mains :
told-take = { $name } prend { $what } dans la défausse.
told-take-you = Vous prenez { $what } dans la défausse.

## What lies on the table

fact-discard = défausse : { $count ->
    [one] { $card }
   *[other] { $card } au-dessus, { $count } cartes
 }
pile-stock = talon : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
table-known = Connues
table-stock = Talon
table-stock-left = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
table-stock-last = { $count ->
    [0] Ce tour est le dernier
   *[other] Sa dernière carte met fin à la partie
 }
fact-idle = { $number ->
    [one] Encore { $number } tour sans piocher, et c’est fini
   *[other] Encore { $number } tours sans piocher, et c’est fini
 }
table-discard = Défausse
table-discard-empty = vide
table-discard-top = Défausse, { $card } sur le dessus
table-discard-all = { $count ->
    [one] L’unique carte
   *[other] Les { $count } cartes
 }
where-hand-of-nothing = Manche { $hand }/{ $hands }
where-lowest-nothing = la plus petite main gagne

# The parts of a score.
score-cards = cartes en main

## Conseils

nudge-worths = Combien vaut chaque carte ?
nudge-draws = Combien de cartes reste-t-il au talon ?
reason-pile-worth = { $points ->
    [0] Sur la défausse, { $card } ne vaut rien.
   *[other] Sur la défausse, { $card } vaut { $points }.
 }
reason-dearest = Votre carte la plus chère vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
reason-pile-swap = Avec la carte de la défausse à la place de votre plus chère, votre main vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
 } de moins.
reason-few-draws = { $count ->
    [0] Le talon est vide : ce tour est le dernier.
    [one] Il ne reste qu’une carte au talon.
   *[other] Il ne reste que { $count } cartes au talon.
 }
