## What it is

about-sauce = Zwei gegen zwei, Punkte ansagen in sechs Farben, und die Sauce verbiegt die Regeln.
title-sauce = Sauce
help-sauce = ☂ steht bei einer Hausregel: Die Quelle nennt sie, ohne sie zu beschreiben.
tile-sauce = Zwei gegen zwei um 300 Punkte je Runde. Die aufgedeckte Sauce ändert jedes Mal die Regeln.
kind-sauce = Partner, wechselnde Regeln

## Its options

option-sauce-menu = Das Saucen-Menü
option-sauce-menu-about = Was die Sauce jedes Rangs mit den Regeln einer Runde macht. ☂
option-sauce-menu-house = Zehn Saucen
option-sauce-menu-published = Nur die veröffentlichten
option-sauce-hands = Runden
option-sauce-hands-about = Nach so vielen Runden ist Schluss, wenn bis dahin niemand gewonnen hat.
option-sauce-target = Punkte zum Sieg
option-sauce-target-about = Das Spiel endet mit der Runde, in der ein Team so weit kommt.
option-sauce-super_after = Supersauce nach
option-sauce-super_after-about = Nach so vielen Runden gibt es jedes Mal zwei Saucen, und alles zählt doppelt.
option-sauce-super_at = Supersauce ab
option-sauce-super_at-about = Dasselbe beginnt, sobald ein Team einmal so viele Punkte erreicht hat.
option-sauce-shadoof_at = Shadoof braucht
option-sauce-shadoof_at-about = So viele der 300 Punkte muss ein Team machen, wenn es Shadoof ansagt; es bekommt dann doppelt so viele.
option-sauce-no_way_at = No Way braucht
option-sauce-no_way_at-about = Punkte, die ein Shadoof verhindern: Ein Team, das No Way sagt, muss sie machen; es bekommt dann doppelt so viele.
option-sauce-blind_behind = Blind Nope ab
option-sauce-blind_behind-about = Ein Team, das so viele Punkte zurückliegt, darf Nope ansagen, ohne die Karten anzusehen.

## Cards

card-colour = { $suit }-{ $rank }
card-sauce = SAUCE
print-sauce = SAUCE
short-b = bla
short-g = grü
short-y = gel
short-o = ora
short-r = rot
short-p = vio
worked-wild = eine SAUCE-Karte, gespielt als { $card }
worked-highest-reversed = Die Reihenfolge ist umgekehrt: { $card } ist das höchste { $suit }.
worked-then-reversed = Drei Karten eines Rangs: Von jetzt an läuft die Reihenfolge andersherum.
worked-then-straight = { worked-then-reversed }
suit-b = Blau
suit-g = Grün
suit-y = Gelb
suit-o = Orange
suit-r = Rot
suit-p = Violett

## What is asked, and why

which-wild = Welche Sauce soll es sein? Tippe { $cards }.
phase-toss = eine Karte in den Topf werfen
phase-give = dem Partner eine Karte geben
phase-blind = Blind Nope ansagen oder die Karten ansehen
phase-no-way = No Way sagen oder verzichten
phase-lose = eine Karte ziehen, die in den Topf geht
phase-expose = eine Karte ziehen, die aufgedeckt wird
tui-place-kitty = Topf
ask-low = Niedrig schlägt hoch.
why-reversed = Die Reihenfolge ist umgekehrt: 1 ist hoch, 10 ist niedrig.
why-lead-low = Von dir kam die niedrigste Karte im letzten Stich. Spiel, was du willst.
why-no-trump = Noch kein Trumpf: In dieser Runde ist noch keiner gefallen.
ask-lead-lowest = Spiel dein niedrigstes { $suit } aus.
ask-lowest = Spiel dein niedrigstes { $suit }.
why-lowest = Im ersten Stich spielen alle die niedrigste Karte dieser Farbe.
ask-bid-points = { $place ->
    [1] Deine Ansage, die erste von vier.
    [2] Deine Ansage, die zweite von vier.
    [3] Deine Ansage, die dritte von vier.
   *[4] Deine Ansage, die letzte von vier.
 }
why-bid-points = Nope: Du machst keine Punkte. Shadoof: Dein Team macht mindestens { $least }.
why-partner = { $seat } hat { $number } angesagt; beide Ansagen werden addiert. Nope: Du machst keine Punkte. Shadoof: Dein Team macht mindestens { $least }.
ask-toss = Wirf eine Karte in den Topf.
why-toss = Noch { $count }. Der letzte Stich gewinnt den Topf.
ask-give = Gib { $seat } eine Karte.
why-give = Noch { $count }. Alle geben zur gleichen Zeit.
ask-blind = Blind Nope, oder ansehen?
why-blind = Blind Nope: keine Punkte, vor dem Ansehen angesagt, für { $points } oder −{ $points }.
ask-no-way = No Way, oder verzichten?
why-no-way = Shadoof ist angesagt. No Way: Dein Team macht mindestens { $least }.
table-wait-toss = { $count ->
    [one] { $names } wirft in den Topf.
   *[other] { $names } werfen in den Topf.
 }
table-wait-give = { $count ->
    [one] { $names } sucht Karten zum Geben aus.
   *[other] { $names } suchen Karten zum Geben aus.
 }

## Choices

choice-toss = { $card } in den Topf werfen
choice-give = { $card } geben
choice-look = ansehen
choice-nope = Nope
choice-blind-nope = Blind Nope
choice-shadoof = Shadoof
choice-no-way = No Way
choice-decline = verzichten
act-nope = Nope
act-blind-nope = Blind Nope
act-look = Ansehen
act-shadoof = Shadoof
act-no-way = No Way
act-decline = Verzichten

## Refusals

refuse-must-play-lowest = im ersten Stich muss das niedrigste { $suit } gespielt werden
refuse-no-trump-played-yet = in dieser Runde ist noch kein Trumpf gefallen, und es gibt eine andere Farbe zum Ausspielen
refuse-no-such-sauce = keine SAUCE-Karte auf der Hand kann diese Sauce sein
refuse-bid-step = eine Ansage ist ein Vielfaches von { $step } und höchstens { $most }
refuse-not-behind = nur ein Team mit { $points } oder mehr Punkten Rückstand darf Blind Nope ansagen
refuse-not-blind = wenn Super 2, eine 3 oder eine 4 gilt, darf niemand blind ansagen
refuse-looked-already = die Karten wurden schon angesehen

## What happened

told-hidden-toss = { $name } wirft eine Karte in den Topf.
told-hidden-give = { $name } legt eine Karte für den Partner bereit.
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
told-lost = { $what } geht in den Topf.
told-exposed = { $what } wird aufgedeckt.
told-reversed = Die Reihenfolge ist umgekehrt: Niedrige Karten schlagen hohe.
told-straight = Die Reihenfolge ist wieder die übliche.
told-counter = Gespielt wird jetzt gegen den Uhrzeigersinn.
told-clockwise = Gespielt wird jetzt im Uhrzeigersinn.
told-sauce = Sauce { $card }: { $text }.
told-lay-hidden = Verdeckt lagen:
entry-kitty = Topf { $cards }
entry-toss = { $name }, in den Topf: { $cards }
entry-give = { $name }, gegeben: { $cards }
entry-lose = { $name }, verloren: { $cards }
told-leads = { $name } spielt aus.
told-leads-you = Du spielst aus.
told-looked = { $name } sieht { $cards }.
told-looked-you = Du siehst deine Karten: { $cards }.
told-moved = { $who } an { $name }, offen: { $cards }.
told-moved-you = Du bekommst { $cards } von { $who }.
told-moved-kitty = { $name }, offen in den Topf: { $cards }.
table-trick-wild = { $name }, als { $card }
told-play-wild = { $name } spielt SAUCE als { $what }.
told-play-wild-you = Du spielst SAUCE als { $what }.

## What lies on the table

said-decline = verzichtet
said-no-way = No Way
said-nope = Nope
said-blind-nope = Blind Nope
said-shadoof = Shadoof
fact-sauce = Sauce { $card }: { $text }
fact-sauce-late = Späte Sauce { $number }: { $text }
told-sauce-late = Späte Sauce { $number }: { $text }.
pile-kitty = Topf: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
effect-none = ohne Wirkung in diesem Spiel
effect-none-super = { effect-none }
effect-short-change = Schmalhans: 12 Karten kommen in den Topf, für den letzten Stich
effect-short-change-super = Super-Schmalhans: 24 Karten kommen in den Topf, für den letzten Stich
effect-short-change-late = Schmalhans ☂: Jedes Blatt verliert drei zufällig gezogene Karten an den Topf
effect-short-change-super-late = Super-Schmalhans ☂: Jedes Blatt verliert drei weitere zufällig gezogene Karten an den Topf
effect-open-face = Offene Karten: Von jedem Blatt liegen fünf Karten offen
effect-open-face-super = Super-Offene-Karten: Alle Karten liegen offen
effect-open-face-late = Offene Karten ☂: Von jedem Blatt werden fünf zufällig gezogene Karten offen gelegt
effect-open-face-super-late = Super-Offene-Karten ☂: Alle Karten werden offen gelegt
effect-toss-out = Topfwurf ☂: Alle werfen drei Karten in den Topf
effect-toss-out-super = Super-Topfwurf ☂: Alle werfen fünf Karten in den Topf
effect-toss-out-late = Topfwurf ☂: Alle werfen drei der Karten, die sie noch haben, in den Topf
effect-toss-out-super-late = Super-Topfwurf ☂: Alle werfen zwei weitere der Karten, die sie noch haben, in den Topf
effect-partner-pass = Partnergabe ☂: Alle geben dem Partner drei Karten
effect-partner-pass-super = Super-Partnergabe ☂: Alle geben dem Partner fünf Karten
effect-partner-pass-late = Partnergabe ☂: Alle geben dem Partner drei der Karten, die sie noch haben
effect-partner-pass-super-late = Super-Partnergabe ☂: Alle geben dem Partner zwei weitere der Karten, die sie noch haben
effect-late-reveal = Späte Enthüllung ☂: Der Rang, der Stich 5 macht, wird zu einer Sauce
effect-late-reveal-super = Super-Späte-Enthüllung ☂: Die Ränge, die Stich 3 und 6 (statt 5) machen, werden zu Saucen
effect-suit-shift = Farbschub ☂: Grün ist die niedrigste Farbe, Blau die höchste
effect-suit-shift-super = Super-Farbschub ☂: Violett ist die niedrigste Farbe, Blau die höchste
effect-suit-shift-late = Farbschub ☂: Von da an ist Grün die niedrigste Farbe, Blau die höchste
effect-suit-shift-super-late = Super-Farbschub ☂: Von da an ist Violett die niedrigste Farbe, Blau die höchste
effect-upside-down = Kopfstand ☂: Die Reihenfolge ist von Anfang an umgekehrt
effect-upside-down-super = Super-Kopfstand ☂: Die Reihenfolge ist von Anfang an umgekehrt und kehrt sich nach jedem Stich wieder um
effect-upside-down-late = Kopfstand ☂: Von da an ist die bisherige Reihenfolge umgekehrt
effect-upside-down-super-late = Super-Kopfstand ☂: Von da an ist die bisherige Reihenfolge umgekehrt und kehrt sich nach jedem Stich wieder um
effect-counter-sauce = Gegensauce ☂: Gespielt wird gegen den Uhrzeigersinn
effect-counter-sauce-super = Super-Gegensauce ☂: Gespielt wird zuerst gegen den Uhrzeigersinn; die Richtung wechselt nach jedem Stich
effect-counter-sauce-late = Gegensauce ☂: Von da an wird gegen den Uhrzeigersinn gespielt
effect-counter-sauce-super-late = Super-Gegensauce ☂: Von da an wechselt die Richtung nach jedem Stich
effect-no-trump = Ohne Trumpf ☂: Keine Farbe ist Trumpf, und jede Karte darf ausgespielt werden
effect-no-trump-super = Super-Ohne-Trumpf ☂: Die höchste und die niedrigste Farbe sind beide Trumpf, die höchste über der niedrigsten
effect-no-trump-late = Ohne Trumpf ☂: Von da an ist keine Farbe Trumpf, und jede Karte darf ausgespielt werden
effect-no-trump-super-late = Super-Ohne-Trumpf ☂: Von da an sind die höchste und die niedrigste Farbe beide Trumpf, die höchste über der niedrigsten
effect-hand-me-down = Der Kleine zuerst ☂: Die niedrigste Karte der ausgespielten Farbe spielt als Nächste aus
effect-hand-me-down-super = Super-Kleiner ☂: Die niedrigste Karte der ausgespielten Farbe macht den Stich und spielt als Nächste aus
effect-hand-me-down-late = Der Kleine zuerst ☂: Ab dem nächsten Stich spielt die niedrigste Karte der ausgespielten Farbe als Nächste aus
effect-hand-me-down-super-late = Super-Kleiner ☂: Ab dem nächsten Stich macht die niedrigste Karte der ausgespielten Farbe den Stich und spielt als Nächste aus
table-facts-sauce = Diese Saucen gelten
table-late = spät
table-kitty = { $count ->
    [0] Topf: leer
    [one] Topf: eine Karte
   *[other] Topf: { $count } Karten
 }
table-kitty-why = Für den, der den letzten Stich macht
table-kitty-known = Du kennst
where-double = alles zählt doppelt

# The parts of a score.
score-points = { $count } Punkte gemacht
score-made = Ansage { $count } geschafft
score-over = { $count } über der Ansage
score-failed = Ansage { $count } verfehlt
score-nope = Nope (0 Punkte)
score-blind-nope = Blind Nope (0 Punkte)
score-shadoof = Shadoof (ab { $count })
score-no-way = No Way (ab { $count })

## Tipps

reason-suit-few = Von der Farbe { $suit } hast du nur { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }: Ohne sie musst du nicht bedienen.
reason-points-needed = Deinem Team fehlen noch { $points } der { $number } angesagten Punkte.
reason-points-enough = Dein Team hat die { $number } angesagten Punkte: Jeder weitere wird abgezogen.
