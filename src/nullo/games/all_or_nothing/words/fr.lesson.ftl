# The guided first hand. A key that ends in "-not" says why another lawful choice is worse.

tip-aon-hello = Chacun fait l’une de ces deux annonces : prendre tous les plis, ou n’en prendre aucun. Puis on joue toutes les cartes, pli après pli.
tip-aon-cards = Les quatre couleurs vont de 1 à 10. { $all } et { $nothing } n’ont pas de couleur : un ALL fait le pli, un NOTHING non. Mais les cartes FLIP, 1, 2, 9 et 10, les retournent.
tip-aon-bid = Ada et Bruno veulent tous les plis : l’un des deux sera déçu. Vos nombres sont petits : annoncez NOTHING. Sans aucun pli, on retire 20 points de vos 100, et le plus petit score gagne.
tip-aon-bid-not = Pour ALL, il faudrait gagner dix plis avec de petites cartes. Les perdre, voilà ce que cette main sait faire.
tip-aon-follow = On joue pique : fournissez l’un des deux vôtres. Celui d’Ada, { $led }, est fort : jouez { $card }, le plus haut qui perde encore. (ALL, NOTHING et FLIP seraient permis aussi.)
tip-aon-follow-not = C’est permis. Mais { $card } perd à coup sûr ici, et les petites cartes serviront plus tard.
tip-aon-two = Ada entame d’un ALL. Quand plusieurs cartes comptent comme ALL, la première jouée gagne : votre { $card } est donc sans danger. Débarrassez-vous-en !
tip-aon-two-not = { $first } fait ce pli quoi que vous jouiez. Glissez dessous votre propre ALL : dans tout autre pli, il pourrait gagner.
tip-aon-highest = { $best }, la carte de Bruno, est le meilleur carreau. Encore une fois, le plus haut qui perde : { $card }.
tip-aon-highest-not = Cela perd aussi. Mais { $card } est votre carreau le plus haut, et n’aura peut-être plus cette chance.
tip-aon-failed = Bruno l’a pris : l’ALL d’Ada est manqué, et elle paie 10 points par pli pris par d’autres. Lui aussi.
tip-aon-keep = Trèfle. { $card } est sous le 8 de Bruno : jouez-le. { $flip } est un trèfle aussi, mais une FLIP se joue à tout moment : gardez-la.
tip-aon-keep-not = { $card } est la carte la plus dangereuse dont vous puissiez vous défaire ici. Les petites et les FLIP peuvent attendre.
tip-aon-only = Pique, et { $card } est le seul que vous ayez. Jouez-le : il est petit.
tip-aon-only-not = Les FLIP et votre NOTHING sont des issues quand un pli est dangereux. Celui-ci ne l’est pas : { $card } perd.
tip-aon-turned = Regardez votre main ! Ada a joué { $flip }, une carte FLIP, qui a retourné votre { $nothing }. Il compte maintenant comme ALL et ferait un pli.
tip-aon-back = Chaque ALL ou NOTHING a deux FLIP, et l’autre est à vous : { $card } le retourne à nouveau. Une FLIP se joue à tout moment, et un cœur ne gagne pas un pli de carreau.
tip-aon-back-not = Tant que { $nothing } compte comme ALL, il fera un pli tôt ou tard. { $card } le retourne tout de suite.
tip-aon-hearts = Cœur, avec { $best } sur la table. { $card } perd : fournissez.
tip-aon-hearts-not = { $card } ne perd que sous un cœur plus haut, et il y en a un maintenant.
tip-aon-past = Trèfle : { $card } est plus petit que { $best }. Il retournerait { $all }, mais ce pli-là est terminé, et un pli terminé ne change plus.
tip-aon-past-not = { $card } est un trèfle, et le plus petit : il ne peut pas gagner ici. Vos autres cartes peuvent attendre.
tip-aon-throw = Vous n’avez pas de pique : défaussez-vous à votre gré. Les deux FLIP de votre NOTHING sont tombées, il est sûr pour de bon. { $card } est un nombre : débarrassez-vous-en.
tip-aon-throw-not = { $one } et { $other } ont été joués : plus rien ne peut retourner { $nothing }. Un nombre, lui, pourrait encore faire le dernier pli.
tip-aon-last = Votre dernière carte est le NOTHING. Il laisse gagner les autres.
tip-aon-score = Aucun pli : 20 points de moins, et vous gagnez avec 80. Ada et Bruno paient 10 par pli pris par quelqu’un d’autre.
tip-aon-more = Vous connaissez maintenant le jeu. ☂ On peut aussi convenir d’équipes, dont l’ALL est réussi si l’équipe fait tous les plis (A18), et d’annonces d’un nombre de plis, à faire exactement (A19).
learnt-all-or-nothing =
    On fournit la couleur du premier nombre ; ALL, NOTHING et FLIP se jouent à tout moment.
    Le premier ALL gagne ; sans ALL, le plus haut nombre de la couleur.
    Surveillez les FLIP : elles retournent des cartes, même dans votre main.
