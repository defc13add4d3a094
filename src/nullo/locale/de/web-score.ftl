# Die Punkte einer Partie am echten Tisch aufschreiben.

error-no-score = Diesen Punktezettel gibt es nicht: Er wird nicht mehr geteilt, oder der Link ist unvollständig.
error-too-many-scores = Zu viele geteilte Punktezettel: Versuch es später noch einmal.

keep-page = Punktezettel · Nullo
keep-heading = Punktezettel
keep-lead = Für Karten auf einem echten Tisch: Ansagen und Stiche eintragen, gerechnet wird nach den Regeln.
keep-offline = Auf diesem Gerät gespeichert: Die Seite lässt sich auch ohne Verbindung öffnen und benutzen.
keep-online = Diese Seite offen lassen: In diesem Browser lässt sie sich ohne Verbindung nicht öffnen.
keep-open = Angefangen
keep-done = Beendet
keep-continue = Weiter: { $game } mit { $names }
keep-see = Ansehen: { $game } mit { $names }
keep-played = { $count ->
    [0] noch keine Runde
    [one] 1 Runde
   *[other] { $count } Runden
 }
keep-new = Neuer Punktezettel
keep-game = Spiel
keep-players = Spieler
keep-names = Namen, im Uhrzeigersinn
keep-name = Spieler { $number }
keep-teams = Teams: { $teams }.
keep-names-missing = Alle brauchen einen Namen.
keep-dealer = Wer gibt zuerst?
keep-settings = Einstellungen
keep-begin = Anfangen
keep-needs-line = Für diese Einstellungen braucht es einmal eine Verbindung. Stell sie her und versuch es noch einmal, oder nimm die üblichen.
keep-no-rules = Die Regeln zum Zählen sind noch nicht geladen. Mit einer Verbindung diese Seite noch einmal öffnen.

keep-size = { $count ->
    [one] je 1 Karte
   *[other] je { $count } Karten
 }
keep-deals = { $name } gibt
keep-bids = Ansagen
keep-result = Ergebnis
keep-next = Weiter zum Ergebnis
keep-to-bids = Zurück zu den Ansagen
keep-enter = Runde { $hand } eintragen
keep-change = Runde { $hand } ändern
keep-cancel = Abbrechen
keep-seldom = Nicht bedient und gerügt
keep-bid = Ansage
keep-said = Offen oder geheim
keep-tricks = Stiche
keep-taken = Punkte gemacht
keep-cards = Punkte auf der Hand
keep-points = Punkte
keep-revokes = Nicht bedient
keep-revoked = Nichtbedienen gerügt
keep-false-calls = Falsche Rügen
keep-no-way = No Way
keep-take-one = Nimm einen
keep-trump-10 = Trumpf-Zehn (10)
keep-trump-5 = Trumpf-Fünf (5)
keep-trump-A = Trumpf-Ass (4)
keep-trump-K = Trumpf-König (3)
keep-trump-Q = Trumpf-Dame (2)
keep-trump-J = Trumpf-Bube (1)
keep-no = Nein
keep-yes = Ja
keep-value-of = { $field }: { $name }
keep-nobody = Niemand
keep-who-took = Wer hat sie im Stich?
keep-of-total = { $sum } von { $total }
keep-at-most = { $sum }, höchstens { $total }
keep-remainder = Der Rest: { $number }
keep-scores = Diese Runde
keep-missing = { $more ->
    [0] Es fehlt noch: { $name }
   *[other] Es fehlt noch: { $name }, und { $more } weitere
 }
keep-entry = { $field } ({ $name })
keep-late = Kommt mit dem Ergebnis
keep-why-range = { $step ->
    [1] Eine Zahl von { $low } bis { $high }.
   *[other] Eine Zahl von { $low } bis { $high }, in Schritten von { $step }.
 }
keep-why-size = { $count ->
    [one] In dieser Runde hat jeder nur 1 Karte.
   *[other] In dieser Runde hat jeder nur { $count } Karten.
 }
keep-why-left = { $count ->
    [0] Es ist nichts mehr übrig.
    [one] Nur 1 ist noch übrig.
   *[other] Nur { $count } sind noch übrig.
 }
keep-why-all = { $count ->
    [one] Hier muss 1 stehen, damit alle verteilt sind.
   *[other] Hier müssen { $count } stehen, damit alle verteilt sind.
 }
keep-why-behind = Nur wer mindestens { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 } zurückliegt.
keep-why-answer = Nur ein Gegner, wenn genau eine Seite { $bid } angesagt hat.

keep-hands = Runde für Runde
keep-correct = Berichtigen
keep-correct-hand = Runde { $hand } berichtigen
keep-correcting = Runde { $hand } wird berichtigt
keep-clash = Mit dieser Änderung wäre Runde { $hand } unmöglich. Berichtige auch diese, oder nimm die Runden danach heraus.
keep-undo = Runde { $hand } herausnehmen
keep-undone = Runde { $hand } ist herausgenommen. Was eingetragen war, steht noch da.
keep-share = Andere zusehen lassen
keep-share-about = Wer den Link hat, sieht die Punkte auf einem anderen Handy. Ändern kann sie nur dieses.
keep-share-begin = Link erstellen
keep-share-end = Nicht mehr teilen
keep-share-sent = Wer zusieht, sieht alles.
keep-share-waits = Noch nicht gesendet. Das geschieht, sobald es eine Verbindung gibt.
keep-save = In Datei sichern
keep-load = Datei öffnen …
keep-load-wrong = Diese Datei ist kein Punktezettel von Nullo, oder er ist nach den Regeln unmöglich.
keep-sheet = Punktezettel (PDF)
keep-print = Drucken oder PDF
keep-delete = Löschen
keep-delete-sure = Diesen Punktezettel löschen? Er lässt sich nicht zurückholen.
keep-again = Noch einmal mit denselben
keep-all = Alle Punktezettel
keep-not-kept = Dieser Browser speichert nichts: Die Punkte sind weg, wenn die Seite geschlossen wird.
keep-gone = Dieser Punktezettel ist nicht auf diesem Gerät.
keep-watch = Punkte am echten Tisch
keep-watch-live = Folgt den Punkten am Tisch.
keep-watch-lost = Keine Verbindung: So stand es zuletzt.
keep-waiting = Die erste Runde läuft.
keep-real = Am echten Tisch
score-entered = Punkte
