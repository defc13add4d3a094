paper-sauce = Sauce
paper-team-bid = Équipe
paper-taken = Faits
paper-score = Score
paper-help-sauce-bid = Chaque carte dans les plis d’une équipe compte : couleur la plus faible 0, la plus forte 10, les autres 5 ; les deux équipes ensemble 300. Une annonce B réussie avec P points rapporte B − (P − B) ; manquée, −B.
paper-help-sauce-special = Shadoof (au moins { $shadoof_at }) : ±{ $shadoof }. No Way (au moins { $no_way_at }) : ±{ $no_way }. Nope (0 par un seul joueur) : ±{ $nope }. Blind Nope (avec { $blind_behind } de retard) : ±{ $blind_nope }.
paper-help-sauce-super = ×2 : après { $super_after ->
    [one] { $super_after } donne
   *[other] { $super_after } donnes
 }, ou dès qu’une équipe a atteint { $super_at }, il y a deux Sauces et tout compte double. La partie finit après { $hands ->
    [one] { $hands } donne
   *[other] { $hands } donnes
 } ou à { $target ->
    [one] { $target } point
   *[other] { $target } points
 }.
paper-late = Tardive ☂
paper-late-super = Tardive, devenant Super ☂
paper-late-none = Tardive : rien
