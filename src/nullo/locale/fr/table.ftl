# Noms des couleurs, et ce que demande chaque phase.

suit-s = pique
suit-h = cœur
suit-d = carreau
suit-c = trèfle
suit-b = bleu
suit-g = vert
suit-y = jaune
suit-o = orange
suit-r = rouge
suit-p = violet

phase-deal = donner
phase-bid = annoncer
phase-say = choisir annonce ouverte ou secrète
phase-play = jouer une carte
phase-correct = corriger la carte ou la laisser
phase-call = signaler une renonce ou passer
phase-draw = piocher au talon ou prendre la carte du dessus de la défausse
phase-stock = recevoir la prochaine carte du talon
phase-discard = défausser une carte ou tout garder

phase-toss = jeter une carte au pot
phase-give = donner une carte au partenaire
phase-blind = annoncer Blind Nope ou regarder ses cartes
phase-no-way = dire No Way ou s’abstenir
phase-lose = tirer une carte à perdre
phase-expose = tirer une carte à retourner

phase-beg = tenir ou mendier
phase-answer = céder un point ou redonner
phase-ask = exiger une carte exposée ou passer
