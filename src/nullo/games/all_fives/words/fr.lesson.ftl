# The guided first hand. A key that ends in "-not" says why another lawful choice is worse.

tip-fives-hello = Deux joueurs, six cartes chacun. Seuls les atouts comptent, et seulement dans vos plis : as 4, roi 3, dame 2, valet 1, cinq 5, et le dix 10.
tip-fives-beg = Carte retournée : { $card }. Trèfle serait atout, et vous n’en avez pas. Mendiez : vous demandez autre chose à Ada, qui donne.
tip-fives-beg-not = Tenir, c’est jouer avec trèfle pour atout, et vous n’en avez pas un seul. Mendiez.
tip-fives-run = Ada pouvait céder un point. Elle a préféré « trois de plus » : trois cartes à chacun, et une nouvelle retourne, { $card }. L’atout est cœur, et vous avez as, roi et cinq !
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
tip-fives-rest = Ada peut maintenant signaler une renonce ; un faux signalement lui coûterait 3 points. Il ne reste pas d’atout à gagner : regardez les trois derniers plis.
tip-fives-score = As 4, roi 3, dix 10 et cinq 5 : 22 points. Cette première partie allait jusqu’à 20 : vous avez gagné. D’ordinaire, elle va jusqu’à 61.
learnt-all-fives =
    Seuls les atouts de vos plis comptent ; surtout le dix et le cinq.
    Tenez, ou mendiez un autre atout : le donneur cède un point ou donne trois cartes de plus.
    Une carte exposée peut être exigée.
