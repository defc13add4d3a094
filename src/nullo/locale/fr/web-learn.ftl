# La page d’une leçon.

learn-title = Apprendre { $game }
learn-button = Apprendre
learn-button-game = Apprendre { $game } : une première donne avec des conseils
learn-button-done = Apprendre { $game } : une première donne avec des conseils (faite)
learn-tip = Conseil
learn-step = Conseil { $number } sur { $many }
learn-next = Suivant
learn-show = Montrez-moi
learn-back = Retour
learn-restart = Recommencer
learn-not = Pas cette fois : le conseil dit pourquoi.
learn-watch = La donne continue…
learn-over = C’était votre première donne
learn-learnt = Ce que vous savez maintenant :
learn-play = Jouer maintenant
learn-invitation = Retour à l’invitation
learn-rules = Toutes les règles
learn-rules-link = L’apprendre avec une première donne guidée
trick-not = ne peut pas être jouée
