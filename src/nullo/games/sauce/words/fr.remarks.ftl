# What bots say when they have made or missed a bid.

remark-sauce-beginner-made = On a réussi ! C’était quelle Sauce, déjà ?
remark-sauce-beginner-missed = Trop de Sauce pour moi.
remark-sauce-casual-made = Bien assaisonné.
remark-sauce-casual-missed = Cette Sauce était plutôt piquante.
remark-sauce-club-made = Belle annonce, à nous deux.
remark-sauce-club-missed = Les couleurs étaient contre nous.
remark-sauce-expert-made = L’annonce était la partie sûre.
remark-sauce-expert-missed = J’ai annoncé trop haut pour nous deux.
remark-sauce-analyst-made = L’annonce avait les meilleures chances.
remark-sauce-analyst-missed = Cette Sauce a changé le calcul.
