# Names of suits, and what each phase asks.

suit-s = spades
suit-h = hearts
suit-d = diamonds
suit-c = clubs

phase-deal = deal
phase-bid = bid
phase-play = play a card
phase-correct = correct the card or leave it
phase-call = call a revoke or pass

