# Les cartes en toutes lettres, et les mots imprimés sur les cartes.

card-suit = { $rank } de { $suit }
card-colour = { $rank } { $suit }
card-all = ALL de { $suit }
card-nothing = NOTHING de { $suit }
card-sauce = SAUCE
card-back = carte face cachée
card-rank-A = as
card-rank-K = roi
card-rank-Q = dame
card-rank-J = valet

print-all = ALL
print-nothing = NOTHING
print-sauce = SAUCE

## Ce qu’une carte montre à côté de sa figure.

card-now-all = compte maintenant comme ALL
card-now-nothing = compte maintenant comme NOTHING
card-flip = FLIP, retourne le { $card }
card-trump = atout
card-worth = vaut { $worth }
card-open = visible de tous
card-drawn = vient d’arriver
card-revoke = serait une renonce
card-best = la plus forte du pli
card-as = comme { $cards }
card-or = { " ou " }

## La main et ses questions.

hand-mine = Votre main
hand-which = Laquelle des Sauces sera-t-elle ?
hand-as = Comme { $card }
hand-back = Retour
hand-hidden = { $count ->
    [one] { $count } carte, pas encore vue
   *[other] { $count } cartes, pas encore vues
}
bid-card-down = annonce, face cachée
bid-card-own = votre annonce secrète : { $bid }
bid-card-up = annonce : { $bid }
