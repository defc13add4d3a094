# What may be chosen in the terminal, beside the keys that choose it.

prompt = { $asked }: { $ways }
choice-play = play { $card }
choice-correct = correct with { $card }
choice-discard = discard { $card }
choice-toss = toss { $card }
choice-give = give { $card }
choice-call = call for { $card }
choice-bid = bid { $number }
choice-stand = stand
choice-beg = beg
choice-take-one = take one
choice-run = run
choice-keep = keep all
choice-leave = leave the card
choice-pass = pass
choice-look = look
choice-nope = Nope
choice-blind-nope = Blind Nope
choice-shadoof = Shadoof
choice-no-way = No Way
choice-decline = decline

# A Sauce and what it does.

sauce-does = { $card }: { $effect }

# Colours in three letters, for the cards of a hand.

short-b = blu
short-g = grn
short-y = yel
short-o = ora
short-r = red
short-p = pur
