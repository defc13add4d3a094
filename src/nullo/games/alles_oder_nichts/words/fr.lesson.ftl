# The guided first hand. A key that ends in "-not" says why another lawful choice is worse.

tip-tout-hello = À chaque pli, chacun joue une carte et la meilleure les prend toutes. Vous annoncez d’abord combien de plis vous ferez ; ensuite, il s’agit d’en faire exactement ce nombre.
tip-tout-trump = Carte retournée : { $card }. L’atout est donc cœur. N’importe quel cœur bat toutes les cartes des autres couleurs, et vous en avez deux.
tip-tout-bid = Comptez vos plis sûrs : { $high } est le plus fort des piques, { $trump } un gros atout. Le reste est faible. Annoncez 2.
tip-tout-bid-not = Recomptez : { $high } et { $trump } devraient faire un pli chacun, le reste aucun. Les 3 points de plus ne viennent qu’avec une annonce exacte.
tip-tout-say = Ada montre son annonce, Bruno garde la sienne secrète. Ouverte, elle rapporte 2 points par pli et 3 de plus si elle est exacte, mais rien du tout sinon. Votre main est claire : annonce ouverte.
tip-tout-say-not = L’annonce secrète est la voie prudente : 1 point par pli, et 3 de plus si c’est exact. Avec une main aussi claire, l’annonce ouverte vaut 7 points, la secrète 5 seulement.
tip-tout-bids = Les annonces ouvertes sont retournées : Ada a dit 2, comme vous. Celle de Bruno reste cachée jusqu’à la fin. Ada, voisine de gauche du donneur, entame.
tip-tout-follow = On joue pique : vous devez fournir un pique. Vous jouez en dernier, et { $high } bat les deux autres : faites le pli.
tip-tout-follow-not = { $low } perdrait. Il vous faut deux plis, et { $high } ne sera jamais plus sûr d’en faire un que maintenant.
tip-tout-lead = Et d’un ! Qui fait le pli entame le suivant. Jouez { $card } : c’est faible, un autre fera le pli, et vos atouts restent en main.
tip-tout-lead-not = Vous ne voulez plus qu’un seul pli, et vos atouts le feront plus tard. { $card } est la carte dont vous avez le moins besoin.
tip-tout-one = Ada l’a pris : un pli pour elle, un pour vous. C’est à elle d’entamer, et elle choisit carreau.
tip-tout-void = Vous n’avez pas de carreau : jouez ce que vous voulez, et un atout bat tout. Faites votre deuxième pli avec { $card }. { $small } suffirait aussi, mais il sera plus facile à perdre ensuite.
tip-tout-void-not = Il vous faut encore un pli, et celui-ci est sûr. Prenez-le avec { $card } : gardée, cette carte pourrait en faire un de trop.
tip-tout-enough = Deux sur deux : désormais, plus un seul pli. Jouez { $card } en espérant qu’on le batte.
tip-tout-enough-not = Si personne n’a d’atout, { $trump } fait un troisième pli, et trois est aussi faux qu’un. Jouez { $card }.
tip-tout-last = Bruno joue atout. Il faut en fournir, et le vôtre, { $card }, est plus faible : il perd, et c’est ce que vous voulez.
tip-tout-score = Vous avez fait 2 plis comme annoncé : 2 × 2 + 3 = 7 points. Ada avait dit 2 ouvertement et en a fait 1 : rien. Bruno en a fait 2 en secret : 2 + 3 = 5.
learnt-alles-oder-nichts =
    Fournissez si vous pouvez ; sinon, coupez ou défaussez-vous.
    Seule une annonce exacte rapporte les 3 points de plus.
    Ouverte, elle paie double, ou rien.
