paper-help-nothing = Les sept, V♠, V♥ et R♥ valent 0, un as 1, les autres nombres leur valeur, les autres valets 11, les dames 12, les autres rois 13. La plus petite somme gagne.
paper-values-title = Ce que valent les cartes
paper-value-nothing = rien
paper-value = { $worth }
paper-value-numbers = Autres nombres : leur valeur
