# Avant la partie : les invités, la salle d’attente, le tirage des places.

invited-by = { $name } vous invite
invited-heading = On joue à { $game }
invited-lead = { $players } joueurs, environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }. Pas de compte ; un nom suffit.
invited-lead-teams = { $teams ->
    [2] { $members ->
        [2] Deux contre deux
       *[other] { $members } contre { $members }
     }
   *[other] { $teams } équipes de { $members }
 }, environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }. Pas de compte ; un nom suffit.
invited-full = Toutes les places sont prises, mais vous pouvez regarder.
invited-closed = L’hôte ne laisse plus personne prendre place, mais vous pouvez regarder.
invited-begun = La partie a commencé : vous prenez la place qu’un robot tient pour vous.
invited-unknown = Je ne connais pas encore : d’abord une donne avec conseils
seat-legend = Votre place
seat-free = Libre
seat-place = Place { $place }
sit-down = S’asseoir
sit-note = { $name } lance la partie. Des robots prennent les places vides.
newcomer-tick = Ce jeu est nouveau pour moi
newcomer-about = Vous pourrez alors demander des conseils, et toute la table le saura.
newcomer-sign = débute

room-page = Salle d’attente · { $game }
room-heading = Une table pour { $game }
room-lead-host = Envoyez le lien à vos amis. Commencez quand vous voulez : des robots prennent les places vides.
room-lead = La partie commence quand { $name } la lance.
room-lead-watch = Vous regardez. La partie commence quand { $name } la lance.
room-link = Le lien vers cette table
room-copy = Copier le lien
room-copied = Le lien est copié.
copy-by-hand = Copier à la main
copy-by-hand-about = Ce navigateur refuse de copier. Le texte est sélectionné : copiez-le à la main.
copy-by-hand-text = Texte à copier
room-share = Partager…
room-share-text = Venez jouer à { $game }
room-qr = Code QR du lien
room-loopback = Ce lien ne fonctionne que sur cet ordinateur. Pour les téléphones, lancez Nullo ainsi : make play LAN=1
room-seats = À la table
room-seats-note = Dans le sens des aiguilles d’une montre, autour de la table.
room-seats-cut = Un tirage décidera des places et du donneur.
room-seats-teams = Un tirage décidera qui joue avec qui.
room-seats-placed = Dans le sens des aiguilles d’une montre, autour de la table. Le premier de la liste donne en premier.
room-seats-placed-teams = Dans le sens des aiguilles d’une montre, partenaires face à face. Le premier de la liste donne en premier.
room-seats-placed-in-turn = Dans le sens des aiguilles d’une montre, les équipes en alternance. Le premier de la liste donne en premier.
room-with = joue avec { $name }
room-you = vous
room-host = hôte
room-bot-host = un robot, en attendant quelqu’un
room-bot = { $level }, en attendant quelqu’un
room-offline = hors ligne
room-empty = Libre : un robot occupe la place
room-remove = Retirer { $name }
room-up = Monter { $name }
room-down = Descendre { $name }
room-start = Lancer la partie
room-start-bots = { $bots ->
    [0] Tout le monde est là.
    [one] { $bots } robot jouera.
   *[other] { $bots } robots joueront.
 }
room-leave = Quitter la table
room-delete = Supprimer la table
room-options = Options de cette table
room-options-usual = Jouée selon les règles habituelles.
room-moved = { $name } est maintenant à la place { $place }.

confirm-delete = Supprimer cette table ?
confirm-delete-words = Elle disparaîtra pour tous, avec sa partie.
confirm-delete-yes = La supprimer
confirm-leave = Quitter la table pour de bon ?
confirm-leave-words = Un robot prend votre place. Pour revenir plus tard, fermez simplement la page.
confirm-leave-yes = La quitter

## Le tirage

cut-title = Le tirage
cut-lead-dealer = Chacun a tiré une carte pour la première donne.
cut-lead-seats = Chacun a tiré une carte pour les places.
cut-round = Nouveau tirage entre les ex æquo
cut-deals = { $name } donne en premier.
cut-deals-you = Vous donnez en premier.
cut-teams = La partie oppose : { $teams }.
cut-against = { $a } contre { $b }
cut-play = À la table
removed-title = Vous avez été retiré
removed-words = L’hôte vous a retiré de cette table. Vous pouvez regarder, mais plus y prendre place.
removed-watch = Continuer à regarder
