# Noms des couleurs, et ce que demande chaque phase.

suit-s = pique
suit-h = cœur
suit-d = carreau
suit-c = trèfle

phase-deal = donner
phase-bid = annoncer
phase-play = jouer une carte
phase-correct = corriger la carte ou la laisser
phase-call = signaler une renonce ou passer

