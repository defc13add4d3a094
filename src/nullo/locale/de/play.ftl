# Der einfache Tisch: was erzählt, gezeigt und gefragt wird.

you = Du
team = { $a } und { $b }

## Was geschah. Ein Schlüssel mit -you am Ende spricht den Leser an.

told-other = { $name }: { $what }.
told-hidden = { $name } wählt verdeckt.
told-hidden-you = Du wählst verdeckt.
told-hidden-bid = { $name } legt eine Ansage verdeckt hin.
told-bid = { $name } sagt { $what } an.
told-bid-you = Du sagst { $what } an.
told-play = { $name } spielt { $what }.
told-play-you = Du spielst { $what }.
told-takes = { $name } macht den Stich.
told-takes-you = Du machst den Stich.
told-correct = { $name } nimmt die Karte zurück und spielt { $what }.
told-correct-you = Du nimmst die Karte zurück und spielst { $what }.
told-leave = { $name } lässt die Karte liegen.
told-leave-you = Du lässt die Karte liegen.
told-call-seat = { $name } rügt, dass nicht bedient wurde: { $who }.
told-call-seat-you = Du rügst, dass nicht bedient wurde: { $who }.
told-call-true = Das stimmt.
told-call-false = Das stimmt nicht.
told-turned-up = { $card } wird aufgedeckt: { $suit } ist Trumpf.
told-shown = Am Ende:
told-hand-over = Runde { $number } ist zu Ende:
told-scored = { $name }: { $change }.
told-score-parts = { $name }: { $parts }
told-hints = Mit Tipps: { $names }
won = { $names } gewinnt das Spiel.
won-you = Du hast gewonnen!
won-shared = { $names } teilen sich den Sieg.
won-none = Niemand hat gewonnen.
end-hands = { $number ->
    [one] Die Runde ist gespielt
   *[other] Alle { $number } Runden sind gespielt
 }
end-target = { $number ->
    [one] 1 Punkt ist erreicht
   *[other] { $number } Punkte sind erreicht
 }
end-zero = Jemand steht bei 0 Punkten oder darunter
end-stock = Der Talon ist leer
end-stall = { $number ->
    [one] Alle waren einmal dran
   *[other] Alle waren { $number }-mal nacheinander dran
 }, und niemand hat vom Talon gezogen

## Wiedergaben

seat = Platz { $seat }
cut = Gezogen: { $draws }.
replay-hand = Runde { $number }, { $name } gibt
replay-unfinished = Die Aufzeichnung endet hier; die Partie ist nicht zu Ende.
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
name-partner = { $name }, Partner
shows = { $name } zeigt { $cards }
shows-you = Alle sehen von dir { $cards }
fact-trump = Trumpf { $trumps }
fact-trump-up = Trumpf { $trumps } ({ $card } aufgedeckt)
fact-turned-up = aufgedeckt: { $card }
fact-led = zu bedienen: { $led }
fact-reversed = umgekehrt: niedrig schlägt hoch
fact-counter = gegen den Uhrzeigersinn
fact-order = von niedrig nach hoch: { $order }
mark-won = gewonnen
pile-aside = aus dem Spiel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
trick = Stich { $number }:  { $plays }
trick-last = Letzter Stich:  { $plays }
hand-unseen = Du hast deine Karten noch nicht angesehen.

## Was gefragt wird

by-steps = { $low }–{ $high } in { $step }er-Schritten
choice-call-seat = { $who } rügen: nicht bedient
thinks = { $name } überlegt …
refused = Nein: { $reason } ({ $rule }; „rules { $rule }“ zeigt die Regel).
not-understood = „{ $text }“ geht hier nicht; ? hilft weiter.
rules-complete = Die vollständigen Regeln
rules-sections = Teile der Regeln
rules-none = Dieses Spiel hat keine Regelseite.
rules-no-such = Eine Regel { $number } gibt es nicht.
last-none = Noch ist kein Stich zu Ende.
scores-now = Jetzt: { $scores }
help =
    Tippe die Nummer unter einer Karte, ihren Code ({ $card }, groß oder klein) oder
    eine ganze Aktion ({ $actions }). Eine Karte, die tiefer liegt, mit
    gepunktetem Rand und der Nummer in Klammern, darf jetzt nicht gespielt werden:
    Versuch es, und du erfährst, warum.
    Zeichen: * liegt offen, + ist eben gezogen, G gibt, ▸ ist am Zug.
command-enter = Eingabe
command-enter-words = den Tisch noch einmal zeigen
command-rules-words = alle Regeln lesen
command-rule-words = eine Regel lesen
command-hint-words = ein Tipp; noch einmal getippt, verrät er mehr
command-last-words = der letzte Stich
command-history-words = was in dieser Runde geschah
command-scores-words = die Punkte Runde für Runde
command-undo-words = deinen letzten Zug zurücknehmen
command-remarks-words = Bots ein Wort zu ihren Ansagen sagen lassen oder nicht mehr
command-quit-words = gehen; das Spiel bleibt erhalten
command-quit-practice-words = aufhören

## Anfangen, gehen, weiterspielen

play-name = Spieler
play-title = { $title }
play-which = welches Spiel? „nullo games“ zählt sie auf
play-against = Du spielst gegen { $names }. Mit ? bekommst du Hilfe.
play-kept-another = Ein anderes Spiel ist gespeichert; „nullo play { $game } --resume“ setzt stattdessen dieses fort.
cut-again = Wer gleichauf lag, zieht noch einmal: { $draws }.
cut-seats = Im Uhrzeigersinn: { $order }. { $name } gibt zuerst.
cut-seats-you = Im Uhrzeigersinn: { $order }. Du gibst zuerst.
play-analyse-record = Was jede Entscheidung wert war: nullo analyse { $file }
practise-way = (Eingabe zeigt die Lösung)
practise-over = Das war der letzte Fehler.
kept = Das Spiel ist gespeichert; „nullo play --resume“ setzt es fort.
kept-failed = Das Spiel konnte nicht gespeichert werden.
keep-failed = { $path }: { $why }: Dort lässt sich das Spiel nicht speichern
resume-title = { $title }, es geht weiter.
resume-none = es ist kein Spiel gespeichert
resume-open = das Spiel ist in einem anderen Terminal offen
resume-not = --resume setzt ein Spiel fort, wie es war: { $name } kann nicht angegeben werden
