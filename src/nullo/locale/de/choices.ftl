# Was im Terminal gewählt werden kann, neben den Tasten dafür.

prompt = { $asked } { $ways }
choice-play = { $card } spielen
choice-correct = mit { $card } korrigieren
choice-call = { $card } fordern
choice-bid = { $number } ansagen
choice-leave = liegen lassen
choice-pass = passen
