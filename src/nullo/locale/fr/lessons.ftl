# Les premières donnes guidées. La clé d’un conseil finit par « -not » là où il dit pourquoi un autre choix permis est moins bon.
# Les variables sont des cartes. Ces phrases ne font pas partie de celles de la page : le serveur les envoie avec la leçon.

# Tout ou rien

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
tip-tout-last = Bruno entame à l’atout. Il faut en fournir, et le vôtre, { $card }, est plus faible : il perd, et c’est ce que vous voulez.
tip-tout-score = Vous avez fait 2 plis comme annoncé : 2 × 2 + 3 = 7 points. Ada avait dit 2 ouvertement et en a fait 1 : rien. Bruno en a fait 2 en secret : 2 + 3 = 5.
learnt-alles-oder-nichts =
    Fournissez si vous pouvez ; sinon, coupez ou défaussez-vous.
    Seule une annonce exacte rapporte les 3 points de plus.
    Ouverte, elle paie double, ou rien.

# ALL or NOTHING

tip-aon-hello = Chacun fait l’une de ces deux annonces : prendre tous les plis, ou n’en prendre aucun. Puis on joue toutes les cartes, pli après pli.
tip-aon-cards = Quatre couleurs vont de 1 à 10. { $all } et { $nothing } n’ont pas de couleur : un ALL fait le pli, un NOTHING non. Mais les cartes FLIP, 1, 2, 9 et 10, les retournent.
tip-aon-bid = Ada et Bruno veulent tous les plis : l’un des deux sera déçu. Vos nombres sont petits : annoncez NOTHING. Sans aucun pli, vous ôtez 20 points de vos 100, et le plus petit score gagne.
tip-aon-bid-not = Pour ALL, il faudrait gagner dix plis avec de petites cartes. Les perdre, voilà ce que cette main sait faire.
tip-aon-follow = On joue pique : fournissez l’un des deux vôtres. Celui d’Ada, { $led }, est fort : jouez { $card }, le plus haut qui perde encore. (ALL, NOTHING et FLIP seraient permis aussi.)
tip-aon-follow-not = C’est permis. Mais { $card } perd à coup sûr ici, et les petites cartes serviront plus tard.
tip-aon-two = Ada entame d’un ALL. Quand plusieurs cartes comptent comme ALL, la première jouée gagne : votre { $card } est donc sans danger. Débarrassez-vous-en !
tip-aon-two-not = { $first } fait ce pli quoi que vous jouiez. Glissez dessous votre propre ALL : dans tout autre pli, il pourrait gagner.
tip-aon-highest = { $best }, la carte de Bruno, est le meilleur carreau. Encore une fois, la plus haute qui perde : { $card }.
tip-aon-highest-not = Cela perd aussi. Mais { $card } est votre carreau le plus haut, et n’aura peut-être plus cette chance.
tip-aon-failed = Bruno l’a pris : le ALL d’Ada est manqué, et elle paie 10 points par pli pris par d’autres. Lui aussi.
tip-aon-keep = Trèfle. { $card } est sous le 8 de Bruno : jouez-le. { $flip } est un trèfle aussi, mais une FLIP se joue à tout moment : gardez-la.
tip-aon-keep-not = { $card } est la carte la plus dangereuse que vous puissiez perdre ici. Les petites et les FLIP peuvent attendre.
tip-aon-only = Pique, et { $card } est le seul que vous ayez. Jouez-le : il est petit.
tip-aon-only-not = Les FLIP et votre NOTHING sont des issues quand un pli est dangereux. Celui-ci ne l’est pas : { $card } perd.
tip-aon-turned = Regardez votre main ! Ada a joué { $flip }, une carte FLIP, qui a retourné votre { $nothing }. Il compte maintenant comme ALL et ferait un pli.
tip-aon-back = Chaque ALL ou NOTHING a deux FLIP, et l’autre est à vous : { $card } le retourne à nouveau. Une FLIP se joue à tout moment, et un cœur ne gagne pas un pli de carreau.
tip-aon-back-not = Tant que { $nothing } compte comme ALL, il fera un pli tôt ou tard. { $card } le retourne tout de suite.
tip-aon-hearts = Cœur, avec { $best } sur la table. { $card } perd : fournissez.
tip-aon-hearts-not = { $card } ne se perd que sous un cœur plus haut, et il y en a un maintenant.
tip-aon-past = Trèfle : { $card } est plus petit que { $best }. Il retournerait { $all }, mais ce pli-là est terminé, et un pli terminé ne change plus.
tip-aon-past-not = { $card } est un trèfle, et le plus petit : il ne peut pas gagner ici. Vos autres cartes peuvent attendre.
tip-aon-throw = Vous n’avez pas de pique : défaussez-vous à votre gré. Les deux FLIP de votre NOTHING sont tombées, il est sûr pour de bon. { $card } est un nombre : débarrassez-vous-en.
tip-aon-throw-not = { $one } et { $other } ont été joués : plus rien ne peut retourner { $nothing }. Un nombre, lui, pourrait encore faire le dernier pli.
tip-aon-last = Votre dernière carte est le NOTHING. Il laisse gagner les autres.
tip-aon-score = Aucun pli : 20 points de moins, et vous gagnez avec 80. Ada et Bruno paient 10 par pli pris par quelqu’un d’autre.
learnt-all-or-nothing =
    On fournit la couleur du premier nombre ; ALL, NOTHING et FLIP se jouent à tout moment.
    Le premier ALL gagne ; sans ALL, le plus haut nombre de la couleur.
    Surveillez les FLIP : elles retournent des cartes, même dans votre main.

# All Fives

tip-fives-hello = Deux joueurs, six cartes chacun. Seuls les atouts comptent, et seulement dans vos plis : as 4, roi 3, dame 2, valet 1, cinq 5, et le dix 10.
tip-fives-beg = Carte retournée : { $card }. Trèfle serait atout, et vous n’en avez pas. Mendiez : vous demandez autre chose à Ada, qui donne.
tip-fives-beg-not = Tenir, c’est jouer avec trèfle pour atout, et vous n’en avez pas un seul. Mendiez.
tip-fives-run = Ada pouvait céder un point. Elle a préféré redonner : trois cartes de plus chacun, et une nouvelle retourne, { $card }. L’atout est cœur, et vous avez as, roi et cinq !
tip-fives-ace = À gauche du donneur, c’est vous qui entamez. Rien ne bat { $card } : ses 4 points sont à vous, et Ada doit lâcher un atout.
tip-fives-ace-not = Jouez d’abord { $card } : rien ne le bat, et il tire un atout à Ada. Un bon, peut-être.
tip-fives-revoke = Ada a joué { $card }. Et si elle avait un cœur ? Ce serait une renonce. En mode honneur, la table le permet, et lui demande d’abord si elle veut corriger.
tip-fives-exposed = Elle en avait bien un : elle joue { $card } à la place. On a vu { $open } : cette carte reste face visible devant elle jusqu’à ce qu’un adversaire l’exige. C’est vous.
tip-fives-lead = Profitez-en : entamez de { $card }. Ada doit fournir du carreau, et vous pouvez exiger { $open }, même si elle a mieux.
tip-fives-lead-not = À carreau, { $open } doit tomber sous votre { $card }. Avec une autre entame, vous y renoncez.
tip-fives-call = Avant qu’Ada joue, on vous interroge. Exigez { $open } : elle doit jouer cette carte, et votre { $card } gagne.
tip-fives-call-not = Si vous passez, Ada peut jouer n’importe quel carreau, et elle en a sans doute un plus haut.
tip-fives-king = Un pli pour le neuf ! Maintenant { $card } : { $ace } est tombé, votre roi est l’atout le plus fort.
tip-fives-king-not = Rien ne bat { $card } maintenant. Jouez-le tant qu’Ada a encore des atouts à perdre.
tip-fives-ten = Le dix ! Ada n’avait pas d’autre atout. 4 + 3 + 10 = 17 points. Gardez { $five } pour plus tard et jouez { $card }.
tip-fives-ten-not = { $five } vaut 5 : gardez-le jusqu’à ce qu’il puisse couper. { $card } est la meilleure de vos autres cartes.
tip-fives-follow = On joue carreau et vous en avez un : fournissez, même s’il perd.
tip-fives-follow-not = Ce serait une renonce : vous avez { $card }. Si Ada la signalait, vous perdriez 3 points.
tip-fives-five = Trèfle, et vous n’en avez pas : maintenant vous pouvez couper. { $card } fait le pli et rapporte 5 points.
tip-fives-five-not = C’est ce que { $card } attendait : faire le pli et marquer 5.
tip-fives-asked = En mode honneur, on interroge quiconque n’a pas fourni, même s’il ne le pouvait pas. Ainsi la question n’apprend rien à personne. Votre carte était bonne : laissez-la.
tip-fives-rest = Ada peut maintenant signaler une renonce ; à tort, cela lui coûterait 3 points. Il ne reste pas d’atout à gagner : regardez les trois derniers plis.
tip-fives-score = As 4, roi 3, dix 10 et cinq 5 : 22 points. Cette première partie allait jusqu’à 20 : vous avez gagné. D’ordinaire, elle va jusqu’à 61.
learnt-all-fives =
    Seuls les atouts de vos plis comptent ; surtout le dix et le cinq.
    Tenez, ou mendiez un autre atout : le donneur cède un point ou redonne.
    Une carte exposée peut être exigée.

# Sauce

tip-sauce-hello = Bruno, en face, est votre partenaire. Les cartes valent des points : bleu, la couleur faible, rien ; violet, la couleur forte et l’atout, 10 chacune ; toutes les autres 5.
tip-sauce-sauce = Carte retournée : { $card }, c’est la Sauce. Vous avez une carte SAUCE, et elle est la Sauce en tout point. Comptez-la donc comme un 1 jaune.
tip-sauce-short = La valeur de la Sauce a aussi un effet. Le 1, c’est la Donne courte : douze cartes sont face cachée dans le pot, et qui fait le dernier pli les emporte.
tip-sauce-bid = On annonce des points, non des plis, et les annonces des partenaires s’additionnent. Bruno a dit 30. Vous avez un atout, un dix et deux neuf : environ 40.
tip-sauce-bid-not = Trop, et vous perdez toute l’annonce ; trop peu, et chaque point en plus en coûte un. Pour cette main, 40 convient à peu près.
tip-sauce-first = Le premier pli est toujours le même : le bleu le plus bas entame, et chacun joue son bleu le plus bas. Le vôtre : { $card }.
tip-sauce-follow = On joue rouge : fournissez. { $led } n’est pas haut : { $card } peut faire le pli, mais deux joueurs viennent après vous.
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

# Nothing

tip-nothing-hello = Ici, pas de plis. À votre tour, vous piochez une carte et en défaussez une. Quand le talon est vide, la main qui vaut le moins gagne.
tip-nothing-values = De l’as, 1, au roi, 13. Mais certaines ne valent rien : tous les sept, les deux valets qui montrent un seul œil, comme { $jack }, et { $king }. Vous en avez trois, et 37 points en tout.
tip-nothing-first = À vous de commencer. Personne n’a encore défaussé : piochez au talon.
tip-nothing-king = Un sept, qui ne vaut rien : parfait. Défaussez votre carte la plus chère, { $card }. Attention : { $other } est le roi qui ne vaut rien.
tip-nothing-king-not = C’est permis. Mais { $card } coûte 13, plus que toute autre de vos cartes.
tip-nothing-others = Maintenant, les autres font de même. Ce qu’ils défaussent est face visible sur une même pile, et tous le voient.
tip-nothing-stock = Vous pouvez prendre le dessus de la défausse : { $top }. Mais une carte inconnue vaut environ 6 : mieux vaut le talon.
tip-nothing-stock-not = { $top } coûte 8. Une carte du talon coûte environ 6, et peut très bien ne rien valoir.
tip-nothing-jack = Défaussez { $card } : ce valet a deux yeux et coûte 11. { $other } n’en a qu’un et peut rester.
tip-nothing-jack-not = { $card } est la carte la plus chère de votre main : 11 points.
tip-nothing-take = Ada a défaussé { $card }. Cinq, c’est moins que ce que donne le talon en moyenne, et moins que votre { $high } : prenez-le.
tip-nothing-take-not = Le talon vous donnerait environ 6, ou une dame. { $card }, c’est 5 à coup sûr.
tip-nothing-nine = Défaussez maintenant { $card }. Ce que vous avez pris à la défausse, tous le connaissent, et vous ne pouvez pas le rendre à ce tour.
tip-nothing-nine-not = { $card } coûte 9 : rien dans votre main ne coûte plus.
tip-nothing-again = Il reste trois cartes au talon : c’est votre dernier tour. { $top } sur la défausse est cher : piochez.
tip-nothing-again-not = { $top } coûte 10. Une carte du talon coûtera sans doute moins.
tip-nothing-six = { $drawn }, c’est bien. Défaussez { $card }, votre plus chère. Tout garder est permis aussi, mais il vous resterait une carte de plus.
tip-nothing-six-not = { $card } coûte 6 : rien de ce que vous avez ne coûte plus, et c’est votre dernière défausse.
tip-nothing-score = Le talon est vide, toutes les mains sont montrées : 5 + 4 + 4 = 13. Ada a 16, les autres davantage. Vous gagnez !
learnt-nothing =
    Piochez une carte, défaussez-en une : la plus chère.
    Les sept, les valets à un œil et le roi de cœur ne valent rien.
    Ne prenez à la défausse que ce qui coûte peu.

# Dans le terminal

cli-learn = Une première donne guidée : environ cinq minutes, avec un conseil à chaque choix.
learn-cli-intro = Tapez ce que le conseil propose. Aussi : show (montrer), back (reculer), again (recommencer), rules T8, help, quit. Une ligne vide fait avancer.
learn-cli-next = (Entrée pour continuer)
learn-cli-way = (tapez-le, ou « show »)
learn-cli-shown = Montré : { $action }
learn-cli-left = La leçon vous attend : nullo learn { $game }
learn-cli-none = { $game } n’a pas de leçon
learn-cli-play = À vous de jouer : nullo play { $game }

# Plis expliqués des pages de règles

worked-who-led = { $name } entame
worked-who-took = { $name } fait le pli
worked-who-led-took = { $name } entame et fait le pli
worked-who-played = { $name }
worked-who-held = { $name } avait en main
worked-who-drew-stock = { $name } pioche au talon
worked-who-drew-discard = { $name } prend à la défausse
worked-who-threw = { $name } défausse
worked-hand = { $who }, et pouvait jouer :
worked-hand-turn = { $who } :
worked-revoke = renonce : pouvait fournir
worked-called = exigée par un adversaire
worked-sauce = une carte SAUCE, jouée comme { $card }
worked-now-all = retourne { $card }, qui compte comme ALL
worked-now-nothing = retourne { $card }, qui compte comme NOTHING
worked-laid = { $who } : { $card }
worked-trump = { $card } est le seul atout.
worked-highest-trump = { $card } est l’atout le plus fort.
worked-highest = { $card } est la plus forte carte en { $suit }.
worked-highest-reversed = L’ordre est inversé : { $card } est la plus forte carte en { $suit }.
worked-all = { $card } compte comme ALL.
worked-first-all = Parmi les cartes qui comptent comme ALL, { $card } a été jouée la première.
worked-all-nothing = Toutes comptent comme NOTHING : la première gagne, { $card }.
worked-number = Aucune carte ne compte comme ALL, et { $card } est le plus haut nombre en { $suit }.
worked-points = Le pli vaut { $points }.
worked-reverses = Trois cartes de même valeur : désormais, l’ordre court dans l’autre sens.
worked-leads = Le pli suivant est entamé par { $name }.
worked-turn = La main valait { $before } ; elle vaut maintenant { $after }.
