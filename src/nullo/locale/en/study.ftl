## The command

cli-study = Study a game as a designer: play a great many games, and write a page of figures and plots, and tables in Parquet.
cli-study-games = How many games are played of each variant.
cli-study-vary = Play variants of the game side by side, with the same cards: the name of an option and its values, separated by commas. For a list of numbers write slashes: 6/5/4. Several varied options give every combination.
cli-study-bots = The bots in the seats, separated by commas; one name is for all seats.
cli-study-levels = The levels of the ladder, from the weakest to the strongest.
cli-study-ladder = How many deals each level plays against the next one, each deal twice with the seats exchanged; 0: no ladder.
cli-study-hands = Also keep a row for each seat and hand in hands.parquet.
cli-study-folder = The folder to write. The same command continues a study that was interrupted.
cli-study-progress = playing
cli-study-done = { $title }: { $games ->
    [one] one game
   *[other] { $games } games
 } of each variant
cli-study-page = The page is { $page }; figures and games are in the Parquet files beside it.
cli-study-kept = This study was finished before.
cli-value-vary = NAME=V,V…

## What is wrong

wrong-study-extra = studies need the extra “study”: pip install 'nullo[study]'
wrong-study-other = { $folder } holds another study ({ $name } is { $there } there, and { $here } here): choose another folder, or the options in its study.json
wrong-study-foreign = { $folder } is not empty and holds no study: choose another folder
wrong-study-damaged = a file in { $folder } was damaged and has been removed: the same command plays its games again
wrong-vary-pair = { $text }: it must be the name of an option, =, and at least two values separated by commas
wrong-vary-same = { $variant } is the same game as another variant: the values of { $option } must differ

## The page

study-title = Study: { $title }
study-what = { $games ->
    [one] One game
   *[other] { $games } games
 } of { $players } players, played by { $bots }.
study-what-varies = { $variants } variants are compared; all were dealt the same cards.
study-intervals = All intervals, after ± or as lines in the plots, hold with 99 % confidence.
study-heuristic = In some variants nothing was learned by self-play, so “club” plays all of them by the game’s rule of thumb.
study-in-short = In short
study-seats = Seats
study-games = Games
study-hands = Hands
study-ladder = Skill and luck
study-made = How it was made
study-made-by = Nullo { $version }, seed { $seed }. The same command gives the same study.
study-mean = mean
study-difference = { $variant }: difference
study-field-hands = Hands in a game
study-field-decisions = Decisions in a game
study-field-lead_changes = Lead changes in a game
study-field-half = Who led at half-time won
study-field-margin = Points between the winner and the next
study-field-spread = Points between the first and the last
study-seat = seat (seat 0 has the first deal)
study-place = place at the deal (0 is left of the dealer, the last is the dealer)
study-wins-by-seat = Who wins, by seat
study-points-by-place = Points of a hand, by place
study-made-by-place = Bids made, by place
study-scores = Points at the end
study-lengths = Hands in a game
study-turns-of-games = Decisions in a game
study-lead-changes = Lead changes
study-win-share = share of wins
study-share = share of games
study-share-made = share of bids made
study-share-hands = share of hands
study-score = points won or lost, higher is better
study-hands-of-game = hands
study-decisions = decisions
study-changes = lead changes
study-points = points of the hand
study-cards = cards in the hand
study-bid = bid
study-tricks = tricks
study-ladder-about = Each level met the next lower one in { $deals ->
    [one] one deal
   *[other] { $deals } deals
 }, each played twice with the seats exchanged. The more games it takes until the better player is ahead, the more luck decides.
study-ladder-pair = level against the next lower one
study-ladder-wins = wins
study-ladder-points = points a hand
study-ladder-games = games until ahead with 95 % confidence
