# What bots say when they have made or missed a bid.

remark-all-or-nothing-beginner-made = All or nothing, and I got it!
remark-all-or-nothing-beginner-missed = Which card flips that one again?
remark-all-or-nothing-casual-made = Nothing to it. Or all of it.
remark-all-or-nothing-casual-missed = Flipped again. My luck.
remark-all-or-nothing-club-made = The FLIPs fell as I hoped.
remark-all-or-nothing-club-missed = That FLIP came a trick too early.
remark-all-or-nothing-expert-made = I counted the FLIPs.
remark-all-or-nothing-expert-missed = One FLIP I had not counted.
remark-all-or-nothing-analyst-made = Two FLIPs a card: no surprises left.
remark-all-or-nothing-analyst-missed = The second FLIP was the rarer case.
