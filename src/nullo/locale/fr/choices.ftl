# Ce qu’on peut choisir dans le terminal, à côté des touches qui le choisissent.

prompt = { $asked } { $ways }
choice-play = jouer { $card }
choice-correct = corriger avec { $card }
choice-call = exiger { $card }
choice-bid = annoncer { $number }
choice-leave = laisser la carte
choice-pass = passer
