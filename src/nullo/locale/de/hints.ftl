### Tipps in Schritten: wohin man schaut, was sicher ist, und die beste Wahl mit ihren Chancen.

## Wohin man schaut

nudge-think = Vergleiche, wohin deine Möglichkeiten führen können.
nudge-trick = Überleg, wer den Stich gerade gewinnt.
nudge-sure = Was können die anderen noch gegen deine Karten haben?
nudge-suit = Denk an die hohen Karten, die noch im Spiel sind.
nudge-suits = Schau, wie viele Karten du von jeder Farbe hast.
nudge-trumps = Schau dir die Trümpfe an.
nudge-bid-left = Kannst du deine Ansage noch schaffen?
nudge-worth = Wie viel ist der Stich wert?

## Was sicher ist

reason-none = Sicher ist hier nichts: Es kommt auf die Chancen an.
reason-odds-only = Hier gibt es nichts zu wählen.
reason-odds-alike = Nichts Sicheres unterscheidet deine Möglichkeiten: Alle führen etwa zum Gleichen.
reason-odds-close = Nichts Sicheres unterscheidet deine besten Möglichkeiten, und ihre Chancen liegen nah beieinander.
reason-odds-made = Es kommt auf die Chancen an: Mit der besten Wahl klappt deine Ansage in { $percent } % der Verteilungen, die noch möglich sind, mit einer anderen nur in { $other-percent } %.
reason-odds-win = Es kommt auf die Chancen an: Mit der besten Wahl ist deine Chance, die Partie zu gewinnen, etwa { $percent } %, mit einer anderen { $other-percent } %.
reason-odds-points = Es kommt auf die Chancen an: Die beste Wahl bringt im Schnitt { $points } Punkte, eine andere { $other-points }.
reason-odds-costs = Es kommt auf die Chancen an: Die beste Wahl kostet im Schnitt { $points } Punkte, eine andere { $other-points }.
reason-rest-sure = Alle { $count } letzten Stiche können dir gehören, was auch immer die anderen haben.
reason-takes-sure = Du hast eine Karte, die nichts mehr schlagen kann: Sie macht den Stich sicher.
reason-takes-last = Du spielst zuletzt und kannst den Stich machen.
reason-takes-now = Du kannst { $card } schlagen; nach dir { $count ->
    [one] kommt noch jemand
   *[other] kommen noch { $count }
 }.
reason-tops-suit = Kein { $suit }, das noch im Spiel ist, schlägt dein bestes: Das kann nur ein Trumpf.
reason-lead-beaten = { $count ->
    [one] Eine Karte, die du nicht gesehen hast, schlägt
   *[other] { $count } Karten, die du nicht gesehen hast, schlagen
 } die Karte, die du am besten ausspielst.
reason-partner = { $seat } gewinnt den Stich gerade für dein Team, mit { $card }.
reason-cannot-beat = { $card } kannst du nicht schlagen.
reason-stays-below = { $card } musst du nicht schlagen: Du kannst darunter bleiben.
reason-trumps-out = Die anderen können keinen Trumpf mehr haben.
reason-makes-void = Mit diesem Stich kannst du dein letztes { $suit } loswerden.
reason-trumps-held = { $count ->
    [0] Du hast keinen Trumpf
    [one] Du hast einen Trumpf
   *[other] Du hast { $count } Trümpfe
 } ({ $suit }).
reason-trick-worth = { $points ->
    [one] Der Stich ist bisher 1 Punkt wert.
   *[other] Der Stich ist bisher { $points } Punkte wert.
 }
reason-trick-worthless = Im Stich liegt bisher nichts, was zählt.

## Die beste Wahl

advice-only = { $action }: Etwas anderes geht nicht.
advice-best-made = { $action }: In { $percent } % der Verteilungen, die noch möglich sind, klappt die Ansage.
advice-best-win = { $action }: Deine Chance, die Partie zu gewinnen, ist etwa { $percent } %.
advice-best-points = { $action }: bringt im Schnitt { $points } Punkte, über die Verteilungen, die noch möglich sind.
advice-best-costs = { $action }: kostet im Schnitt { $points } Punkte, über die Verteilungen, die noch möglich sind.
advice-other-percent = { $action }: { $percent } %.
advice-other-points = { $action }: { $points }.
advice-made = Die Ansage klappt damit in { $percent } % der Verteilungen.
advice-equal = Etwa gleich gut: { $actions }.
advice-all-equal = Alle Möglichkeiten sind etwa gleich gut.
advice-unsure = { $worlds ->
    [one] Ein Versuch reicht
   *[other] { $worlds } Versuche reichen
 } nicht, um zu sagen, ob das besser ist als: { $actions }.
advice-unsure-many = { $worlds ->
    [one] Ein Versuch reicht
   *[other] { $worlds } Versuche reichen
 } nicht, um zu sagen, ob das besser ist als { $count } andere Möglichkeiten.
