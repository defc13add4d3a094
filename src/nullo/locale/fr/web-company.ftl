# La compagnie à la table : messages, pendule, retours en arrière, le reste, spectateurs, réglages.

## Messages

tool-talk = Messages
talk-new = { $count ->
    [one] Messages, un nouveau
   *[other] Messages, { $count } nouveaux
 }
talk-field = Votre message
talk-send = Envoyer
talk-emotes = En un mot
talk-none = Personne n’a encore rien dit.
talk-off = L’hôte a coupé les messages.
quiet-offer = Montrer moins d’aides désormais ?
talk-watching = Vous regardez : vous pouvez lire, pas écrire.
talk-heard = Ce qui s’est dit
talk-line = { $name } : { $words }
talk-mute = Masquer des messages
talk-mute-one = Masquer { $name }
talk-mute-all = Masquer tous les messages
talk-mute-all-about = À toutes les tables, dans ce navigateur.
talk-muted-all = Vous masquez tous les messages.
talk-left = { $count ->
    [one] encore { $count } caractère
   *[other] encore { $count } caractères
 }
emote-hello = Bonjour !
emote-thanks = Merci !
emote-well-played = Bien joué !
emote-oops = Oups !
emote-thinking = Je réfléchis…
emote-wow = Ça alors !
emote-sorry = Pardon !
emote-again = Encore une partie ?
key-talk = /
key-talk-words = Dire quelque chose

## La pendule

clock-title = Pendule
clock-none = Sans
clock-quick = Rapide
clock-calm = Calme
clock-own = Autre
clock-own-move = Secondes par décision
clock-own-bank = Minutes de réserve
clock-own-set = Régler la pendule
clock-own-wrong = Par décision : de 5 à 600 secondes. En réserve : de 0 à 60 minutes.
clock-day = Un jour
clock-days = Trois jours
clock-says-none = Chacun prend le temps qu’il lui faut.
clock-says = { $move } par décision et { $bank } de réserve ; quand tout est écoulé, un robot décide cette fois-là.
clock-says-no-bank = { $move } par décision ; ce temps écoulé, un robot décide cette fois-là.
clock-says-slow = Une table lente : { $time } par décision, que vous soyez là ou non. Passé ce délai, un robot joue à votre place jusqu’à votre retour.
clock-seconds = { $count } s
clock-minutes = { $count } min
clock-minutes-seconds = { $minutes } min { $seconds } s
clock-of-both = Pendule ({ $name }) : { $move }, puis { $bank } de réserve
clock-of-bank = Pendule ({ $name }) : { $bank } de réserve, entamée
clock-of-last = Pendule ({ $name }) : { $move }
clock-mine-both = Votre pendule : { $move }, puis { $bank } de réserve
clock-mine-bank = Votre pendule : { $bank } de réserve, entamée
clock-mine-rests = Votre pendule : { $bank } de réserve
clock-mine-last = Votre pendule : { $move }
clock-waits = La pendule attend
clock-ten = Encore dix secondes.
clock-ran-out = Le temps était écoulé : un robot a choisi pour vous.

## Retours en arrière

back-title = Retours en arrière
back-setting = Permettre les retours en arrière
back-about = Tous les joueurs doivent être d’accord. Ce qui a été révélé ou pioché ne peut pas être repris.
back-says-on = Permis, si tous sont d’accord
back-says-off = Pas de retour en arrière
back-act = Revenir en arrière
back-asks = { $name } demande à reprendre :
back-asks-you = Vous demandez à reprendre :
back-move = son dernier choix
back-move-you = votre dernier choix
back-more = { $count ->
    [one] et encore un coup
   *[other] et encore { $count } coups
 }
back-waiting = On attend { $names }.
back-agreed = Vous êtes d’accord. On attend { $names }.
back-yes = Oui
back-no = Non
back-withdraw = Annuler
told-back-asked = { $name } demande à reprendre : { $what }
told-back-asked-you = Vous demandez à reprendre : { $what }
told-back-done = Repris : { $what }
told-back-refused = Tous ne sont pas d’accord : rien n’est repris.
told-back-past = La partie a continué : rien n’est repris.
key-back = ⌫
key-back-words = Demander à reprendre votre dernier coup

## Le reste est à moi

claim-act = Le reste est à moi
claim-title = Revendiquer le reste ?
claim-words = On vérifie d’après ce que vous savez : tous les plis restants doivent être à vous, quoi que les autres aient en main et jouent. Si c’est le cas, on joue la suite ; sinon, personne d’autre ne le saura. Un essai par pli.
claim-yes = Revendiquer
told-claim = { $name } : « Le reste est à moi. » C’est exact ; on joue la suite.
told-claim-you = Le reste est à vous ; on joue la suite.
claim-plays = Le reste est à { $name }. On joue la suite.
claim-plays-you = Le reste est à vous. On joue la suite.

## Les spectateurs

watch-title = Les spectateurs voient
watch-term = Spectateurs
watch-never = Aucune main
watch-at-once = Les mains
watch-later = Plus tard
watch-after = { $rounds ->
    [yes] Tours de table avant qu’ils voient toutes les mains
   *[no] Plis avant qu’ils voient toutes les mains
 }
watch-about = Un spectateur qui voit toutes les mains sait tout, et pourrait le dire à un joueur.
watch-says-never = Les spectateurs ne voient aucune main.
watch-says-at-once = Les spectateurs voient toutes les mains.
watch-says-tricks = { $count ->
    [one] Les spectateurs voient toutes les mains après { $count } pli.
   *[other] Les spectateurs voient toutes les mains après { $count } plis.
 }
watch-says-rounds = { $count ->
    [one] Les spectateurs voient toutes les mains après { $count } tour de table.
   *[other] Les spectateurs voient toutes les mains après { $count } tours de table.
 }
watch-hand = Main : { $name }

## Les réglages d’une table

table-settings = Réglages de la table
table-settings-begun = Fixé avant le début
table-settings-read = { $name } est l’hôte et règle tout cela.
table-settings-play = Comment on joue
talk-setting = Permettre les messages
talk-says-on = Permis
talk-says-off = Coupés
talk-title = Messages
seats-term = Places
seats-says = Choisies par l’hôte, sans tirage
last-card-setting = La dernière carte d’une donne se joue toute seule
last-card-term = Dernière carte d’une donne
last-card-about = Au rythme des robots, pour tous ceux qui ne peuvent rien faire d’autre.
last-card-says-on = Se joue toute seule
last-card-says-off = Jouée à la main
closed-setting = Personne d’autre ne peut prendre place
closed-about = Ceux qui ont une place la gardent ; tous les autres peuvent regarder.
closed-term = Places libres
closed-says-on = Personne d’autre ne peut prendre place
closed-says-off = Ouvertes à qui a le lien
people-title = Joueurs
remove-ask = Retirer { $name }…
remove-words = Retirer { $name } ? Un robot continue avec ces cartes, et { $name } ne pourra plus revenir à cette table.
sound-offer = Jouer avec le son ?
sound-yes = Oui
sound-no = Non
listed-short = À l’accueil
listed-says-on = Affichée
listed-says-off = Non affichée

## Notifications du navigateur

notice-offer = Ici, des jours peuvent passer entre deux tours.
notice-yes = Me prévenir quand c’est à moi
notice-no = Non, merci
notice-on = Vous serez prévenu tant que cette page est ouverte, même en arrière-plan.
notice-turn = C’est à vous de jouer.

## What bots say when they have made or missed a bid

remark-beginner-made = Ça a marché ! Vraiment !
remark-beginner-missed = Oh. Dans ma tête, c’était plus facile.
remark-casual-made = Et voilà. Qui fait le café ?
remark-casual-missed = Bah, ce n’est qu’un jeu.
remark-club-made = Comme annoncé.
remark-club-missed = Une carte de trop. Bien joué.
remark-expert-made = Il n’y avait aucun danger.
remark-expert-missed = Mon erreur. Pas deux fois.
remark-analyst-made = Comme le calcul le disait.
remark-analyst-missed = Le cas improbable. Ça arrive.
