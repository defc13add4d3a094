# The guided first hand. A key that ends in "-not" says why another lawful choice is worse.

tip-fives-hello = Two players, six cards each. Only trumps score, and only in tricks that you take: ace 4, king 3, queen 2, jack 1, five 5 – and the ten 10.
tip-fives-beg = { $card } was turned up: clubs would be trump, and you have none. Beg: you ask Ada, who deals, for something else.
tip-fives-beg-not = If you stand, clubs are trump, and you do not hold one. Beg.
tip-fives-one = Ada may say “take one”: then you score 1 point, and clubs stay trump. Or she runs the cards: three more for each of you, and another card is turned up.
tip-fives-run = She ran: { $card } is turned up, so hearts are trump. Had it been a club again, the cards would have run once more. You hold ace, king, jack and five!
tip-fives-ace = You sit on the dealer’s left: you lead. Nothing beats { $card }, so its 4 points are yours – and Ada must give up a trump.
tip-fives-ace-not = Lead { $card } first: nothing beats it, and it draws a trump from Ada. Perhaps a good one.
tip-fives-drawn = Ada had a heart, so she had to follow with one: { $card } is gone, and the ace’s 4 points are yours. You won the trick, so you lead again.
tip-fives-king = Now { $card }: { $ace } is gone, so your king is the highest trump. Perhaps it will catch the ten.
tip-fives-king-not = Nothing beats { $card } now. Lead it while Ada still has trumps to lose.
tip-fives-ten = { $card }! Nobody gives up the ten while holding another trump, so Ada has no more. 4 + 3 + 10 = 17 points.
tip-fives-five = { $card } was in danger as long as Ada could hold a higher trump. Now nothing beats it: lead it for 5 points.
tip-fives-five-not = Lead { $card } first: Ada has no trump left, so its 5 points are certain.
tip-fives-lead = Keep { $trump }, which takes any trick in a suit that you do not have. Get rid of your spades first: lead { $card }.
tip-fives-lead-not = Keep { $trump } for a suit that you do not have, and your diamonds to follow suit. Lead { $card }.
tip-fives-follow = Diamonds are led and you have two: you must follow, and may not trump. { $card } will do, as neither beats the king.
tip-fives-follow-not = Neither of your diamonds wins here. Play the lower one, { $card }: the other may still win a trick.
tip-fives-trump = Clubs, and you have none: now you may trump. { $card } takes the trick, and scores its own point.
tip-fives-trump-not = You could throw off any card, but { $card } takes this trick and scores 1.
tip-fives-rest = No trumps are left, so nothing more can be scored. But all cards are played: watch the last tricks.
tip-fives-score = A 4, K 3, J 1, the ten 10 and the five 5: 23 points. This first game was to 20, so you have won. Usually it is to 61.
learnt-all-fives =
    Only trumps in your tricks score; the ten and the five most.
    Stand, or beg for another trump: the dealer gives a point or runs.
    Follow suit if you can; only if you cannot may you trump.
