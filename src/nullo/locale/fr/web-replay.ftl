# Après la partie : la page pour la revoir, le résultat, les feuilles de partie, les sceaux.

error-bad-record = { $reason }
error-film-too-long = Cette partie est trop longue pour être montrée ici.
error-too-many-films = Trop de parties revues : réessayez plus tard.

replay-page = { $game } : revoir la partie
replay-where = Revoir · donne { $hand }/{ $hands }
replay-turn-of = Coup { $turn } sur { $turns }
replay-deal = { $name } distribue les cartes.
replay-deal-more = D’autres cartes sont distribuées.
replay-end = L’enregistrement s’arrête ici.
replay-player = Joueur { $seat }
replay-controls = Revoir la partie
replay-slider = Coup
replay-first = Premier coup
replay-previous = Coup précédent
replay-next = Coup suivant
replay-last = Dernier coup
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-speed-slow = lente
replay-speed-normal = normale
replay-speed-fast = rapide
replay-eye = Vu de
replay-eye-all = Toutes
replay-history = La partie en mots
replay-chapter = Donne { $hand }
tool-history = Historique
tool-share = Copier le lien
replay-copied = Le lien vers ce coup est copié.
replay-too-long = Cette partie est trop longue pour un lien. Envoyez plutôt le fichier.
replay-live = Cette partie n’est pas terminée
replay-live-words = Personne ne voit les mains avant la fin. Vous pouvez regarder, puis revoir la partie quand elle sera terminée.
replay-watch = Aller à la table
replay-again = Regarder à nouveau
replay-none = Ouvrir un enregistrement
replay-none-words = Choisissez un fichier téléchargé après une partie ou écrit par « nullo play », ou déposez-le ici. Le serveur calcule seulement ce qu’il y a à voir, et n’enregistre rien.
replay-open-other = Choisir un autre fichier
replay-bad = Impossible de revoir cet enregistrement
replay-bad-link = Ce lien est endommagé
replay-bad-link-words = Il en manque un morceau. Redemandez-le, ou demandez le fichier.

after-same = Revanche : mêmes places
after-cut = Revanche : nouveau tirage
rematch-title = Une autre partie ?
rematch-asks = { $name } propose à tous de rejouer.
rematch-asks-cut = { $name } propose à tous de rejouer, avec un nouveau tirage.
rematch-yes = Rejouer
rematch-no = Non merci
rematch-waiting = On attend { $names }.
rematch-without = Sans { $names }.
rematch-nobody = Personne d’autre ne veut rejouer.
rematch-mine = Vous rejouez.
rematch-mine-no = Vous ne rejouez pas.
rematch-go = Ne plus attendre
rematch-bots = Jouer avec des robots
rematch-withdraw = Retirer la proposition
after-next = Vers la partie suivante
after-watch = Regarder la partie suivante
after-replay = Revoir la partie
after-download = Télécharger l’enregistrement
after-check = Vérifier le mélange

curve = Points après chaque donne
curve-about = { $hands ->
    [one] Une donne
   *[other] { $hands } donnes
 }. À la fin : { $totals }.
curve-side = { $name } { $points }

seal-line = Sceau : { $seal }…
seal-about = Voici l’empreinte (SHA-256) des cartes de cette donne, fixées avant son début. Après la partie, « Vérifier le mélange » la recalcule d’après l’enregistrement. Elle ne prouve ni que les cartes ont été bien mélangées, ni que personne ne les a regardées.
seal-checking = Calcul des sceaux…
seal-seen = Ce sceau vous a été montré avant la donne.
seal-strange = Le sceau { $seal }… vous a été montré, mais il n’est pas dans cet enregistrement.
seal-none = Cet enregistrement n’a pas de sceaux. Seules les parties jouées à une table en ont.
seal-damaged = Les sceaux de cet enregistrement sont endommagés.

## Sharing a result

share-result = Partager le résultat
share-link = Lien pour revoir la partie
share-copied = Copié
share-copy-link = Copier le lien
share-copy-text = Copier en texte
share-picture = Télécharger une image
share-no-qr = Le lien est trop long pour un code QR.
