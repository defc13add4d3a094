# Was an dem nicht stimmt, was getippt wurde.

wrong-usage = { $message } (siehe { $path } --help)
wrong-argument-option = Unbekannte Option: { $name }
wrong-argument-command = Unbekannter Befehl: { $name }
wrong-argument-missing = Es fehlt: { $name }
wrong-argument-bare = Der Option { $name } fehlt der Wert
wrong-argument-value = Ungültiger Wert für { $name }
wrong-argument-because = Ungültiger Wert für { $name }: { $reason }
wrong-argument-extra = Zu viele Argumente: { $name }

wrong-choice = Option { $option }: zur Wahl stehen { $choices }, nicht { $value }
wrong-choice-meant = Option { $option }: { $value } gibt es nicht; meintest du { $meant }?
wrong-flag = Option { $option }: muss true oder false sein, nicht { $value }
wrong-list = Option { $option }: muss eine Liste ganzer Zahlen sein, nicht { $value }
wrong-entries = Option { $option }: muss 1 bis 100 Einträge haben, nicht { $value }
wrong-number = Option { $option }: muss eine ganze Zahl sein, nicht { $value }
wrong-fixed = Option { $option }: muss { $low } sein, nicht { $value }
wrong-range = Option { $option }: muss zwischen { $low } und { $high } liegen, nicht { $value }
wrong-option = Option { $option }: { $game } hat keine solche Option
wrong-option-meant = Option { $option }: { $game } hat keine solche Option; meintest du { $meant }?
wrong-game = es gibt kein Spiel { $game }; es gibt: { $games }
wrong-game-meant = es gibt kein Spiel { $game }; meintest du { $meant }?
wrong-bot = es gibt keinen Bot { $bot }; es gibt: { $bots } oder Modul:Klasse
wrong-bot-meant = es gibt keinen Bot { $bot }; meintest du { $meant }?
wrong-pair = -o { $text }: muss name=wert sein, etwa -o hands=5
wrong-twice = Option { $option }: zweimal angegeben
wrong-bots-missing = --bots { $text }: ein Name fehlt
wrong-bots-seats = --bots: { $names } Namen für { $seats } Plätze
wrong-bots-opponents = --bots: { $names ->
    [one] 1 Name
   *[other] { $names } Namen
 } für { $many } Gegner
wrong-least = { $name } muss mindestens 1 sein, nicht { $value }
wrong-name-long = --name: höchstens { $most } Zeichen, nicht { $many }
wrong-file-there = die Datei gibt es schon: Ein anderer Name hilft, oder --overwrite überschreibt sie
wrong-plug-in = das Plug-in { $module } ist fehlgeschlagen: { $what }
wrong-play-standard = auf der Standardausgabe steht das Spiel selbst: eine Datei nennen
wrong-card = es gibt keine Karte { $card } in diesem Spiel
wrong-action = { $game } kennt keine Aktion { $action }
wrong-now = { $who ->
    [spoken] Platz { $seat } darf nicht „{ $action }“ sagen: { $why }
    [nobody] „{ $action }“ geht jetzt nicht: { $why }
   *[seat] Platz { $seat } darf nicht „{ $action }“: { $why }
 }
wrong-turn = Platz { $actor } ist dran, nicht Platz { $seat }
wrong-seat = es gibt keinen Platz { $seat }: Die Plätze sind 0 bis { $last }
wrong-stock = Option hand: { $players } Blätter zu { $hand } lassen von { $cards } Karten keinen Talon übrig
wrong-batch = Option batch: Blätter zu { $hand } lassen sich nicht je { $value } auf einmal geben
wrong-hand = Option hand: Für { $players } Blätter zu { $hand } reichen { $cards } Karten nicht
wrong-teams = Option teams: Aus { $players } Spielern werden keine { $teams } gleich großen Teams mit Partnern
wrong-turn-up = Option hand: Für { $players } Blätter zu { $hand } und eine aufgedeckte Karte reichen { $cards } Karten nicht
wrong-fourths = Option ranks: { $cards } Karten lassen sich nicht gleichmäßig an vier Spieler verteilen
wrong-offered = Option { $option }: Sie ist für Studien; an den Tischen eines Servers gibt es sie nicht
wrong-cards = Option hand_sizes: Für { $players } Blätter zu { $hand } und einen Trumpf reichen { $cards } Karten nicht
wrong-bot-class = { $bot } ist kein Bot: Es muss eine von nullo.bots.Bot abgeleitete Klasse sein
wrong-bot-choose = { $bot } ist kein Bot: Die Methode choose fehlt
wrong-bot-init = { $bot } lässt sich nicht erzeugen: __init__ muss rng, playouts und seconds annehmen, in dieser Reihenfolge
wrong-bot-module = es gibt kein Modul { $module }
wrong-bot-attribute = das Modul { $module } hat kein { $name }
wrong-bot-place = { $bot } hat nicht die Form Modul:Klasse
wrong-link = { $text } ist kein Link zu einem Tisch, etwa { $example }
wrong-no-table = seine Antwort nennt keinen Tisch

wrong-arena-few = --bots: Eine Arena braucht mindestens zwei Bots
wrong-arena-twice = --bots: { $bot } ist zweimal angegeben
wrong-arena-both = entweder --ms oder --playouts angeben
wrong-arena-ms = --ms muss über 0 und höchstens 1000000 sein, nicht { $value }
wrong-arena-spending = --bots { $bot }: Auf den Namen eines Bots kann eine Anzahl von Durchläufen folgen, etwa sampler:100, oder eine Zeit, etwa expert:20ms
wrong-folder-in-use = { $folder } wird von einem anderen Prozess benutzt
wrong-arena-other = { $folder } enthält eine andere Arena ({ $name } ist dort { $there }, hier { $here }): einen anderen Ordner wählen oder die Einstellungen in seiner arena.json
wrong-most = { $name } darf höchstens { $most } sein, nicht { $value }
wrong-analyse-seat = { $value } heißt niemand am Tisch: { $names }
wrong-practise = --practise fragt nach Entscheidungen: { $name } passt nicht dazu
wrong-print = { $value } lässt sich nicht drucken: nur { $choices }
wrong-paper = kein Papierformat { $value }: nur { $choices }
wrong-score = das ist kein Punktestand von Nullo
wrong-score-field = kein möglicher Punktestand: Das Feld „{ $field }“ stimmt nicht
wrong-score-hand = kein möglicher Punktestand: In Runde { $hand } stimmt das Feld „{ $field }“ nicht
wrong-score-long = kein Punktestand hat mehr als { $most } Bytes
wrong-cluster-extra = für einen Cluster fehlt das Extra „cluster“: pip install nullo[cluster]
wrong-cluster-address = unter { $address } antwortet kein Dask-Scheduler
wrong-cluster-version = auf { $worker } läuft Nullo { $version } und nicht { $own }
wrong-process-ended = ein rechnender Prozess ist unerwartet zu Ende gegangen; vielleicht reichte der Speicher nicht: kleinere Zahl bei --jobs versuchen
