# Wie die Spiele heißen, und die Buchstaben der Bildkarten.

title-all-or-nothing = ALL or NOTHING
title-alles-oder-nichts = Alles oder Nichts
title-nothing = Nothing
title-all-fives = All Fives
title-sauce = Sauce

## In den Ecken der Bildkarten.

card-index-K = K
card-index-Q = D
card-index-J = B
