# The guided first hand. A key that ends in "-not" says why another lawful choice is worse.

tip-fives-hello = Two players, six cards each. Only trumps score, and only in tricks that you take: ace 4, king 3, queen 2, jack 1, five 5 – and the ten 10.
tip-fives-beg = { $card } was turned up: clubs would be trump, and you have none. Beg: you ask Ada, who deals, for something else.
tip-fives-beg-not = To stand is to play with clubs as trump, and you do not hold one. Beg.
tip-fives-run = Ada could have said “take one” and given you a point. She chose to run: three more cards each, and { $card } turned up. Hearts are trump, and you hold ace, king and five!
tip-fives-ace = You sit to the dealer’s left: you lead. Nothing beats { $card }, so its 4 points are yours – and Ada must give up a trump.
tip-fives-ace-not = Lead { $card } first: nothing beats it, and it draws a trump from Ada. Perhaps a good one.
tip-fives-revoke = Ada played { $card }. What if she does have a heart? That would be a revoke. In honour mode the table allows it, and asks her first whether she wants to correct it.
tip-fives-exposed = So she did have one: she played { $card } instead. { $open } has been seen, and now lies face up before her until an opponent calls it. That is you.
tip-fives-lead = Use it: lead { $card }. Ada must follow with a diamond, and you can call { $open } – even if she has a better one.
tip-fives-lead-not = In diamonds Ada’s { $open } must fall under your { $card }. With another lead you give that away.
tip-fives-call = Before Ada plays you are asked. Call { $open }: then she must play it, and your { $card } wins.
tip-fives-call-not = If you pass, Ada may play any diamond, and she may well have a higher one.
tip-fives-king = A trick for the nine! Now { $card }: { $ace } is gone, so your king is the highest trump.
tip-fives-king-not = Nothing beats { $card } now. Lead it while Ada still has trumps to lose.
tip-fives-ten = The ten! Ada had no other trump left. 4 + 3 + 10 = 17 points. Keep { $five } for later and lead { $card }.
tip-fives-ten-not = { $five } is worth 5: keep it until it can trump. { $card } is your best card of the rest.
tip-fives-follow = Diamonds are led and you have one: follow, though it loses.
tip-fives-follow-not = That would be a revoke: you have { $card }. If Ada called it, you would lose 3 points.
tip-fives-five = Clubs, and you have none: now you may trump. { $card } takes the trick, and 5 points with it.
tip-fives-five-not = This is what { $card } has waited for: it takes the trick and scores 5.
tip-fives-asked = In honour mode everyone who did not follow is asked, even if they could not. So the question tells nobody anything. Yours was right: leave it.
tip-fives-rest = Now Ada may call your card a revoke; a false call would cost her 3 points. No trumps are left to win: watch the last three tricks.
tip-fives-score = A 4, K 3, the ten 10 and the five 5: 22 points. This first game went to 20, so you have won. Usually it goes to 61.
learnt-all-fives =
    Only trumps in your tricks score; the ten and the five most.
    Stand, or beg for another trump: the dealer gives a point or runs.
    A card that was exposed may be called.
