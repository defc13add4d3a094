# Ce que le serveur répond au client qu’il refuse. Montré par les pages, et lu par qui écrit des clients.

error-bad-json = Ce n’est pas du JSON.
error-bad-field = Champ incorrect : { $reason }
error-bad-option = { $reason }
error-too-large = C’est trop gros : { $most } octets au plus.
error-not-json = Le type de contenu doit être application/json.
error-not-text = Les messages sont des trames de texte en JSON.
error-wrong-host = Ce serveur ne porte pas ce nom.
error-wrong-origin = Cette page n’a pas le droit d’interroger ce serveur.
error-no-token = Un programme doit donner ici son jeton, par l’en-tête Authorization (Bearer).
error-no-game = Le jeu { $game } n’existe pas.
error-no-rules = Il n’y a pas de page de règles pour { $game }.
error-no-lesson = { $game } n’a pas de leçon.
error-no-bot = Il n’y a pas de robot { $bot } ici.
error-bots-seats = Indiquez un robot pour tous, ou { $many ->
    [one] un pour l’autre place
   *[other] un pour chacune des { $many } autres places
 }, et non { $given }.
error-no-table = Cette table n’existe pas, ou elle a été supprimée.
error-no-page = Cette page n’existe pas.
error-method = Cela ne peut pas se faire ici.
error-no-seat = Vous n’avez pas de place à cette table.
error-not-host = Seul l’hôte peut le faire.
error-not-over = La partie n’est pas encore terminée.
error-too-fast = Trop de demandes à la fois : ralentissez.
error-key-used = Cette clé a déjà servi : répétez la demande avec une nouvelle.
error-too-many-tables = Trop de tables : réessayez plus tard.
error-too-many-joins = Trop de places prises depuis ici : réessayez plus tard.
error-too-many-events = Trop de choses ont été enregistrées depuis ici : réessayez dans une minute.
error-too-many-changes = Vous avez dit ou changé trop de choses à cette table : réessayez dans une minute.
error-too-many-connections = Trop de connexions.
error-too-many-watchers = Cette table a trop de spectateurs.
error-say-hello = Le premier message doit être hello.
error-version = Ce serveur parle la version { $version } du protocole : rechargez la page, ou mettez votre client à jour.
error-busy = Cela n’a pas pu être enregistré à l’instant : réessayez.
error-broken = Un problème est survenu ici. Rien n’a changé ; réessayez.

server-not-built = Nullo fonctionne, mais la page n’est pas construite : lancez « scripts/build », ou installez Nullo depuis un wheel.
