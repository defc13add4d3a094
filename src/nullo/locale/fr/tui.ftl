# La table sur tout le terminal.

tui-close = pour fermer
tui-look = Voir la table
tui-looking = Une touche pour continuer.
tui-remarks-on = Les robots disent un mot quand ils ont tenu ou manqué leur annonce.
tui-remarks-off = Les robots se taisent sur leurs annonces.
tui-refused = { $reason } ({ $rule })
tui-warn = { $card } ne fournit pas : c’est une renonce. Choisissez-la encore une fois pour la jouer.
tui-signs = Signes : + vient d’être reçue, * visible de tous, ! serait une renonce, ▸ doit jouer, D donne, ▴ ◂ la carte la plus forte. Une carte au bord pointillé, au numéro entre parenthèses, ne peut pas être jouée maintenant.
tui-secrets = Personne d’autre ne le sait : { $what }
tui-label = { $label } : { $what }
tui-seal = Sceau de cette donne : { $seal }

## Commandes

cli-plain = Ligne par ligne, comme dans un terminal de moins de 80 sur 24 caractères ou sans terminal.
cli-no-color = Sans couleurs, comme avec la variable d’environnement NO_COLOR.
cli-join = Prend place à la table d’un serveur, ou regarde si toutes les places sont prises.
cli-join-link = Le lien de la table, par exemple http://192.168.0.5:8000/t/ue8x1MVssNiA.
cli-join-name = Le nom que verront les autres ; sinon, on vous le demande.
cli-host = Ouvre une table sur un serveur et y attend les autres.
cli-host-server = L’adresse du serveur, par exemple http://192.168.0.5:8000.
cli-needs-screen = une table d’un serveur s’affiche sur tout l’écran : { $why }

## La ligne des touches

tui-foot-keys = Touches
tui-foot-rules = Règles
tui-foot-scores = Scores
tui-foot-history = Historique
tui-foot-last = Dernier pli
tui-foot-details = Détails
tui-foot-hint = Conseil
tui-foot-leave = Quitter
tui-foot-play = Jouer
tui-foot-options = Options
tui-foot-join = Rejoindre
tui-foot-language = Langue
tui-foot-talk = Parler
tui-foot-back = Retour
tui-foot-claim = Le reste
tui-foot-step = Coup
tui-foot-run = Lecture
tui-foot-seat = Place
tui-foot-open = Mains
tui-foot-analyse = Analyse
tui-foot-practise = Exercice
tui-foot-reveal = { analysis-reveal }
tui-foot-next = { analysis-next }
tui-foot-earlier = { analysis-previous }
tui-foot-write = Enregistrer
tui-foot-replay = Revoir
tui-foot-start = Commencer
tui-foot-up = Monter
tui-foot-down = Descendre
tui-foot-name = Nommer
tui-foot-delete = Supprimer
tui-foot-bot = Niveau
tui-foot-alike = Tous pareils
tui-foot-remove = Retirer

## Ce que font les touches

tui-key-arrows-words = De carte en carte, de bouton en bouton
tui-key-enter = Entrée, espace
tui-key-enter-words = Jouer la carte, presser le bouton ; un clic aussi
tui-key-digits-words = À la carte ou à l’annonce de ce numéro
tui-key-letters-words = Le bouton dont la lettre est soulignée
tui-key-tab-words = Entre la main et les boutons
tui-key-rules-words = Les règles, à celle qui s’applique
tui-key-scores-words = Les scores, donne par donne
tui-key-history-words = Ce qui s’est passé
tui-key-last-words = Le dernier pli
tui-key-details-words = Tout ce qui est visible, en mots
tui-key-hint-words = Un conseil ; chaque appui en dit plus
tui-key-talk-words = Dire quelque chose
tui-key-back-words = Reprendre votre dernière action ; on demande aux autres joueurs
tui-key-claim-words = Revendiquer le reste des plis
tui-key-pace-words = Robots plus lents ou plus rapides
tui-key-remarks-words = Robots bavards ou non
tui-key-light-words = Clair ou sombre
tui-key-suspend-words = Vers le shell ; la commande fg ramène ici
tui-key-leave = q, Échap
tui-key-leave-words = Quitter la table ; la partie est sauvegardée
tui-key-step-words = Une étape en arrière ou en avant
tui-key-trick = Page ↑ ↓
tui-key-trick-words = À la fin d’un pli
tui-key-hand-words = Au début d’une donne
tui-key-ends = Début, Fin
tui-key-ends-words = Au début, à la fin ; un clic sur la barre va où vous voulez
tui-key-run = Espace
tui-key-run-words = Faire défiler, ou arrêter
tui-key-seat-words = Voir depuis la place suivante
tui-key-open-words = Voir toutes les mains, ou une seule
tui-key-analyse-words = Analyser la partie, ou annuler ; ensuite : ce que valait chaque choix
tui-key-flaw-words = À l’erreur suivante, ou à la précédente
tui-key-practise-words = Retravailler les erreurs de la place montrée
tui-key-reveal-words = Ce que vaut chaque choix
tui-key-finish = { tui-key-leave }
tui-key-finish-words = { analysis-practise-end }
tui-key-write-words = Écrire l’enregistrement dans un fichier

## Le premier écran

tui-kept = Continuer
tui-kept-words = Vous n’avez pas fini cette partie. Tout y est resté comme c’était.
tui-kept-name = Nom de cette partie : { $game }
tui-kept-delete = Supprimer { $game } ? On ne pourra pas y revenir.
tui-elsewhere = Ailleurs
tui-history = Mes parties
tui-history-words = Les parties que vous avez finies dans ce terminal : résultats, victoires et moyennes.
tui-mistakes-words = Vos pires erreurs, la table telle que vous la voyiez : choisissez de nouveau.
tui-join = Rejoindre une table
tui-join-words = Quelqu’un chez qui tourne un serveur vous a envoyé un lien, ou vous l’avez pris sur la page d’une table.
tui-join-link = Lien, par exemple http://192.168.0.5:8000/t/ue8x1MVssNiA
tui-language = Langue : { $language }
tui-language-words = Entrée pour en changer.

## La table d’un serveur

tui-name = Votre nom
tui-name-words = Comment les autres doivent-ils vous appeler ?
tui-line-lost = La connexion est coupée ; nouvel essai…
tui-ended-gone = Cette table n’existe plus.
tui-ended-version = Le serveur parle une autre version du protocole.
tui-ended-refused = Le serveur ne vous laisse pas entrer.
tui-ended-removed = L’hôte vous a retiré de cette table.
tui-ended-closed = La connexion est fermée.
tui-ended-nonsense = Le serveur envoie des messages qui se contredisent ; la connexion est fermée.
tui-clock = encore { $left }, { $bank } en réserve
tui-clock-slow = Encore { $time } pour cette décision
tui-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
 }
tui-hours = { $count ->
    [one] 1 heure
   *[other] { $count } heures
 }
tui-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
 }
tui-too-small = La fenêtre est trop petite pour la table : il faut au moins { $columns } sur { $lines } caractères. La partie attend.
tui-watching = Toutes les places sont prises : vous regardez.
tui-unreachable = { $server } : { $why }
tui-say-words = Tous à la table le liront. Ou, en un mot : { $emotes }
tui-leave-question = Quitter la table ?
tui-leave-words = Votre place est gardée : le même lien vous y ramène. Un robot joue en votre absence. Si vous la quittez pour de bon, un robot la prend.
tui-leave-now = Partir et revenir
tui-leave-for-good = Quitter pour de bon
tui-stay = Rester
tui-back-to = Le même lien vous y ramène : { $link }

## Revoir une partie

tui-step = Étape { $step } sur { $steps }
tui-seen = Vu par { $name }
tui-seen-open = Vu par { $name }, toutes les mains ouvertes
tui-analysing = Analyse de la partie : { $done ->
    [one] { $done } étape
   *[other] { $done } étapes
 } sur { $all }. La touche a annule.
tui-practise-first = Analysez d’abord la partie, avec la touche a.
tui-practise-none = Aucune décision de { $name } n’était nettement moins bonne que la meilleure. La touche v montre une autre place.
tui-write-to = Fichier de l’enregistrement
tui-written = Écrit dans { $path }.
tui-file-there = le fichier existe déjà : choisissez un autre nom

## La donne du jour

daily-counts = Cet essai compte : sans conseils, et rien ne se reprend. Vous pourrez vous exercer sur cette donne ensuite.
daily-ended = Votre essai à la donne du { $date } ({ $game }) est terminé : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }. Pour vous exercer : « nullo daily { $id } --practice ».
daily-lost = Votre essai à la donne du { $date } ({ $game }) était commencé, et la partie a été effacée. Un seul essai compte.
daily-expert-points = L’expert à votre place : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
daily-how = * gagné, … commencé. « nullo daily JEU » joue la donne du jour, « --expert » montre ensuite les points de l’expert.
