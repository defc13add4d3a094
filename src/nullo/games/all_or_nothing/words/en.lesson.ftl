# The guided first hand. A key that ends in "-not" says why another lawful choice is worse.

tip-aon-hello = Everybody makes one of two bids: to take every trick, or to take none. Then all cards are played, trick by trick.
tip-aon-cards = The four suits go from 1 to 10. { $all } and { $nothing } have no suit: an ALL takes the trick, a NOTHING does not. But FLIP cards, the 1, 2, 9 and 10, turn them over.
tip-aon-bid = Ada and Bruno both want every trick, so one of them will be disappointed. Your numbers are low: bid NOTHING. If you take no trick, 20 points come off your 100 – and the lowest score wins.
tip-aon-bid-not = For ALL you would have to win ten tricks with low cards. Losing them is what this hand is good at.
tip-aon-follow = Spades are led, so play one of your two. Ada’s { $led } is high: play { $card }, the highest that still loses. (ALL, NOTHING and FLIP cards would be allowed too.)
tip-aon-follow-not = You may play that. But { $card } is sure to lose here, and low cards are good to have later on.
tip-aon-two = Ada led an ALL. When several cards count as ALL, the first one played wins – so now your own { $card } is harmless. Get rid of it!
tip-aon-two-not = { $first } wins this trick whatever you do. Play your own ALL under it: in any other trick it could win.
tip-aon-highest = Bruno’s { $best } is the best diamond. Again, play the highest that loses: { $card }.
tip-aon-highest-not = That loses too. But { $card } is your highest diamond, and may not be so lucky again.
tip-aon-failed = Bruno took it, so Ada has missed her ALL: she pays 10 points for every trick that others take. So does he.
tip-aon-keep = Clubs. { $card } loses to Bruno’s 8: play it. { $flip } is a club as well, but a FLIP may be played at any time, so keep it.
tip-aon-keep-not = { $card } is the most dangerous card that you can get rid of here. Low cards and FLIPs can wait.
tip-aon-only = Spades, and { $card } is your only one. Play it: it is low.
tip-aon-only-not = FLIP cards and your NOTHING are ways out when a trick is dangerous. This one is not: { $card } loses.
tip-aon-turned = Look at your hand! Ada played { $flip }, a FLIP card, and it turned your { $nothing } over. It counts as ALL now and would take a trick.
tip-aon-back = Each ALL or NOTHING has two FLIPs, and the other one is yours: { $card } turns it back. A FLIP may be played at any time, and a heart cannot win a diamond trick.
tip-aon-back-not = As long as { $nothing } counts as ALL, it takes a trick sooner or later. { $card } turns it back at once.
tip-aon-hearts = Hearts, with { $best } on the table. { $card } loses: follow.
tip-aon-hearts-not = { $card } loses only under a higher heart, and there is one now.
tip-aon-past = Clubs: { $card } is lower than { $best }. It would turn { $all } over, but that trick is complete, and complete tricks never change.
tip-aon-past-not = { $card } is a club and the lowest of all: it cannot win here. Your other cards can wait.
tip-aon-throw = You have no spade: throw off what you like. Both FLIPs of your NOTHING are gone, so it is safe for good. { $card } is a number: off with it.
tip-aon-throw-not = { $one } and { $other } have been played: nothing can turn { $nothing } any more. A number might still win the last trick.
tip-aon-last = Your last card is the NOTHING. It lets the others win.
tip-aon-score = No trick at all: 20 points off, and you win with 80. Ada and Bruno pay 10 for each trick that somebody else took.
tip-aon-more = You know the game now. ☂ The players may also agree on teams, whose ALL is made if the team takes every trick (A18), and on bids of a number of tricks, to be taken exactly (A19).
learnt-all-or-nothing =
    Follow the first number; ALL, NOTHING and FLIP may be played at any time.
    The first ALL wins; without one, the highest number of the suit.
    Watch the FLIPs: they turn cards over, even in your hand.
