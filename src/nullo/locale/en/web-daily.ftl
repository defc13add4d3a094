# The daily deal.

error-no-daily = There is no such daily deal.
error-daily-over = That day is over: its deal can still be practised.
error-daily-first = Play your own try first.
error-fixed-deal = Everybody plays these cards under the same conditions, so this cannot be changed.

daily-page = The daily deal · Nullo
daily-heading = The daily deal
daily-lead = The same cards and the same bots for everybody. One try counts.
daily-loading = Shuffling today’s deals …
daily-left = The next deals come in { $hours } h { $minutes } min.
daily-today = Today
daily-play = Play
daily-play-of = Play today’s deal: { $game }
daily-continue = Continue
daily-continue-of = Continue: { $game }
daily-scores = Scores
daily-scores-of = Scores: { $game }, { $date }
daily-practise = Practise this deal
daily-replay-of = Replay { $name }’s game
daily-replay = Replay
daily-expert = The expert
daily-expert-replay = Replay the expert’s game
daily-you = { $name } (you)
daily-place = Place
daily-name = Player
daily-points = Points
daily-tries = { $tries ->
    [one] One player has begun this deal.
   *[other] { $tries } players have begun this deal.
 }
daily-as-good = You did as well as the expert with the same cards.
daily-better = You did better than the expert with the same cards, by { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
daily-worse = The expert did better with the same cards, by { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
daily-good = as good as the expert
daily-hidden = You will see the scores after your own try.
daily-week = This week
daily-won = won
daily-done = { $game }, { $date }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
daily-missed = { $game }, { $date }: not played
daily-begun = { $game }, { $date }: begun
daily-where = Daily deal of { $date }
daily-where-practice = Practice, deal of { $date }
daily-after = Scores of the day
