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
