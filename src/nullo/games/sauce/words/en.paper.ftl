paper-sauce = Sauce
paper-team-bid = Team
paper-taken = Taken
paper-score = Score
paper-help-sauce-bid = Each card in a team’s tricks counts: lowest colour 0, highest 10, others 5; both teams together 300. A bid B, made with P points, scores B − (P − B); missed, −B.
paper-help-sauce-special = Shadoof (at least { $shadoof_at }): ±{ $shadoof }. No Way (at least { $no_way_at }): ±{ $no_way }. Nope (0 by one player): ±{ $nope }. Blind Nope (from { $blind_behind } behind): ±{ $blind_nope }.
paper-help-sauce-super = ×2: after { $super_after ->
    [one] one hand
   *[other] { $super_after } hands
 }, or once a team has reached { $super_at }, there are two Sauces and scores are doubled. The game ends after { $hands ->
    [one] one hand
   *[other] { $hands } hands
 } or with { $target ->
    [one] 1 point
   *[other] { $target } points
 }.
paper-late = Late ☂
paper-late-super = Late, becoming Super ☂
paper-late-none = Late: nothing
