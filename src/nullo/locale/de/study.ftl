## Der Befehl

cli-study = Ein Spiel wie dessen Autor untersuchen: sehr viele Partien spielen und eine Seite mit Zahlen und Diagrammen schreiben, dazu Tabellen in Parquet.
cli-study-games = Wie viele Partien von jeder Variante gespielt werden.
cli-study-vary = Varianten des Spiels nebeneinander spielen, mit denselben Karten: der Name einer Option und ihre Werte, durch Kommas getrennt. Listen von Zahlen mit Schrägstrichen schreiben: 6/5/4. Mehrere solche Optionen ergeben jede Kombination.
cli-study-bots = Die Bots auf den Plätzen, durch Kommas getrennt; ein einziger Name gilt für alle Plätze.
cli-study-levels = Die Stufen der Leiter, von der schwächsten zur stärksten.
cli-study-ladder = Wie viele Kartenverteilungen jede Stufe gegen die nächste spielt, jede zweimal mit getauschten Plätzen; 0: keine Leiter.
cli-study-hands = Auch eine Zeile für jeden Platz und jede Runde in hands.parquet aufbewahren.
cli-study-folder = Der Ordner, der geschrieben wird. Derselbe Befehl setzt eine unterbrochene Studie fort.
cli-study-progress = es wird gespielt
cli-study-done = { $title }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
 } von jeder Variante
cli-study-page = Die Seite ist { $page }; Zahlen und Partien stehen in den Parquet-Dateien daneben.
cli-study-kept = Diese Studie war schon fertig.
cli-value-vary = NAME=W,W…

## Was falsch ist

wrong-study-extra = für Studien fehlt das Extra „study“: pip install nullo[study]
wrong-study-other = { $folder } enthält eine andere Studie ({ $name } ist dort { $there }, hier { $here }): einen anderen Ordner wählen oder die Einstellungen in seiner study.json
wrong-study-foreign = { $folder } ist nicht leer und enthält keine Studie: einen anderen Ordner wählen
wrong-study-damaged = eine Datei in { $folder } war beschädigt und wurde entfernt: Derselbe Befehl spielt ihre Partien noch einmal
wrong-vary-pair = { $text }: nötig sind der Name einer Option, = und mindestens zwei Werte, durch Kommas getrennt
wrong-vary-same = { $variant } ist dasselbe Spiel wie eine andere Variante: Die Werte von { $option } müssen verschieden sein

## Die Seite

study-title = Studie: { $title }
study-what = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
 } zu { $players } Spielern, gespielt von { $bots }.
study-what-varies = Verglichen werden { $variants } Varianten; alle bekamen dieselben Karten.
study-intervals = Alle Intervalle, hinter ± oder als Striche in den Diagrammen, gelten mit 99 % Sicherheit.
study-heuristic = Für manche Varianten wurde nichts durch Selbstspiel gelernt; darum spielt „club“ alle nach der Faustregel des Spiels.
study-in-short = Kurz gesagt
study-seats = Plätze
study-games = Partien
study-hands = Runden
study-ladder = Können und Glück
study-made = Wie sie entstand
study-made-by = Nullo { $version }, Startwert { $seed }. Derselbe Befehl ergibt dieselbe Studie.
study-mean = Mittel
study-difference = { $variant }: Unterschied
study-field-hands = Runden in einer Partie
study-field-decisions = Entscheidungen in einer Partie
study-field-lead_changes = Führungswechsel in einer Partie
study-field-half = Wer zur Halbzeit führte, gewann
study-field-margin = Punkte zwischen dem Ersten und dem Nächsten
study-field-spread = Punkte zwischen dem Ersten und dem Letzten
study-seat = Platz (Platz 0 gibt zuerst)
study-place = Platz beim Geben (0 ist links vom Geber, der letzte ist der Geber)
study-wins-by-seat = Wer gewinnt, nach Platz
study-points-by-place = Punkte einer Runde, nach Platz
study-made-by-place = Erfüllte Ansagen, nach Platz
study-scores = Punkte am Ende
study-lengths = Runden in einer Partie
study-turns-of-games = Entscheidungen in einer Partie
study-lead-changes = Führungswechsel
study-win-share = Anteil der Siege
study-share = Anteil der Partien
study-share-made = Anteil erfüllter Ansagen
study-share-hands = Anteil der Runden
study-score = gewonnene oder verlorene Punkte, mehr ist besser
study-hands-of-game = Runden
study-decisions = Entscheidungen
study-changes = Führungswechsel
study-points = Punkte der Runde
study-cards = Karten auf der Hand
study-bid = Ansage
study-tricks = Stiche
study-ladder-about = Jede Stufe traf in { $deals ->
    [one] einer Kartenverteilung
   *[other] { $deals } Kartenverteilungen
 } auf die nächstniedrigere, jede zweimal gespielt mit getauschten Plätzen. Je mehr Partien es braucht, bis der Bessere vorn liegt, desto mehr entscheidet das Glück.
study-ladder-pair = Stufe gegen die nächstniedrigere
study-ladder-wins = Siege
study-ladder-points = Punkte je Runde
study-ladder-games = Partien, bis sie mit 95 % vorn liegt
