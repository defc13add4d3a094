# Tables en duplicate : une série de donnes que chacun joue à la même place.

error-no-duplicate = Ces donnes n’existent pas : elles ont été supprimées, ou le lien est incomplet.
error-not-alone = Quelqu’un d’autre a joué à cette table : seule une partie contre des robots fait un défi.
error-own-challenge = Ce sont vos propres cartes : vous les avez déjà jouées.

duplicate-page = Les mêmes donnes · Nullo
duplicate-heading = Les mêmes donnes entre amis
duplicate-heading-of = { $game } : { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 }
duplicate-lead = Chacun joue les mêmes cartes à la même place, contre les mêmes robots, puis on compare les résultats.
duplicate-by = Série de { $name }
duplicate-link = Entre amis : les mêmes donnes
duplicate-game = Jeu
duplicate-deals = Donnes
duplicate-make = Préparer les donnes
duplicate-share = Le lien pour les amis
duplicate-deal = Donne { $number }
duplicate-play = Jouer
duplicate-play-of = Jouer la donne { $number }
duplicate-continue = Continuer
duplicate-continue-of = Continuer la donne { $number }
duplicate-total = Total
duplicate-results = Résultats
duplicate-none = Personne n’a encore commencé.
duplicate-hidden = finie ; vous la verrez après votre propre essai
duplicate-going = en cours
duplicate-replay-of = { $points } : revoir la donne { $number } de { $name }
duplicate-where = Donne { $number } d’une série
duplicate-after = Comparer les résultats

challenge-page = Battez-moi avec ces cartes · Nullo
challenge-make = Défier des amis
challenge-title = Battez-moi avec ces cartes
challenge-about = Qui suit le lien joue vos cartes, à votre place, contre les mêmes robots. Ensuite, chacun voit les deux parties côte à côte, avec celle de l’expert.
challenge-link = Le lien vers vos cartes
challenge-in-link = Ce site n’a pas de serveur qui puisse garder les cartes : elles sont donc dans le lien même. Nullo ne les montre à personne avant la partie, mais qui décompresse le lien peut les lire.
challenge-too-long = Ce site n’a pas de serveur qui puisse garder les cartes, et la partie est trop longue pour un lien.
challenge-sealed = Le lien ne contient pas les cartes. Le serveur les distribue comme dans la première partie et garde toutes les parties pour lui jusqu’à ce que vous ayez joué.
challenge-trick = Le pli qui a décidé la donne { $hand }
challenge-open = Montrer tout le pli
challenge-open-about = Sinon, l’image ne montre qu’une carte que qui joue a de toute façon en main.
challenge-none = Il n’y a pas de défi dans ce lien
challenge-heading = { $name } vous défie : { $game }
challenge-lead = Vous recevez les cartes de { $name }, à la même place, contre les mêmes robots. Ensuite, vous voyez les deux parties côte à côte, donne par donne, avec celle de l’expert.
challenge-lead-done = Vous et { $name } avez joué les mêmes cartes, à la même place, contre les mêmes robots.
challenge-lead-own = Ce sont vos cartes. Qui suit le lien les joue à votre place, puis voit votre partie.
challenge-aim = { $name } a { $count ->
    [one] { $points } point
   *[other] { $points } points
 }.
challenge-facts = { $hands ->
    [one] { $hands } donne
   *[other] { $hands } donnes
 } contre des robots : { $levels }.
challenge-play = Jouer ces cartes
challenge-results = Côte à côte
challenge-hand = Donne { $number }
challenge-expert-plays = en cours
challenge-where = Les cartes d’un défi

# Revoir une donne ensemble.

look-page = Revoir ensemble · Nullo
look-heading = Revoir ensemble
look-together = Revoir ensemble
look-together-of = Revoir la donne { $number } ensemble
look-about = L’un mène à travers les parties, les autres suivent : seulement qui a joué les cartes.
look-nobody = Personne ne mène encore.
look-leads = { $name } mène, vous suivez.
look-apart = { $name } mène ; vous regardez de votre côté.
look-you-lead = Vous menez : qui suit voit ce que vous voyez.
look-lead = Prendre la main
look-follow = Suivre { $name }
look-game = La partie de qui
look-end = Terminer
look-back = Aux résultats
