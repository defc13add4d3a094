# What bots say when they have made or missed a bid.

remark-all-or-nothing-beginner-made = Alles oder nichts, und es hat gereicht!
remark-all-or-nothing-beginner-missed = Welche Karte dreht die noch mal um?
remark-all-or-nothing-casual-made = Nichts leichter als das. Oder alles.
remark-all-or-nothing-casual-missed = Wieder umgedreht. Typisch.
remark-all-or-nothing-club-made = Die FLIP-Karten fielen wie erhofft.
remark-all-or-nothing-club-missed = Die FLIP-Karte kam einen Stich zu früh.
remark-all-or-nothing-expert-made = Ich habe die FLIP-Karten gezählt.
remark-all-or-nothing-expert-missed = Eine FLIP-Karte hatte ich nicht gezählt.
remark-all-or-nothing-analyst-made = Zweimal umgedreht: Da blieb nichts offen.
remark-all-or-nothing-analyst-missed = Die zweite FLIP-Karte war der seltenere Fall.
