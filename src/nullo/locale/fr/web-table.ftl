# La table dans le navigateur. Les phrases de ce qui s’est passé sont dans play.ftl, qu’elle partage.

## Ce qu’on peut faire : les noms des boutons

act-bid = Annoncer { $number }
act-bid-all = Annoncer ALL
act-bid-nothing = Annoncer NOTHING
act-open = Ouverte
act-secret = Secrète
act-stand = Tenir
act-beg = Mendier
act-take-one = Céder un point
act-run = Redonner
act-draw-stock = Piocher
act-draw-discard = Prendre : { $card }
act-keep = Tout garder
act-nope = Nope
act-blind-nope = Blind Nope
act-look = Regarder
act-shadoof = Shadoof
act-no-way = No Way
act-decline = S’abstenir
act-leave = Laisser la carte
act-pass = Passer
act-call-seat = Signaler { $name }
act-call = Exiger : { $card }
act-less = Moins
act-more = Plus
act-bid-slider = Votre annonce
act-play-again = Rejouer
act-lobby = Retour à l’accueil
act-go-on = Continuer

## Ce qui est demandé, et pourquoi

table-follow = Fournissez : { $suit }.
table-low = Les petites battent les grandes.
table-why-flips = FLIP, ALL et NOTHING peuvent toujours être joués.
table-why-honour = En mode honneur, rien ne vous retient de jouer une carte fautive.
table-why-trump = { $upper } ne coupe que si vous êtes sans { $suit }.
table-why-reversed = L’ordre est inversé : 1 est fort, 10 est faible.
table-free = Sans { $suit } : jouez la carte de votre choix.
table-why-free = { $upper } coupe ; toute autre carte est une défausse.
table-no-suit = Pas encore de couleur à fournir.
table-why-no-suit = Jouez la carte de votre choix : le premier nombre donne la couleur.
table-lead = À vous d’entamer.
table-why-lead-first = Jouez la carte de votre choix ; les autres fournissent.
table-why-lead-won = Vous avez fait le dernier pli. Jouez la carte de votre choix.
table-why-lead-low = Vous avez joué la plus petite carte du dernier pli. Jouez la carte de votre choix.
table-why-no-trump = Pas encore d’atout : personne n’en a joué dans cette donne.
table-lead-lowest = Entamez de votre plus petite carte en { $suit }.
table-lowest = Jouez votre plus petite carte en { $suit }.
table-why-lowest = Au premier pli, chacun y joue sa plus petite.
table-called = Carte exigée : { $card }. Jouez-la.
table-ask-bid-flips = ALL ou NOTHING ?
table-why-bid-flips = ALL : faire tous les plis. NOTHING : n’en faire aucun.
table-ask-bid-tricks = Combien de plis ferez-vous ?
table-why-bid-tricks = Personne ne voit votre annonce avant que tous aient choisi.
table-ask-bid-points = { $place ->
    [1] Votre annonce, la première des quatre.
    [2] Votre annonce, la deuxième des quatre.
    [3] Votre annonce, la troisième des quatre.
   *[4] Votre annonce, la dernière des quatre.
 }
table-why-bid-points = Nope : vous ne faites aucun point. Shadoof : votre équipe en fait au moins { $least }.
table-why-partner = { $name } a annoncé { $number } ; les deux annonces s’additionnent.
table-ask-say = Ouverte ou secrète ?
table-why-say = Ouverte : 2 par pli et 3 de plus, mais rien si ce n’est pas exact. Secrète : 1 par pli, 3 de plus si c’est exact.
table-ask-correct = Corriger votre carte, ou la laisser ?
table-why-correct = Vous n’avez pas fourni ({ $suit }). Corriger ne coûte rien.
table-ask-call = Signaler une renonce, ou passer ?
table-why-call = Signalez un joueur qui pouvait fournir et ne l’a pas fait.
table-ask-beg = { $upper } est atout. Tenir, ou mendier ?
table-why-beg = Si vous mendiez, { $name } vous cède 1 point, ou redonne : trois cartes de plus à chacun et un nouvel atout.
table-ask-answer = { $name } mendie. Céder un point, ou redonner ?
table-why-answer = Céder : 1 point pour { $name }. Redonner : trois cartes de plus à chacun et un nouvel atout.
table-ask-ask = { $name } : exiger une carte ?
table-why-ask = Une carte exposée doit être jouée quand elle est exigée.
table-ask-draw = Piocher, ou prendre : { $card } ?
table-ask-draw-stock = Piochez au talon.
table-ask-discard = Défaussez une carte, ou gardez les { $count }.
table-ask-discard-must = Défaussez une de vos { $count } cartes.
table-why-drawn = Carte piochée : { $card }.
table-why-taken = Carte prise : { $card } ; elle ne peut pas repartir aussitôt.
table-ask-toss = Jetez une carte au pot.
table-why-toss = Encore { $count }. Le dernier pli gagne le pot.
table-ask-give = Donnez une carte à { $name }.
table-why-give = Encore { $count }. Toutes sont données en même temps.
table-ask-blind = Annoncer sans voir, ou regarder ?
table-why-blind = Blind Nope : ne faire aucun point, sans voir ses cartes, pour { $points } ou −{ $points }.
table-ask-no-way = No Way, ou s’abstenir ?
table-why-no-way = Ils ont annoncé Shadoof. No Way : votre équipe fait au moins 80.

## Pendant que d’autres choisissent

table-wait = { $count ->
    [one] { $names } doit agir.
   *[other] { $names } doivent agir.
 }
table-wait-play = À { $names } de jouer.
table-wait-bid = { $count ->
    [one] { $names } annonce.
   *[other] { $names } annoncent.
 }
table-wait-say = { $names } choisit : ouverte ou secrète.
table-wait-toss = { $count ->
    [one] { $names } jette au pot.
   *[other] { $names } jettent au pot.
 }
table-wait-give = { $count ->
    [one] { $names } choisit quoi donner.
   *[other] { $names } choisissent quoi donner.
 }
table-wait-beg = { $names } tient ou mendie.
table-wait-answer = { $names } répond.
table-wait-draw = À { $names } de piocher.
table-wait-discard = À { $names } de défausser.
table-wait-correct = { $names } peut corriger une carte.
table-wait-call = { $names } peut signaler une renonce.
table-wait-ask = { $names } peut exiger une carte.
table-chosen = Votre choix : { $what }. Personne d’autre ne le voit.
table-dealing = On donne les cartes.
table-watching = Vous regardez.
table-over = La partie est terminée.

## Quand une carte est refusée

table-not-yet = Ce n’est pas à vous de jouer.
table-no-card = Aucune carte n’est demandée maintenant.
table-refused = { $card } : { $reason }.
table-rule = Règle { $rule }
table-warn = { $card } ne fournit pas : une renonce. Appuyez encore pour jouer cette carte.
table-no-line = Pas connecté. L’envoi se fera dès que la connexion sera rétablie.
table-not-sent = Ce n’est pas arrivé. Veuillez réessayer.

## Places

table-bot = robot
table-away = en pause, un robot joue
table-online = en ligne
table-offline = hors ligne
table-dealer = Donneur
table-dealer-letter = D
table-turn = { $name }, à jouer
table-partner = partenaire
table-cards = { $count ->
    [one] carte
   *[other] cartes
 }
table-tricks = { $count ->
    [one] pli
   *[other] plis
 }
table-points = { $count ->
    [one] point
   *[other] points
 }
table-taken = faits
table-points-in-hand = { $count ->
    [one] point en main
   *[other] points en main
 }
table-taken-points = faits
table-without = sans
table-game = partie
table-bid = annonce
table-of = sur { $target }
table-bid-open = Ouverte
table-bid-secret = Secrète
table-bid-laid = Posée
table-bid-only-you = cachée aux autres
table-bid-number = Annonce { $bid }
table-known = Connues
table-face-up = Visibles
table-exposed = Exposées
table-no-suit-left = sans { $suit }
table-must-play = doit jouer { $card }
table-revokes = { $count ->
    [one] { $count } renonce
   *[other] { $count } renonces
 }
table-choosing = choix…

## Ce qui est sur la table

table-felt = Table
table-seats = Joueurs, dans le sens des aiguilles d’une montre à partir de votre gauche
table-trick = Pli
table-trick-led = { $name }, entame
table-trick-best = { $name }, en tête
table-trick-took = { $name } gagne
table-trick-took-you = Vous gagnez
table-trick-sauce = { $name }, comme { $card }
table-trump = Atout : { $suit }
table-no-trumps = Sans atout
table-turned-up = Retourne
table-turned-suit = Retourne : { $suit }
table-trump-if = Atout, si l’on tient
table-set-aside = Écartées
table-aside = { $count ->
    [one] { $count } carte hors jeu
   *[other] { $count } cartes hors jeu
 }
table-stock = Talon
table-stock-left = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
table-stock-last = { $count ->
    [0] Ce tour est le dernier
   *[other] Sa dernière carte met fin au jeu
 }
table-idle = { $count ->
    [one] Encore { $count } tour sans piocher, et c’est fini
   *[other] Encore { $count } tours sans piocher, et c’est fini
 }
table-discard = Défausse
table-discard-empty = vide
table-discard-top = Défausse, { $card } sur le dessus
table-discard-all = Les { $count } cartes
table-laid = Posée par { $name }
table-laid-you = Posée par vous
table-with = avec { $name } : { $sum }
table-fives-worth = Atouts qui comptent
table-eight = Les huit qui se retournent
table-eight-all = { $card } compte comme ALL
table-eight-nothing = { $card } compte comme NOTHING
table-eight-turned = , carte retournée
table-sauces = Sauces en vigueur
table-late = tardive
table-kitty = { $count ->
    [0] Pot : vide
    [one] Pot : { $count } carte
   *[other] Pot : { $count } cartes
 }
table-kitty-why = Pour qui fait le dernier pli
table-kitty-known = Vous connaissez
table-order = Couleurs de la plus faible à la plus forte, avec leur valeur
table-order-trump = atout
table-counter = Sens inverse
table-reversed = Les petites battent les grandes
table-us = Nous
table-them = Eux
table-us-who = , vous et { $name }
table-zero-in-hand = { $count ->
    [one] { $count } carte Nothing
   *[other] { $count } cartes Nothing
 }
table-me = Vous

## Score, histoire, fin

table-score = Score
table-score-hand = Donne
table-score-total = Total
table-history = Cette donne
table-history-trick = Pli { $number }
table-history-none = Rien ne s’est encore passé.
table-last-trick = Dernier pli
table-what-happened = Ce qui s’est passé
table-hand-done = La donne { $number } est terminée
told-joined = { $name } s’assied.
told-left = { $name } a quitté la table ; { $bot } prend la suite.
told-away = { $name } s’absente : un robot joue.
told-back = { $name } est de retour.
table-told-take = { $name } prend { $what } dans la défausse.
table-told-take-you = Vous prenez { $what } dans la défausse.
table-told-sauce = { $name } joue SAUCE comme { $what }.
table-told-sauce-you = Vous jouez SAUCE comme { $what }.
table-where-hand = Donne { $hand }
table-where-hand-of = Donne { $hand }/{ $hands }
table-where-round-of = Manche { $hand }/{ $hands }
table-where-trick = pli { $trick }
table-where-trick-of = pli { $trick }/{ $tricks }
table-where-target = en { $target }
table-where-lowest = la plus petite main gagne
table-where-double = scores doublés
table-your-turn = À vous de jouer

## Touches

key-arrows = ← →
key-enter = Entrée
key-escape = Échap
key-letters = A–Z
key-help = ?
key-hand-words = De carte en carte dans votre main
key-enter-words = Jouer la carte, ou presser le bouton
key-letters-words = Le bouton qui montre la lettre
key-numbers = 0–9
key-numbers-words = Annoncer ce nombre de plis
key-steps = − +
key-steps-words = Annoncer moins ou plus de points
key-escape-words = Fermer ce qui est ouvert ; continuer après une donne ; reposer une carte levée
key-help-words = Cette liste
