## What it is

title-high-card = La Haute Carte
kind-high-card = Une carte cachée, une décision
tile-high-card = Restez si vous croyez en votre carte : la plus haute de ceux qui restent l’emporte.
about-high-card = Une carte cachée chacun : rester ou passer, et la plus haute de ceux qui restent gagne.

## Its options

option-high-card-hands = Donnes
option-high-card-hands-about = La partie se termine après ce nombre de donnes.
option-high-card-broken = Erreur
option-high-card-broken-about = Pour les tests : où le jeu produit une erreur.
option-high-card-broken-none = nulle part
option-high-card-broken-legal = dans les actions permises
option-high-card-broken-act = dans une action
option-high-card-broken-world = dans un monde
option-high-card-broken-points = dans les points

## What is asked, and why

phase-stay-or-fold = rester ou passer
ask-stay-or-fold = Rester ou passer ?
why-stay-or-fold = Si votre carte est la plus haute de ceux qui restent, vous gagnez au moins { $count ->
        [one] 1 point
       *[other] { $count } points
    }.

## Choices

choice-stay = rester
choice-fold = passer
act-stay = Rester
act-fold = Passer

## Refusals

refuse-high-card-one-may-not-stay = qui a le 1 ne peut pas rester

## What happened

told-stay = { $name } reste.
told-stay-you = Vous restez.
told-fold = { $name } passe.
told-fold-you = Vous passez.
told-last-high-card = Les cartes étaient :
said-stay = reste
said-fold = a passé
