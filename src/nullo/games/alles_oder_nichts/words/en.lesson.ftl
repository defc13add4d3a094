# The guided first hand. A key that ends in "-not" says why another lawful choice is worse.

tip-tout-hello = In a trick everybody plays one card, and the best takes them all. First you say how many tricks you will take; then you try to take exactly that many.
tip-tout-trump = { $card } was turned up: hearts are trump. Any heart beats every card of another suit, and you hold two.
tip-tout-bid = Count your sure tricks: { $high } is the highest spade, { $trump } a high trump. The rest is low. Bid 2.
tip-tout-bid-not = Count again: { $high } and { $trump } should take a trick each, the rest none. Only an exact bid earns the 3 extra points.
tip-tout-say = Ada shows her bid, Bruno keeps his secret. Open pays 2 points a trick and 3 more if you are exact – but nothing at all if you miss. Your hand is clear: say open.
tip-tout-say-not = Secret is the safe way: 1 point a trick, and 3 more if exact. With a hand as clear as this, open is worth 7 and secret only 5.
tip-tout-bids = The open bids are turned up: Ada said 2, and so did you. Bruno’s bid stays hidden until the end. Ada sits to the dealer’s left, so she leads.
tip-tout-follow = Spades are led, so you must play a spade. You are the last to play, and { $high } beats both: take the trick.
tip-tout-follow-not = { $low } would lose. You need two tricks, and { $high } will never be surer of one than now.
tip-tout-lead = That is one of two. Whoever takes a trick leads the next. Lead { $card }: it is low, so somebody else takes it, and you keep your trumps.
tip-tout-lead-not = You want only one more trick, and a trump can take it later. { $card } is the card that you can best spare.
tip-tout-one = Ada took it: one trick for her, one for you. She leads now, and she chooses diamonds.
tip-tout-void = You have no diamond, so you may play anything – and a trump beats them all. Take your second trick with { $card }. { $small } would do too, but it will be easier to lose later.
tip-tout-void-not = One more trick is what you need, and now it is sure. Spend { $card } on it: kept for later, it might take one too many.
tip-tout-enough = Two of two: from here on you want no more. Lead { $card } and hope that somebody beats it.
tip-tout-enough-not = If nobody holds a trump, { $trump } takes a third trick – and three is as wrong as one. Lead { $card }.
tip-tout-last = Bruno leads a trump. A trump that is led must be followed, and your { $card } is lower: it loses, just as you want.
tip-tout-score = You took 2 as you had said: 2 × 2 + 3 = 7 points. Ada said 2 openly and took 1: nothing. Bruno took 2 in secret: 2 + 3 = 5.
learnt-alles-oder-nichts =
    Follow suit if you can; if not, trump or throw off.
    Only an exact bid earns the 3 extra points.
    Open pays double, or nothing.
