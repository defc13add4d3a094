# The guided first hand. A key that ends in "-not" says why another lawful choice is worse.

tip-fives-hello = Deux joueurs, six cartes chacun. Seuls les atouts comptent, et seulement dans vos plis : as 4, roi 3, dame 2, valet 1, cinq 5, et le dix 10.
tip-fives-beg = Carte retournée : { $card }. Trèfle serait atout, et vous n’en avez pas. Mendiez : vous demandez autre chose à Ada, qui donne.
tip-fives-beg-not = Tenir, c’est jouer avec trèfle pour atout, et vous n’en avez pas un seul. Mendiez.
tip-fives-one = Ada peut céder un point : vous marquez 1 point et trèfle reste atout. Ou elle donne trois cartes de plus à chacun et retourne une autre carte.
tip-fives-run = Trois de plus, et la retourne est { $card } : l’atout est cœur. Encore un trèfle, et l’on en donnait trois de plus. Vous avez as, roi, valet et cinq !
tip-fives-ace = À gauche du donneur, c’est vous qui entamez. Rien ne bat { $card } : ses 4 points sont à vous, et Ada doit lâcher un atout.
tip-fives-ace-not = Jouez d’abord { $card } : rien ne le bat, et il tire un atout à Ada. Un bon, peut-être.
tip-fives-drawn = Ada avait un cœur, elle devait donc fournir : { $card } est tombé, et les 4 points de l’as sont à vous. Qui fait le pli entame le suivant : à vous.
tip-fives-king = Maintenant { $card } : { $ace } est tombé, votre roi est l’atout le plus fort. Le dix tombera peut-être dessous.
tip-fives-king-not = Rien ne bat { $card } maintenant. Jouez-le tant qu’Ada a encore des atouts à perdre.
tip-fives-ten = { $card } ! Personne ne lâche le dix avec un autre atout en main : Ada n’en a donc plus. 4 + 3 + 10 = 17 points.
tip-fives-five = { $card } était en danger tant qu’Ada pouvait avoir un atout plus fort. Plus rien ne le bat : jouez-le, pour 5 points.
tip-fives-five-not = Jouez d’abord { $card } : Ada n’a plus d’atout, ses 5 points sont donc sûrs.
tip-fives-lead = Gardez { $trump }, qui fait tout pli dans une couleur que vous n’avez pas. Défaites-vous d’abord de vos piques : jouez { $card }.
tip-fives-lead-not = Gardez { $trump } pour une couleur que vous n’avez pas, et les carreaux pour fournir. Jouez { $card }.
tip-fives-follow = On joue carreau et vous en avez deux : il faut fournir, couper n’est pas permis. { $card } suffit, aucun des deux ne bat le roi.
tip-fives-follow-not = Aucun de vos carreaux ne gagne ici. Jouez le plus bas, { $card } : l’autre peut encore faire un pli.
tip-fives-trump = Trèfle, et vous n’en avez pas : maintenant vous pouvez couper. { $card } fait le pli et rapporte son point.
tip-fives-trump-not = Vous pourriez défausser n’importe quelle carte, mais { $card } fait ce pli et marque 1 point.
tip-fives-rest = Il ne reste pas d’atout : plus rien à marquer. Mais on joue toutes les cartes : regardez les derniers plis.
tip-fives-score = As 4, roi 3, valet 1, dix 10 et cinq 5 : 23 points. Cette première partie allait jusqu’à 20 : vous avez gagné. D’ordinaire, elle va jusqu’à 61.
learnt-all-fives =
    Seuls les atouts de vos plis comptent ; surtout le dix et le cinq.
    Tenez, ou mendiez un autre atout : le donneur cède un point ou donne trois cartes de plus.
    Fournissez si vous pouvez ; on ne coupe que si l’on ne peut pas.
