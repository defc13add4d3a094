### Des conseils par étapes : où regarder, ce qui est sûr, le meilleur choix et ses chances.

## Où regarder

nudge-think = Comparez ce que chaque choix peut donner.
nudge-trick = Demandez-vous qui est en train de faire le pli.
nudge-sure = Que peuvent encore avoir les autres contre vos cartes ?
nudge-suit = Pensez aux cartes hautes qui sont encore en jeu.
nudge-suits = Regardez combien de cartes vous avez de chaque couleur.
nudge-trumps = Regardez les atouts.
nudge-bid-left = Pouvez-vous encore tenir votre annonce ?
nudge-worth = Combien vaut le pli ?

## Ce qui est sûr

reason-none = Rien n’est sûr ici : c’est une question de chances.
reason-odds-only = Il n’y a rien à choisir ici.
reason-odds-alike = Rien de sûr ne distingue vos choix : tous donnent à peu près la même chose.
reason-odds-close = Rien de sûr ne distingue vos meilleurs choix, et leurs chances sont proches.
reason-odds-made = Votre annonce est alors tenue dans { $percent } % des donnes possibles, sinon dans { $other-percent } %.
reason-odds-win = Avec le meilleur choix, vos chances de gagner la partie sont d’environ { $percent } %, avec un autre de { $other-percent } %.
reason-odds-points = Le meilleur choix rapporte { $sign }{ $points ->
    [one] { $points } point
   *[other] { $points } points
 } en moyenne, un autre { $other-sign }{ $other-points }.
reason-odds-costs = Le meilleur choix coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
 } en moyenne, un autre { $other-points }.
reason-rest-sure = Les { $count } derniers plis peuvent tous être à vous, quoi qu’aient les autres.
reason-takes-sure = Vous avez une carte que plus rien ne peut battre : elle est sûre de faire le pli.
reason-takes-last = Vous jouez en dernier et vous pouvez faire le pli.
reason-takes-now = Vous pouvez battre { $card } ; { $count ->
    [one] une personne joue encore
   *[other] { $count } personnes jouent encore
 } après vous.
reason-tops-suit = Aucun { $suit } encore en jeu ne bat le meilleur des vôtres : seul un atout le peut.
reason-lead-beaten = { $count ->
    [one] Une carte que vous n’avez pas vue bat
   *[other] { $count } cartes que vous n’avez pas vues battent
 } la meilleure carte à entamer.
reason-partner = { $seat } est en train de faire le pli pour votre équipe, avec { $card }.
reason-cannot-beat = Vous ne pouvez pas battre { $card }.
reason-stays-below = Rien ne vous oblige à battre { $card } : vous pouvez rester en dessous.
reason-trumps-out = Les autres ne peuvent plus avoir d’atout.
reason-makes-void = Ce pli vous permet de jouer votre dernier { $suit }.
reason-trumps-held = { $count ->
    [0] Vous n’avez aucun atout
    [one] Vous avez un atout
   *[other] Vous avez { $count } atouts
 } ({ $suit }).
reason-trick-worth = { $points ->
    [one] Le pli vaut 1 point pour l’instant.
   *[other] Le pli vaut { $points } points pour l’instant.
 }
reason-trick-worthless = Rien de ce qui est dans le pli ne compte pour l’instant.

## Le meilleur choix

advice-only = { $action } : vous n’avez pas d’autre choix.
advice-best-win = { $action } : vos chances de gagner la partie sont d’environ { $percent } %.
advice-best-points = { $action } : environ { $sign }{ $points ->
    [one] { $points } point
   *[other] { $points } points
 } dans cette donne.
advice-best-costs = { $action } : coûte environ { $points ->
    [one] { $points } point
   *[other] { $points } points
 } dans cette donne.
advice-other-percent = { $action } : { $percent } %.
advice-other-points = { $action } : { $sign }{ $points }.
advice-made = L’annonce est alors tenue dans { $percent } % des donnes encore possibles.
advice-other-made = { $action } : { $sign }{ $points } ; l’annonce est tenue dans { $percent } %.
advice-equal = À peu près équivalents : { $actions }.
advice-unsure = À peu près équivalents, d’après { $worlds ->
    [one] un seul essai
   *[other] { $worlds } essais
 } : { $actions }.
advice-choices = { $count } choix
advice-all-choices = tous les choix
