# The games of this browser: finished and unfinished, their figures, and carrying them elsewhere.

error-only-browsers = Only the page of this server can do this.
error-nothing-to-carry = There is nothing to carry yet: play a game first.
error-carry-over = This link does not work any more: it has been used, or its ten minutes are over. Make a new one.
error-carry-clash = Both devices sit at the same unfinished table. Finish that game, or leave it, and try again.
error-too-many-carries = Too many such links: try again later.

games-page = My games · Nullo
games-heading = My games
games-lead = Kept in this browser, without an account.
games-loading = Looking for your games …
games-unfinished = Unfinished
games-unfinished-none = No game is waiting.
games-finished = Finished
games-finished-none = No finished game yet. Play one: it will be here.
games-of = Show
games-of-all = All games
mistakes-due = { $count ->
    [one] One is to be practised today.
   *[other] { $count } are to be practised today.
 } A mistake comes back until you have solved it twice.
mistakes-practise = Practise
games-figures = Wins and points
games-figure-game = Game
games-figure-count = Played
games-figure-won = Won
games-figure-average = Average
games-figure-best = Best
games-figure-lowest = lowest wins
games-figure-better = Better by
games-figure-rating = Rating
games-better-about = Better by: how much your average has improved over that of your games before.
games-rating-about = Rating: your strength beside the bots’ levels, by OpenSkill, 25 ± 8.3 at first; ± is its standard deviation. { $game }: { $levels }.
games-span = Time
games-span-days = { $days ->
    [0] all the time
    [7] the last week
   *[other] the last month
 }
games-span-none = No game in this time.
games-dailies = { $count ->
    [one] One daily deal.
   *[other] { $count } daily deals.
 }
games-dailies-expert = As good as the expert in { $good } of { $all }.
games-figure-number = No.
games-figure-date = Date
games-figure-result = Result
games-figure-points = Points
games-figure-others = With
games-share = { $won } ({ $percent }%)
games-curve = Points over time
games-curve-about = { $game }: points of { $count ->
    [one] one game
   *[other] { $count } games
 }, the latest on the right. Average { $average }, last { $last }.
games-curve-of = Points in { $game }
games-curve-average = Average
games-won = Won
games-drawn = Shared first place
games-place = Place { $place } of { $places }
games-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
games-with = With { $names }
games-replay = Replay
games-replay-of = Replay { $game } of { $date }
games-again = Play again
games-again-of = Play again: { $game }
games-more = Show { $count } more
games-tools = Keep and carry
games-tools-about = The server keeps finished games for 30 days; this list stays in this browser for as long as you like. A file also contains the records that can be had, so that the games can be replayed elsewhere.
games-export = Save to a file
games-records-full = { $count ->
    [0] The file has the results of all games; there was no room for a record.
    [one] The file has the results of all games, and the record of the latest; there was no room for more.
   *[other] The file has the results of all games, and the records of the latest { $count }; there was no room for more.
 }
games-import = Add from a file…
games-imported = { $count ->
    [0] Nothing new in this file.
    [one] One game added.
   *[other] { $count } games added.
 }
games-import-wrong = This file is not a list of games from Nullo.
games-not-kept = This browser refuses storage: the list shows only what the server still has.
games-carry = Carry to another device…

carry-page = Bring my games here · Nullo
carry-title = Carry to another device
carry-lead = Scan this with the other device, or open the link there. It works once, for ten minutes.
carry-warn = Give it to nobody: whoever opens it plays in your seats.
carry-link = Link
carry-qr = QR code of the link
carry-making = Making the link …
carry-expired = The ten minutes are over.
carry-again = Make a new link
carry-heading = Bring your games here?
carry-words = This device gets the seats and the list of games of the device that made the link. Both can play on from then on.
carry-own = Go on only if you made this link yourself. If somebody sent it to you, that person could play in your seats.
carry-accept = Bring them here
carry-refuse = No, to the lobby
carry-done = Done: your games are here, too.
