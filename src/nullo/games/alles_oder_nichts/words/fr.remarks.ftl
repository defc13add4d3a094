# What bots say when they have made or missed a bid.

remark-alles-oder-nichts-beginner-made = Exactement mon nombre !
remark-alles-oder-nichts-beginner-missed = J’ai mal compté, non ?
remark-alles-oder-nichts-casual-made = Pile. Presque exprès.
remark-alles-oder-nichts-casual-missed = Presque. Mais presque ne compte pas.
remark-alles-oder-nichts-club-made = Annoncé et pris : le même nombre.
remark-alles-oder-nichts-club-missed = De si peu. C’est tout le jeu.
remark-alles-oder-nichts-expert-made = Exact, comme il se doit.
remark-alles-oder-nichts-expert-missed = Ce pli, on me l’a donné. C’est noté.
remark-alles-oder-nichts-analyst-made = Plis attendus : exactement ceux-là.
remark-alles-oder-nichts-analyst-missed = Dans la marge d’erreur.
