study-high = cartes hautes (cartes ALL, et nombres à partir de 8)
study-own-flips = cartes FLIP jouées par la place
study-flips = cartes FLIP de la donne
study-made-by-high = Annonces réussies, selon les cartes hautes
study-made-by-flips = L’effet des cartes FLIP : annonces réussies, selon les cartes FLIP de la donne
study-nothing-by-high = Fréquence des annonces NOTHING, selon les cartes hautes
study-tricks-by-high = Plis, selon les cartes hautes
study-points-by-own-flips = Points, selon les cartes FLIP jouées par la place
