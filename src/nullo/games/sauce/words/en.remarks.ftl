# What bots say when they have made or missed a bid.

remark-sauce-beginner-made = We made it! Which Sauce was it again?
remark-sauce-beginner-missed = Too much Sauce for me.
remark-sauce-casual-made = Nicely seasoned.
remark-sauce-casual-missed = That Sauce was rather hot.
remark-sauce-club-made = Good bidding, the two of us.
remark-sauce-club-missed = The colours were against us.
remark-sauce-expert-made = The bid was the safe part.
remark-sauce-expert-missed = I bid too high for us both.
remark-sauce-analyst-made = The bid had the better odds.
remark-sauce-analyst-missed = That Sauce changed the sums.
