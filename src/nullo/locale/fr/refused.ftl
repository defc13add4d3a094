# Pourquoi une table ne fait pas ce qu’on lui demande. Les clés sont « error- » et le code.

error-not-your-turn = Ce n’est pas à vous de jouer.
error-illegal = Les règles ne le permettent pas maintenant.
error-unknown-action = Ce jeu ne connaît pas cette action.
error-not-now = Ce n’est pas possible maintenant.
error-not-asked = Aucun robot n’a la parole à cette place.
error-full = Toutes les places sont prises.
error-no-such-place = Cette place n’existe pas.
error-closed-table = L’hôte ne laisse plus personne prendre place.
error-place-taken = Cette place est déjà prise.
error-no-such-member = Ce joueur n’est pas à cette table.
error-bad-order = L’ordre doit nommer chaque joueur exactement une fois.
error-worn-out = Cela s’est déjà fait si souvent à cette table que ce n’est plus possible.
error-removed = L’hôte vous a retiré de cette table.
error-hand-left = Quelqu’un est parti pendant cette donne : vous pourrez prendre place à la suivante.
