# Pourquoi une action n’est pas permise. Les clés sont « refuse- » et le code du refus.

## Partout

refuse-game-over = la partie est terminée
refuse-not-now = pour l’instant, il faut { $phase }
refuse-chosen-already = cette carte est déjà parmi celles que vous avez choisies
refuse-card-not-there = cette carte ne peut pas venir maintenant
refuse-not-in-hand = cette carte n’est pas dans la main
refuse-must-follow = il faut fournir la couleur demandée ({ $suit })
refuse-not-playable = cette carte ne peut pas être jouée maintenant
refuse-no-such-number = le choix est : { $choices }

## Tout ou rien, et All Fives pour ce qu’ils ont en commun

refuse-bid-too-high = l’annonce la plus haute est { $most }
refuse-call-yourself = on ne signale pas sa propre renonce
refuse-did-follow = la place { $seat } a fourni, ou entamé
refuse-called-before = la place { $seat } a déjà été signalée
refuse-strict = ici, une carte qui ne fournit pas est refusée : rien à corriger ni à signaler
