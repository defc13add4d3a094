# What may be chosen in the terminal, beside the keys that choose it.

prompt = { $asked } { $ways }
choice-play = play { $card }
choice-correct = correct with { $card }
choice-call = call for { $card }
choice-bid = bid { $number }
choice-leave = leave the card
choice-pass = pass
