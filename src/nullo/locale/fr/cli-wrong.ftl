# Ce qui ne va pas dans ce qui a été tapé.

wrong-usage = { $message } (voir { $path } --help)
wrong-argument-option = Option inconnue : { $name }
wrong-argument-command = Commande inconnue : { $name }
wrong-argument-missing = Il manque un argument : { $name }
wrong-argument-bare = Il manque une valeur à l’option { $name }
wrong-argument-value = Valeur incorrecte pour { $name }
wrong-argument-because = Valeur incorrecte pour { $name } : { $reason }
wrong-argument-extra = Arguments en trop : { $name }

wrong-choice = option { $option } : au choix { $choices }, pas { $value }
wrong-choice-meant = option { $option } : { $value } n’existe pas ; vouliez-vous dire { $meant } ?
wrong-flag = option { $option } : il faut true ou false, pas { $value }
wrong-list = option { $option } : il faut une liste de nombres entiers, pas { $value }
wrong-entries = option { $option } : il faut de 1 à 100 entrées, pas { $value }
wrong-number = option { $option } : il faut un nombre entier, pas { $value }
wrong-fixed = option { $option } : il faut { $low }, pas { $value }
wrong-range = option { $option } : il faut un nombre de { $low } à { $high }, pas { $value }
wrong-option = option { $option } : { $game } n’a pas cette option
wrong-option-meant = option { $option } : { $game } n’a pas cette option ; vouliez-vous dire { $meant } ?
wrong-game = le jeu { $game } n’existe pas ; il y a : { $games }
wrong-game-meant = le jeu { $game } n’existe pas ; vouliez-vous dire { $meant } ?
wrong-bot = le robot { $bot } n’existe pas ; il y a : { $bots }, ou module:Classe
wrong-bot-meant = le robot { $bot } n’existe pas ; vouliez-vous dire { $meant } ?
wrong-pair = -o { $text } : il faut nom=valeur, comme -o hands=5
wrong-twice = option { $option } : donnée deux fois
wrong-bots-missing = --bots { $text } : il manque un nom
wrong-bots-seats = --bots : { $names } noms pour { $seats } places
wrong-bots-opponents = --bots : noms donnés : { $names }, adversaires : { $many }
wrong-least = { $name } : au moins 1, pas { $value }
wrong-name-long = --name : { $most } caractères au plus, pas { $many }
wrong-file-there = le fichier existe déjà : choisissez un autre nom, ou écrasez-le avec --overwrite
wrong-plug-in = le greffon { $module } a échoué : { $what }
wrong-play-standard = la sortie standard montre la partie elle-même : indiquez un fichier
wrong-card = la carte { $card } n’existe pas dans ce jeu
wrong-action = { $game } n’a pas d’action { $action }
wrong-now = { $who ->
    [spoken] la place { $seat } ne peut pas dire « { $action } » : { $why }
    [nobody] « { $action } » n’est pas possible maintenant : { $why }
   *[seat] la place { $seat } ne peut pas faire « { $action } » : { $why }
 }
wrong-turn = c’est à la place { $actor }, pas à la place { $seat }
wrong-seat = il n’y a pas de place { $seat } : les places vont de 0 à { $last }
wrong-stock = option hand : { $players } mains de { $hand } ne laissent pas de talon sur { $cards } cartes
wrong-batch = option batch : des mains de { $hand } ne peuvent pas être données par { $value }
wrong-hand = option hand : pour { $players } mains de { $hand }, { $cards } cartes ne suffisent pas
wrong-teams = option teams : { $players } joueurs ne peuvent former { $teams } équipes égales avec partenaires
wrong-turn-up = option hand : pour { $players } mains de { $hand } et une retourne, { $cards } cartes ne suffisent pas
wrong-fourths = option ranks : { $cards } cartes ne se partagent pas également entre quatre joueurs
wrong-offered = option { $option } : elle est faite pour les études, et les tables d’un serveur ne l’ont pas
wrong-cards = option hand_sizes : pour { $players } mains de { $hand } et un atout, { $cards } cartes ne suffisent pas
wrong-bot-class = { $bot } n’est pas un robot : il faut une classe dérivée de nullo.bots.Bot
wrong-bot-choose = { $bot } n’est pas un robot : il lui manque la méthode choose
wrong-bot-init = impossible de créer { $bot } : son __init__ doit accepter rng, playouts et seconds, dans cet ordre
wrong-bot-module = le module { $module } n’existe pas
wrong-bot-attribute = le module { $module } n’a pas de { $name }
wrong-bot-place = { $bot } n’est pas de la forme module:Classe
wrong-link = { $text } n’est pas un lien vers une table, comme { $example }
wrong-no-table = sa réponse ne nomme pas de table

wrong-arena-few = --bots : il faut au moins deux robots pour une arène
wrong-arena-twice = --bots : { $bot } est donné deux fois
wrong-arena-both = donnez soit --ms, soit --playouts
wrong-arena-ms = --ms doit être supérieur à 0 et au plus 1000000, pas { $value }
wrong-arena-spending = --bots { $bot } : le nom d’un robot peut être suivi d’un nombre de simulations, comme sampler:100, ou d’une durée, comme expert:20ms
wrong-folder-in-use = { $folder } est utilisé par un autre processus
wrong-arena-other = { $folder } contient une autre arène ({ $name } y vaut { $there }, ici { $here }) : choisissez un autre dossier, ou les options de son arena.json
wrong-most = { $name } : au plus { $most }, pas { $value }
wrong-analyse-seat = { $value } : personne ne s’appelle ainsi à cette table ({ $names })
wrong-practise = --practise demande des choix : { $name } ne va pas avec
wrong-print = impossible d’imprimer { $value } : seulement { $choices }
wrong-paper = pas de papier { $value } : seulement { $choices }
wrong-score = ce n’est pas un score noté avec Nullo
wrong-score-field = score impossible : le champ « { $field } » est faux
wrong-score-hand = score impossible : dans la donne { $hand }, le champ « { $field } » est faux
wrong-score-long = aucun score ne dépasse { $most } octets
wrong-cluster-extra = un cluster nécessite l’extra « cluster » : pip install nullo[cluster]
wrong-cluster-address = aucun ordonnanceur Dask ne répond à { $address }
wrong-cluster-version = { $worker } a Nullo { $version }, et non { $own }
wrong-process-ended = un processus de calcul s’est arrêté brusquement ; la mémoire manquait peut-être : essayer un --jobs plus petit
