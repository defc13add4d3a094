# Noter les points d’une partie à une vraie table.

error-no-score = Cette feuille de marque n’existe pas : elle n’est plus partagée, ou le lien est incomplet.
error-too-many-scores = Trop de feuilles de marque partagées : réessayez plus tard.

keep-page = Feuille de marque · Nullo
keep-heading = Tenir la marque
keep-lead = Pour des cartes sur une vraie table : notez annonces et plis, les règles font les comptes.
keep-offline = Gardée sur cet appareil : la page s’ouvre et marche sans connexion.
keep-online = Laissez cette page ouverte : dans ce navigateur, elle ne s’ouvre pas sans connexion.
keep-open = En cours
keep-done = Terminées
keep-continue = Continuer { $game } avec { $names }
keep-see = Voir { $game } avec { $names }
keep-played = { $count ->
    [0] pas encore de donne
    [one] 1 donne
   *[other] { $count } donnes
 }
keep-new = Nouvelle feuille de marque
keep-game = Jeu
keep-players = Joueurs
keep-names = Noms, dans le sens horaire
keep-name = Joueur { $number }
keep-teams = Équipes : { $teams }.
keep-names-missing = Chaque joueur doit avoir un nom.
keep-dealer = Qui donne en premier ?
keep-settings = Réglages
keep-begin = Commencer
keep-needs-line = Ces réglages demandent une connexion une fois. Connectez-vous et réessayez, ou gardez les réglages habituels.
keep-no-rules = Les règles du décompte ne sont pas encore chargées. Connectez-vous, puis rouvrez cette page.

keep-size = { $count ->
    [one] 1 carte chacun
   *[other] { $count } cartes chacun
 }
keep-deals = { $name } donne
keep-bids = Annonces
keep-result = Résultat
keep-next = Passer au résultat
keep-to-bids = Revenir aux annonces
keep-enter = Noter la donne { $hand }
keep-change = Modifier la donne { $hand }
keep-cancel = Annuler
keep-seldom = Renonces et signalements
keep-bid = Annonce
keep-said = Ouverte ou secrète
keep-tricks = Plis
keep-taken = Points faits
keep-cards = Points en main
keep-points = Points
keep-revokes = Renonces
keep-revoked = Renonce signalée
keep-false-calls = Faux signalements
keep-no-way = No Way
keep-take-one = Point cédé
keep-trump-10 = Dix d’atout (10)
keep-trump-5 = Cinq d’atout (5)
keep-trump-A = As d’atout (4)
keep-trump-K = Roi d’atout (3)
keep-trump-Q = Dame d’atout (2)
keep-trump-J = Valet d’atout (1)
keep-no = Non
keep-yes = Oui
keep-value-of = { $field } : { $name }
keep-nobody = Personne
keep-who-took = Qui les a pris ?
keep-of-total = { $sum } sur { $total }
keep-at-most = { $sum }, { $total } au plus
keep-remainder = Le reste : { $number }
keep-scores = Cette donne
keep-missing = { $more ->
    [0] Il manque encore : { $name }
   *[other] Il manque encore : { $name }, et { $more } de plus
 }
keep-entry = { $field } ({ $name })
keep-late = À noter avec le résultat
keep-why-range = { $step ->
    [1] Un nombre de { $low } à { $high }.
   *[other] Un nombre de { $low } à { $high }, par pas de { $step }.
 }
keep-why-size = { $count ->
    [one] La donne n’a qu’une carte.
   *[other] La donne n’a que { $count } cartes.
 }
keep-why-left = { $count ->
    [0] Il n’en reste pas.
    [one] Il n’en reste qu’un.
   *[other] Il n’en reste que { $count }.
 }
keep-why-all = { $count ->
    [one] Ce dernier nombre doit être 1.
   *[other] Ce dernier nombre doit être { $count }.
 }
keep-why-behind = Seulement pour un camp qui a au moins { $count ->
    [one] { $count } point
   *[other] { $count } points
 } de retard.
keep-why-answer = Un seul adversaire, si un seul camp a annoncé { $bid }.

keep-hands = Donne par donne
keep-correct = Corriger
keep-correct-hand = Corriger la donne { $hand }
keep-correcting = Correction de la donne { $hand }
keep-clash = Avec ce changement, la donne { $hand } serait impossible. Corrigez-la aussi, ou retirez les donnes qui suivent.
keep-undo = Retirer la donne { $hand }
keep-undone = La donne { $hand } est retirée. Ce qui était noté est encore là.
keep-share = Laisser les autres regarder
keep-share-about = Qui a le lien voit les points sur un autre téléphone. Seul celui-ci peut les changer.
keep-share-begin = Créer un lien
keep-share-end = Ne plus partager
keep-share-sent = Ceux qui regardent voient tout.
keep-share-waits = Pas encore envoyé. Ce sera fait dès qu’il y aura une connexion.
keep-save = Enregistrer dans un fichier
keep-load = Ouvrir un fichier…
keep-load-wrong = Ce fichier n’est pas une feuille de marque de Nullo, ou elle est impossible selon les règles.
keep-sheet = Feuille de marque (PDF)
keep-print = Imprimer ou PDF
keep-delete = Supprimer
keep-delete-sure = Supprimer cette feuille de marque ? On ne pourra pas la récupérer.
keep-again = Encore, mêmes joueurs
keep-all = Toutes les feuilles de marque
keep-not-kept = Ce navigateur refuse le stockage : les points seront perdus quand la page sera fermée.
keep-gone = Cette feuille de marque n’est pas sur cet appareil.
keep-watch = Les points à une vraie table
keep-watch-live = Suit les points de la table.
keep-watch-lost = Pas de connexion : voici les derniers points connus.
keep-waiting = La première donne se joue.
keep-real = À une vraie table
score-entered = points
