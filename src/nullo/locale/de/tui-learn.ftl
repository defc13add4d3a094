# Lektionen auf dem ganzen Terminal.

tui-foot-learn = Lernen
tui-foot-previous = Zurück
tui-foot-shown = Zeig’s mir
tui-foot-restart = Von vorn

tui-key-previous-words = Zum Tipp davor
tui-key-shown-words = Tun, was der Tipp rät (▾)
tui-key-restart-words = Zum ersten Tipp
tui-key-away = { tui-key-leave }
tui-key-away-words = Gehen; die Lektion wartet

tui-learn-table = Zurück zum Tisch
tui-learn-begun = Das Spiel hat begonnen.

## The first screen

tui-light-words = Die Eingabetaste oder F2 wechselt.
