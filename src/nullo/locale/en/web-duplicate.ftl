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
