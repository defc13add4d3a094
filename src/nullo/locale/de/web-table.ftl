# Der Tisch im Browser. Sätze über das, was geschah, stehen in play.ftl; er teilt sie.

## Was getan werden kann: Namen der Knöpfe

act-bid = { $number } ansagen
act-bid-all = ALL ansagen
act-bid-nothing = NOTHING ansagen
act-open = Offen
act-secret = Geheim
act-stand = Halten
act-beg = Betteln
act-take-one = Nimm einen
act-run = Drei mehr
act-draw-stock = Vom Talon ziehen
act-draw-discard = { $card } nehmen
act-keep = Behalten
act-nope = Nope
act-blind-nope = Blind Nope
act-look = Ansehen
act-shadoof = Shadoof
act-no-way = No Way
act-decline = Verzichten
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

table-follow = { $suit } bedienen.
table-low = Niedrig schlägt hoch.
table-why-flips = FLIP, ALL und NOTHING gehen immer.
table-why-honour = Im Ehrenmodus hält dich niemand von einer falschen Karte ab.
table-why-trump = Mit { $upper } stechen kannst du nur, wenn du kein { $suit } hast.
table-why-reversed = Die Reihenfolge ist umgekehrt: 1 ist hoch, 10 ist niedrig.
table-free = Kein { $suit }: Spiel, was du willst.
table-why-free = { $upper } ist Trumpf; alles andere ist abgeworfen.
table-no-suit = Noch keine Farbe zu bedienen.
table-why-no-suit = Spiel, was du willst: Die erste Zahl bestimmt die Farbe.
table-lead = Du spielst aus.
table-why-lead-first = Spiel, was du willst; die anderen bedienen.
table-why-lead-won = Du hast den letzten Stich gemacht. Spiel, was du willst.
table-why-lead-low = Von dir kam die niedrigste Karte im letzten Stich. Spiel, was du willst.
table-why-no-trump = Noch kein Trumpf: In dieser Runde ist noch keiner gefallen.
table-lead-lowest = Spiel dein niedrigstes { $suit } aus.
table-lowest = Spiel dein niedrigstes { $suit }.
table-why-lowest = Im ersten Stich spielen alle die niedrigste Karte dieser Farbe.
table-called = { $card } ist gefordert: Spiel sie.
table-ask-bid-flips = ALL oder NOTHING?
table-why-bid-flips = ALL: jeden Stich machen. NOTHING: keinen.
table-ask-bid-tricks = Wie viele Stiche machst du?
table-why-bid-tricks = Verdeckt, bis alle gewählt haben.
table-ask-bid-points = { $place ->
    [1] Deine Ansage, die erste von vier.
    [2] Deine Ansage, die zweite von vier.
    [3] Deine Ansage, die dritte von vier.
   *[4] Deine Ansage, die letzte von vier.
 }
table-why-bid-points = Nope: Du nimmst keine Punkte. Shadoof: Dein Team nimmt mindestens { $least }.
table-why-partner = { $name } hat { $number } angesagt; beide Ansagen werden addiert.
table-ask-say = Offen oder geheim?
table-why-say = Offen: 2 je Stich und 3 dazu, aber nichts, wenn es nicht genau stimmt. Geheim: 1 je Stich, 3 dazu, wenn es genau stimmt.
table-ask-correct = Karte korrigieren oder liegen lassen?
table-why-correct = Du hast { $suit } nicht bedient. Korrigieren kostet nichts.
table-ask-call = Rügen oder passen?
table-why-call = Rüge, wer hätte bedienen können und es nicht getan hat.
table-ask-beg = { $upper } ist Trumpf. Halten oder betteln?
table-why-beg = Bettelst du, gibt { $name } dir 1 Punkt – oder allen drei Karten mehr und einen neuen Trumpf.
table-ask-answer = { $name } bettelt. Nimm einen, oder drei mehr?
table-why-answer = Nimm einen: 1 Punkt für { $name }. Drei mehr: für alle drei weitere Karten und ein neuer Trumpf.
table-ask-ask = Eine Karte von { $name } fordern?
table-why-ask = Eine offen liegende Karte muss gespielt werden, wenn sie gefordert wird.
table-ask-draw = Ziehen, oder { $card } nehmen?
table-ask-draw-stock = Zieh vom Talon.
table-ask-discard = Leg eine ab, oder behalt alle { $count }.
table-ask-discard-must = Leg eine deiner { $count } Karten ab.
table-why-drawn = Gezogen: { $card }.
table-why-taken = Genommen: { $card }; sie darf nicht gleich zurück.
table-ask-toss = Wirf eine Karte in den Topf.
table-why-toss = Noch { $count }. Der letzte Stich gewinnt den Topf.
table-ask-give = Gib { $name } eine Karte.
table-why-give = Noch { $count }. Alle geben zur gleichen Zeit.
table-ask-blind = Blind ansagen, oder ansehen?
table-why-blind = Blind Nope: ungesehen keine Punkte nehmen, für { $points } oder −{ $points }.
table-ask-no-way = No Way, oder verzichten?
table-why-no-way = Shadoof ist angesagt. No Way: Dein Team nimmt mindestens 80.

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
table-wait-say = { $names } sagt offen oder geheim.
table-wait-toss = { $count ->
    [one] { $names } wirft in den Topf.
   *[other] { $names } werfen in den Topf.
 }
table-wait-give = { $count ->
    [one] { $names } sucht Karten zum Geben aus.
   *[other] { $names } suchen Karten zum Geben aus.
 }
table-wait-beg = { $names } hält oder bettelt.
table-wait-answer = { $names } antwortet.
table-wait-draw = { $names } zieht.
table-wait-discard = { $names } legt ab.
table-wait-correct = { $names } darf eine Karte korrigieren.
table-wait-call = { $names } darf rügen.
table-wait-ask = { $names } darf eine Karte fordern.
table-chosen = Deine Wahl: { $what }. Nur du siehst sie.
table-dealing = Die Karten werden gegeben.
table-watching = Du schaust zu.
table-over = Das Spiel ist zu Ende.

## Wenn eine Karte abgelehnt wird

table-not-yet = Du bist nicht dran.
table-no-card = Gerade ist keine Karte gefragt.
table-refused = { $card }: { $reason }.
table-rule = Regel { $rule }
table-warn = { $card } bedient nicht. Drück noch einmal, um sie trotzdem zu spielen.
table-no-line = Nicht verbunden. Es wird gesendet, sobald die Verbindung wieder da ist.
table-not-sent = Das ist nicht angekommen. Bitte versuch es noch einmal.

## Plätze

table-bot = Bot
table-away = abwesend, ein Bot spielt
table-online = verbunden
table-offline = nicht verbunden
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
table-taken = geholt
table-points-in-hand = { $count ->
    [one] Punkt auf der Hand
   *[other] Punkte auf der Hand
 }
table-taken-points = geholt
table-without = ohne
table-game = Spiel
table-bid = Ansage
table-of = von { $target }
table-bid-open = Offen
table-bid-secret = Geheim
table-bid-laid = Liegt
table-bid-only-you = nur du siehst sie
table-bid-number = Ansage { $bid }
table-known = Bekannt
table-face-up = Offen
table-exposed = Liegt offen
table-no-suit-left = kein { $suit }
table-must-play = muss { $card } spielen
table-revokes = { $count ->
    [one] einmal nicht bedient
   *[other] { $count }-mal nicht bedient
 }
table-choosing = wählt

## Was auf dem Tisch liegt

table-felt = Tisch
table-seats = Spieler, im Uhrzeigersinn von links
table-trick = Stich
table-trick-led = { $name }, Ausspiel
table-trick-best = { $name }, höchste
table-trick-took = Stich für { $name }
table-trick-took-you = Dein Stich
table-trick-sauce = { $name }, als { $card }
table-trump = Trumpf: { $suit }
table-no-trumps = Ohne Trumpf
table-turned-up = Aufgedeckt
table-turned-suit = Aufgedeckt: { $suit }
table-trump-if = Trumpf, wenn es dabei bleibt
table-set-aside = Beiseitegelegt
table-aside = { $count ->
    [one] eine Karte aus dem Spiel
   *[other] { $count } Karten aus dem Spiel
 }
table-stock = Talon
table-stock-left = Noch { $count }
table-stock-last = { $count ->
    [0] Dies ist der letzte Zug
   *[other] Die letzte Karte beendet das Spiel
 }
table-idle = { $count ->
    [one] Noch ein Zug ohne Ziehen beendet das Spiel
   *[other] Noch { $count } Züge ohne Ziehen beenden das Spiel
 }
table-discard = Ablage
table-discard-empty = leer
table-discard-top = Ablage, oben { $card }
table-discard-all = Alle { $count } Karten
table-laid = von { $name }
table-laid-you = von dir
table-with = mit { $name } { $sum }
table-fives-worth = Trümpfe in Stichen zählen
table-eight = Die acht, die sich drehen
table-eight-all = { $card } zählt als ALL
table-eight-nothing = { $card } zählt als NOTHING
table-eight-turned = , umgedreht
table-sauces = Diese Saucen gelten
table-late = spät
table-kitty = { $count ->
    [0] Topf: leer
    [one] Topf: eine Karte
   *[other] Topf: { $count } Karten
 }
table-kitty-why = Für den, der den letzten Stich macht
table-kitty-known = Du kennst
table-order = Farben von niedrig nach hoch, mit ihrem Wert
table-order-trump = Trumpf
table-counter = Anders­herum
table-reversed = Niedrig schlägt hoch
table-us = Wir
table-them = Ihr
table-us-who = , du und { $name }
table-zero-in-hand = { $count ->
    [one] eine Nothing-Karte
   *[other] { $count } Nothing-Karten
 }
table-me = Du

## Punkte, Verlauf, das Ende

table-score = Punkte
table-score-hand = Runde
table-score-total = Summe
table-history = Diese Runde
table-history-trick = Stich { $number }
table-history-none = Noch ist nichts geschehen.
table-last-trick = Letzter Stich
table-what-happened = Was geschah
table-hand-done = Runde { $number } ist zu Ende
told-joined = { $name } setzt sich.
told-left = { $name } ist gegangen; { $bot } spielt weiter.
told-away = { $name } ist abwesend: Ein Bot spielt.
told-back = { $name } ist wieder da.
table-told-take = { $name } nimmt { $what } von der Ablage.
table-told-take-you = Du nimmst { $what } von der Ablage.
table-told-sauce = { $name } spielt SAUCE als { $what }.
table-told-sauce-you = Du spielst SAUCE als { $what }.
table-where-hand = Runde { $hand }
table-where-hand-of = Runde { $hand }/{ $hands }
table-where-round-of = Runde { $hand }/{ $hands }
table-where-trick = Stich { $trick }
table-where-trick-of = Stich { $trick }/{ $tricks }
table-where-target = bis { $target }
table-where-lowest = das niedrigste Blatt gewinnt
table-where-double = alles zählt doppelt
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
