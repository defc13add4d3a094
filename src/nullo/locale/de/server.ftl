# Was der Server sagt, wenn er etwas ablehnt: für Seiten, und für alle, die Programme dafür schreiben.

error-bad-json = Das ist kein JSON.
error-bad-field = { $reason }
error-bad-option = { $reason }
error-too-large = Das ist zu groß: höchstens { $most } Byte werden angenommen.
error-not-json = Der Inhaltstyp muss application/json sein.
error-not-text = Nachrichten sind Text-Frames mit JSON.
error-wrong-host = Unter diesem Namen ist dieser Server nicht zu erreichen.
error-wrong-origin = Diese Seite darf keine Anfragen an den Server stellen.
error-no-token = Ein Programm braucht hier sein Token: Authorization: Bearer.
error-no-game = Ein Spiel { $game } gibt es nicht.
error-no-rules = { $game } hat keine Regelseite.
error-no-lesson = { $game } hat keine Lektion.
error-no-bot = Einen Bot { $bot } gibt es hier nicht.
error-bots-seats = Nenne einen Bot für alle oder { $many ->
    [one] einen für den anderen Platz
   *[other] je einen für die { $many } übrigen Plätze
 }, nicht { $given }.
error-no-table = Diesen Tisch gibt es nicht, oder er wurde gelöscht.
error-no-page = Diese Seite gibt es nicht.
error-method = Das geht hier nicht.
error-no-seat = Du hast an diesem Tisch keinen Platz.
error-not-host = Das darf nur der Gastgeber.
error-not-over = Die Partie ist noch nicht zu Ende.
error-too-fast = Zu viel auf einmal: langsamer, bitte.
error-key-used = Dieser Schlüssel wurde schon benutzt: Wiederhole die Anfrage mit einem neuen.
error-too-many-tables = Zu viele Tische: Versuch es später noch einmal.
error-too-many-joins = Von hier aus wurden zu viele Plätze besetzt: Versuch es später noch einmal.
error-too-many-events = Von hier aus wurde gerade zu viel gespeichert: Versuch es in einer Minute noch einmal.
error-too-many-changes = Du hast an diesem Tisch gerade zu viel gesagt oder geändert: Versuch es in einer Minute noch einmal.
error-too-many-connections = Zu viele Verbindungen.
error-too-many-watchers = An diesem Tisch schauen schon zu viele zu.
error-say-hello = Die erste Nachricht muss hello sein.
error-version = Dieser Server spricht Version { $version } des Protokolls: Lade die Seite neu oder bring dein Programm auf den neuesten Stand.
error-busy = Das konnte gerade nicht gespeichert werden: Versuch es noch einmal.
error-broken = Hier ist etwas schiefgegangen. Nichts hat sich geändert; versuch es noch einmal.

server-not-built = Nullo läuft, aber die Seite ist nicht gebaut: Ruf „scripts/build“ auf oder installiere Nullo aus einem Wheel.
