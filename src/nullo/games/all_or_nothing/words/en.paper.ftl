paper-flips = Flips
paper-flips-title = What turns what
paper-help-all-or-nothing = NOTHING: no trick −{ $made_nothing }, otherwise +{ $miss } for each trick. ALL: every trick −{ $made_all }, otherwise +{ $miss } for each trick of the others. The lowest total wins, when somebody is down to 0 or after { $hands ->
    [one] one hand
   *[other] { $hands } hands
 }.
paper-help-flips = Flips: make a stroke under a card whenever it is turned; with an odd number of strokes it counts as its opposite.
paper-revokes = Revokes
paper-help-revokes = Each revoke that is found: +{ $points }.
paper-help-ring-bids = Ring ● for ALL, ○ for NOTHING.
paper-help-write-bids = Write A for ALL, 0 for NOTHING, or the number of tricks.
paper-help-number = A number of tricks: taken exactly −{ $points }, otherwise +{ $miss } for each trick above or below it.
paper-help-teams = Teams: everybody bids alone; for ALL, the tricks of the whole team count. A team has one total.
