# Ce qu’on peut choisir dans le terminal, à côté des touches qui le choisissent.

prompt = { $asked } : { $ways }
choice-play = jouer { $card }
choice-correct = corriger avec { $card }
choice-discard = défausser { $card }
choice-toss = jeter { $card }
choice-give = donner { $card }
choice-call = exiger { $card }
choice-bid = annoncer { $number }
choice-stand = tenir
choice-beg = mendier
choice-take-one = céder un point
choice-run = redonner
choice-keep = tout garder
choice-leave = laisser la carte
choice-pass = passer
choice-look = regarder
choice-nope = Nope
choice-blind-nope = Blind Nope
choice-shadoof = Shadoof
choice-no-way = No Way
choice-decline = s’abstenir

# Une Sauce et son effet.

sauce-does = { $card } : { $effect }

# Les couleurs en trois lettres, pour les cartes d’une main.

short-b = ble
short-g = ver
short-y = jau
short-o = ora
short-r = rou
short-p = vio
