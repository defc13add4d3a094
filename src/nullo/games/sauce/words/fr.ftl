## What it is

about-sauce = Deux contre deux : annoncez des points en six couleurs pendant que la Sauce tord les règles.
title-sauce = Sauce
help-sauce = ☂ signale une règle maison : la source la nomme sans la décrire.
tile-sauce = Deux contre deux, 300 points par donne. La Sauce retournée change chaque fois les règles.
kind-sauce = Par équipes, règles changeantes

## Its options

option-sauce-menu = Le menu des Sauces
option-sauce-menu-about = Ce que la Sauce de chaque valeur fait aux règles d’une donne. ☂
option-sauce-menu-house = Dix Sauces
option-sauce-menu-published = Seulement les publiées
option-sauce-hands = Donnes
option-sauce-hands-about = La partie se termine après ce nombre de donnes, si personne n’a gagné avant.
option-sauce-target = Points pour gagner
option-sauce-target-about = La partie se termine avec la donne où une équipe arrive jusque-là.
option-sauce-super_after = Super-sauce après
option-sauce-super_after-about = Après ce nombre de donnes, il y a deux Sauces à chaque donne, et tous les scores comptent double.
option-sauce-super_at = Super-sauce dès
option-sauce-super_at-about = Il en va de même dès qu’une équipe a atteint ce nombre de points.
option-sauce-shadoof_at = Pour un Shadoof
option-sauce-shadoof_at-about = Points sur 300 que doit faire une équipe qui annonce Shadoof ; elle en marque le double.
option-sauce-no_way_at = Pour un No Way
option-sauce-no_way_at-about = Points qui arrêtent un Shadoof : l’équipe qui dit No Way doit les faire, et en marque le double.
option-sauce-blind_behind = Blind Nope dès
option-sauce-blind_behind-about = Une équipe en retard d’autant de points peut annoncer Nope avant de regarder ses cartes.

## Cards

card-colour = { $rank } { $suit }
card-sauce = SAUCE
print-sauce = SAUCE
short-b = ble
short-g = ver
short-y = jau
short-o = ora
short-r = rou
short-p = vio
worked-wild = une carte SAUCE, jouée comme { $card }
worked-highest-reversed = L’ordre est inversé : { $card } est le plus fort { $suit }.
worked-then-reversed = Trois cartes de même valeur : désormais, l’ordre court dans l’autre sens.
worked-then-straight = { worked-then-reversed }
suit-b = bleu
suit-g = vert
suit-y = jaune
suit-o = orange
suit-r = rouge
suit-p = violet

## What is asked, and why

which-wild = Quelle Sauce sera-t-elle ? Tapez { $cards }.
phase-toss = jeter une carte au pot
phase-give = donner une carte au partenaire
phase-blind = annoncer Blind Nope ou regarder ses cartes
phase-no-way = dire No Way ou s’abstenir
phase-lose = tirer une carte à perdre
phase-expose = tirer une carte à retourner
tui-place-kitty = pot
ask-low = Les petites battent les grandes.
why-reversed = L’ordre est inversé : 1 est fort, 10 est faible.
why-lead-low = Vous avez joué la plus petite carte du dernier pli. Jouez la carte de votre choix.
why-no-trump = Pas encore d’atout : personne n’en a joué dans cette donne.
ask-lead-lowest = Entamez de votre plus petit { $suit }.
ask-lowest = Jouez votre plus petit { $suit }.
why-lowest = Au premier pli, chacun joue sa plus petite carte de cette couleur.
ask-bid-points = { $place ->
    [1] Votre annonce, la première des quatre.
    [2] Votre annonce, la deuxième des quatre.
    [3] Votre annonce, la troisième des quatre.
   *[4] Votre annonce, la dernière des quatre.
 }
why-bid-points = Nope : vous ne faites aucun point. Shadoof : votre équipe en fait au moins { $least }.
why-partner = { $seat } a annoncé { $number }, et les deux s’additionnent. Nope : vous ne faites aucun point. Shadoof : votre équipe en fait au moins { $least }.
ask-toss = Jetez une carte au pot.
why-toss = Encore { $count }. Le dernier pli gagne le pot.
ask-give = Donnez une carte à { $seat }.
why-give = Encore { $count }. Toutes sont données en même temps.
ask-blind = Blind Nope, ou regarder ?
why-blind = Blind Nope : aucun point, annoncé avant de regarder ses cartes, pour { $points } ou −{ $points }.
ask-no-way = No Way, ou s’abstenir ?
why-no-way = Ils ont annoncé Shadoof. No Way : votre équipe fait au moins { $least }.
table-wait-toss = { $count ->
    [one] { $names } jette au pot.
   *[other] { $names } jettent au pot.
 }
table-wait-give = { $count ->
    [one] { $names } choisit quoi donner.
   *[other] { $names } choisissent quoi donner.
 }

## Choices

choice-toss = jeter { $card }
choice-give = donner { $card }
choice-look = regarder
choice-nope = Nope
choice-blind-nope = Blind Nope
choice-shadoof = Shadoof
choice-no-way = No Way
choice-decline = s’abstenir
act-nope = Nope
act-blind-nope = Blind Nope
act-look = Regarder
act-shadoof = Shadoof
act-no-way = No Way
act-decline = S’abstenir

## Refusals

refuse-must-play-lowest = au premier pli, il faut jouer la plus petite carte de la couleur la plus faible ({ $suit })
refuse-no-trump-played-yet = aucun atout n’a encore été joué dans cette donne, et une autre couleur peut être entamée
refuse-no-such-sauce = aucune carte SAUCE de la main ne peut être cette Sauce
refuse-bid-step = une annonce est un multiple de { $step }, { $most } au plus
refuse-not-behind = seule une équipe menée de { $points } ou plus peut annoncer Blind Nope
refuse-not-blind = avec Super 2, un 3 ou un 4 en vigueur, personne n’annonce à l’aveugle
refuse-looked-already = la main a déjà été regardée

## What happened

told-hidden-toss = { $name } jette une carte.
told-hidden-give = { $name } met une carte de côté pour son partenaire.
told-look = { $name } regarde ses cartes.
told-look-you = Vous regardez vos cartes.
told-nope = { $name } annonce Nope : aucun point.
told-nope-you = Vous annoncez Nope : aucun point.
told-blind-nope = { $name } annonce Blind Nope.
told-blind-nope-you = Vous annoncez Blind Nope.
told-shadoof = { $name } annonce Shadoof : presque tous les points.
told-shadoof-you = Vous annoncez Shadoof : presque tous les points.
told-no-way = { $name } dit No Way.
told-no-way-you = Vous dites No Way.
told-decline = { $name } s’abstient.
told-decline-you = Vous vous abstenez.
told-toss = { $name } jette { $what }.
told-toss-you = Vous jetez { $what }.
told-give = { $name } donne { $what }.
told-give-you = Vous donnez { $what }.
told-lost = Le pot emporte { $what }.
told-exposed = Face visible : { $what }.
told-reversed = L’ordre s’inverse : les petites cartes battent les grandes.
told-straight = Les cartes reprennent leur ordre habituel.
told-counter = On joue maintenant dans le sens inverse des aiguilles d’une montre.
told-clockwise = On joue maintenant dans le sens des aiguilles d’une montre.
told-sauce = Sauce { $card } : { $text }.
told-lay-hidden = Ce qui était caché :
entry-kitty = pot { $cards }
entry-toss = { $name }, au pot : { $cards }
entry-give = { $name }, donné : { $cards }
entry-lose = { $name }, perdu : { $cards }
told-leads = { $name } entame.
told-leads-you = À vous d’entamer.
told-looked = { $name } voit { $cards }.
told-looked-you = Vous voyez vos cartes : { $cards }.
told-moved = { $who } à { $name }, face visible : { $cards }.
told-moved-you = { $who } vous donne { $cards }.
told-moved-kitty = { $name }, au pot, face visible : { $cards }.
table-trick-wild = { $name }, comme { $card }
told-play-wild = { $name } joue SAUCE comme { $what }.
told-play-wild-you = Vous jouez SAUCE comme { $what }.

## What lies on the table

said-decline = s’abstient
said-no-way = No Way
said-nope = Nope
said-blind-nope = Blind Nope
said-shadoof = Shadoof
fact-sauce = Sauce { $card } : { $text }
fact-sauce-late = Sauce { $number } tardive : { $text }
told-sauce-late = Sauce { $number } tardive : { $text }.
pile-kitty = pot : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
effect-none = sans effet dans cette partie
effect-none-super = { effect-none }
effect-short-change = Donne courte : 12 cartes vont au pot, pour le dernier pli
effect-short-change-super = Super Donne courte : 24 cartes vont au pot, pour le dernier pli
effect-short-change-late = Donne courte ☂ : chaque main perd trois cartes, tirées au hasard, au pot
effect-short-change-super-late = Super Donne courte ☂ : chaque main perd encore trois cartes, tirées au hasard, au pot
effect-open-face = Cartes sur table : cinq cartes de chaque main sont visibles
effect-open-face-super = Super Cartes sur table : toutes les cartes sont visibles
effect-open-face-late = Cartes sur table ☂ : cinq cartes de chaque main, tirées au hasard, sont retournées
effect-open-face-super-late = Super Cartes sur table ☂ : toutes les cartes sont retournées
effect-toss-out = Au pot ☂ : chacun jette trois cartes au pot
effect-toss-out-super = Super Au pot ☂ : chacun jette cinq cartes au pot
effect-toss-out-late = Au pot ☂ : chacun jette au pot trois des cartes qui lui restent
effect-toss-out-super-late = Super Au pot ☂ : chacun jette encore au pot deux des cartes qui lui restent
effect-partner-pass = Passe au partenaire ☂ : chacun donne trois cartes à son partenaire
effect-partner-pass-super = Super Passe au partenaire ☂ : chacun donne cinq cartes à son partenaire
effect-partner-pass-late = Passe au partenaire ☂ : chacun donne à son partenaire trois des cartes qui lui restent
effect-partner-pass-super-late = Super Passe au partenaire ☂ : chacun donne encore à son partenaire deux des cartes qui lui restent
effect-late-reveal = Révélation tardive ☂ : la valeur qui fait le pli 5 devient une Sauce
effect-late-reveal-super = Super Révélation tardive ☂ : au lieu du pli 5, les valeurs qui font les plis 3 et 6 deviennent des Sauces
effect-suit-shift = Couleurs décalées ☂ : vert est la plus faible couleur, bleu la plus forte
effect-suit-shift-super = Super Couleurs décalées ☂ : violet est la plus faible couleur, bleu la plus forte
effect-suit-shift-late = Couleurs décalées ☂ : dès lors, vert est la plus faible couleur, bleu la plus forte
effect-suit-shift-super-late = Super Couleurs décalées ☂ : dès lors, violet est la plus faible couleur, bleu la plus forte
effect-upside-down = Sens dessus dessous ☂ : l’ordre est inversé dès le début
effect-upside-down-super = Super Sens dessus dessous ☂ : l’ordre est inversé dès le début, puis de nouveau après chaque pli
effect-upside-down-late = Sens dessus dessous ☂ : dès lors, l’ordre des valeurs est l’inverse de ce qu’il était
effect-upside-down-super-late = Super Sens dessus dessous ☂ : dès lors, l’ordre des valeurs est l’inverse de ce qu’il était, et s’inverse de nouveau après chaque pli
effect-counter-sauce = Contre-Sauce ☂ : on joue dans le sens inverse
effect-counter-sauce-super = Super Contre-Sauce ☂ : on commence dans le sens inverse, et le sens change après chaque pli
effect-counter-sauce-late = Contre-Sauce ☂ : dès lors, on joue dans le sens inverse
effect-counter-sauce-super-late = Super Contre-Sauce ☂ : dès lors, le sens change après chaque pli
effect-no-trump = Sans atout ☂ : aucune couleur n’est atout, et l’on entame ce qu’on veut
effect-no-trump-super = Super Sans atout ☂ : la plus forte et la plus faible couleur sont atout, la plus forte au-dessus
effect-no-trump-late = Sans atout ☂ : dès lors, aucune couleur n’est atout, et l’on entame ce qu’on veut
effect-no-trump-super-late = Super Sans atout ☂ : dès lors, la plus forte et la plus faible couleur sont atout, la plus forte au-dessus
effect-hand-me-down = Place aux petits ☂ : la plus petite carte de la couleur demandée entame ensuite
effect-hand-me-down-super = Super Place aux petits ☂ : la plus petite carte de la couleur demandée fait le pli et entame ensuite
effect-hand-me-down-late = Place aux petits ☂ : dès le pli suivant, la plus petite carte de la couleur demandée entame ensuite
effect-hand-me-down-super-late = Super Place aux petits ☂ : dès le pli suivant, la plus petite carte de la couleur demandée fait le pli et entame ensuite
table-facts-sauce = Sauces en vigueur
table-late = tardive
table-kitty = { $count ->
    [0] Pot : vide
    [one] Pot : { $count } carte
   *[other] Pot : { $count } cartes
 }
table-kitty-why = Pour qui fait le dernier pli
table-kitty-known = Vous connaissez
where-double = scores doublés

# The parts of a score.
score-points = { $count ->
    [one] { $count } point fait
   *[other] { $count } points faits
 }
score-made = annonce de { $count } réussie
score-over = { $count } de trop
score-failed = annonce de { $count } manquée
score-nope = Nope (0 point)
score-blind-nope = Blind Nope (0 point)
score-shadoof = Shadoof ({ $count } ou plus)
score-no-way = No Way ({ $count } ou plus)

## Conseils

reason-suit-few = { $count ->
    [one] De la couleur { $suit }, vous n’avez qu’une carte : sans elle, rien ne vous oblige à fournir.
   *[other] De la couleur { $suit }, vous n’avez que { $count } cartes : sans elles, rien ne vous oblige à fournir.
 }
reason-points-needed = Il manque encore à votre équipe { $points } des { $number } points annoncés.
reason-points-enough = Votre équipe a les { $number } points annoncés : chaque point de plus est retranché.
