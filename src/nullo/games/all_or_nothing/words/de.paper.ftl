paper-flips = Flips
paper-flips-title = Was dreht was um
paper-help-all-or-nothing = NOTHING: kein Stich −{ $made_nothing }, sonst +{ $miss } je Stich. ALL: alle Stiche −{ $made_all }, sonst +{ $miss } je Stich der anderen. Die niedrigste Summe gewinnt, wenn jemand bei 0 ist oder nach { $hands ->
    [one] einer Runde
   *[other] { $hands } Runden
 }.
paper-help-flips = Flips: ein Strich unter eine Karte, sooft sie umgedreht wird; bei ungerader Strichzahl zählt sie als ihr Gegenteil.
paper-revokes = Nichtbed.
paper-help-revokes = Jedes aufgedeckte Nichtbedienen: +{ $points }.
paper-help-ring-bids = ● für ALL einkreisen, ○ für NOTHING.
paper-help-write-bids = A für ALL, 0 für NOTHING oder die Zahl der Stiche eintragen.
paper-help-number = Eine Zahl von Stichen: genau getroffen −{ $points }, sonst +{ $miss } je Stich darüber oder darunter.
paper-help-teams = Teams: Jeder sagt allein an; bei ALL zählen die Stiche des ganzen Teams. Ein Team hat eine gemeinsame Summe.
