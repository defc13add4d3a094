# The guided first hands. A tip's key ends in "-not" where it says why another lawful choice is worse.
# Variables are cards. Not among the page's own words: the server sends them with a lesson.

# Alles oder Nichts

tip-tout-hello = In a trick everybody plays one card, and the best takes them all. First you say how many tricks you will take; then you try to take exactly that many.
tip-tout-trump = { $card } was turned up: hearts are trump. Any heart beats every card of another suit, and you hold two.
tip-tout-bid = Count your sure tricks: { $high } is the highest spade, { $trump } a high trump. The rest is low. Bid 2.
tip-tout-bid-not = Count again: { $high } and { $trump } should take a trick each, the rest none. The 3 extra points are only for an exact bid.
tip-tout-say = Ada shows her bid, Bruno keeps his secret. Open pays 2 points a trick and 3 more if you are exact – but nothing at all if you miss. Your hand is clear: say open.
tip-tout-say-not = Secret is the safe way: 1 point a trick, and 3 more if exact. With a hand as clear as this, open is worth 7 and secret only 5.
tip-tout-bids = The open bids are turned up: Ada said 2, and so did you. Bruno’s bid stays hidden until the end. Ada sits to the dealer’s left, so she leads.
tip-tout-follow = Spades are led, so you must play a spade. You are the last to play, and { $high } beats both: take the trick.
tip-tout-follow-not = { $low } would lose. You need two tricks, and { $high } will never be surer of one than now.
tip-tout-lead = One of two! Whoever takes a trick leads to the next. Lead { $card }: it is low, so somebody else takes it, and your trumps stay at home.
tip-tout-lead-not = You want only one more trick, and your trumps may have it later. { $card } is the card that you can best spare.
tip-tout-one = Ada took it: one trick for her, one for you. She leads now, and she chooses diamonds.
tip-tout-void = You have no diamond, so you may play anything – and a trump beats them all. Take your second trick with { $card }. { $small } would do it too, but it will be easier to lose later.
tip-tout-void-not = One more trick is what you need, and now it is sure. Spend { $card } on it: kept for later, it might take one too many.
tip-tout-enough = Two of two: from here on you want no more. Lead { $card } and hope that somebody beats it.
tip-tout-enough-not = If nobody holds a trump, { $trump } takes a third trick – and three is as wrong as one. Lead { $card }.
tip-tout-last = Bruno leads a trump. A trump that is led must be followed, and your { $card } is lower: it loses, just as you want.
tip-tout-score = You took 2 as you had said: 2 × 2 + 3 = 7 points. Ada said 2 openly and took 1: nothing. Bruno took 2 in secret: 2 + 3 = 5.
learnt-alles-oder-nichts =
    Follow suit if you can; if not, trump or throw off.
    Only an exact bid earns the 3 extra points.
    Open pays double, or nothing.

# ALL or NOTHING

tip-aon-hello = Everybody makes one of two bids: to take every trick, or to take none. Then all cards are played, one trick after the other.
tip-aon-cards = Four suits go from 1 to 10. { $all } and { $nothing } have no suit: an ALL takes the trick, a NOTHING does not. But FLIP cards, the 1, 2, 9 and 10, turn them over.
tip-aon-bid = Ada and Bruno both want all tricks, so one of them will be disappointed. Your numbers are low: bid NOTHING. If you take no trick, 20 points come off your 100 – and the lowest score wins.
tip-aon-bid-not = For ALL you would have to win ten tricks with low cards. Losing them is what this hand is good at.
tip-aon-follow = Spades are led, so play one of your two. Ada’s { $led } is high: throw { $card }, the highest that still loses. (ALL, NOTHING and FLIP cards would be allowed too.)
tip-aon-follow-not = You may play that. But { $card } is sure to lose here, and low cards are good to have later on.
tip-aon-two = Ada led an ALL. When several cards count as ALL, the first one played wins – so now your own { $card } is harmless. Get rid of it!
tip-aon-two-not = { $first } wins this trick whatever you do. Throw your own ALL under it: in any other trick it could win.
tip-aon-highest = Bruno’s { $best } is the best diamond. Again the highest that loses: { $card }.
tip-aon-highest-not = That loses too. But { $card } is your highest diamond, and may not be so lucky again.
tip-aon-failed = Bruno took it, so Ada’s ALL has failed: she pays 10 points for every trick that others take. So does he.
tip-aon-keep = Clubs. { $card } is under Bruno’s 8: throw it. { $flip } is a club as well, but a FLIP may be played at any time, so keep it.
tip-aon-keep-not = { $card } is the most dangerous card that you can lose here. Low cards and FLIPs can wait.
tip-aon-only = Spades, and { $card } is your only one. Play it: it is low.
tip-aon-only-not = FLIP cards and your NOTHING are ways out when a trick is dangerous. This one is not: { $card } loses.
tip-aon-turned = Look at your hand! Ada played { $flip }, a FLIP card, and it turned your { $nothing } over. It counts as ALL now and would take a trick.
tip-aon-back = Each ALL or NOTHING has two FLIPs, and the other one is yours: { $card } turns it back. A FLIP may be played at any time, and a heart cannot win a diamond trick.
tip-aon-back-not = As long as { $nothing } counts as ALL, it takes a trick sooner or later. { $card } turns it back at once.
tip-aon-hearts = Hearts, with { $best } on the table. { $card } loses: follow.
tip-aon-hearts-not = { $card } can only be lost under a higher heart, and there is one now.
tip-aon-past = Clubs: { $card } is lower than { $best }. It would turn { $all } over, but that trick is complete, and complete tricks never change.
tip-aon-past-not = { $card } is a club and the lowest of all: it cannot win here. Your other cards can wait.
tip-aon-throw = You have no spade: throw what you like. Both FLIPs of your NOTHING are gone, so it is safe for good. { $card } is a number: off with it.
tip-aon-throw-not = { $one } and { $other } have been played: nothing can turn { $nothing } any more. A number might still win the last trick.
tip-aon-last = Your last card is the NOTHING. It lets the others win.
tip-aon-score = No trick at all: 20 points off, and you win with 80. Ada and Bruno pay 10 for each trick that somebody else took.
learnt-all-or-nothing =
    Follow the first number; ALL, NOTHING and FLIP cards go at any time.
    The first ALL wins; without one, the highest number of the suit.
    Watch the FLIPs: they turn cards over, even in your hand.

# All Fives

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

# Sauce

tip-sauce-hello = Bruno, across the table, is your partner. Cards are worth points: blue, the low suit, nothing; purple, the high suit and trump, 10 each; every other card 5.
tip-sauce-sauce = { $card } was turned up: it is the Sauce. You hold a SAUCE card, and that is the Sauce in every way. So count it as a yellow 1.
tip-sauce-short = The Sauce’s rank has an effect as well. A 1 is Short Change: twelve cards lie face down in the kitty, and whoever takes the last trick takes them.
tip-sauce-bid = You bid points, not tricks, and partners’ bids are added up. Bruno said 30. You have a trump, a ten and two nines: about 40.
tip-sauce-bid-not = Too much and you lose the whole bid; too little and every point above it costs one. For this hand 40 is about right.
tip-sauce-first = The first trick is always the same: the lowest blue card leads, and everybody plays their lowest blue. Yours is { $card }.
tip-sauce-follow = Red is led, so follow. { $led } is not high: { $card } may take it, though two players come after you.
tip-sauce-follow-not = A low red card is sure to lose. { $card } beats { $led }, and later reds will be trumped more often.
tip-sauce-trumped = It was not to be: Ada has no red, and trumped with { $card }. That took 25 points.
tip-sauce-low = { $best } is the highest orange. You cannot win this one: play { $card } and keep { $high }.
tip-sauce-low-not = { $high } would be thrown away: { $best } beats it. It can still win when oranges are led again.
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
tip-sauce-weak = Blue is led and you have none. Throw { $card }, and keep { $low }: in reverse an 8 is weak, and will not win the last trick.
tip-sauce-weak-not = Turn it round: { $low } is the weak one now, and with weak cards you leave the kitty to others.
tip-sauce-score = Cleo took the last trick and the kitty. She and Ada bid 75 and took 200: 75 − 125 = −50. You bid 70 and took 100: 70 − 30 = 40.
learnt-sauce =
    Bid points with your partner; missing them and going over both cost.
    Purple is trump, blue is worth nothing; a SAUCE card is the card turned up.
    The Sauce’s rank changes the hand – and so do three of a rank in one trick.

# Nothing

tip-nothing-hello = No tricks here. At your turn you draw one card and throw one away. When the stock is empty, the hand that is worth least wins.
tip-nothing-values = Ace 1, up to king 13. But some are worth nothing: all sevens, the two jacks that show one eye, as { $jack }, and { $king }. You hold three of them, and 37 points in all.
tip-nothing-first = You begin. Nobody has thrown a card away yet, so draw from the stock.
tip-nothing-king = A seven, worth nothing: fine. Throw your costliest card, { $card }. Look twice: { $other } is the king that is worth nothing.
tip-nothing-king-not = That is allowed. But { $card } costs 13, more than any other card that you hold.
tip-nothing-others = Now the others do the same. What they throw lies open on one pile, and all can see it.
tip-nothing-stock = You may take the top card of the pile: { $top }. But an unknown card is worth about 6, so the stock is better.
tip-nothing-stock-not = { $top } costs 8. A card from the stock costs about 6, and may well be worth nothing.
tip-nothing-jack = Throw { $card }: this jack has two eyes and costs 11. { $other } has one, and may stay.
tip-nothing-jack-not = { $card } is the costliest card in your hand: 11 points.
tip-nothing-take = Ada threw { $card }. Five is less than the stock gives on average, and less than your { $high }: take it.
tip-nothing-take-not = From the stock you would get about 6, or a queen. { $card } is a sure 5.
tip-nothing-nine = Now throw { $card }. What you took from the pile everybody knows, and in this turn you may not throw it back.
tip-nothing-nine-not = { $card } costs 9: nothing in your hand costs more.
tip-nothing-again = Three cards are left in the stock: this is your last turn. { $top } on the pile is costly, so draw.
tip-nothing-again-not = { $top } costs 10. A card from the stock is likely to cost less.
tip-nothing-six = { $drawn } is good. Throw { $card }, your costliest. To keep all cards is allowed too, but you would be left with one more.
tip-nothing-six-not = { $card } costs 6: no card that you hold costs more, and this is your last throw.
tip-nothing-score = The stock is empty and all hands are shown: 5 + 4 + 4 = 13. Ada has 16, the others more. You win!
learnt-nothing =
    Draw one, throw one; throw the costliest.
    Sevens, one-eyed jacks and the king of hearts are worth nothing.
    Take from the pile only what is cheap.

# In the terminal

cli-learn = A guided first hand: about five minutes, with a tip at each choice.
learn-cli-intro = Type what the tip advises. Also: show, back, again, rules T8, help, quit. An empty line goes on.
learn-cli-next = (Enter goes on)
learn-cli-way = (type it, or "show")
learn-cli-shown = Shown: { $action }
learn-cli-left = The lesson waits: nullo learn { $game }
learn-cli-none = { $game } has no lesson
learn-cli-play = Now play: nullo play { $game }

# Worked tricks of the rule pages

worked-who-led = { $name } led
worked-who-took = { $name } took it
worked-who-led-took = { $name } led and took it
worked-who-played = { $name }
worked-who-held = { $name } held
worked-who-drew-stock = { $name } drew from the stock
worked-who-drew-discard = { $name } took from the pile
worked-who-threw = { $name } threw away
worked-hand = { $who }, and could play:
worked-hand-turn = { $who }:
worked-revoke = a revoke: able to follow
worked-called = called by an opponent
worked-sauce = a SAUCE card, played as { $card }
worked-now-all = turns { $card } over: it counts as ALL
worked-now-nothing = turns { $card } over: it counts as NOTHING
worked-laid = { $who }: { $card }
worked-trump = { $card } is the only trump.
worked-highest-trump = { $card } is the highest trump.
worked-highest = { $card } is the highest card in { $suit }.
worked-highest-reversed = Ranks are reversed: { $card } is the highest card in { $suit }.
worked-all = { $card } counts as ALL.
worked-first-all = Of the cards that count as ALL, { $card } was played first.
worked-all-nothing = Every card counts as NOTHING, so the first one wins: { $card }.
worked-number = No card counts as ALL, and { $card } is the highest number in { $suit }.
worked-points = The trick is worth { $points }.
worked-reverses = Three cards of one rank: from now on ranks run the other way.
worked-leads = The next trick is led by { $name }.
worked-turn = The hand was worth { $before }, and is worth { $after } now.
