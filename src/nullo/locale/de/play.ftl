# Der einfache Tisch: was erzählt, gezeigt und gefragt wird.

you = Du
team = { $a } und { $b }

## Was geschah. Ein Schlüssel mit -you am Ende spricht den Leser an.

told-other = { $name }: { $what }.
told-hidden = { $name } wählt verdeckt.
told-hidden-you = Du wählst verdeckt.
told-hidden-bid = { $name } legt eine Ansage verdeckt hin.
told-hidden-toss = { $name } wirft eine Karte in den Topf.
told-hidden-give = { $name } legt eine Karte für den Partner bereit.
told-bid = { $name } sagt { $what } an.
told-bid-you = Du sagst { $what } an.
told-bid-all = { $name } sagt ALL an.
told-bid-all-you = Du sagst ALL an.
told-bid-nothing = { $name } sagt NOTHING an.
told-bid-nothing-you = Du sagst NOTHING an.
told-open = { $name } sagt: offen.
told-open-you = Du sagst: offen.
told-secret = { $name } sagt: geheim.
told-secret-you = Du sagst: geheim.
told-open-bids = Die offenen Ansagen: { $bids }.
told-play = { $name } spielt { $what }.
told-play-you = Du spielst { $what }.
told-takes = { $name } macht den Stich.
told-takes-you = Du machst den Stich.
told-correct = { $name } nimmt die Karte zurück und spielt { $what }.
told-correct-you = Du nimmst die Karte zurück und spielst { $what }.
told-leave = { $name } lässt die Karte liegen.
told-leave-you = Du lässt die Karte liegen.
told-call-seat = { $name } rügt: { $who } – nicht bedient.
told-call-seat-you = Du rügst: { $who } – nicht bedient.
told-call = { $name } fordert { $what }.
told-call-you = Du forderst { $what }.
told-pass = { $name } passt.
told-pass-you = Du passt.
told-verdict-true = Das stimmt.
told-verdict-false = Das stimmt nicht.
told-stand = { $name } hält.
told-stand-you = Du hältst.
told-beg = { $name } bettelt.
told-beg-you = Du bettelst.
told-take-one = { $name } sagt: nimm einen.
told-take-one-you = Du sagst: nimm einen.
told-run = { $name } gibt allen drei Karten mehr.
told-run-you = Du gibst allen drei Karten mehr.
told-draw-stock = { $name } zieht vom Talon.
told-draw-stock-you = Du ziehst vom Talon.
told-draw-discard = { $name } nimmt die oberste Karte der Ablage.
told-draw-discard-you = Du nimmst die oberste Karte der Ablage.
told-discard = { $name } legt { $what } ab.
told-discard-you = Du legst { $what } ab.
told-keep = { $name } behält alle Karten.
told-keep-you = Du behältst alle Karten.
told-look = { $name } sieht die Karten an.
told-look-you = Du siehst deine Karten an.
told-nope = { $name } sagt Nope an: keine Punkte.
told-nope-you = Du sagst Nope an: keine Punkte.
told-blind-nope = { $name } sagt Blind Nope an.
told-blind-nope-you = Du sagst Blind Nope an.
told-shadoof = { $name } sagt Shadoof an: fast alle Punkte.
told-shadoof-you = Du sagst Shadoof an: fast alle Punkte.
told-no-way = { $name } sagt: No Way.
told-no-way-you = Du sagst: No Way.
told-decline = { $name } verzichtet.
told-decline-you = Du verzichtest.
told-toss = { $name } wirft { $what } in den Topf.
told-toss-you = Du wirfst { $what } in den Topf.
told-give = { $name } gibt { $what }.
told-give-you = Du gibst { $what }.
told-chance-stock = Es ist { $what }.
told-chance-lose = { $what } geht in den Topf.
told-chance-expose = { $what } wird aufgedeckt.
told-turned-all = { $by } dreht { $card } um: zählt jetzt als ALL.
told-turned-nothing = { $by } dreht { $card } um: zählt jetzt als NOTHING.
told-reversed = Die Reihenfolge ist umgekehrt: Niedrige Karten schlagen hohe.
told-straight = Die Reihenfolge ist wieder die übliche.
told-counter = Gespielt wird jetzt gegen den Uhrzeigersinn.
told-clockwise = Gespielt wird jetzt im Uhrzeigersinn.
told-turned-up = { $card } wird aufgedeckt: { $suit } ist Trumpf.
told-sauce = Sauce { $sauce }.
told-last = Am Ende:
told-last-alles-oder-nichts = Angesagt war:
told-last-nothing = Die Blätter:
told-last-sauce = Verdeckt lagen:
last-kitty = Topf { $cards }
last-toss = { $name }, in den Topf: { $cards }
last-give = { $name }, gegeben: { $cards }
last-lose = { $name }, verloren: { $cards }
told-moved = { $giver } an { $name }, offen: { $cards }.
told-moved-you = Du bekommst { $cards } von { $giver }.
told-moved-kitty = { $name }, offen in den Topf: { $cards }.
told-hand-over = Runde { $number } ist zu Ende: { $scores }.
told-scored = { $name }: { $change }.
won = { $names } gewinnt das Spiel.
won-you = Du hast gewonnen!
won-shared = { $names } teilen sich den Sieg.
won-none = Niemand hat gewonnen.

## Wiedergaben

seat = Platz { $seat }
cut = Gezogen: { $draws }.
replay-hand = Runde { $number }, es gibt { $name }
replay-unfinished = Die Aufzeichnung endet hier; das Spiel ist nicht zu Ende.
name-seat = { $name } ({ $seat })

## Der Tisch

heading = { $title }, Runde { $number }
column-name = Spieler
column-cards = Karten
column-bid = Ansage
column-said = sagt
column-tricks = Stiche
column-points = Punkte
column-score = Stand
column-notes = { "" }
mark-dealer = G
note-void = kein { $lacking }
note-called = muss { $card } spielen
bid-face-down = verdeckt
bid-all = ALL
bid-nothing = NOTHING
said-stand = hält
said-beg = bettelt
said-take-one = nimm einen
said-run = drei mehr
said-decline = verzichtet
said-no-way = No Way
bid-nope = Nope
bid-blind-nope = Blind Nope
bid-shadoof = Shadoof
name-partner = { $name }, Partner
said-open = offen
said-secret = geheim
shows = { $name } zeigt { $cards }
shows-you = Alle sehen von dir { $cards }
fact-trump = Trumpf { $trumps }
fact-trump-up = Trumpf { $trumps } ({ $card } aufgedeckt)
fact-turned-up = aufgedeckt: { $card }
fact-led = zu bedienen: { $led }
fact-reversed = umgekehrt: niedrig schlägt hoch
fact-counter = gegen den Uhrzeigersinn
fact-set-aside = beiseitegelegt: { $cards }
fact-discard = Ablage: oben { $card }, insgesamt { $count }
fact-order = von niedrig nach hoch: { $order }
fact-sauce = Sauce { $sauce }
fact-turned-all = umgedreht, zählt als ALL: { $cards }
fact-turned-nothing = umgedreht, zählt als NOTHING: { $cards }
state-all = ALL
state-nothing = NIX
sauce-late = späte { $rank }
mark-won = gewonnen
pile-stock = Talon: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
pile-aside = aus dem Spiel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
pile-kitty = Topf: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
trick = Stich { $number }:  { $plays }
trick-last = Letzter Stich:  { $plays }
hand-unseen = Du hast deine Karten noch nicht angesehen.

## Was gefragt wird

by-steps = { $low }–{ $high } in { $step }er-Schritten
which-sauce = Welche Sauce soll es sein? Tippe { $cards }.
choice-bid-all = ALL (jeden Stich machen)
choice-bid-nothing = NOTHING (keinen Stich)
choice-open = offen
choice-secret = geheim
choice-call-seat = { $who } rügen: nicht bedient
choice-draw-stock = vom Talon
ask-draw = ziehen
ask-discard = eine Karte ablegen, oder alle behalten
ask-call = rügen, oder passen
ask-say = sagen, wie die Ansage liegt
ask-beg = halten oder betteln
ask-answer = antworten
ask-toss = eine Karte in den Topf werfen
ask-give = deinem Partner eine Karte geben
ask-blind = blind ansagen, oder deine Karten ansehen
ask-no-way = No Way sagen, oder verzichten
ask-ask = eine offen liegende Karte fordern, oder passen
choice-draw-discard = { $card } von der Ablage
thinks = { $name } überlegt …
refused = Nein: { $reason } ({ $rule }; „rules { $rule }“ zeigt die Regel).
not-understood = „{ $text }“ geht hier nicht; ? hilft weiter.
rules-none = Dieses Spiel hat keine Regelseite.
rules-no-such = Eine Regel { $number } gibt es nicht.
last-none = Noch ist kein Stich zu Ende.
scores-now = Jetzt: { $scores }
hint = Ein Bot würde wählen: { $action }
help =
    Tippe die Nummer unter einer Karte, ihren Code (10h, 10♥, groß oder klein) oder
    eine ganze Aktion (play 10h, bid 3). Eine Karte, die tiefer liegt, mit
    gepunktetem Rand und der Nummer in Klammern, darf jetzt nicht gespielt werden:
    versuch es, und du erfährst, warum.
    Zeichen: * liegt offen, + ist eben gezogen, G gibt, ▸ ist am Zug.

    Enter    den Tisch noch einmal   last     der letzte Stich
    rules    alle Regeln lesen       history  was in dieser Runde geschah
    rules { $rule } eine Regel lesen        scores   die Punkte Runde für Runde
    hint     was ein Bot täte        undo     deinen letzten Zug zurücknehmen
    quit     gehen; das Spiel bleibt erhalten

help-all-or-nothing = ⇅ steht bei FLIP-Karten: Jede dreht eine ALL- oder NOTHING-Karte um (Regel A3). NIX unter einer Karte heißt: Sie zählt jetzt als NOTHING; ALL: Sie zählt als ALL.
help-all-fives = Trümpfe, die in den Stichen zählen: A 4, K 3, D 2, B 1, 10 zehn, 5 fünf.
help-nothing = Die Zahl neben der Farbe ist, was die Karte zählt; am wenigsten gewinnt.

## Das Saucen-Menü

effect-none = ohne Wirkung in diesem Spiel
effect-short-change = Schmalhans: 12 Karten im Topf, für den letzten Stich
effect-short-change-super = Super-Schmalhans: 24 Karten im Topf, für den letzten Stich
effect-open-face = Offene Karten: Von jedem Blatt liegen fünf Karten offen
effect-open-face-super = Super-Offene-Karten: Alle Karten liegen offen
effect-toss-out = Topfwurf: Alle werfen drei Karten in den Topf
effect-toss-out-super = Super-Topfwurf: Alle werfen fünf Karten in den Topf
effect-partner-pass = Partnergabe: Alle geben dem Partner drei Karten
effect-partner-pass-super = Super-Partnergabe: Alle geben dem Partner fünf Karten
effect-late-reveal = Späte Enthüllung: Der Rang, der Stich 5 macht, ist von da an eine Sauce
effect-late-reveal-super = Super-Späte-Enthüllung: auch die Ränge, die Stich 3 und 6 machen
effect-suit-shift = Farbschub: Grün ist die niedrigste Farbe, Blau die höchste
effect-suit-shift-super = Super-Farbschub: Violett ist die niedrigste Farbe, Blau die höchste
effect-upside-down = Kopfstand: Die Reihenfolge ist von Anfang an umgekehrt
effect-upside-down-super = Super-Kopfstand: Die Reihenfolge kehrt sich nach jedem Stich um
effect-counter-sauce = Gegensauce: Gespielt wird gegen den Uhrzeigersinn
effect-counter-sauce-super = Super-Gegensauce: Die Richtung wechselt nach jedem Stich
effect-no-trump = Ohne Trumpf
effect-no-trump-super = Super-Ohne-Trumpf: Die höchste und die niedrigste Farbe sind beide Trumpf
effect-hand-me-down = Der Kleine zuerst: Wer am niedrigsten bedient, spielt als Nächster aus
effect-hand-me-down-super = Super-Kleiner: Wer am niedrigsten bedient, macht auch den Stich

## Anfangen, gehen, weiterspielen

play-name = Spieler
play-title = { $title }
play-which = welches Spiel? „nullo games“ zählt sie auf
play-against = Du spielst gegen { $names }. Mit ? bekommst du Hilfe.
play-kept-another = Ein anderes Spiel ist gespeichert; „nullo play { $game } --resume“ setzt stattdessen dieses fort.
cut-again = Wer gleichauf lag, zieht noch einmal: { $draws }.
cut-seats = Im Uhrzeigersinn: { $order }. { $name } gibt zuerst.
cut-seats-you = Im Uhrzeigersinn: { $order }. Du gibst zuerst.
kept = Das Spiel ist gespeichert; „nullo play --resume“ setzt es fort.
kept-failed = Das Spiel konnte nicht gespeichert werden.
keep-failed = { $path }: { $why }: Dort lässt sich das Spiel nicht speichern
resume-title = { $title }, es geht weiter.
resume-none = es ist kein Spiel gespeichert
resume-not = --resume setzt ein Spiel fort, wie es war: { $name } kann nicht angegeben werden
