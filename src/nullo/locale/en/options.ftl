# The options of every game in plain words: "option-GAME-NAME" is a label, the same with "-about" a
# sentence, "option-GAME-NAME-CHOICE" a choice. What games share has no GAME in its key.

option-players = Players
option-players-about = How many sit at the table; bots take the empty seats.
option-mode = Mode
option-mode-about = Whether a revoke, not following suit though able, is refused or left to the players to notice.
option-mode-strict = Strict
option-mode-honour = Honour mode
option-unset = none
option-on = yes
option-off = no
option-range = From { $low } to { $high }.
option-list-range = Whole numbers separated by commas, each from { $low } up.
option-wrong-number = It must be a whole number from { $low } to { $high }.
option-wrong-list = It must be 1 to 100 whole numbers from { $low } up, separated by commas.
option-wrong-empty = A number is missing.

# What the marks ⚖ and ☂ of a rule mean.
mark-ruling = A ruling: the source is silent or can be read in two ways
mark-house = A house rule: the source names it without describing it
