paper-flips = Flips
paper-flips-title = Qui retourne quoi
paper-help-all-or-nothing = NOTHING : aucun pli −{ $made_nothing }, sinon +{ $miss } par pli. ALL : tous les plis −{ $made_all }, sinon +{ $miss } par pli des autres. Le plus petit total gagne, quand quelqu’un est à 0 ou après { $hands ->
    [one] une donne
   *[other] { $hands } donnes
 }.
paper-help-flips = Flips : un trait sous une carte chaque fois qu’elle est retournée ; avec un nombre impair de traits, elle compte pour son contraire.
paper-revokes = Renonces
paper-help-revokes = Chaque renonce découverte : +{ $points }.
paper-help-ring-bids = Entourez ● pour ALL, ○ pour NOTHING.
paper-help-write-bids = Écrivez A pour ALL, 0 pour NOTHING, ou le nombre de plis.
paper-help-number = Un nombre de plis : fait exactement −{ $points }, sinon +{ $miss } par pli en plus ou en moins.
paper-help-teams = Équipes : chacun annonce seul ; pour ALL, les plis de toute l’équipe comptent. Une équipe a un seul total.
