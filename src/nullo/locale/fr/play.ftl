# La table simple : ce qui est raconté, montré et demandé.

you = Vous
team = { $a } et { $b }

## Ce qui s’est passé. Une clé qui finit par -you s’adresse au lecteur.

told-other = { $name } : { $what }.
told-hidden = { $name } choisit, sans le montrer.
told-hidden-you = Vous choisissez, sans le montrer.
told-hidden-bid = { $name } pose une annonce face cachée.
told-hidden-toss = { $name } jette une carte.
told-hidden-give = { $name } met une carte de côté pour son partenaire.
told-bid = { $name } annonce { $what }.
told-bid-you = Vous annoncez { $what }.
told-bid-all = { $name } annonce ALL.
told-bid-all-you = Vous annoncez ALL.
told-bid-nothing = { $name } annonce NOTHING.
told-bid-nothing-you = Vous annoncez NOTHING.
told-open = { $name } choisit l’annonce ouverte.
told-open-you = Vous choisissez l’annonce ouverte.
told-secret = { $name } choisit l’annonce secrète.
told-secret-you = Vous choisissez l’annonce secrète.
told-open-bids = Les annonces ouvertes : { $bids }.
told-play = { $name } joue { $what }.
told-play-you = Vous jouez { $what }.
told-takes = { $name } fait le pli.
told-takes-you = Vous faites le pli.
told-correct = { $name } reprend sa carte et joue { $what }.
told-correct-you = Vous reprenez votre carte et jouez { $what }.
told-leave = { $name } laisse la carte.
told-leave-you = Vous laissez la carte.
told-call-seat = { $name } signale une renonce : { $who }.
told-call-seat-you = Vous signalez une renonce : { $who }.
told-call = { $name } exige { $what }.
told-call-you = Vous exigez { $what }.
told-pass = { $name } passe.
told-pass-you = Vous passez.
told-verdict-true = C’est juste.
told-verdict-false = C’est faux.
told-stand = { $name } tient.
told-stand-you = Vous tenez.
told-beg = { $name } mendie.
told-beg-you = Vous mendiez.
told-take-one = { $name } cède un point.
told-take-one-you = Vous cédez un point.
told-run = { $name } redonne : trois cartes de plus à chacun.
told-run-you = Vous redonnez : trois cartes de plus à chacun.
told-draw-stock = { $name } pioche au talon.
told-draw-stock-you = Vous piochez au talon.
told-draw-discard = { $name } prend la carte du dessus de la défausse.
told-draw-discard-you = Vous prenez la carte du dessus de la défausse.
told-discard = { $name } défausse { $what }.
told-discard-you = Vous défaussez { $what }.
told-keep = { $name } garde toutes ses cartes.
told-keep-you = Vous gardez toutes vos cartes.
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
told-chance-stock = C’est { $what }.
told-chance-lose = Le pot emporte { $what }.
told-chance-expose = Face visible : { $what }.
told-turned-all = { $by } retourne { $card } : compte maintenant comme ALL.
told-turned-nothing = { $by } retourne { $card } : compte maintenant comme NOTHING.
told-reversed = L’ordre s’inverse : les petites cartes battent les grandes.
told-straight = Les cartes reprennent leur ordre habituel.
told-counter = On joue maintenant dans le sens inverse des aiguilles d’une montre.
told-clockwise = On joue maintenant dans le sens des aiguilles d’une montre.
told-turned-up = Retourne : { $card }. Atout { $suit }.
told-sauce = Sauce { $sauce }.
told-last = À la fin :
told-last-alles-oder-nichts = Les annonces étaient :
told-last-nothing = Les mains :
told-last-sauce = Ce qui était caché :
last-kitty = pot { $cards }
last-toss = { $name }, au pot : { $cards }
last-give = { $name }, donné : { $cards }
last-lose = { $name }, perdu : { $cards }
told-moved = { $giver } à { $name }, face visible : { $cards }.
told-moved-you = { $giver } vous donne { $cards }.
told-moved-kitty = { $name }, au pot, face visible : { $cards }.
told-hand-over = Donne { $number } terminée : { $scores }.
told-scored = { $name } : { $change }.
won = Victoire : { $names }.
won-you = Vous avez gagné !
won-shared = Victoire partagée : { $names }.
won-none = Personne n’a gagné.

## Relectures

seat = Place { $seat }
cut = Le tirage : { $draws }.
replay-hand = Donne { $number }, donneur : { $name }
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas terminée.
name-seat = { $name } ({ $seat })

## La table

heading = { $title }, donne { $number }
column-name = joueur
column-cards = cartes
column-bid = annonce
column-said = dit
column-tricks = plis
column-points = points
column-score = score
column-notes = { "" }
mark-dealer = D
note-void = sans { $lacking }
note-called = doit jouer { $card }
bid-face-down = face cachée
bid-all = ALL
bid-nothing = NOTHING
said-stand = tient
said-beg = mendie
said-take-one = cède un point
said-run = redonne
said-decline = s’abstient
said-no-way = No Way
bid-nope = Nope
bid-blind-nope = Blind Nope
bid-shadoof = Shadoof
name-partner = { $name }, partenaire
said-open = ouverte
said-secret = secrète
shows = { $name } montre { $cards }
shows-you = Tous voient vos cartes { $cards }
fact-trump = atout { $trumps }
fact-trump-up = atout { $trumps } (retourne : { $card })
fact-turned-up = retourne : { $card }
fact-led = à fournir : { $led }
fact-reversed = ordre inversé : les petites battent les grandes
fact-counter = on joue dans le sens inverse
fact-set-aside = écartées : { $cards }
fact-discard = défausse : { $card } sur { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
fact-order = de la plus faible à la plus forte : { $order }
fact-sauce = Sauce { $sauce }
fact-turned-all = retournées, comptent comme ALL : { $cards }
fact-turned-nothing = retournées, comptent comme NOTHING : { $cards }
state-all = ALL
state-nothing = NIL
sauce-late = { $rank } tardif
mark-won = gagne
pile-stock = talon : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
pile-aside = hors jeu : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
pile-kitty = pot : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
trick = Pli { $number } :  { $plays }
trick-last = Dernier pli :  { $plays }
hand-unseen = Vous n’avez pas regardé vos cartes.

## Ce qui est demandé

by-steps = { $low }–{ $high } par { $step }
which-sauce = Laquelle des Sauces sera-t-elle ? Tapez { $cards }.
choice-bid-all = ALL (faire tous les plis)
choice-bid-nothing = NOTHING (n’en faire aucun)
choice-open = ouverte
choice-secret = secrète
choice-call-seat = signaler une renonce : { $who }
choice-draw-stock = au talon
ask-draw = piocher
ask-discard = défausser une carte, ou tout garder
ask-call = signaler une renonce, ou passer
ask-say = choisir son annonce
ask-beg = tenir ou mendier
ask-answer = répondre
ask-toss = jeter une carte au pot
ask-give = donner une carte à votre partenaire
ask-blind = annoncer sans voir, ou regarder vos cartes
ask-no-way = dire No Way, ou s’abstenir
ask-ask = exiger une carte exposée, ou passer
choice-draw-discard = dans la défausse ({ $card })
thinks = { $name } réfléchit…
refused = Non : { $reason } ({ $rule } ; tapez « rules { $rule } » pour la lire).
not-understood = « { $text } » n’est pas possible ici ; « ? » donne de l’aide.
rules-none = Ce jeu n’a pas de page de règles.
rules-no-such = La règle { $number } n’existe pas.
last-none = Aucun pli n’est encore terminé.
scores-now = Maintenant : { $scores }
hint = Un robot choisirait : { $action }
help =
    Tapez le numéro sous une carte, son code (10h, 10♥, majuscules ou non), ou
    une action entière (play 10h, bid 3). Une carte plus basse, au bord pointillé
    et au numéro entre parenthèses, ne peut pas être jouée maintenant : essayez,
    et on vous dira pourquoi.
    Signes : * face visible pour tous, + vient d’arriver, D donne, ▸ a la parole.

    Entrée   remontre la table        last     le dernier pli
    rules    lire toutes les règles   history  ce qui s’est passé dans la donne
    rules { $rule } lire une règle           scores   les scores donne par donne
    hint     ce que ferait un robot   undo     reprendre votre dernière action
    quit     partir ; la partie est gardée

help-all-or-nothing = ⇅ marque une carte FLIP : elle retourne un ALL ou un NOTHING (règle A3). NIL sous une carte : elle compte maintenant comme NOTHING ; ALL : comme ALL.
help-all-fives = Les atouts qui comptent, dans les plis faits : A 4, R 3, D 2, V 1, 10 dix, 5 cinq.
help-nothing = Le nombre à côté de l’enseigne est ce que vaut la carte ; le plus petit total gagne.

## Le menu des Sauces

effect-none = sans effet dans cette partie
effect-short-change = Donne courte : 12 cartes au pot, pour le dernier pli
effect-short-change-super = Super Donne courte : 24 cartes au pot, pour le dernier pli
effect-open-face = Cartes sur table : cinq cartes de chaque main sont visibles
effect-open-face-super = Super Cartes sur table : toutes les cartes sont visibles
effect-toss-out = Au pot : chacun jette trois cartes au pot
effect-toss-out-super = Super Au pot : chacun jette cinq cartes au pot
effect-partner-pass = Passe au partenaire : chacun donne trois cartes à son partenaire
effect-partner-pass-super = Super Passe au partenaire : chacun donne cinq cartes à son partenaire
effect-late-reveal = Révélation tardive : la valeur qui fait le 5e pli devient une Sauce
effect-late-reveal-super = Super Révélation tardive : celles qui font les plis 3 et 6 aussi
effect-suit-shift = Couleurs décalées : vert est la plus faible couleur, bleu la plus forte
effect-suit-shift-super = Super Couleurs décalées : violet est la plus faible couleur, bleu la plus forte
effect-upside-down = Sens dessus dessous : l’ordre est inversé dès le début
effect-upside-down-super = Super Sens dessus dessous : l’ordre s’inverse après chaque pli
effect-counter-sauce = Contre-Sauce : on joue dans le sens inverse
effect-counter-sauce-super = Super Contre-Sauce : le sens change après chaque pli
effect-no-trump = Sans atout
effect-no-trump-super = Super Sans atout : la plus forte et la plus faible couleur sont atout
effect-hand-me-down = Place aux petits : la plus petite carte de la couleur demandée entame ensuite
effect-hand-me-down-super = Super Place aux petits : elle fait aussi le pli

## Commencer, quitter, reprendre

play-name = Joueur
play-title = { $title }
play-which = quel jeu ? « nullo games » en donne la liste
play-against = Vous jouez contre { $names }. Tapez « ? » pour l’aide.
play-kept-another = Une autre partie est gardée ; « nullo play { $game } --resume » la reprend plutôt.
cut-again = Les ex æquo tirent à nouveau : { $draws }.
cut-seats = Dans le sens des aiguilles d’une montre : { $order }. { $name } donne en premier.
cut-seats-you = Dans le sens des aiguilles d’une montre : { $order }. Vous donnez en premier.
kept = La partie est gardée ; « nullo play --resume » la reprend.
kept-failed = La partie n’a pas pu être gardée.
keep-failed = { $path } : { $why } : la partie ne peut pas être gardée là
resume-title = { $title }, partie reprise.
resume-none = aucune partie n’est gardée
resume-not = --resume reprend une partie telle quelle : { $name } ne peut pas être donné
