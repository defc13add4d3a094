# The guided first hand. A key that ends in "-not" says why another lawful choice is worse.

tip-sauce-hello = Bruno, across the table, is your partner. Cards are worth points: blue, the low suit, nothing; purple, the high suit and trump, 10 each; every other card 5.
tip-sauce-sauce = { $card } was turned up: it is the Sauce. You hold a SAUCE card, which is the Sauce in every way. So count it as a yellow 1.
tip-sauce-short = The Sauce’s rank has an effect as well. A 1 is Short Change: twelve cards lie face down in the kitty, and whoever takes the last trick takes them.
tip-sauce-bid = You bid points, not tricks, and partners’ bids are added up. Bruno said 30. You have a trump, a ten and two nines: about 40.
tip-sauce-bid-not = Too much and you lose the whole bid; too little and every point above it costs one. For this hand 40 is about right.
tip-sauce-first = The first trick is always the same: the lowest blue card leads, and everybody plays their lowest blue. Yours is { $card }.
tip-sauce-follow = Red is led, so follow. { $led } is not high: { $card } may take it, though two players come after you.
tip-sauce-follow-not = A low red card is sure to lose. { $card } beats { $led }, and later reds will be trumped more often.
tip-sauce-trumped = It was not to be: Ada has no red, and trumped with { $card }. That took 25 points.
tip-sauce-low = { $best } is the highest orange. You cannot win this one: play { $card } and keep { $high }.
tip-sauce-low-not = { $high } would be wasted: { $best } beats it. It can still win when orange is led again.
tip-sauce-cheap = Green, and you play last. { $card } is enough to take it: keep { $high }.
tip-sauce-cheap-not = { $high } wins as well. But why pay more? { $card } is enough.
tip-sauce-lead = Your lead. { $ten } is gone, so { $card } is now the highest orange. Only a trump can beat it: try.
tip-sauce-lead-not = { $card } is the highest card of its colour now. Nothing else in your hand is as good, except your trump: keep that.
tip-sauce-must = Trumped again; that happens. Now green is led, and { $card } is your only green. You must play it, though Cleo’s { $trump } wins.
tip-sauce-trump = At last a colour that you do not have: orange. Trump it with { $card }.
tip-sauce-trump-not = Any other card of yours loses here. { $card } takes the trick and is worth 10 itself.
tip-sauce-reversed = Three sevens in one trick: that is Reverse Rank! From now on 1 is the highest of each colour and 10 the lowest.
tip-sauce-one = What a moment for a yellow 1. Your SAUCE card is one: lead it as { $card }, now the highest yellow.
tip-sauce-one-not = Ranks are reversed: no yellow beats { $card } now. Lead your SAUCE.
tip-sauce-two = Once more: { $one } has been played, so { $card } is the highest yellow.
tip-sauce-two-not = { $card } is the highest yellow left. A high number is weak now.
tip-sauce-rid = You have 80 points, and the two of you bid 70. Every point above it costs one, so you do not want the kitty. Low reds are strong now: lead { $card }, before the last trick.
tip-sauce-rid-not = Enough points! A low red that you keep could win the last trick, with the kitty. Lead { $card } now.
tip-sauce-weak = Blue is led and you have none. Throw off { $card }, and keep { $low }: with ranks reversed an 8 is weak, and will not win the last trick.
tip-sauce-weak-not = Think in reverse: { $low } is the weak one now, and with weak cards you leave the kitty to others.
tip-sauce-score = Cleo took the last trick and the kitty. She and Ada bid 75 and took 200: 75 − 125 = −50. You bid 70 and took 100: 70 − 30 = 40.
learnt-sauce =
    Bid points with your partner; both missing the bid and going over it cost.
    Purple is trump, blue is worth nothing; a SAUCE card is the card turned up.
    The Sauce’s rank changes the hand – and so do three of a rank in one trick.
