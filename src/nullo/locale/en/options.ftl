# The options of every game in plain words: "option-GAME-NAME" is a label, the same with "-about" a
# sentence, "option-GAME-NAME-CHOICE" a choice. What games share has no GAME in its key.

option-players = Players
option-players-about = How many sit at the table; bots take the seats that nobody has.
option-mode = Wrong cards
option-mode-about = Whether the table stops a wrong card, or leaves it to the players to notice.
option-mode-strict = Stopped by the table
option-mode-honour = Up to the players
option-unset = none
option-on = yes
option-off = no
option-range = From { $low } to { $high }.
option-list-range = Whole numbers with commas between them, each from { $low } up.
option-wrong-number = It must be a whole number from { $low } to { $high }.
option-wrong-list = It must be 1 to 100 whole numbers from { $low } up, with commas between them.
option-wrong-empty = A number is missing.

## ALL or NOTHING

option-all-or-nothing-start = First score
option-all-or-nothing-start-about = The points with which everyone begins; whoever gets to 0 ends the game.
option-all-or-nothing-hands = Hands
option-all-or-nothing-hands-about = The game ends after this many hands, if nobody has come to 0 before.
option-all-or-nothing-made_nothing = A NOTHING that is made
option-all-or-nothing-made_nothing-about = Points taken off for bidding NOTHING and taking no trick.
option-all-or-nothing-made_all = An ALL that is made
option-all-or-nothing-made_all-about = Points taken off for bidding ALL and taking every trick.
option-all-or-nothing-miss = A wrong trick
option-all-or-nothing-miss-about = Points added for each trick that a bid of NOTHING took, or a bid of ALL did not.
option-all-or-nothing-revoke = A wrong card
option-all-or-nothing-revoke-about = Points added for a wrong card that is found, where cards are up to the players.
option-all-or-nothing-offsuit_wins = Any suit can win
option-all-or-nothing-offsuit_wins-about = The highest number takes the trick whatever its suit, unless an ALL lies there.
option-all-or-nothing-mode-about = Up to the players: anyone may hold back a suit, but a later card of it gives it away, and costs points.

## Alles oder Nichts

option-alles-oder-nichts-hand_sizes = Cards in each hand
option-alles-oder-nichts-hand_sizes-about = How many cards are dealt to each player, hand after hand; then from the beginning again.
option-alles-oder-nichts-hands = Hands
option-alles-oder-nichts-hands-about = How many hands are played, unless the game goes on to a score.
option-alles-oder-nichts-target = Play on to a score
option-alles-oder-nichts-target-about = The game ends with the hand in which somebody gets there, however many hands that takes.
option-alles-oder-nichts-impossible_bids = Impossible bids
option-alles-oder-nichts-impossible_bids-about = Anyone may bid up to 6 tricks even in a hand of fewer cards.
option-alles-oder-nichts-suits = Suits in the deck
option-alles-oder-nichts-suits-about = The deck has this many suits, in this order: spades, hearts, diamonds, clubs.
option-alles-oder-nichts-ranks = Cards in a suit
option-alles-oder-nichts-ranks-about = Each suit goes from 1, the lowest, up to this number.
option-alles-oder-nichts-mode-about = Up to the players: a wrong card can be played, corrected and called; whoever is rightly called scores nothing in the hand.

## Nothing

option-nothing-decks = Decks
option-nothing-decks-about = How many decks are shuffled together; unless you say otherwise, one up to six players and two from seven on.
option-nothing-decks-unset = as needed
option-nothing-hand = Cards to begin with
option-nothing-hand-about = How many cards everyone is dealt; at least one must be left for the stock.
option-nothing-allow_keep = Keeping a card
option-nothing-allow_keep-about = A turn may end without a discard; the hand is one card larger from then on.
option-nothing-return_taken = Straight back
option-nothing-return_taken-about = A card taken from the discard pile may be discarded in the same turn.
option-nothing-stall = Patience
option-nothing-stall-about = The game ends when everyone has had this many turns in a row without a draw from the stock.
option-nothing-rounds = Rounds
option-nothing-rounds-about = This many games are played and their points added up.

## All Fives

option-all-fives-target = Points to win
option-all-fives-target-about = Whoever is first, alone, to reach this score wins.
option-all-fives-batch = Cards at a time
option-all-fives-batch-about = The first six cards are dealt this many at a time.
option-all-fives-mode-about = Up to the players: a wrong card can be played, corrected and called, and a card once exposed may be called for.
option-all-fives-revoke_rule = A call that is right
option-all-fives-revoke_rule-about = What a wrong card costs when somebody calls it.
option-all-fives-revoke_rule-penalty = Its player loses 3
option-all-fives-revoke_rule-bonus = The others gain 3
option-all-fives-false_call = A call that is wrong
option-all-fives-false_call-about = Points that a caller loses when the card called was right.

## Sauce

option-sauce-menu = The Sauce menu
option-sauce-menu-about = What the Sauce of each rank does to the rules of a hand.
option-sauce-menu-house = Ten Sauces
option-sauce-menu-published = Only the published ones
option-sauce-hands = Hands
option-sauce-hands-about = The game ends after this many hands, if nobody has won before.
option-sauce-target = Points to win
option-sauce-target-about = The game ends with the hand in which a team gets this far.
option-sauce-super_after = Super-sauce after
option-sauce-super_after-about = After this many hands there are two Sauces in each, and all scores count double.
option-sauce-super_at = Super-sauce from
option-sauce-super_at-about = The same begins as soon as a team has had this many points.
option-sauce-shadoof_at = A Shadoof needs
option-sauce-shadoof_at-about = Points that a team must take, of 300, when it bids Shadoof; it scores twice as many.
option-sauce-no_way_at = A No Way needs
option-sauce-no_way_at-about = Points that stop a Shadoof: a team that says No Way must take them, and scores twice as many.
option-sauce-blind_behind = Blind Nope from
option-sauce-blind_behind-about = A team this many points behind may bid Nope before looking at the cards.
