# Les parties de ce navigateur : finies et en cours, leurs chiffres, et le passage sur un autre appareil.

error-only-browsers = Seule la page de ce serveur peut faire cela.
error-nothing-to-carry = Il n’y a encore rien à transférer : jouez d’abord une partie.
error-carry-over = Ce lien ne marche plus : il a déjà servi, ou ses dix minutes sont passées. Créez-en un autre.
error-carry-clash = Les deux appareils sont assis à la même table en cours. Finissez cette partie, ou quittez-la, puis réessayez.
error-too-many-carries = Trop de liens de ce genre : réessayez plus tard.

games-page = Mes parties · Nullo
games-heading = Mes parties
games-lead = Gardées dans ce navigateur, sans compte.
games-loading = Recherche de vos parties…
games-unfinished = En cours
games-unfinished-none = Aucune partie ne vous attend.
games-finished = Terminées
games-finished-none = Aucune partie terminée pour l’instant. Jouez-en une : elle apparaîtra ici.
games-of = Afficher
games-of-all = Tous les jeux
mistakes-due = { $count ->
    [one] Une est à retravailler aujourd’hui.
   *[other] { $count } sont à retravailler aujourd’hui.
 } Une erreur revient jusqu’à ce que vous l’ayez résolue deux fois.
mistakes-practise = S’entraîner
games-figures = Victoires et points
games-figure-game = Jeu
games-figure-count = Jouées
games-figure-won = Gagnées
games-figure-average = Moyenne
games-figure-best = Record
games-figure-lowest = le plus bas gagne
games-figure-better = Progrès
games-figure-rating = Cote
games-better-about = Progrès : ce que votre moyenne a gagné sur celle de vos parties précédentes.
games-rating-about = Cote : votre force à côté des niveaux des robots, selon OpenSkill, 25 ± 8,3 au départ ; ± est son écart type. { $game } : { $levels }.
games-span = Période
games-span-days = { $days ->
    [0] toutes les parties
    [7] la dernière semaine
   *[other] le dernier mois
 }
games-span-none = Aucune partie pendant cette période.
games-dailies = { $count ->
    [one] Une donne du jour.
   *[other] { $count } donnes du jour.
 }
games-dailies-expert = Aussi bien que l’expert dans { $good } sur { $all }.
games-figure-number = N°
games-figure-date = Date
games-figure-result = Résultat
games-figure-points = Points
games-figure-others = Avec
games-share = { $won } ({ $percent } %)
games-curve = Points au fil du temps
games-curve-about = { $game } : points de { $count } parties, la dernière à droite. Moyenne { $average }, dernière { $last }.
games-curve-of = Points à { $game }
games-curve-average = Moyenne
games-won = Gagnée
games-drawn = Première place partagée
games-place = Place { $place } sur { $places }
games-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
games-with = Avec { $names }
games-replay = Revoir
games-replay-of = Revoir { $game } du { $date }
games-again = Rejouer
games-again-of = Rejouer : { $game }
games-more = Afficher { $count } de plus
games-tools = Garder et transférer
games-tools-about = Le serveur garde les parties terminées pendant 30 jours ; cette liste reste dans ce navigateur aussi longtemps que vous voulez. Un fichier contient aussi les enregistrements qui existent encore, pour revoir les parties ailleurs.
games-export = Enregistrer dans un fichier
games-records-full = { $count ->
    [0] Le fichier a les résultats de toutes les parties ; il n’y avait pas de place pour un enregistrement.
    [one] Le fichier a les résultats de toutes les parties et l’enregistrement de la dernière ; il n’y avait pas de place pour d’autres.
   *[other] Le fichier a les résultats de toutes les parties et les enregistrements des { $count } dernières ; il n’y avait pas de place pour d’autres.
 }
games-import = Ajouter depuis un fichier…
games-imported = { $count ->
    [0] Rien de nouveau dans ce fichier.
    [one] Une partie ajoutée.
   *[other] { $count } parties ajoutées.
 }
games-import-wrong = Ce fichier n’est pas une liste de parties de Nullo.
games-not-kept = Ce navigateur refuse de rien garder : la liste montre seulement ce que le serveur a encore.
games-carry = Passer sur un autre appareil…

carry-page = Reprendre mes parties ici · Nullo
carry-title = Passer sur un autre appareil
carry-lead = Scannez ce code avec l’autre appareil, ou ouvrez-y le lien. Il sert une seule fois, pendant dix minutes.
carry-warn = Ne le donnez à personne : celui qui l’ouvre joue à vos places.
carry-link = Lien
carry-qr = Code QR du lien
carry-making = Création du lien…
carry-expired = Les dix minutes sont passées.
carry-again = Créer un autre lien
carry-heading = Reprendre vos parties ici ?
carry-words = Cet appareil reçoit les places et la liste des parties de l’appareil qui a créé le lien. Ensuite, les deux peuvent continuer à jouer.
carry-own = Continuez seulement si vous avez créé ce lien vous-même. Si quelqu’un vous l’a envoyé, cette personne pourrait jouer à vos places.
carry-accept = Les reprendre ici
carry-refuse = Non, retour à l’accueil
carry-done = C’est fait : vos parties sont ici aussi.
