# What is printed on paper: score sheets, decks, rule sheets.
paper-sheet-title = { $game }: score sheet
paper-sheet = Score sheet
paper-deck-title = { $game }: deck
paper-deck-sheet = { $game } · sheet { $number } of { $count }
paper-rules-title = { $game }: rules
paper-page = { $game } · page { $number } of { $count }
paper-bid-card = bid { $number }
paper-date = Date
paper-place = Place
paper-team = Team { $letter }
paper-hand = Hand
paper-round = Round
paper-cards = Cards
paper-trump = Trump
paper-bid = Bid
paper-tricks = Tricks
paper-points = Points
paper-total = Total
paper-start = Start
paper-end = Result
paper-dealer = { $letter } marks the dealer of the hand. Seats are numbered clockwise; the first dealer is 1.
paper-help-target = The game ends with the hand in which somebody reaches { $target ->
    [one] 1 point
   *[other] { $target } points
 }.
