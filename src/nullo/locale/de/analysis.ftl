# Die Analyse einer Partie, im Terminal und auf der Seite.

class-best = bester Zug
class-fine = gut
class-inaccuracy = Ungenauigkeit
class-mistake = Fehler
class-blunder = Patzer
analysis-curve = Chance, die Partie zu gewinnen
analysis-yes = ja
analysis-no = nein

error-analysis-too-long = Diese Partie ist zu lang für eine Analyse auf diesem Server.
error-too-many-analyses = Zu viele Analysen: Versuch es später noch einmal.
error-no-decision = Diese Entscheidung gibt es in der Partie nicht.

tool-analysis = Analyse
after-analyse = Analysieren
analysis-start = Diese Partie analysieren
analysis-about = Jede Entscheidung wird nach dem beurteilt, was der Spieler wusste, nie nach den Karten, die die anderen wirklich hatten. Eine lange Partie dauert etwa eine Minute, und länger, wenn der Server viel zu tun hat.
analysis-running = Die Partie wird analysiert …
analysis-seconds-left = noch etwa { $seconds } Sekunden
analysis-minutes-left = noch etwa { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
 }
analysis-cancel = Abbrechen
analysis-curve-about = Chance, die Partie zu gewinnen. Am Ende: { $totals }.
analysis-decision = Diese Entscheidung
analysis-chose = { $name }: { $action }
analysis-chosen = gewählt
analysis-forced = die einzige Möglichkeit
analysis-action = Möglichkeit
analysis-win = Partie gewonnen
analysis-made = Ansage erfüllt
analysis-points = Eigene Punkte
analysis-costs = Kostet
analysis-lost = Verlust
analysis-results = Eigene Punkte der Runde
analysis-results-costs = Was die Runde kostet
analysis-results-about = Wie oft jedes Ergebnis vorkam; der Strich ist der Durchschnitt.
analysis-results-of = { $action }: im Schnitt { $mean }. { $results }
analysis-worlds = Jede wurde in { $worlds ->
    [one] einer Kartenverteilung
   *[other] { $worlds } Kartenverteilungen
 } ausprobiert, { $worlds ->
    [one] die zum Wissen des Spielers passt
   *[other] die zum Wissen des Spielers passen
 }.
analysis-judged = Es zählt die Chance, die Partie zu gewinnen; ist sie gleich, zählen die Punkte der Runde minus die der anderen. Die eigenen Punkte allein entscheiden nichts.
analysis-judged-points = Es zählen die Punkte der Runde minus die der anderen. Die eigenen Punkte allein entscheiden nichts.
analysis-judged-decided = Die Partie ist so gut wie entschieden: Es zählen die Punkte der Runde minus die der anderen.
analysis-all-actions = Alle { $count } Möglichkeiten
analysis-more = Wie es weitergeht, und wer was hat
analysis-after = Nach { $action }:
analysis-step-back = Voriger Schritt
analysis-step-on = Nächster Schritt
analysis-after-many = viele Antworten sind möglich; am häufigsten: { $name } { $action } ({ $share })
analysis-after-then = dann sind viele Antworten möglich; am häufigsten: { $name } { $action } ({ $share })
analysis-hidden = Wer wohl was hat
analysis-hidden-likely = { $name } – jede verdeckte Karte: { $average }, aber
analysis-hidden-certain = { $name } hat
analysis-hidden-even = { $name } – jede verdeckte Karte: etwa { $average }. Keine fällt auf.
analysis-mistakes = Da ging mehr
analysis-of = Wessen Entscheidungen
analysis-better = Runde { $hand }: { $action } – besser: { $better }
analysis-no-mistakes = Keine Entscheidung war klar schlechter als die beste.
analysis-previous = Zurück
analysis-next = Weiter
analysis-players = Spieler
analysis-player = Spieler
analysis-accuracy = Genauigkeit
analysis-luck = Glück
analysis-luck-skill = Glück und Können
analysis-unclear = zu knapp
analysis-skill = Können
analysis-luck-about = Glück: die Punkte (minus die der anderen), die diese Karten wert sind, wenn auf allen Plätzen Experten spielen. Können: was der Spieler darüber hinaus geholt hat. ± ist der Standardfehler von beidem; was kleiner ist als das Doppelte, ist zu knapp für ein Urteil.
analysis-bids = Ansagen
analysis-bids-expected = Erwartet
analysis-bids-made = Erfüllt
analysis-bid = Ansage
analysis-bid-hand = Runde
analysis-bid-chance = Chance
analysis-bids-about = Chance: wie wahrscheinlich die Ansage zu schaffen war, nach dem, was der Spieler wusste. Erwartet: die Summe dieser Chancen.
analysis-practise = Diese Fehler üben
analysis-practise-at = Fehler { $at } von { $all }
analysis-practise-ask = Was sollte { $name } hier tun?
analysis-practise-ask-you = Was tust du hier?
analysis-hand = Blatt
analysis-trick = Stich
analysis-led = Ausgespielt: { $suit }
analysis-table = Der Tisch
analysis-right = Besser geht es nicht.
analysis-same = Wie in der Partie: { $lost }. Probier etwas anderes.
analysis-wrong = Es geht besser: { $lost }. Noch ein Versuch.
analysis-unjudged = Diese Möglichkeit wurde nicht beurteilt. Probier etwas anderes.
analysis-reveal = Lösung zeigen
analysis-practise-end = Zurück zur Analyse
mistakes-on = Weiter
analysis-flaw = { $name }, { $action } – besser: { $better } (−{ $lost })
analysis-hint = Ein Tipp hätte gesagt: { $reasons }
analysis-why-points = { $better } bringt in dieser Runde etwa { $sign }{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }; { $action }: { $other-sign }{ $other-points }.
analysis-why-costs = { $better } kostet in dieser Runde etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }; { $action }: { $other-points }.
analysis-why-made = Die Ansage wird in { $percent } % der Verteilungen erfüllt statt in { $other-percent } %.
analysis-lost-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
