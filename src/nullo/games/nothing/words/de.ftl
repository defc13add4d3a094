## What it is

about-nothing = Ziehen und ablegen; wer die wenigsten Punkte hat, wenn der Talon leer ist, gewinnt.
title-nothing = Nothing
help-nothing = Die Zahl neben der Farbe sagt, was die Karte zählt; das niedrigste Blatt gewinnt.
tile-nothing = Sieben Karten, so wenig Punkte wie möglich. Vier Siebenen und drei besondere Bilder zählen nichts.
kind-nothing = Ziehen und ablegen

## Its options

option-nothing-decks = Kartenspiele
option-nothing-decks-about = Wie viele Kartenspiele zusammengemischt werden; ohne Angabe eines für bis zu sechs Spieler, zwei ab sieben. ⚖
option-nothing-decks-unset = nach Bedarf
option-nothing-hand = Karten am Anfang
option-nothing-hand-about = Wie viele Karten jeder bekommt; mindestens eine muss für den Talon bleiben.
option-nothing-allow_keep = Behalten
option-nothing-allow_keep-about = Ein Zug darf ohne Ablegen enden; das Blatt ist von da an eine Karte größer. ⚖
option-nothing-return_taken = Gleich zurück
option-nothing-return_taken-about = Eine Karte, die man von der Ablage nimmt, darf man im selben Zug wieder ablegen. ⚖
option-nothing-stall = Geduld
option-nothing-stall-about = Das Spiel endet, wenn alle so oft nacheinander dran waren, ohne dass jemand vom Talon gezogen hat. ⚖
option-nothing-rounds = Runden
option-nothing-rounds-about = So viele Runden werden gespielt und ihre Punkte addiert.

## Cards

card-worth = zählt { $worth }
worked-who-draw-stock = { $name } zieht vom Talon
worked-who-draw-discard = { $name } nimmt von der Ablage
worked-who-threw = { $name } legt ab
worked-hand-turn = { $who }:
worked-turn = Das Blatt war { $before } wert und ist jetzt { $after } wert.
worked-turn-same = Das Blatt ist wie zuvor { $after } wert.

## What is asked, and why

phase-draw = vom Talon ziehen oder die oberste Karte der Ablage nehmen
phase-stock = die nächste Karte vom Talon bekommen
phase-discard = eine Karte ablegen oder alle behalten
ask-draw = Ziehen, oder { $card } nehmen?
ask-draw-stock = Zieh vom Talon.
ask-discard = Leg eine ab, oder behalt alle { $count }.
ask-discard-must = Leg eine deiner { $count } Karten ab.
why-drawn = Gezogen: { $card }.
why-taken = Genommen: { $card }; sie darf nicht gleich zurück.
table-wait-draw = { $names } zieht.
table-wait-discard = { $names } legt ab.

## Choices

choice-discard = { $card } ablegen
choice-keep = alle behalten
choice-draw-stock = vom Talon
choice-draw-discard = { $card } von der Ablage
act-draw-stock = Vom Talon ziehen
act-draw-discard = { $card } nehmen
act-keep = Behalten

## Refusals

refuse-pile-empty = die Ablage ist leer
refuse-just-taken = die eben von der Ablage genommene Karte darf man nicht gleich wieder ablegen
refuse-may-not-keep = am Ende des Zugs muss eine Karte abgelegt werden

## What happened

told-draw-stock = { $name } zieht vom Talon.
told-draw-stock-you = Du ziehst vom Talon.
told-discard = { $name } legt { $what } ab.
told-discard-you = Du legst { $what } ab.
told-keep = { $name } behält alle Karten.
told-keep-you = Du behältst alle Karten.
told-drawn = { $what } wird gezogen.
told-hands = Die Blätter:
told-take = { $name } nimmt { $what } von der Ablage.
told-take-you = Du nimmst { $what } von der Ablage.

## What lies on the table

fact-discard = Ablage: { $count ->
    [one] { $card }
   *[other] oben { $card }, insgesamt { $count }
 }
pile-stock = Talon: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
table-known = Bekannt
table-stock = Talon
table-stock-left = Noch { $count }
table-stock-last = { $count ->
    [0] Dies ist der letzte Zug
   *[other] Die letzte Karte beendet das Spiel
 }
fact-idle = { $number ->
    [one] Noch ein Zug ohne Ziehen beendet das Spiel
   *[other] Noch { $number } Züge ohne Ziehen beenden das Spiel
 }
table-discard = Ablage
table-discard-empty = leer
table-discard-top = Ablage, oben { $card }
table-discard-all = { $count ->
    [one] Die einzige Karte
   *[other] Alle { $count } Karten
 }
where-hand-of-nothing = Runde { $hand }/{ $hands }
where-lowest-nothing = das niedrigste Blatt gewinnt

# The parts of a score.
score-cards = Karten auf der Hand

## Tipps

nudge-worths = Wie viel zählt jede Karte?
nudge-draws = Wie oft wird noch gezogen?
reason-pile-worth = { $points ->
    [0] { $card } auf der Ablage zählt nichts.
   *[other] { $card } auf der Ablage zählt { $points }.
 }
reason-dearest = Deine teuerste Karte zählt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
reason-pile-swap = Mit der Karte auf der Ablage statt deiner teuersten hast du { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } weniger auf der Hand.
reason-few-draws = { $count ->
    [0] Der Talon ist leer: Dieser Zug ist der letzte.
    [one] Im Talon liegt nur noch eine Karte.
   *[other] Im Talon liegen nur noch { $count } Karten.
 }
