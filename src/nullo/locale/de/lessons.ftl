# Die geführten ersten Runden. Der Schlüssel eines Tipps endet auf „-not“, wo er sagt, warum eine andere erlaubte Wahl schlechter ist.
# Im Terminal

cli-learn = Eine geführte erste Runde: etwa fünf Minuten, mit einem Tipp bei jeder Wahl.
learn-cli-intro = Gib ein, was der Tipp rät. Auch: show (zeigen), back (zurück), again (von vorn), rules T8, help, quit. Mit einer leeren Zeile geht es weiter.
learn-cli-next = (weiter mit der Eingabetaste)
learn-cli-way = (gib es ein, oder „show“)
learn-cli-shown = Gezeigt: { $action }
learn-cli-left = Die Lektion wartet: nullo learn { $game }
learn-cli-none = { $game } hat keine Lektion
learn-cli-play = Jetzt spielen: nullo play { $game }

# Erklärte Stiche der Regelseiten

worked-who-led = { $name } spielt aus
worked-who-took = { $name } macht den Stich
worked-who-led-took = { $name } spielt aus und macht den Stich
worked-who-played = { $name }
worked-who-held = Das Blatt von { $name } davor
worked-hand = { $who }, und was erlaubt war:
worked-revoke = nicht bedient, obwohl es ging
worked-called = von einem Gegner gefordert
worked-laid = { $who }: { $card }
worked-trump = { $card } ist der einzige Trumpf.
worked-highest-trump = { $card } ist der höchste Trumpf.
worked-highest = { $card } ist das höchste { $suit }.
worked-points = Der Stich ist { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } wert.
worked-leads = Zum nächsten Stich spielt { $name } aus.
