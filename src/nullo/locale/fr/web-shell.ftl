# Ce qui entoure chaque page : en-tête, volets, réglages, messages.

brand-home = Nullo : vers l’accueil
close = Fermer
loading = Un instant…
retry = Réessayer
reload = Recharger la page
to-lobby = Vers l’accueil

tool-last-trick = Dernier pli
tool-rules = Règles
tool-score = Score
tool-settings = Réglages
tool-keys = Touches
tool-more = Plus
tools = Outils

connection-connecting = Connexion…
connection-open = Connecté
connection-lost = Connexion perdue. Nouvel essai…
watching-count = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
 }

page-lost = Cette page n’existe pas
page-lost-words = L’adresse est peut-être incomplète. Tous les jeux sont à l’accueil.
table-gone = Cette table n’existe plus
table-gone-words = Elle a été supprimée, ou son lien est incomplet.
table-old = Cette page ne correspond plus au serveur
table-old-words = Rechargez la page : votre place et la partie sont conservées.
problem-offline = Le serveur ne répond pas. Est-il lancé, et le réseau fonctionne-t-il ?
problem-unknown = Un problème est survenu. Rien n’a changé ; réessayez.
problem-closed = La page a été quittée avant la réponse.
problem-gone = La table n’existe plus.
problem-version = Cette page est plus ancienne que le serveur : rechargez-la.
server-needed = Pour cela, il faut que d’autres puissent vous joindre, donc un serveur. Ici, vous jouez seul, et rien ne quitte ce navigateur.
server-there = Vers { $server }
server-how = Qui a installé Nullo en démarre un avec « nullo serve ».
server-away = { $server } est injoignable. Ici, vous jouez contre des robots ; vos parties restent dans ce navigateur, et { $server } les affichera à son retour.
server-reached = { $server } répond à nouveau : d’autres personnes y sont, et vos parties y figurent aussi.
server-table = Cette table est sur { $server }
server-table-words = Elle vous y attend jusqu’à ce que vous ayez de nouveau une connexion.
kept-nothing = Ce navigateur n’enregistre rien, ou n’a plus de place : la partie continue, mais disparaît quand la page est fermée.
site-newer = Il y a une version plus récente de ce site.
engine-loading = Les cartes arrivent : quelques secondes, la première fois.
messages = Messages

rules-of = Règles : { $game }
rules-page = Règles : { $game } · Nullo
rules-now = Règle { $rule }, qui s’applique en ce moment
rules-mark = en jeu

settings-title = Réglages
settings-name = Votre nom
settings-name-about = Pour la prochaine table où vous vous assiérez.
settings-theme = Thème
settings-theme-system = Auto
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-colours = Enseignes
settings-colours-4 = Quatre couleurs
settings-colours-2 = Deux couleurs
settings-size = Cartes
settings-size-s = Petites
settings-size-m = Moyennes
settings-size-l = Grandes
settings-motion = Animations
settings-motion-system = Auto
settings-motion-reduce = Aucune
settings-sounds = Sons
settings-sounds-about = Un petit son pour les cartes, les plis et votre tour.
settings-notices = Me prévenir quand c’est à moi
settings-notices-about = Par une notification du navigateur, aux tables avec d’autres personnes, tant que la page est ouverte en arrière-plan.
notice-refused = Votre navigateur n’autorise pas les notifications de cette page. Cela se règle dans ses paramètres pour ce site.
settings-talk = Montrer ce que disent les autres
settings-talk-about = Sinon, aucun message ne vous parvient, à aucune table.
settings-remarks = Laisser parler les robots
settings-remarks-about = Un mot au-dessus de la place d’un robot, quand il a réussi ou manqué son annonce.
settings-help = Aide à la table
settings-help-full = Complète
settings-help-quiet = Discrète
settings-awake = Garder l’écran allumé
settings-awake-about = Tant que vous êtes à une table ou tenez la marque.
settings-awake-none = L’écran peut s’éteindre pendant que vous attendez : les navigateurs ne laissent que les pages en https le garder allumé, et certains aucune.
settings-warn = M’avertir
settings-warn-about = En mode honneur : me prévenir avant que je fasse une renonce.
settings-kept = Enregistré dans ce navigateur seulement.

keys-title = Touches
key-close = Échap
key-close-words = fermer ce qui recouvre la table

playing-leave = Quitter la table
playing-delete = Supprimer la table
playing-link = Copier le lien
