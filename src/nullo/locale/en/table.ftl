# Names of suits, and what each phase asks.

suit-s = spades
suit-h = hearts
suit-d = diamonds
suit-c = clubs
suit-b = blue
suit-g = green
suit-y = yellow
suit-o = orange
suit-r = red
suit-p = purple

phase-deal = deal
phase-bid = bid
phase-say = say open or secret
phase-play = play a card
phase-correct = correct the card or leave it
phase-call = call a revoke or pass
phase-draw = draw from the stock or take the top discard
phase-stock = get the next card of the stock
phase-discard = discard a card or keep all

phase-toss = toss a card
phase-give = give a card to the partner
phase-blind = bid blind nope or look
phase-no-way = say no way or decline
phase-lose = draw a card to lose
phase-expose = draw a card to turn up

phase-beg = stand or beg
phase-answer = take one or run
phase-ask = call an exposed card or pass
