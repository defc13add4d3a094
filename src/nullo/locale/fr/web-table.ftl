# La table dans le navigateur. Les phrases de ce qui s’est passé sont dans play.ftl, qu’elle partage.

## Ce qu’on peut faire : les noms des boutons

act-bid = Annoncer { $number }
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

ask-follow = Fournissez : { $suit }.
why-honour = En mode honneur, rien ne vous empêche de faire une renonce.
why-trump = { $upper } ne coupe que si vous n’avez pas de { $suit }.
ask-free = Pas de { $suit } : jouez la carte de votre choix.
why-free = { $upper } coupe ; toute autre carte est une défausse.
ask-lead = À vous d’entamer.
why-lead-first = Jouez la carte de votre choix ; les autres fournissent.
why-lead-won = Vous avez fait le dernier pli. Jouez la carte de votre choix.
ask-correct = Corriger votre carte, ou la laisser ?
why-correct = Vous n’avez pas fourni ({ $suit }). Corriger ne coûte rien.
ask-call = Signaler une renonce, ou passer ?
why-call = Signalez un joueur qui pouvait fournir et ne l’a pas fait.

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
table-wait-correct = { $names } peut corriger une carte.
table-wait-call = { $names } peut signaler une renonce.
table-chosen = Votre choix : { $what }. Personne d’autre ne le voit.
table-dealing = On donne les cartes.
table-watching = Vous regardez.
table-over = La partie est terminée.

## Quand une carte est refusée

table-not-yet = Ce n’est pas à vous de jouer.
table-no-card = Aucune carte n’est demandée maintenant.
table-tap-again = { $card } : touchez encore une fois.
table-refused = { $card } : { $reason }.
table-rule = Règle { $rule }
table-warn = { $card } ne fournit pas : c’est une renonce. Appuyez encore pour jouer cette carte.
table-no-line = Pas connecté. L’envoi se fera dès que la connexion sera rétablie.
table-not-sent = Ce n’est pas arrivé. Veuillez réessayer.

## Places

table-bot = robot : { $level }
table-away = en pause, un robot joue
table-bot-in = en pause, un robot joue dans { $time }
table-away-in = { $name } s’absente : un robot prend le relais dans { $time }
table-online = en ligne
table-offline = hors ligne
seal-tip = Les cartes de cette donne étaient fixées avant son début ; voici leur empreinte. Après la partie, vous pourrez vérifier que personne ne les a changées. Dépliez-la pour la voir en entier.
connection-sign = Ce que dit le point
connection-tip = Le point plein dit que vous êtes en ligne. Si la connexion est perdue, des mots le disent. À côté d’un nom, un point plein est un joueur en ligne, un point vide un joueur hors ligne.
table-online-tip = Ce joueur est en ligne.
table-offline-tip = Ce joueur est hors ligne.
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
table-bid-number = Annonce { $bid }
table-face-up = Visibles
table-no-suit-left = sans { $suit }
table-must-play = doit jouer { $card }
table-revokes = { $count ->
    [one] { $count } renonce
   *[other] { $count } renonces
 }
table-choosing = choix…
table-no-bid = pas d’annonce

## Ce qui est sur la table

table-felt = Table
table-seats = Joueurs, dans le sens des aiguilles d’une montre à partir de votre gauche
table-trick = Pli
table-trick-led = { $name }, entame
table-trick-best = { $name }, en tête
table-trick-took = Pli pour { $name }
table-trick-took-you = Pli pour vous
table-trump = Atout : { $suit }
table-no-trumps = Sans atout
table-reversed = Les petites battent les grandes
table-counter = Sens inverse
table-order = Couleurs de la plus faible à la plus forte, avec leur valeur
table-order-trump = atout
table-facts = En vigueur
table-turned-up = Retourne
table-aside = { $count ->
    [one] { $count } carte hors jeu
   *[other] { $count } cartes hors jeu
 }
table-laid = Posée par { $name }
table-laid-you = Posée par vous
table-with = avec { $name } : { $sum }
table-trump-worth = Atouts qui comptent
table-us = Nous
table-them = Eux
table-team = Équipe { $letter }
table-us-who = , vous et { $name }
table-zero-in-hand = { $count ->
    [0] aucune carte Nothing
    [one] { $count } carte Nothing
   *[other] { $count } cartes Nothing
 }
table-me = Vous

## Score, histoire, fin

table-score = Score
table-score-hand = Donne
table-score-made = De quoi chaque score est fait
table-score-total = Total
table-history = Cette donne
table-history-trick = Pli { $number }
table-history-none = Rien ne s’est encore passé.
table-last-trick = Dernier pli
table-what-happened = Ce qui s’est passé
table-hand-done = La donne { $number } est terminée
decided-trump = { $card } est un atout et bat la couleur demandée.
decided-all = { $by } retourne { $card }, qui compte maintenant comme ALL.
decided-nothing = { $by } retourne { $card }, qui compte maintenant comme NOTHING.
told-joined = { $name } s’assied.
told-left = { $name } a quitté la table ; { $bot } prend la suite.
told-away = { $name } s’absente : un robot joue.
told-back = { $name } est de retour.
where-game = Partie { $number }
series-words = Parties gagnées : { $list }
series-of = { $name } { $wins }
where-hand = Donne { $hand }
where-hand-of = Donne { $hand }/{ $hands }
where-trick = pli { $trick }
where-trick-of = pli { $trick }/{ $tricks }
where-target = en { $target }
where-lowest = le plus petit total gagne
table-last-card = Votre dernière carte se joue toute seule.
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

## The end of the game

over-why = Après { $hands ->
    [one] une donne
   *[other] { $hands } donnes
 } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 } contre { $next } ({ $name }). { $wins }
over-shared = Après { $hands ->
    [one] une donne
   *[other] { $hands } donnes
 } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 } chacun. { $wins }
over-lowest = Le plus petit total gagne.
over-highest = Le plus haut total gagne.
over-place = Votre place : { $place } sur { $all }.
over-hand = Main : { $name }
