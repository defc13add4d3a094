# The analysis of a game, in the terminal and on the page.

class-best = best
class-fine = fine
class-inaccuracy = inaccuracy
class-mistake = mistake
class-blunder = blunder
analysis-curve = Chance to win the game
analysis-yes = yes
analysis-no = no

error-analysis-too-long = This game is too long to be analysed here.
error-too-many-analyses = Too many analyses: try again later.
error-no-decision = This game has no such decision.

tool-analysis = Analysis
after-analyse = Analyse
analysis-start = Analyse this game
analysis-about = Every decision is judged by what its player knew, never by the cards that the others really had. A long game takes about a minute, and more when the server is busy.
analysis-running = Analysing the game…
analysis-seconds-left = about { $seconds } seconds left
analysis-minutes-left = about { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
 } left
analysis-cancel = Cancel
analysis-curve-about = Chance to win the game. At the end: { $totals }.
analysis-decision = This decision
analysis-chose = { $name }: { $action }
analysis-chosen = chosen
analysis-forced = the only choice
analysis-action = Choice
analysis-win = Wins game
analysis-made = Makes bid
analysis-points = Own points
analysis-costs = Costs
analysis-lost = Loses
analysis-results = Own points of the hand
analysis-results-costs = What the hand costs
analysis-results-about = How often each result came up; the line marks the average.
analysis-results-of = { $action }: { $mean } on average. { $results }
analysis-worlds = Each was tried in { $worlds ->
    [one] one deal that fits
   *[other] { $worlds } deals that fit
 } what the player knew.
analysis-judged = The chance to win the game decides; where it is equal, the points of the hand minus those of the others. One’s own points alone decide nothing.
analysis-judged-points = The points of the hand minus those of the others decide. One’s own points alone decide nothing.
analysis-judged-decided = The game is as good as decided: the points of the hand minus those of the others decide.
analysis-all-actions = All { $count } choices
analysis-more = What follows, and who has what
analysis-after = After { $action }:
analysis-step-back = Previous step
analysis-step-on = Next step
analysis-after-many = many replies are possible; the likeliest: { $name } { $action } ({ $share })
analysis-after-then = then many replies are possible; the likeliest: { $name } { $action } ({ $share })
analysis-hidden = Who probably has what
analysis-hidden-likely = { $name } – any hidden card: { $average }, but
analysis-hidden-certain = { $name } has
analysis-hidden-even = { $name } – any hidden card: about { $average }. None stands out.
analysis-mistakes = Could have been better
analysis-of = Whose decisions
analysis-better = Hand { $hand }: { $action } – better { $better }
analysis-no-mistakes = No decision was clearly worse than the best one.
analysis-previous = Previous
analysis-next = Next
analysis-players = Players
analysis-player = Player
analysis-accuracy = Accuracy
analysis-luck = Luck
analysis-luck-skill = Luck and skill
analysis-unclear = too close to tell
analysis-skill = Skill
analysis-luck-about = Luck: the points, minus the others’, that these deals are worth when experts play them in all seats. Skill: what the player got beyond that. ± is the standard error of both; what is less than twice that much is too close to tell.
analysis-bids = Bids
analysis-bids-expected = Expected
analysis-bids-made = Made
analysis-bid = Bid
analysis-bid-hand = Hand
analysis-bid-chance = Chance
analysis-bids-about = Chance: how likely the bid was to be made, by what the player knew. Expected: these chances added up.
analysis-practise = Practise these mistakes
analysis-practise-at = Mistake { $at } of { $all }
analysis-practise-ask = What should { $name } do here?
analysis-practise-ask-you = What do you do here?
analysis-hand = Hand
analysis-trick = Trick
analysis-led = Led: { $suit }
analysis-table = The table
analysis-right = No choice is better.
analysis-same = As in the game: { $lost }. Try something else.
analysis-wrong = There is something better: { $lost }. Try again.
analysis-unjudged = This choice was not judged. Try something else.
analysis-reveal = Show the answer
analysis-practise-end = Back to the analysis
mistakes-on = Go on
analysis-flaw = { $name }, { $action } – better { $better } (−{ $lost })
analysis-hint = A hint would have said: { $reasons }
analysis-why-points = { $better } brings about { $sign }{ $points ->
    [one] { $points } point
   *[other] { $points } points
 } in this hand; { $action }: { $other-sign }{ $other-points }.
analysis-why-costs = { $better } costs about { $points ->
    [one] { $points } point
   *[other] { $points } points
 } in this hand; { $action }: { $other-points }.
analysis-why-made = The bid is made in { $percent }% of the deals, rather than in { $other-percent }%.
analysis-lost-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
