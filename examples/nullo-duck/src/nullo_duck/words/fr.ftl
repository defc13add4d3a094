title-duck = Le Canard
kind-duck = Des plis à éviter
tile-duck = Gardez la tête sous l’eau : chaque pli coûte un point.
about-duck = Chaque pli coûte un point ; le plus petit total gagne.
option-duck-hands = Donnes
option-duck-hands-about = La partie se termine après ce nombre de donnes.
suit-e = glands
suit-l = feuilles
suit-t = grelots
short-e = gla
short-l = feu
short-t = gre
card-duck = le canard

fact-dry = { $number ->
    [one] encore un joueur sans pli
   *[other] encore { $number } joueurs sans pli
 }
