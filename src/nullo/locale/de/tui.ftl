# Der Tisch auf dem ganzen Terminal.

tui-close = schließt
tui-look = Den Tisch ansehen
tui-looking = Weiter mit einer Taste.
tui-remarks-on = Bots sagen ein Wort, wenn sie ihre Ansage erfüllt oder verfehlt haben.
tui-remarks-off = Bots sagen nichts zu ihren Ansagen.
tui-refused = { $reason } ({ $rule })
tui-warn = { $card } bedient nicht, obwohl du könntest. Wähle sie noch einmal, um sie zu spielen.
tui-signs = Zeichen: + gerade bekommen, * sehen alle, ! würde nicht bedienen, ▸ ist dran, G gibt, ▴ ◂ die höchste Karte. Eine Karte mit gepunktetem Rand und eingeklammerter Nummer darf jetzt nicht gespielt werden.
tui-secrets = Nur du weißt: { $what }
tui-label = { $label }: { $what }
tui-seal = Siegel dieser Runde: { $seal }

## Befehle

cli-plain = Zeile für Zeile, wie in einem Terminal unter 80 mal 24 Zeichen oder ganz ohne Terminal.
cli-no-color = Ohne Farben, wie mit der Umgebungsvariablen NO_COLOR.
cli-join = An einem Tisch eines Servers Platz nehmen oder, wenn alle Plätze besetzt sind, zuschauen.
cli-join-link = Der Link des Tisches, etwa http://192.168.0.5:8000/t/ue8x1MVssNiA.
cli-join-name = Wie dich die anderen nennen sollen; ohne Angabe wirst du gefragt.
cli-host = Auf einem Server einen Tisch aufmachen und dort auf andere warten.
cli-host-server = Die Adresse des Servers, etwa http://192.168.0.5:8000.
cli-needs-screen = ein Tisch auf einem Server braucht den ganzen Bildschirm: { $why }

## Die Zeile der Tasten

tui-foot-keys = Tasten
tui-foot-rules = Regeln
tui-foot-scores = Punkte
tui-foot-history = Verlauf
tui-foot-last = Letzter Stich
tui-foot-details = Alles
tui-foot-hint = Tipp
tui-foot-leave = Gehen
tui-foot-play = Spielen
tui-foot-options = Optionen
tui-foot-join = Beitreten
tui-foot-language = Sprache
tui-foot-talk = Reden
tui-foot-back = Zurücknehmen
tui-foot-claim = Der Rest
tui-foot-step = Schritt
tui-foot-run = Abspielen
tui-foot-seat = Platz
tui-foot-open = Offen
tui-foot-analyse = Analyse
tui-foot-practise = Üben
tui-foot-reveal = { analysis-reveal }
tui-foot-next = { analysis-next }
tui-foot-earlier = { analysis-previous }
tui-foot-write = Sichern
tui-foot-replay = Nachspielen
tui-foot-start = Beginnen
tui-foot-up = Hinauf
tui-foot-down = Hinunter
tui-foot-name = Benennen
tui-foot-delete = Löschen
tui-foot-bot = Stufe
tui-foot-alike = Alle gleich
tui-foot-remove = Entfernen

## Was die Tasten tun

tui-key-arrows-words = Von Karte zu Karte, von Knopf zu Knopf
tui-key-enter = Eingabe, Leertaste
tui-key-enter-words = Die Karte spielen, den Knopf drücken; ein Klick tut es auch
tui-key-digits-words = Zur Karte oder Ansage mit dieser Nummer
tui-key-letters-words = Der Knopf, dessen Buchstabe unterstrichen ist
tui-key-tab-words = Zwischen Blatt und Knöpfen
tui-key-rules-words = Die Regeln, bei der, um die es geht
tui-key-scores-words = Die Punkte, Runde für Runde
tui-key-history-words = Was geschah
tui-key-last-words = Der letzte Stich
tui-key-details-words = Alles, was offen liegt, in Worten
tui-key-hint-words = Ein Tipp; jeder Druck verrät mehr
tui-key-talk-words = Etwas sagen
tui-key-back-words = Deinen letzten Zug zurücknehmen; Mitspieler werden gefragt
tui-key-claim-words = Die übrigen Stiche beanspruchen
tui-key-pace-words = Langsamere oder schnellere Bots
tui-key-remarks-words = Bots reden oder schweigen
tui-key-light-words = Hell oder dunkel
tui-key-suspend-words = In die Shell; von dort zurück mit fg
tui-key-leave = q, Esc
tui-key-leave-words = Vom Tisch gehen; das Spiel bleibt gespeichert
tui-key-step-words = Einen Schritt zurück oder weiter
tui-key-trick = Bild ↑ ↓
tui-key-trick-words = Ans Ende eines Stichs
tui-key-hand-words = An den Anfang einer Runde
tui-key-ends = Pos1, Ende
tui-key-ends-words = An den Anfang, ans Ende; ein Klick auf den Regler geht überallhin
tui-key-run = Leertaste
tui-key-run-words = Abspielen oder anhalten
tui-key-seat-words = Vom nächsten Platz aus sehen
tui-key-open-words = Alle Blätter sehen oder eines
tui-key-analyse-words = Die Partie analysieren, oder abbrechen; danach: was jede Möglichkeit wert war
tui-key-flaw-words = Zum nächsten Fehler oder zum vorigen
tui-key-practise-words = Die Fehler des gezeigten Platzes üben
tui-key-reveal-words = Was jede Möglichkeit wert ist
tui-key-finish = { tui-key-leave }
tui-key-finish-words = { analysis-practise-end }
tui-key-write-words = Die Aufzeichnung in eine Datei schreiben

## Der erste Bildschirm

tui-kept = Weiterspielen
tui-kept-words = Dieses Spiel hast du nicht beendet. Alles darin ist, wie es war.
tui-kept-name = Name für dieses Spiel: { $game }
tui-kept-delete = { $game } löschen? Das lässt sich nicht rückgängig machen.
tui-elsewhere = Anderswo
tui-history = Meine Partien
tui-history-words = Die Partien, die du in diesem Terminal beendet hast: Ergebnisse, Siege und Durchschnitte.
tui-mistakes-words = Deine schlimmsten Fehler, so wie du den Tisch gesehen hast: Wähle noch einmal.
tui-join = An einen Tisch gehen
tui-join-words = Jemand, bei dem ein Server läuft, hat dir einen Link geschickt, oder du hast ihn von der Seite eines Tisches.
tui-join-link = Link, etwa http://192.168.0.5:8000/t/ue8x1MVssNiA
tui-language = Sprache: { $language }
tui-language-words = Die Eingabetaste wechselt sie.

## Ein Tisch eines Servers

tui-name = Dein Name
tui-name-words = Wie sollen dich die anderen nennen?
tui-line-lost = Die Verbindung ist weg; neuer Versuch …
tui-ended-gone = Diesen Tisch gibt es nicht mehr.
tui-ended-version = Der Server spricht eine andere Version des Protokolls.
tui-ended-refused = Der Server lässt dich nicht herein.
tui-ended-removed = Du wurdest von diesem Tisch entfernt.
tui-ended-closed = Die Verbindung ist beendet.
tui-ended-nonsense = Die Nachrichten des Servers widersprechen sich; die Verbindung ist beendet.
tui-clock = noch { $left }, { $bank } in Reserve
tui-clock-slow = Noch { $time } für diese Entscheidung
tui-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
 }
tui-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
 }
tui-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
 }
tui-too-small = Das Fenster ist zu klein für den Tisch: mindestens { $columns } mal { $lines } Zeichen. Das Spiel wartet.
tui-watching = Alle Plätze sind besetzt: Du schaust zu.
tui-unreachable = { $server }: { $why }
tui-say-words = Alle am Tisch lesen es. Oder in einem Wort: { $emotes }
tui-leave-question = Vom Tisch gehen?
tui-leave-words = Dein Platz bleibt dir: Derselbe Link bringt dich zurück. Solange du weg bist, spielt ein Bot. Gehst du endgültig, übernimmt ein Bot den Platz.
tui-leave-now = Gehen und wiederkommen
tui-leave-for-good = Endgültig gehen
tui-stay = Bleiben
tui-back-to = Derselbe Link bringt dich zurück: { $link }

## Ansehen

tui-step = Schritt { $step } von { $steps }
tui-seen = Gesehen von { $name }
tui-seen-open = Gesehen von { $name }, alle Blätter offen
tui-analysing = Die Partie wird analysiert: { $done } von { $all } Teilen. Die Taste a bricht ab.
tui-practise-first = Zuerst die Partie analysieren, mit der Taste a.
tui-practise-none = Keine Entscheidung von { $name } war klar schlechter als die beste. Die Taste v zeigt einen anderen Platz.
tui-write-to = Datei für die Aufzeichnung
tui-written = Geschrieben nach { $path }.
tui-file-there = die Datei gibt es schon: Bitte einen anderen Namen wählen

## Das Spiel des Tages

daily-counts = Dieser Versuch zählt: ohne Tipps und ohne Zurücknehmen. Üben kannst du die Karten danach.
daily-ended = Dein Versuch beim Spiel des Tages vom { $date } ({ $game }) ist vorbei: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }. Üben kannst du es mit „nullo daily { $id } --practice“.
daily-lost = Dein Versuch beim Spiel des Tages vom { $date } ({ $game }) war begonnen, und die Partie wurde gelöscht. Nur ein Versuch zählt.
daily-expert-points = Der Experte auf deinem Platz: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
daily-how = * gewonnen, … begonnen. „nullo daily SPIEL“ spielt das heutige, „--expert“ zeigt danach die Punkte des Experten.
