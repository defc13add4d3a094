# Le nom des jeux, et les lettres des figures.

title-all-or-nothing = ALL or NOTHING
title-alles-oder-nichts = Tout ou rien
title-nothing = Nothing
title-all-fives = All Fives
title-sauce = Sauce

## Dans les coins des figures.

card-index-K = R
card-index-Q = D
card-index-J = V
