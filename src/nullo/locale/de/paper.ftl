# Was auf Papier gedruckt wird: Punktezettel, Decks, Regelblätter.
paper-sheet-title = { $game }: Punktezettel
paper-sheet = Punktezettel
paper-deck-title = { $game }: Deck
paper-deck-sheet = { $game } · Blatt { $number } von { $count }
paper-rules-title = { $game }: Regeln
paper-page = { $game } · Seite { $number } von { $count }
paper-bid-card = Ansage { $number }
paper-date = Datum
paper-place = Ort
paper-team = Team { $letter }
paper-hand = Runde
paper-round = Runde
paper-cards = Karten
paper-trump = Trumpf
paper-bid = Ansage
paper-tricks = Stiche
paper-points = Punkte
paper-total = Summe
paper-start = Anfang
paper-end = Ergebnis
paper-dealer = { $letter } gibt die Karten. Die Plätze zählen im Uhrzeigersinn; wer zuerst gibt, ist 1.
paper-help-target = Das Spiel endet mit der Runde, in der jemand { $target ->
    [one] 1 Punkt
   *[other] { $target } Punkte
 } erreicht.
