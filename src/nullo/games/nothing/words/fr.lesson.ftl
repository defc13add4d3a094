# The guided first hand. A key that ends in "-not" says why another lawful choice is worse.

tip-nothing-hello = Ici, pas de plis. À votre tour, vous piochez une carte et en défaussez une. Quand le talon est vide, la main qui vaut le moins gagne.
tip-nothing-values = Les cartes valent de 1, l’as, à 13, le roi. Mais certaines ne valent rien : tous les sept, les deux valets qui montrent un seul œil, comme { $jack }, et { $king }. Vous en avez trois, et 37 points en tout.
tip-nothing-first = À vous de commencer. Personne n’a encore défaussé : piochez au talon.
tip-nothing-king = Un sept, qui ne vaut rien : parfait. Défaussez votre carte la plus chère, { $card }. Attention : { $other } est le roi qui ne vaut rien.
tip-nothing-king-not = C’est permis. Mais { $card } coûte 13, plus que toute autre de vos cartes.
tip-nothing-others = Maintenant, les autres font de même. Ce qu’ils défaussent est face visible sur une même pile, et tous le voient.
tip-nothing-stock = Vous pouvez prendre le dessus de la défausse : { $top }. Mais une carte inconnue vaut environ 6 : mieux vaut le talon.
tip-nothing-stock-not = { $top } coûte 8. Une carte du talon coûte environ 6, et peut très bien ne rien valoir.
tip-nothing-jack = Défaussez { $card } : ce valet a deux yeux et coûte 11. { $other } n’en a qu’un et peut rester.
tip-nothing-jack-not = { $card } est la carte la plus chère de votre main : 11 points.
tip-nothing-take = Ada a défaussé { $card }. Cinq, c’est moins que ce que donne le talon en moyenne, et moins que votre { $high } : prenez-le.
tip-nothing-take-not = Le talon vous donnerait environ 6, peut-être même une dame. { $card }, c’est 5 à coup sûr.
tip-nothing-nine = Défaussez maintenant { $card }. Tous connaissent ce que vous avez pris dans la défausse, et vous ne pouvez pas l’y remettre à ce tour.
tip-nothing-nine-not = { $card } coûte 9 : rien dans votre main ne coûte plus.
tip-nothing-again = Il reste trois cartes au talon : c’est votre dernier tour. { $top } sur la défausse est cher : piochez.
tip-nothing-again-not = { $top } coûte 10. Une carte du talon coûtera sans doute moins.
tip-nothing-six = { $drawn }, c’est bien. Défaussez { $card }, votre plus chère. Tout garder est permis aussi, mais il vous resterait une carte de plus.
tip-nothing-six-not = { $card } coûte 6 : rien de ce que vous avez ne coûte plus, et c’est votre dernière défausse.
tip-nothing-score = Le talon est vide, toutes les mains sont montrées : 5 + 4 + 4 = 13. Ada a 16, les autres davantage. Vous gagnez !
learnt-nothing =
    Piochez une carte, défaussez-en une : la plus chère.
    Les sept, les valets à un œil et le roi de cœur ne valent rien.
    Ne prenez dans la défausse que ce qui coûte peu.
