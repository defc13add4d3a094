## What it is

about-all-fives = Mendiez ou tenez, puis attrapez les atouts qui comptent ; le premier à 61.
title-all-fives = All Fives
help-all-fives = Les atouts de vos plis comptent : A 4, R 3, D 2, V 1, 10 dix, 5 cinq.
tile-all-fives = De bons atouts ? Tenez. Sinon, mendiez et laissez le donneur se débattre. Le premier à 61 gagne.
kind-all-fives = La chasse aux atouts

## Its options

option-all-fives-target = Points pour gagner
option-all-fives-target-about = Le premier à être seul en tête avec au moins ce score gagne.
option-all-fives-batch = Cartes à la fois
option-all-fives-batch-about = Les six premières cartes sont données par paquets de ce nombre.
option-all-fives-mode-about = Mode honneur : on peut faire une renonce, la corriger et la signaler, et une carte exposée peut être exigée.
option-all-fives-revoke_rule = Un signalement juste
option-all-fives-revoke_rule-about = Ce que coûte une renonce quand quelqu’un la signale.
option-all-fives-revoke_rule-penalty = Le fautif perd 3
option-all-fives-revoke_rule-bonus = Les autres gagnent 3
option-all-fives-false_call = Un faux signalement
option-all-fives-false_call-about = Points que perd qui signale une renonce à tort. ⚖

## What is asked, and why

phase-beg = tenir ou mendier
phase-answer = céder un point ou donner trois cartes de plus
phase-ask = exiger une carte exposée ou passer
ask-called = Carte exigée : { $card }. Jouez-la.
ask-beg = { $upper } est atout. Tenir, ou mendier ?
why-beg = Si vous mendiez, { $seat } vous cède 1 point, ou donne trois cartes de plus à chacun et un nouvel atout.
ask-answer = { $seat } mendie. Céder un point, ou trois de plus ?
why-answer = Céder : 1 point pour { $seat }. Trois de plus : trois cartes à chacun et un nouvel atout.
ask-ask = { $seat } : exiger une carte ?
why-ask = Une carte exposée doit être jouée quand elle est exigée.
table-wait-beg = { $names } tient ou mendie.
table-wait-answer = { $names } répond.
table-wait-ask = { $names } peut exiger une carte.

## Choices

choice-stand = tenir
choice-beg = mendier
choice-take-one = céder un point
choice-run = trois de plus
act-stand = Tenir
act-beg = Mendier
act-take-one = Céder un point
act-run = Trois de plus

## Refusals

refuse-not-exposed = cette carte n’est pas exposée
refuse-must-obey = la carte exigée, { $card }, doit être jouée

## What happened

told-call-void = L’exigence est nulle : la carte exposée reste.
told-call = { $name } exige { $what }.
told-call-you = Vous exigez { $what }.
told-pass = { $name } passe.
told-pass-you = Vous passez.
told-stand = { $name } tient.
told-stand-you = Vous tenez.
told-beg = { $name } mendie.
told-beg-you = Vous mendiez.
told-take-one = { $name } cède un point.
told-take-one-you = Vous cédez un point.
told-run = { $name } donne trois cartes de plus à chacun.
told-run-you = Vous donnez trois cartes de plus à chacun.

## What lies on the table

said-stand = tient
said-beg = mendie
said-take-one = cède un point
said-run = trois de plus
fact-set-aside = écartées : { $cards }
table-exposed = Exposées
table-turned-suit = Retourne : { $suit }
table-trump-if = Atout, si l’on tient
table-set-aside = Écartées

# The parts of a score.
score-trumps = atouts pris
score-take-one = point cédé
score-false-call = faux signalement
score-revoked = renonce signalée
score-revoke-found = renonce d’un autre

## Conseils

reason-trumps-worth = { $points ->
    [0] Vos atouts ne rapportent rien par eux-mêmes.
    [one] Vos atouts rapportent 1 point, s’ils finissent dans vos plis.
   *[other] Vos atouts rapportent { $points } points, s’ils finissent dans vos plis.
 }
