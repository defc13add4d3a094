paper-sauce = Sauce
paper-team-bid = Team
paper-taken = Gemacht
paper-score = Wertung
paper-help-sauce-bid = Jede Karte in den Stichen eines Teams zählt: niedrigste Farbe 0, höchste 10, andere 5; beide Teams zusammen 300. Eine Ansage B, mit P Punkten geschafft, bringt B − (P − B); verfehlt −B.
paper-help-sauce-special = Shadoof (mindestens { $shadoof_at }): ±{ $shadoof }. No Way (mindestens { $no_way_at }): ±{ $no_way }. Nope (0, ein Spieler allein): ±200. Blind Nope: ±400.
paper-help-sauce-super = ×2: Nach { $super_after ->
    [one] einer Runde
   *[other] { $super_after } Runden
 }, oder sobald ein Team { $super_at } hatte, gibt es zwei Saucen, und alles zählt doppelt. Das Spiel endet nach { $hands ->
    [one] einer Runde
   *[other] { $hands } Runden
 } oder mit { $target ->
    [one] einem Punkt
   *[other] { $target } Punkten
 }.
paper-late-none = Spät: nichts
paper-late-short-change = Spät: Jedes Blatt verliert drei zufällige Karten an den Topf
paper-late-open-face = Spät: Von jedem Blatt werden fünf zufällige Karten offen gelegt
paper-late-toss-out = Spät: Alle werfen drei der Karten, die sie noch haben, in den Topf
paper-late-partner-pass = Spät: Alle geben drei der Karten, die sie noch haben
paper-late-suit-shift = Spät: ab dem nächsten Stich
paper-late-upside-down = Spät: ab dem nächsten Stich
paper-late-counter-sauce = Spät: ab dem nächsten Stich
paper-late-no-trump = Spät: ab dem nächsten Stich
paper-late-hand-me-down = Spät: ab dem nächsten Stich
