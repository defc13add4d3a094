# The guided first hand. A key that ends in "-not" says why another lawful choice is worse.

tip-sauce-hello = Bruno, en face, est votre partenaire. Les cartes valent des points : bleu, la couleur faible, rien ; violet, la couleur forte et l’atout, 10 chacune ; toutes les autres 5.
tip-sauce-sauce = Carte retournée : { $card }, c’est la Sauce. Vous avez une carte SAUCE, et elle est la Sauce en tout point. Comptez-la donc comme un 1 jaune.
tip-sauce-short = La valeur de la Sauce a aussi un effet. Le 1, c’est la Donne courte : douze cartes sont face cachée dans le pot, et qui fait le dernier pli les emporte.
tip-sauce-bid = On annonce des points, non des plis, et les annonces des partenaires s’additionnent. Bruno a dit 30. Vous avez un atout, un dix et deux neuf : environ 40.
tip-sauce-bid-not = Trop, et vous perdez toute l’annonce ; trop peu, et chaque point en plus en coûte un. Pour cette main, 40 convient à peu près.
tip-sauce-first = Le premier pli est toujours le même : le bleu le plus bas entame, et chacun joue son bleu le plus bas. Le vôtre : { $card }.
tip-sauce-follow = On joue rouge : fournissez. { $led } n’est pas haut : { $card } peut faire le pli, mais deux joueurs jouent après vous.
tip-sauce-follow-not = Un petit rouge perd à coup sûr. { $card } bat { $led }, et plus tard les rouges seront coupés plus souvent.
tip-sauce-trumped = Raté : Ada n’a pas de rouge et a coupé avec { $card }. Le pli vaut 25 points.
tip-sauce-low = { $best } est l’orange le plus haut. Vous ne pouvez pas gagner : jouez { $card } et gardez { $high }.
tip-sauce-low-not = { $high } serait gâché : { $best } le bat. Il peut encore gagner quand on rejouera orange.
tip-sauce-cheap = Vert, et vous jouez en dernier. { $card } suffit pour faire le pli : gardez { $high }.
tip-sauce-cheap-not = { $high } gagne aussi. Mais pourquoi payer plus ? { $card } suffit.
tip-sauce-lead = À vous d’entamer. { $ten } est tombé : { $card } est donc l’orange le plus haut. Seul un atout peut le battre : essayez.
tip-sauce-lead-not = { $card } est maintenant le plus haut de sa couleur. Vous n’avez rien d’aussi bon, sauf votre atout : gardez-le.
tip-sauce-must = Coupé encore ; cela arrive. On joue vert, et { $card } est votre seul vert. Vous devez le jouer, bien que l’atout de Cleo, { $trump }, gagne.
tip-sauce-trump = Enfin une couleur que vous n’avez pas : orange. Coupez avec { $card }.
tip-sauce-trump-not = Toute autre de vos cartes perd ici. { $card } fait le pli et vaut 10 à lui seul.
tip-sauce-reversed = Trois sept dans un même pli : c’est l’Ordre inversé ! Désormais, le 1 est le plus fort de chaque couleur et le 10 le plus faible.
tip-sauce-one = Quel moment pour un 1 jaune ! Votre carte SAUCE en est un : jouez-la comme { $card }, le jaune le plus fort à présent.
tip-sauce-one-not = L’ordre est inversé : aucun jaune ne bat { $card }. Entamez de votre SAUCE.
tip-sauce-two = Encore ! { $one } est tombé : { $card } est donc le jaune le plus fort.
tip-sauce-two-not = { $card } est le jaune le plus fort qui reste. Un grand nombre est faible maintenant.
tip-sauce-rid = Vous avez 80 points, et votre équipe a annoncé 70. Chaque point de plus en coûte un : vous ne voulez donc pas du pot. Les petits rouges sont forts : jouez { $card } avant le dernier pli.
tip-sauce-rid-not = Assez de points ! Un petit rouge gardé pourrait faire le dernier pli, avec le pot. Jouez { $card } maintenant.
tip-sauce-weak = On joue bleu et vous n’en avez pas. Jouez { $card } et gardez { $low } : à l’envers, un 8 est faible et ne fera pas le dernier pli.
tip-sauce-weak-not = À l’envers : c’est { $low } qui est faible, et avec des cartes faibles vous laissez le pot aux autres.
tip-sauce-score = Cleo a fait le dernier pli et pris le pot. Avec Ada, elle avait annoncé 75 et fait 200 : 75 − 125 = −50. Votre équipe : 70 annoncés, 100 faits, 70 − 30 = 40.
learnt-sauce =
    On annonce des points à deux ; manquer l’annonce coûte, la dépasser aussi.
    Violet est atout, bleu ne vaut rien ; une carte SAUCE est la carte retournée.
    La valeur de la Sauce change la donne, et trois cartes de même valeur dans un pli aussi.
