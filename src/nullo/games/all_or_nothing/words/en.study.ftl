study-high = high cards (ALL cards, and numbers from 8 up)
study-own-flips = FLIP cards that the seat played
study-flips = FLIP cards of the hand
study-made-by-high = Bids made, by high cards
study-made-by-flips = What FLIP cards do: bids made, by FLIP cards of the hand
study-nothing-by-high = How often NOTHING is bid, by high cards
study-tricks-by-high = Tricks taken, by high cards
study-points-by-own-flips = Points, by FLIP cards that the seat played
