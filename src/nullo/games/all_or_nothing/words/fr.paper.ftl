paper-flips = Flips
paper-flips-title = Qui retourne quoi
paper-help-all-or-nothing = Entourez ● pour ALL, ○ pour NOTHING. NOTHING : aucun pli −{ $made_nothing }, sinon +{ $miss } par pli. ALL : tous les plis −{ $made_all }, sinon +{ $miss } par pli des autres. Le plus petit total gagne, quand quelqu’un est à 0 ou après { $hands ->
    [one] une donne
   *[other] { $hands } donnes
 }.
paper-help-flips = Flips : un trait sous une carte chaque fois qu’elle est retournée ; avec un nombre impair de traits, elle compte pour son contraire.
paper-revokes = Renonces
paper-help-revokes = Chaque renonce découverte : +{ $points }.
