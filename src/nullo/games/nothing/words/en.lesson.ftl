# The guided first hand. A key that ends in "-not" says why another lawful choice is worse.

tip-nothing-hello = No tricks here. At your turn you draw one card and discard one. When the stock is empty, the hand that is worth least wins.
tip-nothing-values = Cards count from 1, the ace, to 13, the king. But some are worth nothing: all sevens, the two one-eyed jacks, such as { $jack }, and { $king }. You hold three of them, and 37 points in all.
tip-nothing-first = You begin. Nobody has discarded yet, so draw from the stock.
tip-nothing-king = A seven, worth nothing: fine. Discard your costliest card, { $card }. Look twice: { $other } is the king that is worth nothing.
tip-nothing-king-not = That is allowed. But { $card } costs 13, more than any other card that you hold.
tip-nothing-others = Now the others do the same. Their discards lie open on one pile, and all can see them.
tip-nothing-stock = You may take the top card of the pile: { $top }. But an unknown card is worth about 6, so the stock is better.
tip-nothing-stock-not = { $top } costs 8. A card from the stock costs about 6, and may well be worth nothing.
tip-nothing-jack = Discard { $card }: this jack has two eyes and costs 11. { $other } has one, and may stay.
tip-nothing-jack-not = { $card } is the costliest card in your hand: 11 points.
tip-nothing-take = Ada discarded { $card }. Five is less than the stock gives on average, and less than your { $high }: take it.
tip-nothing-take-not = From the stock you would get about 6, and perhaps a queen. { $card } is a sure 5.
tip-nothing-nine = Now discard { $card }. Everybody knows what you took from the pile, and in this turn you may not discard it again.
tip-nothing-nine-not = { $card } costs 9: nothing in your hand costs more.
tip-nothing-again = Three cards are left in the stock: this is your last turn. { $top } on the pile is costly, so draw.
tip-nothing-again-not = { $top } costs 10. A card from the stock is likely to cost less.
tip-nothing-six = { $drawn } is good. Discard { $card }, your costliest. You may also keep all cards, but you would be left with one more.
tip-nothing-six-not = { $card } costs 6: no card that you hold costs more, and this is your last discard.
tip-nothing-score = The stock is empty and all hands are shown: 5 + 4 + 4 = 13. Ada has 16, the others more. You win!
learnt-nothing =
    Draw one, discard one: the costliest.
    Sevens, one-eyed jacks and the king of hearts are worth nothing.
    Take from the pile only what is cheap.
