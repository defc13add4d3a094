paper-sauce = Sauce
paper-team-bid = Team
paper-taken = Gemacht
paper-score = Wertung
paper-help-sauce-bid = Jede Karte in den Stichen eines Teams zählt: niedrigste Farbe 0, höchste 10, andere 5; beide Teams zusammen 300. Eine Ansage B, mit P Punkten geschafft, bringt B − (P − B); verfehlt −B.
paper-help-sauce-special = Shadoof (mindestens { $shadoof_at }): ±{ $shadoof }. No Way (mindestens { $no_way_at }): ±{ $no_way }. Nope (0, ein Spieler allein): ±{ $nope }. Blind Nope (ab { $blind_behind } Rückstand): ±{ $blind_nope }.
paper-help-sauce-super = ×2: Nach { $super_after ->
    [one] einer Runde
   *[other] { $super_after } Runden
 }, oder sobald ein Team { $super_at } erreicht hat, gibt es zwei Saucen, und alles zählt doppelt. Das Spiel endet nach { $hands ->
    [one] einer Runde
   *[other] { $hands } Runden
 } oder mit { $target ->
    [one] einem Punkt
   *[other] { $target } Punkten
 }.
paper-late = Spät ☂
paper-late-super = Spät, wird Super ☂
paper-late-none = Spät: nichts
