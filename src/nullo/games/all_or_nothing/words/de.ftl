## What it is

about-all-or-nothing = Jeden Stich oder keinen ansagen, während FLIP-Karten ALL zu NOTHING machen.
title-all-or-nothing = ALL or NOTHING
help-all-or-nothing = ⇅ steht bei FLIP-Karten: Jede dreht eine ALL- oder NOTHING-Karte um (Regel A3). NIX unter einer Karte heißt: Sie zählt jetzt als NOTHING; ALL: Sie zählt als ALL.
tile-all-or-nothing = Sag an: jeden Stich oder keinen. Und FLIP-Karten machen aus der stärksten Karte die schwächste.
kind-all-or-nothing = Stiche mit zwei Ansagen

## Its options

option-all-or-nothing-start = Punkte am Anfang
option-all-or-nothing-start-about = Mit so vielen Punkten fangen alle an; wer auf 0 kommt, beendet das Spiel.
option-all-or-nothing-hands = Runden
option-all-or-nothing-hands-about = Nach so vielen Runden ist Schluss, wenn bis dahin niemand auf 0 gekommen ist.
option-all-or-nothing-made_nothing = Ein geschafftes NOTHING
option-all-or-nothing-made_nothing-about = So viele Punkte gehen ab, wenn man NOTHING ansagt und keinen Stich macht.
option-all-or-nothing-made_all = Ein geschafftes ALL
option-all-or-nothing-made_all-about = So viele Punkte gehen ab, wenn man ALL ansagt und jeden Stich macht.
option-all-or-nothing-miss = Ein Stich zu viel oder zu wenig
option-all-or-nothing-miss-about = Punkte, die dazukommen: für jeden Stich bei NOTHING, jeden fehlenden bei ALL und jeden über oder unter der angesagten Zahl.
option-all-or-nothing-revoke = Nichtbedienen
option-all-or-nothing-revoke-about = Punkte, die im Ehrenmodus für jedes aufgedeckte Nichtbedienen dazukommen.
option-all-or-nothing-offsuit_wins = Jede Farbe kann gewinnen
option-all-or-nothing-offsuit_wins-about = Die höchste Zahl macht den Stich, gleich welcher Farbe, wenn keine Karte als ALL zählt. ⚖
option-all-or-nothing-mode-about = Ehrenmodus: Nichtbedienen ist möglich, aber eine spätere Karte der Farbe verrät es, und das kostet Punkte.
option-all-or-nothing-teams = Teams
option-all-or-nothing-teams-about = Partner haben einen gemeinsamen Punktestand, und bei ALL muss jeder Stich ans Team gehen. Zwei Teams zu viert oder zu sechst, drei zu sechst. ☂
option-all-or-nothing-teams-0 = keine
option-all-or-nothing-bids = Ansagen
option-all-or-nothing-bids-about = Nur ALL und NOTHING oder auch eine Zahl von Stichen, die genau zu treffen ist. ☂
option-all-or-nothing-bids-two = ALL oder NOTHING
option-all-or-nothing-bids-number = Auch Zahlen
option-all-or-nothing-made_number = Eine geschaffte Zahl
option-all-or-nothing-made_number-about = So viele Punkte gehen ab, wenn man eine Zahl ansagt und genau so viele Stiche macht. ☂

## Cards

card-all = { $suit }-ALL
card-nothing = { $suit }-NOTHING
print-all = ALL
print-nothing = NOTHING
card-now-all = zählt jetzt als ALL
card-now-nothing = zählt jetzt als NOTHING
card-was-all = zählte als ALL
card-was-nothing = zählte als NOTHING
card-flip = FLIP, dreht { $card } um
worked-did-flipped-all = dreht { $card } um, das nun als ALL zählt
worked-did-flipped-nothing = dreht { $card } um, das nun als NOTHING zählt
worked-all = { $card } zählt als ALL.
worked-first-all = Von den Karten, die als ALL zählen, wurde { $card } zuerst gespielt.
worked-all-nothing = Jede Karte zählt als NOTHING, also gewinnt die erste: { $card }.
worked-number = Keine Karte zählt als ALL, und { $card } ist das höchste { $suit }.
state-all = ALL
state-nothing = NIX

## What is asked, and why

why-flips = FLIP, ALL und NOTHING gehen immer.
ask-no-suit = Noch keine Farbe zu bedienen.
why-no-suit = Spiel, was du willst: Die erste Zahl bestimmt die Farbe.
ask-bid-flips = ALL oder NOTHING?
why-bid-flips = ALL: jeden Stich machen. NOTHING: keinen.
why-bid-flips-team = ALL: Dein Team macht jeden Stich. NOTHING: Du machst keinen.
ask-bid-flips-number = Wie viele Stiche machst du?
why-bid-flips-number = ALL: jeden Stich. NOTHING: keinen. Eine Zahl: genau so viele.
why-bid-flips-number-team = ALL: jeder Stich für dein Team. NOTHING: keiner für dich. Eine Zahl: Du machst genau so viele.

## Choices

choice-bid-all = ALL (jeden Stich machen)
choice-bid-nothing = NOTHING (keinen Stich)
act-bid-all = ALL ansagen
act-bid-nothing = NOTHING ansagen

## Refusals

refuse-must-follow-or-flip = { $suit } muss bedient werden, außer mit ALL, NOTHING oder FLIP

## What happened

told-bid-all = { $name } sagt ALL an.
told-bid-all-you = Du sagst ALL an.
told-bid-nothing = { $name } sagt NOTHING an.
told-bid-nothing-you = Du sagst NOTHING an.
told-flipped-all = { $by } dreht { $card } um, das jetzt als ALL zählt.
told-flipped-nothing = { $by } dreht { $card } um, das jetzt als NOTHING zählt.

## What lies on the table

said-bid-all = ALL
said-bid-nothing = NOTHING
fact-turned-all = umgedreht, zählt als ALL: { $cards }
fact-turned-nothing = umgedreht, zählt als NOTHING: { $cards }
table-turning = Die acht, die sich drehen
table-turning-full = { $card } zählt als ALL
table-turning-empty = { $card } zählt als NOTHING
table-turning-turned = , umgedreht

# The parts of a score.
score-missed-nothing = { $count ->
    [one] NOTHING verfehlt, 1 Stich
   *[other] NOTHING verfehlt, { $count } Stiche
 }
score-missed-all = { $count ->
    [one] ALL verfehlt, 1 Stich der anderen
   *[other] ALL verfehlt, { $count } Stiche der anderen
 }
score-made-nothing = NOTHING geschafft
score-made-all = ALL geschafft
score-missed-number = { $count ->
    [one] Zahl um 1 Stich verfehlt
   *[other] Zahl um { $count } Stiche verfehlt
 }
score-made-number = Zahl geschafft
score-revokes = { $count ->
    [one] einmal nicht bedient
   *[other] { $count }-mal nicht bedient
 }

## Tipps

nudge-alls = Welche deiner Karten zählen als ALL, und welche kann man umdrehen?
nudge-turns = Welche Karte würde deine umdrehen?
reason-alls-held = { $count ->
    [0] Keine deiner Karten zählt als ALL
    [one] Eine deiner Karten zählt als ALL
   *[other] { $count } deiner Karten zählen als ALL
 }, solange keine FLIP-Karte eine umdreht.
reason-turns-all = { $card } zählt gerade als NOTHING: Du kannst ein ALL daraus machen.
reason-turns-nothing = { $card } zählt gerade als ALL: Du kannst ein NOTHING daraus machen.
reason-bid-nothing-holds = Du hast noch keinen Stich, also gilt NOTHING noch.
reason-bid-nothing-lost = Du hast einen Stich: NOTHING ist verfehlt, und jeder weitere Stich kostet dich etwas.
reason-bid-all-holds = Niemand sonst hat einen Stich, also gilt ALL noch.
reason-bid-all-lost = Jemand anders hat einen Stich: ALL ist verfehlt, und jeder Stich der anderen kostet dich etwas.
reason-bid-all-team-holds = Kein anderes Team hat einen Stich, also gilt ALL noch.
reason-bid-all-team-lost = Ein anderes Team hat einen Stich: ALL ist verfehlt, und jeder Stich der anderen kostet dein Team etwas.
reason-bid-all-partner = Dein Partner hat ALL angesagt: Auch ein Stich von dir zählt dafür.
reason-bid-number-needs = { $count ->
    [one] Du hast { $number } angesagt und brauchst noch genau 1 Stich.
   *[other] Du hast { $number } angesagt und brauchst noch genau { $count } Stiche.
 }
reason-bid-number-enough = Du hast so viele Stiche wie angesagt, { $number }: Noch einer, und die Ansage ist verfehlt.
reason-bid-number-over = Du hast mehr Stiche als angesagt: Die Ansage ist verfehlt, und jeder weitere Stich kostet dich etwas.
reason-bid-number-short = Es sind weniger Stiche übrig, als deine Ansage braucht: Sie ist verfehlt, und jeder Stich, den du noch machst, macht sie billiger.
