# Das Spiel des Tages.

error-no-daily = Dieses Spiel des Tages gibt es nicht.
error-daily-over = Der Tag ist um: Üben kannst du dieses Spiel noch.
error-daily-first = Spiel erst deinen eigenen Versuch.
error-fixed-deal = Alle spielen diese Karten unter gleichen Bedingungen, darum lässt sich das nicht ändern.

daily-page = Das Spiel des Tages · Nullo
daily-heading = Das Spiel des Tages
daily-lead = Dieselben Karten und dieselben Bots für alle. Ein Versuch zählt.
daily-loading = Die Karten von heute werden gemischt …
daily-left = Die nächsten Karten kommen in { $hours } Std. { $minutes } Min.
daily-today = Heute
daily-play = Spielen
daily-play-of = Heute spielen: { $game }
daily-continue = Weiterspielen
daily-continue-of = Weiterspielen: { $game }
daily-scores = Rangliste
daily-scores-of = Rangliste: { $game }, { $date }
daily-practise = Diese Karten üben
daily-replay-of = Spiel von { $name } nachspielen
daily-replay = Nachspielen
daily-expert = Der Experte
daily-expert-replay = Spiel des Experten nachspielen
daily-you = { $name } (du)
daily-place = Platz
daily-name = Spieler
daily-points = Punkte
daily-tries = { $tries ->
    [one] Eine Person hat diese Karten begonnen.
   *[other] { $tries } Personen haben diese Karten begonnen.
 }
daily-as-good = Mit denselben Karten warst du so gut wie der Experte.
daily-better = Mit denselben Karten warst du um { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } besser als der Experte.
daily-worse = Mit denselben Karten war der Experte um { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } besser.
daily-good = so gut wie der Experte
daily-hidden = Die Rangliste siehst du nach deinem eigenen Versuch.
daily-week = Diese Woche
daily-won = gewonnen
daily-done = { $game }, { $date }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
daily-missed = { $game }, { $date }: nicht gespielt
daily-begun = { $game }, { $date }: begonnen
daily-where = Spiel des Tages, { $date }
daily-where-practice = Übung, Karten vom { $date }
daily-after = Rangliste des Tages
