title-dodge = L’Esquive
kind-dodge = Des plis à éviter
tile-dodge = Chaque pli coûte un point : défaussez vos hautes cartes quand d’autres doivent les prendre.
about-dodge = Chaque pli coûte un point ; le plus petit total gagne.
option-dodge-hands = Donnes
option-dodge-hands-about = La partie se termine après ce nombre de donnes.
ask-dodge-lead = Entamez d’une carte dont vous voulez vous défaire.
why-dodge-lead = La plus haute carte de sa couleur fait le pli, et coûte un point.
refuse-dodge-follow = vous avez { $suit } et devez fournir

score-not-dodged = plis faits
