# Duplicate tables: a set of deals that friends each play in the same seat.

error-no-duplicate = There are no such deals: they were deleted, or the link is incomplete.
error-not-alone = Somebody else has played at this table, too: only a game against bots alone makes a challenge.
error-own-challenge = These are your own cards: you have played them already.

duplicate-page = The same deals · Nullo
duplicate-heading = The same deals for friends
duplicate-heading-of = { $game }: { $deals ->
    [one] one deal
   *[other] { $deals } deals
 }
duplicate-lead = Everybody plays the same cards in the same seat, against the same bots, and compares the results afterwards.
duplicate-by = Made by { $name }
duplicate-link = With friends: the same deals
duplicate-game = Game
duplicate-deals = Deals
duplicate-make = Make the deals
duplicate-share = The link for friends
duplicate-deal = Deal { $number }
duplicate-play = Play
duplicate-play-of = Play deal { $number }
duplicate-continue = Continue
duplicate-continue-of = Continue deal { $number }
duplicate-total = Total
duplicate-results = Results
duplicate-none = Nobody has begun yet.
duplicate-hidden = done; you will see it after your own try
duplicate-going = playing
duplicate-replay-of = { $points }: replay { $name }’s game of deal { $number }
duplicate-where = Deal { $number } of a set
duplicate-after = Compare the results

# Challenges: the cards of a finished game.

challenge-page = Beat me on these cards · Nullo
challenge-make = Challenge friends
challenge-title = Beat me on these cards
challenge-about = Whoever follows the link plays your cards, in your seat, against the same bots. Afterwards both of you see the two games side by side, with the expert’s.
challenge-link = The link to your cards
challenge-in-link = This site has no server that could keep the cards, so they are in the link itself: Nullo shows them to nobody before the game, but whoever unpacks the link can read them.
challenge-too-long = This site has no server that could keep the cards, and the game is too long for a link.
challenge-sealed = The link does not contain the cards. The server deals them as in the first game, and keeps everybody’s game to itself until you have played.
challenge-trick = The trick that decided hand { $hand }
challenge-open = Show the whole trick
challenge-open-about = Otherwise the picture shows only a card that whoever plays has in hand anyway.
challenge-none = There is no challenge in this link
challenge-heading = { $name } challenges you: { $game }
challenge-lead = You get the cards that { $name } had, in the same seat, against the same bots. Then you see both games side by side, hand by hand, with the expert’s.
challenge-lead-done = You and { $name } have played the same cards, in the same seat, against the same bots.
challenge-lead-own = These are your cards. Whoever follows the link plays them in your seat, and sees your game afterwards.
challenge-aim = { $name } has { $count ->
    [one] { $points } point
   *[other] { $points } points
 }.
challenge-facts = { $hands ->
    [one] One hand
   *[other] { $hands } hands
 } against bots: { $levels }.
challenge-play = Play these cards
challenge-results = Side by side
challenge-hand = Hand { $number }
challenge-expert-plays = plays
challenge-where = The cards of a challenge

# A second look at a deal together.

look-page = A second look together · Nullo
look-heading = A second look together
look-together = Look at it together
look-together-of = Look at deal { $number } together
look-about = One leads through the games, the others follow: only those who have played the cards.
look-nobody = Nobody leads yet.
look-leads = { $name } leads, you follow.
look-apart = { $name } leads; you look by yourself.
look-you-lead = You lead: whoever follows sees what you see.
look-lead = Take the lead
look-follow = Follow { $name }
look-game = Whose game
look-end = End
look-back = To the results
