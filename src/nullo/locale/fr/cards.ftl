# Les cartes en toutes lettres, et les mots imprimés sur les cartes.

card-suit = { $rank } de { $suit }
card-back = carte face cachée
card-rank-A = as
card-rank-K = roi
card-rank-Q = dame
card-rank-J = valet

## Ce qu’une carte montre à côté de sa figure.

card-trump = atout
card-open = visible de tous
card-drawn = vient d’arriver
card-revoke = serait une renonce
card-best = la plus forte du pli
card-as = comme { $cards }
card-or = { " ou " }

## La main et ses questions.

hand-mine = Votre main
hand-which = Quelle Sauce sera-t-elle ?
hand-as = Comme { $card }
hand-back = Retour
hand-hidden = { $count ->
    [one] { $count } carte, pas encore vue
   *[other] { $count } cartes, pas encore vues
}
card-index-K = R
card-index-Q = D
card-index-J = V
