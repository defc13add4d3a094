# What games are called, and the letters on court cards.

title-all-or-nothing = ALL or NOTHING
title-alles-oder-nichts = Alles oder Nichts
title-nothing = Nothing
title-all-fives = All Fives
title-sauce = Sauce

## In the corners of court cards.

card-index-K = K
card-index-Q = Q
card-index-J = J
