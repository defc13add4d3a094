# Was im Terminal gewählt werden kann, neben den Tasten dafür.

prompt = { $asked }: { $ways }
choice-play = { $card } spielen
choice-correct = mit { $card } korrigieren
choice-discard = { $card } ablegen
choice-toss = { $card } in den Topf werfen
choice-give = { $card } geben
choice-call = { $card } fordern
choice-bid = { $number } ansagen
choice-stand = halten
choice-beg = betteln
choice-take-one = nimm einen
choice-run = drei mehr
choice-keep = alle behalten
choice-leave = liegen lassen
choice-pass = passen
choice-look = ansehen
choice-nope = Nope
choice-blind-nope = Blind Nope
choice-shadoof = Shadoof
choice-no-way = No Way
choice-decline = verzichten

# Eine Sauce und was sie bewirkt.

sauce-does = { $card }: { $effect }

# Farben in drei Buchstaben, für die Karten auf der Hand.

short-b = bla
short-g = grü
short-y = gel
short-o = ora
short-r = rot
short-p = vio
