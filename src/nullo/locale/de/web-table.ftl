# Der Tisch im Browser. Sätze über das, was geschah, stehen in play.ftl; er teilt sie.

## Was getan werden kann: Namen der Knöpfe

act-bid = { $number } ansagen
act-leave = Liegen lassen
act-pass = Passen
act-call-seat = { $name } rügen
act-call = { $card } fordern
act-less = Weniger
act-more = Mehr
act-bid-slider = Deine Ansage
act-play-again = Noch einmal
act-lobby = Zur Lobby
act-go-on = Weiter

## Was gefragt ist, und warum

ask-follow = { $suit } bedienen.
why-honour = Im Ehrenmodus hindert dich niemand daran, nicht zu bedienen.
why-trump = Mit { $upper } stechen kannst du nur, wenn du kein { $suit } hast.
ask-free = Kein { $suit }: Spiel, was du willst.
why-free = Mit { $upper } stichst du; jede andere Karte wirfst du nur ab.
ask-lead = Du spielst aus.
why-lead-first = Spiel, was du willst; die anderen bedienen.
why-lead-won = Du hast den letzten Stich gemacht. Spiel, was du willst.
ask-correct = Karte korrigieren oder liegen lassen?
why-correct = Du hast { $suit } nicht bedient. Korrigieren kostet nichts.
ask-call = Rügen oder passen?
why-call = Rüge, wer hätte bedienen können und es nicht getan hat.

## Während andere wählen

table-wait = { $count ->
    [one] { $names } ist dran.
   *[other] { $names } sind dran.
 }
table-wait-play = { $names } ist dran.
table-wait-bid = { $count ->
    [one] { $names } sagt an.
   *[other] { $names } sagen an.
 }
table-wait-correct = { $names } darf eine Karte korrigieren.
table-wait-call = { $names } darf rügen.
table-chosen = Deine Wahl: { $what }. Nur du siehst sie.
table-dealing = Die Karten werden gegeben.
table-watching = Du schaust zu.
table-over = Die Partie ist zu Ende.

## Wenn eine Karte abgelehnt wird

table-not-yet = Du bist nicht dran.
table-no-card = Gerade ist keine Karte gefragt.
table-tap-again = { $card }: noch einmal tippen.
table-refused = { $card }: { $reason }.
table-rule = Regel { $rule }
table-warn = { $card } bedient nicht, obwohl du könntest. Drück noch einmal, um sie trotzdem zu spielen.
table-no-line = Nicht verbunden. Deine Wahl wird gesendet, sobald die Verbindung wieder da ist.
table-not-sent = Das ist nicht angekommen. Bitte versuch es noch einmal.

## Plätze

table-bot = Bot: { $level }
table-away = abwesend, ein Bot spielt
table-bot-in = abwesend, ein Bot spielt in { $time }
table-away-in = { $name } ist abwesend: In { $time } spielt ein Bot weiter
table-online = verbunden
table-offline = nicht verbunden
seal-tip = Die Karten dieser Runde standen vor ihrem Beginn fest; das ist ihr Fingerabdruck. Nach der Partie kannst du prüfen, dass niemand sie verändert hat. Aufgeklappt siehst du ihn ganz.
connection-sign = Was der Punkt bedeutet
connection-tip = Der volle Punkt sagt: Du bist verbunden. Reißt die Verbindung ab, steht es hier in Worten. Neben einem Namen heißt ein voller Punkt, dass jemand verbunden ist, ein leerer, dass nicht.
table-online-tip = Diese Person ist verbunden.
table-offline-tip = Diese Person ist nicht verbunden.
table-dealer = Geber
table-dealer-letter = G
table-turn = { $name }, am Zug
table-partner = Partner
table-cards = { $count ->
    [one] Karte
   *[other] Karten
 }
table-tricks = { $count ->
    [one] Stich
   *[other] Stiche
 }
table-points = { $count ->
    [one] Punkt
   *[other] Punkte
 }
table-taken = gemacht
table-points-in-hand = { $count ->
    [one] Punkt auf der Hand
   *[other] Punkte auf der Hand
 }
table-taken-points = gemacht
table-without = ohne
table-game = Spiel
table-bid = Ansage
table-of = von { $target }
table-bid-number = Ansage { $bid }
table-face-up = Offen
table-no-suit-left = kein { $suit }
table-must-play = muss { $card } spielen
table-revokes = { $count ->
    [one] einmal nicht bedient
   *[other] { $count }-mal nicht bedient
 }
table-choosing = wählt
table-no-bid = keine Ansage

## Was auf dem Tisch liegt

table-felt = Tisch
table-seats = Spieler, im Uhrzeigersinn von links
table-trick = Stich
table-trick-led = { $name }, Ausspiel
table-trick-best = { $name }, höchste
table-trick-took = Stich für { $name }
table-trick-took-you = Dein Stich
table-trump = Trumpf: { $suit }
table-no-trumps = Ohne Trumpf
table-reversed = Niedrig schlägt hoch
table-counter = Anders­herum
table-order = Farben von niedrig nach hoch, mit ihrem Wert
table-order-trump = Trumpf
table-facts = Das gilt gerade
table-turned-up = Aufgedeckt
table-aside = { $count ->
    [one] eine Karte aus dem Spiel
   *[other] { $count } Karten aus dem Spiel
 }
table-laid = von { $name }
table-laid-you = von dir
table-with = mit { $name } { $sum }
table-trump-worth = Trümpfe in Stichen zählen
table-us = Wir
table-them = Ihr
table-team = Team { $letter }
table-us-who = , du und { $name }
table-zero-in-hand = { $count ->
    [0] keine Nothing-Karte
    [one] eine Nothing-Karte
   *[other] { $count } Nothing-Karten
 }
table-me = Du

## Punkte, Verlauf, das Ende

table-score = Punkte
table-score-hand = Runde
table-score-made = Woraus sich die Punkte ergeben
table-score-total = Summe
table-history = Diese Runde
table-history-trick = Stich { $number }
table-history-none = Noch ist nichts geschehen.
table-last-trick = Letzter Stich
table-what-happened = Was geschah
table-hand-done = Runde { $number } ist zu Ende
decided-trump = { $card } ist Trumpf und sticht die ausgespielte Farbe.
decided-all = { $by } dreht { $card } um, das jetzt als ALL zählt.
decided-nothing = { $by } dreht { $card } um, das jetzt als NOTHING zählt.
told-joined = { $name } setzt sich.
told-left = { $name } ist gegangen; { $bot } spielt weiter.
told-away = { $name } ist abwesend: Ein Bot spielt.
told-back = { $name } ist wieder da.
where-game = { $number }. Partie
series-words = Gewonnene Partien: { $list }
series-of = { $name } { $wins }
where-hand = Runde { $hand }
where-hand-of = Runde { $hand }/{ $hands }
where-trick = Stich { $trick }
where-trick-of = Stich { $trick }/{ $tricks }
where-target = bis { $target }
where-lowest = die wenigsten Punkte gewinnen
table-last-card = Deine letzte Karte spielt sich selbst.
table-your-turn = Du bist dran

## Tasten

key-arrows = ← →
key-enter = Enter
key-escape = Esc
key-letters = A–Z
key-help = ?
key-hand-words = Von Karte zu Karte in deinem Blatt
key-enter-words = Karte spielen oder Knopf drücken
key-letters-words = Der Knopf, der den Buchstaben zeigt
key-numbers = 0–9
key-numbers-words = So viele Stiche ansagen
key-steps = − +
key-steps-words = Weniger oder mehr Punkte ansagen
key-escape-words = Schließen, was offen ist; nach einer Runde weiter; eine angehobene Karte ablegen
key-help-words = Diese Liste

## The end of the game

over-why = Nach { $hands ->
    [one] einer Runde
   *[other] { $hands } Runden
 }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } gegen { $next } ({ $name }). { $wins }
over-shared = Nach { $hands ->
    [one] einer Runde
   *[other] { $hands } Runden
 }: je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }. { $wins }
over-lowest = Die wenigsten Punkte gewinnen.
over-highest = Die meisten Punkte gewinnen.
over-place = Dein Platz: { $place } von { $all }.
over-hand = Blatt: { $name }
