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
