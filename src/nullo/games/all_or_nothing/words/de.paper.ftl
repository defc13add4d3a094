paper-flips = Flips
paper-flips-title = Was dreht was um
paper-help-all-or-nothing = ● für ALL einkreisen, ○ für NOTHING. NOTHING: kein Stich −{ $made_nothing }, sonst +{ $miss } je Stich. ALL: alle Stiche −{ $made_all }, sonst +{ $miss } je Stich der anderen. Die niedrigste Summe gewinnt, wenn jemand bei 0 ist oder nach { $hands } Runden.
paper-help-flips = Flips: ein Strich unter eine Karte, sooft sie gedreht wird; bei ungerader Strichzahl zählt sie als ihr Gegenteil.
paper-revokes = Falsche
paper-help-revokes = Jede entdeckte falsche Karte: +{ $points }.
