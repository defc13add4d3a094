# Ce qui s’imprime : feuilles de score, jeux de cartes, règles.
paper-sheet-title = { $game } : feuille de marque
paper-sheet = Feuille de marque
paper-deck-title = { $game } : jeu de cartes
paper-deck-sheet = { $game } · feuille { $number } sur { $count }
paper-rules-title = { $game } : règles
paper-page = { $game } · page { $number } sur { $count }
paper-bid-card = annonce { $number }
paper-date = Date
paper-place = Lieu
paper-team = Équipe { $letter }
paper-hand = Donne
paper-round = Manche
paper-cards = Cartes
paper-trump = Atout
paper-bid = Annonce
paper-tricks = Plis
paper-points = Points
paper-total = Total
paper-start = Départ
paper-end = Résultat
paper-dealer = { $letter } donne les cartes. Les places sont numérotées dans le sens des aiguilles d’une montre ; le premier donneur est 1.
paper-help-target = La partie finit à la donne où quelqu’un atteint { $target ->
    [one] { $target } point
   *[other] { $target } points
 }.
