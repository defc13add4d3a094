# La table simple : ce qui est raconté, montré et demandé.

you = Vous
team = { $a } et { $b }

## Ce qui s’est passé. Une clé qui finit par -you s’adresse au lecteur.

told-other = { $name } : { $what }.
told-hidden = { $name } choisit, sans le montrer.
told-hidden-you = Vous choisissez, sans le montrer.
told-hidden-bid = { $name } pose une annonce face cachée.
told-bid = { $name } annonce { $what }.
told-bid-you = Vous annoncez { $what }.
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
told-call-true = C’est juste.
told-call-false = C’est faux.
told-turned-up = Retourne : { $card }. Atout { $suit }.
told-shown = À la fin :
told-hand-over = Donne { $number } terminée :
told-scored = { $name } : { $change }.
told-score-parts = { $name } : { $parts }
told-hints = Avec conseils : { $names }
won = Victoire : { $names }.
won-you = Vous avez gagné !
won-shared = Victoire partagée : { $names }.
won-none = Personne n’a gagné.
end-hands = { $number ->
    [one] La donne est jouée
   *[other] Les { $number } donnes sont jouées
 }
end-target = { $number ->
    [one] { $number } point est atteint
   *[other] { $number } points sont atteints
 }
end-zero = Quelqu’un est à 0 point ou moins
end-stock = Le talon est épuisé
end-stall = { $number ->
    [one] Chacun a joué un tour
   *[other] Chacun a joué { $number } tours de suite
 } sans que personne ne pioche au talon

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
name-partner = { $name }, partenaire
shows = { $name } montre { $cards }
shows-you = Tous voient vos cartes { $cards }
fact-trump = atout { $trumps }
fact-trump-up = atout { $trumps } (retourne : { $card })
fact-turned-up = retourne : { $card }
fact-led = à fournir : { $led }
fact-reversed = ordre inversé : les petites battent les grandes
fact-counter = on joue dans le sens inverse
fact-order = ordre croissant : { $order }
mark-won = gagne
pile-aside = hors jeu : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
trick = Pli { $number } :  { $plays }
trick-last = Dernier pli :  { $plays }
hand-unseen = Vous n’avez pas regardé vos cartes.

## Ce qui est demandé

by-steps = { $low }–{ $high } par { $step }
choice-call-seat = signaler une renonce : { $who }
thinks = { $name } réfléchit…
refused = Non : { $reason } ({ $rule } ; tapez « rules { $rule } » pour la lire).
not-understood = « { $text } » n’est pas possible ici ; « ? » donne de l’aide.
rules-complete = Les règles complètes
rules-sections = Parties des règles
rules-none = Ce jeu n’a pas de page de règles.
rules-no-such = La règle { $number } n’existe pas.
last-none = Aucun pli n’est encore terminé.
scores-now = Maintenant : { $scores }
help =
    Tapez le numéro sous une carte, son code ({ $card }, majuscules ou non), ou
    une action entière ({ $actions }). Une carte plus basse, au bord pointillé
    et au numéro entre parenthèses, ne peut pas être jouée maintenant : essayez,
    et on vous dira pourquoi.
    Signes : * face visible pour tous, + vient d’arriver, D donne, ▸ a la parole.
command-enter = Entrée
command-enter-words = remontrer la table
command-rules-words = lire toutes les règles
command-rule-words = lire une règle
command-hint-words = un conseil ; tapé encore, il en dit plus
command-last-words = le dernier pli
command-history-words = ce qui s’est passé dans la donne
command-scores-words = les scores donne par donne
command-undo-words = reprendre votre dernière action
command-remarks-words = laisser les robots dire un mot de leurs annonces, ou non
command-quit-words = partir ; la partie est sauvegardée
command-quit-practice-words = arrêter

## Commencer, quitter, reprendre

play-name = Joueur
play-title = { $title }
play-which = quel jeu ? « nullo games » en donne la liste
play-against = Vous jouez contre { $names }. Tapez « ? » pour l’aide.
play-kept-another = Une autre partie est sauvegardée ; « nullo play { $game } --resume » la reprend plutôt.
cut-again = Les ex æquo tirent à nouveau : { $draws }.
cut-seats = Dans le sens des aiguilles d’une montre : { $order }. { $name } donne en premier.
cut-seats-you = Dans le sens des aiguilles d’une montre : { $order }. Vous donnez en premier.
play-analyse-record = Ce que valait chaque décision : nullo analyse { $file }
practise-way = (Entrée montre la réponse)
practise-over = C’était la dernière erreur.
kept = La partie est sauvegardée ; « nullo play --resume » la reprend.
kept-failed = La partie n’a pas pu être sauvegardée.
keep-failed = { $path } : { $why } : la partie ne peut pas y être sauvegardée
resume-title = { $title }, partie reprise.
resume-none = aucune partie n’est sauvegardée
resume-open = la partie est ouverte dans un autre terminal
resume-not = --resume reprend une partie telle quelle : { $name } ne peut pas être donné
