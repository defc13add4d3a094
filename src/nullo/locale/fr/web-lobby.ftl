# L’accueil : jeux, tables, options.

lobby-page = Jeux de cartes · Nullo
lobby-heading = Des jeux de cartes du tout ou rien.
lobby-lead = Choisissez-en un : les cartes sont aussitôt données. Des robots prennent les places vides.
first-title = Première visite ?
first-lesson = Première donne en trois minutes
first-lesson-about = { $game }, avec un conseil à chaque choix
first-casual = Jouer avec des robots occasionnels
first-casual-about = { $game } ; eux aussi font des fautes
lobby-games = Jeux
lobby-loading = Chargement des jeux…
offline-play = Jouer sans connexion
lobby-players = { $low } à { $high } joueurs
lobby-players-fixed = { $players } joueurs
lobby-minutes = { $minutes } min
lobby-play = Jouer
lobby-play-game = Jouer : { $game }
lobby-invite = Inviter
lobby-invite-game = Inviter des amis : { $game }
lobby-options = Options
lobby-options-game = Options : { $game }

## Tables

lobby-open = Tables ouvertes
lobby-open-none = Personne n’attend en ce moment. Ouvrez une table, et montrez-la ici.
lobby-mine = Vos parties en cours
lobby-mine-none = Une partie que vous avez commencée vous attend ici.
lobby-host = Hôte : { $name }
lobby-host-left = Hôte : { $name }, { $seats ->
    [one] { $seats } place libre
   *[other] { $seats } places libres
 }
lobby-host-hand = Hôte : { $name }, donne { $hand }
lobby-gathering = Pas encore commencée
lobby-your-turn = Donne { $hand }, à vous de jouer
lobby-waiting-for = Donne { $hand }, on attend { $names }
lobby-hand = Donne { $hand }
lobby-slow = { $fact } · { $time } par décision
lobby-left = { $fact }, encore { $time }
lobby-offline = { $fact } · dans ce navigateur, sans le serveur
lobby-people = { $people ->
    [one] { $people } place sur { $players } prise par une personne
   *[other] { $people } places sur { $players } prises par des personnes
 }
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-continue = Reprendre
lobby-open-table = Ouvrir
lobby-join-of = Rejoindre : { $game }, hôte { $name }
lobby-watch-of = Regarder : { $game }, hôte { $name }
lobby-continue-of = Reprendre : { $game }
lobby-open-of = Ouvrir : { $game }
lobby-rules = Règles : { $game }
lobby-keep = Noter les points à une vraie table
lobby-rules-all = Lire les règles
games-link = Mes parties
games-link-all = Toutes mes parties
games-turn = C’est à vous de jouer
today-title = Aujourd’hui
daily-streak = { $days ->
    [0] Jouez aujourd’hui pour commencer une série.
    [one] Un jour de suite.
   *[other] { $days } jours de suite.
 }
mistakes-heading = Vos erreurs
today-go-on = Reprendre votre partie
today-more = { $count ->
    [one] Une autre attend.
   *[other] { $count } autres attendent.
 }
today-played = Jouées : { $done } sur { $all }{ $minutes ->
    [0] .
   *[other] , encore { $minutes } min environ.
 }
today-expert = Cette semaine, aussi bien que l’expert dans { $good } sur { $all }.
today-mistakes = { $count ->
    [one] Une à retravailler aujourd’hui.
   *[other] { $count } à retravailler aujourd’hui.
 }
daily-link = Donne du jour

## Options et invitations

options-title = { $game } : options
options-usual = Revenir aux valeurs habituelles
options-changed = { $count ->
    [0] Tout est comme d’habitude.
    [one] { $count } option est changée.
   *[other] { $count } options sont changées.
 }
options-more = Dans le détail
options-wrong = Quelque chose ne va pas encore : voyez les champs marqués.
bots-title = Robots
bots-about = Le niveau des robots qui prennent les places vides.
bots-know-heuristic = Les robots ne se sont pas entraînés avec ces règles ; ils suivent une règle simple.
bots-know-none = Les robots ne connaissent de ce jeu que les règles et jouent faiblement.
bots-all = Tous les robots
bots-each = Chacun le sien
bots-each-title = Un niveau pour chaque robot
bots-one = Robot { $number }
bots-partner = Robot { $number }, votre partenaire
pace-title = Rythme des robots
pace-slow = Lent
pace-normal = Normal
pace-quick = Rapide
seats-teams = Partenaires
seats-seats = Places
seats-dealer = Première donne
seats-by-cut = Tirer au sort
seats-listed = Selon la liste
bots-of = Niveau de { $name }
name-level = { $name } ({ $level })
bots-beginner = Débutant
bots-beginner-about = Annonce trop, joue ses cartes fortes trop tôt, oublie ce qui est tombé.
bots-casual = Joueur occasionnel
bots-casual-about = Joue raisonnablement, mais oublie et laisse passer des choses.
bots-club = Joueur de club
bots-club-about = Joue à l’instinct, sans calculer.
bots-expert = Joueur expert
bots-expert-about = Essaie des donnes possibles avant chaque coup.
bots-analyst = Analyste
bots-analyst-about = Calcule aussi longtemps que la table le permet.
bots-random = Au hasard
bots-simple = Solide
bots-sampler = Fort
invite-title = { $game } : inviter des amis
invite-lead = Vous obtenez un lien. Qui l’ouvre peut s’asseoir avec vous : pas de compte, un nom suffit.
invite-make = Ouvrir la table
table-settings-lead = La pendule, les retours en arrière, les messages et ce que voient les spectateurs se règlent dans la salle d’attente, sous « Réglages de la table ».
call-lobby = M’appeler quand quelqu’un s’assied à une table ouverte
call-room = M’appeler quand quelqu’un s’assied
call-on = Par un son, par le titre de cette page et, quand elle est à l’arrière-plan, par une notification. Laissez-la ouverte.
call-without = Par un son et par le titre de cette page : votre navigateur n’en montre pas de notifications. Laissez-la ouverte.
call-sat = Nouvelle arrivée : { $names }
call-sat-at = Nouvelle arrivée : { $names } ({ $game })
call-body = Vous vouliez qu’on vous appelle.
name-label = Votre nom
name-guest = Visiteur
name-missing = Les autres ont besoin d’un nom pour vous appeler.
cancel = Annuler
listed-title = La montrer à l’accueil
listed-about = Tout le monde ici peut voir la table, s’y asseoir ou regarder.
replay-open = Ouvrir un enregistrement…
replay-drop = Déposez l’enregistrement n’importe où
replay-large = Ce n’est pas un enregistrement : le fichier dépasse 1 Mo.
lobby-print = Feuille de marque, cartes et règles à imprimer
replay-several = Ce fichier contient { $count } enregistrements
replay-which = Numéro, à partir de 1
replay-open-it = L’ouvrir
