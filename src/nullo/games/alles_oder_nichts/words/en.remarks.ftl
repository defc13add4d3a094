# What bots say when they have made or missed a bid.

remark-alles-oder-nichts-beginner-made = Exactly my number!
remark-alles-oder-nichts-beginner-missed = I counted wrong, didn’t I?
remark-alles-oder-nichts-casual-made = On the dot. More or less by plan.
remark-alles-oder-nichts-casual-missed = Close. Close counts nowhere.
remark-alles-oder-nichts-club-made = Bid and taken: the same number.
remark-alles-oder-nichts-club-missed = So near. That is the whole game.
remark-alles-oder-nichts-expert-made = Exact, as it should be.
remark-alles-oder-nichts-expert-missed = Somebody gave me that trick. Noted.
remark-alles-oder-nichts-analyst-made = Expected tricks: exactly these.
remark-alles-oder-nichts-analyst-missed = Within the margin of error.
