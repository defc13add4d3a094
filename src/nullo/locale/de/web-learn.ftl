# Die Seite einer Lektion.

learn-title = { $game } lernen
learn-button = Lernen
learn-button-game = Lernen: { $game }, eine erste Runde mit Tipps
learn-button-done = Lernen: { $game }, eine erste Runde mit Tipps (erledigt)
learn-tip = Tipp
learn-step = Tipp { $number } von { $many }
learn-next = Weiter
learn-show = Zeig’s mir
learn-back = Zurück
learn-restart = Von vorn
learn-not = Diesmal nicht: Der Tipp sagt, warum.
learn-watch = Die Runde geht weiter …
learn-over = Das war deine erste Runde
learn-learnt = Das weißt du jetzt:
learn-play = Jetzt spielen
learn-invitation = Zurück zur Einladung
learn-rules = Alle Regeln
learn-rules-link = Mit einer geführten ersten Runde lernen
trick-not = darf nicht gespielt werden
