# Wie eine Seite anderswo heißt: auf dem Startbildschirm, in der Vorschau eines Links, auf Papier. Und das Warten.

app-name = Nullo: Kartenspiele
app-about = Kartenspiele um alles oder nichts: allein gegen Bots oder mit Freunden über einen Link.
preview-picture = Fünf Karten, aufgefächert neben dem Namen Nullo
preview-invited = { $name } lädt dich zu { $game } ein
preview-table = { $game } am Tisch von { $name }
preview-seats = { $free ->
    [0] Alle { $seats } Plätze sind besetzt, aber du kannst zuschauen.
    [one] Einer von { $seats } Plätzen ist frei. Kein Konto; ein Name genügt.
   *[other] { $free } von { $seats } Plätzen sind frei. Kein Konto; ein Name genügt.
 }
preview-begun = { $free ->
    [0] Das Spiel läuft schon. Komm und schau zu.
   *[other] Das Spiel läuft schon. Schau zu, oder übernimm den Platz eines Bots.
 }
preview-over = Die Partie ist zu Ende. Sieh dir an, wie es ausging.
preview-replay = { $game }, Karte für Karte
preview-replay-about = Eine Partie, die bei Nullo gespielt wurde: noch einmal ansehen, von jedem Platz aus.
preview-learn = { $game } lernen
preview-learn-about = Eine erste Runde, beim Spielen erklärt. Fünf Minuten genügen.

still-loading = Es wird noch geladen. Die Verbindung ist langsam.
table-unreached = Der Tisch antwortet nicht
table-unreached-words = Vielleicht läuft der Server nicht, oder unterwegs werden keine WebSockets durchgelassen. Die Seite versucht es immer wieder.
settings-not-kept = Dieser Browser speichert hier nichts: Die Einstellungen gelten, bis die Seite geschlossen wird.
problem-no-cookies = Dieser Browser nimmt keine Cookies an, und Nullo braucht eines, um dich am Tisch wiederzuerkennen. Erlaube es für diese Adresse.
