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
reason-odds-alike = Was sicher ist, unterscheidet deine Möglichkeiten nicht: Alle führen etwa zum selben Ergebnis.
reason-odds-close = Was sicher ist, unterscheidet deine besten Möglichkeiten nicht, und ihre Chancen liegen nah beieinander.
reason-odds-made = Deine Ansage wird dann in { $percent } % der möglichen Verteilungen erfüllt, sonst in { $other-percent } %.
reason-odds-win = Mit der besten Wahl ist deine Chance, die Partie zu gewinnen, etwa { $percent } %, mit einer anderen { $other-percent } %.
reason-odds-points = Die beste Wahl bringt im Schnitt { $sign }{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }, eine andere { $other-sign }{ $other-points }.
reason-odds-costs = Die beste Wahl kostet im Schnitt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }, eine andere { $other-points }.
reason-rest-sure = Die letzten { $count } Stiche können alle dir gehören, was auch immer die anderen haben.
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
advice-best-win = { $action }: Deine Chance, die Partie zu gewinnen, ist etwa { $percent } %.
advice-best-points = { $action }: etwa { $sign }{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } in dieser Runde.
advice-best-costs = { $action }: kostet in dieser Runde etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
advice-other-percent = { $action }: { $percent } %.
advice-other-points = { $action }: { $sign }{ $points }.
advice-made = Die Ansage wird dann in { $percent } % der noch möglichen Verteilungen erfüllt.
advice-other-made = { $action }: { $sign }{ $points }; die Ansage wird in { $percent } % erfüllt.
advice-equal = Etwa gleich gut: { $actions }.
advice-unsure = Etwa gleich gut, soweit { $worlds ->
    [one] ein Versuch
   *[other] { $worlds } Versuche
 } es zeigen: { $actions }.
advice-choices = { $count } Möglichkeiten
advice-all-choices = alle Möglichkeiten
