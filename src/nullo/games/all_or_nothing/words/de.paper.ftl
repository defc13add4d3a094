paper-flips = Flips
paper-flips-title = Was dreht was um
paper-help-all-or-nothing = ● für ALL einkreisen, ○ für NOTHING. NOTHING: kein Stich −{ $made_nothing }, sonst +{ $miss } je Stich. ALL: alle Stiche −{ $made_all }, sonst +{ $miss } je Stich der anderen. Die niedrigste Summe gewinnt, wenn jemand bei 0 ist oder nach { $hands ->
    [one] einer Runde
   *[other] { $hands } Runden
 }.
paper-help-flips = Flips: ein Strich unter eine Karte, sooft sie umgedreht wird; bei ungerader Strichzahl zählt sie als ihr Gegenteil.
paper-revokes = Nichtbed.
paper-help-revokes = Jedes aufgedeckte Nichtbedienen: +{ $points }.
