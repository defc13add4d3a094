# Pourquoi une action n’est pas permise. Les clés sont « refuse- » et le code du refus.

## Partout

refuse-game-over = la partie est terminée
refuse-not-now = pour l’instant, il faut { $phase }
refuse-chosen-already = cette carte est déjà parmi celles que vous avez choisies
refuse-card-not-there = cette carte ne peut pas venir maintenant
refuse-not-in-hand = cette carte n’est pas dans la main
refuse-must-follow = il faut fournir la couleur demandée ({ $suit })

## Tout ou rien, et All Fives pour ce qu’ils ont en commun

refuse-bid-too-high = l’annonce la plus haute est { $most }
refuse-call-yourself = on ne signale pas sa propre renonce
refuse-did-follow = la place { $seat } a fourni, ou entamé
refuse-called-before = la place { $seat } a déjà été mise en cause

## All Fives

refuse-not-exposed = cette carte n’est pas exposée
refuse-must-obey = la carte exigée, { $card }, doit être jouée

## ALL or NOTHING

refuse-must-follow-or-flip = il faut fournir la couleur demandée ({ $suit }), ou jouer un ALL, un NOTHING ou une FLIP

## Nothing

refuse-pile-empty = la défausse est vide
refuse-just-taken = la carte qui vient d’être prise dans la défausse ne peut pas y retourner aussitôt
refuse-may-not-keep = le tour doit se terminer par une défausse

## Sauce

refuse-must-play-lowest = au premier pli, il faut jouer la plus petite carte de la couleur la plus faible ({ $suit })
refuse-no-trump-played-yet = aucun atout n’a encore été joué dans cette donne, et une autre couleur peut être entamée
refuse-no-such-sauce = aucune carte SAUCE de la main ne peut être cette Sauce
