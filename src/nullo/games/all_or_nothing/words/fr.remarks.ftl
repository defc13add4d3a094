# What bots say when they have made or missed a bid.

remark-all-or-nothing-beginner-made = Tout ou rien, et ça passe !
remark-all-or-nothing-beginner-missed = Quelle carte retourne celle-là, déjà ?
remark-all-or-nothing-casual-made = Rien de plus facile. Ou tout.
remark-all-or-nothing-casual-missed = Encore retournée. C’est bien moi.
remark-all-or-nothing-club-made = Les FLIP sont tombées comme je l’espérais.
remark-all-or-nothing-club-missed = Cette FLIP est venue un pli trop tôt.
remark-all-or-nothing-expert-made = J’avais compté les FLIP.
remark-all-or-nothing-expert-missed = Une FLIP que je n’avais pas comptée.
remark-all-or-nothing-analyst-made = Deux FLIP par carte : plus de surprise.
remark-all-or-nothing-analyst-missed = La seconde FLIP était le cas le plus rare.
