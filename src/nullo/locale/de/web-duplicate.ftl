# Duplikattische: ein Satz von Blättern, den Freunde jeder auf demselben Platz spielen.

error-no-duplicate = Diese Spiele gibt es nicht: Sie wurden gelöscht, oder der Link ist unvollständig.
error-not-alone = An diesem Tisch hat noch jemand gespielt: Nur eine Partie allein gegen Bots ergibt eine Herausforderung.
error-own-challenge = Das sind deine eigenen Karten: Du hast sie schon gespielt.

duplicate-page = Dieselben Karten · Nullo
duplicate-heading = Dieselben Karten für Freunde
duplicate-heading-of = { $game }: { $deals ->
    [one] ein Spiel
   *[other] { $deals } Spiele
 }
duplicate-lead = Alle spielen dieselben Karten auf demselben Platz gegen dieselben Bots und vergleichen danach die Ergebnisse.
duplicate-by = Erstellt von { $name }
duplicate-link = Mit Freunden: dieselben Karten
duplicate-game = Spiel
duplicate-deals = Zahl der Spiele
duplicate-make = Karten geben
duplicate-share = Der Link für Freunde
duplicate-deal = Nr. { $number }
duplicate-play = Spielen
duplicate-play-of = Nr. { $number } spielen
duplicate-continue = Weiterspielen
duplicate-continue-of = Weiterspielen: Nr. { $number }
duplicate-total = Summe
duplicate-results = Ergebnisse
duplicate-none = Noch hat niemand angefangen.
duplicate-hidden = fertig; du siehst es nach deinem eigenen Versuch
duplicate-going = spielt
duplicate-replay-of = { $points }: Nr. { $number } von { $name } nachspielen
duplicate-where = Nr. { $number } eines Satzes
duplicate-after = Ergebnisse vergleichen
