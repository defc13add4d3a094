# Les leçons sur tout le terminal.

tui-foot-learn = Apprendre
tui-foot-previous = Retour
tui-foot-shown = Montrez-moi
tui-foot-restart = Recommencer

tui-key-previous-words = Au conseil précédent
tui-key-shown-words = Faire ce que le conseil propose (▾)
tui-key-restart-words = Au premier conseil
tui-key-away = { tui-key-leave }
tui-key-away-words = Quitter ; la leçon vous attend

tui-learn-table = Retour à la table
tui-learn-begun = La partie a commencé.

## The first screen

tui-light-words = Entrée ou F2 pour en changer.
