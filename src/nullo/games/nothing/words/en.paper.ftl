paper-help-nothing = Sevens, J♠, J♥ and K♥ count 0, an ace 1, other number cards their face value, other jacks 11, queens 12, other kings 13. The lowest sum wins.
paper-values-title = What cards count
paper-value-nothing = nothing
paper-value = { $worth }
paper-value-numbers = Other numbers: face value
