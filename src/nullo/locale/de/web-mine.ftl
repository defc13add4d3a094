# Die Partien dieses Browsers: beendete und angefangene, ihre Zahlen, und wie man sie mitnimmt.

error-only-browsers = Das kann nur die Seite dieses Servers.
error-nothing-to-carry = Es gibt noch nichts mitzunehmen: Spiel erst eine Partie.
error-carry-over = Dieser Link gilt nicht mehr: Er wurde schon benutzt, oder seine zehn Minuten sind um. Erstell einen neuen.
error-carry-clash = Beide Geräte sitzen am selben angefangenen Tisch. Spiel diese Partie zu Ende oder verlass sie, und versuch es noch einmal.
error-too-many-carries = Zu viele solcher Links: Versuch es später noch einmal.

games-page = Meine Partien · Nullo
games-heading = Meine Partien
games-lead = In diesem Browser aufbewahrt, ohne Konto.
games-loading = Deine Partien werden gesucht …
games-unfinished = Angefangen
games-unfinished-none = Keine Partie wartet.
games-finished = Beendet
games-finished-none = Noch keine beendete Partie. Spiel eine: Dann steht sie hier.
games-of = Zeigen
games-of-all = Alle Spiele
mistakes-due = { $count ->
    [one] Heute ist einer zu üben.
   *[other] Heute sind { $count } zu üben.
 } Ein Fehler kommt wieder, bis du ihn zweimal gelöst hast.
mistakes-practise = Üben
games-figures = Siege und Punkte
games-figure-game = Spiel
games-figure-count = Gespielt
games-figure-won = Gewonnen
games-figure-average = Im Schnitt
games-figure-best = Bestes
games-figure-lowest = wenig gewinnt
games-figure-better = Besser um
games-figure-rating = Wertung
games-better-about = Besser um: wie viel besser dein Durchschnitt ist als der deiner Partien davor.
games-rating-about = Wertung: deine Stärke neben den Stufen der Bots, nach OpenSkill, anfangs 25 ± 8,3; ± ist ihre Standardabweichung. { $game }: { $levels }.
games-span = Zeitraum
games-span-days = { $days ->
    [0] alle Partien
    [7] letzte Woche
   *[other] letzter Monat
 }
games-span-none = In dieser Zeit keine Partie.
games-dailies = { $count ->
    [one] Ein Spiel des Tages.
   *[other] { $count } Spiele des Tages.
 }
games-dailies-expert = In { $good } von { $all } so gut wie der Experte.
games-figure-number = Nr.
games-figure-date = Datum
games-figure-result = Ergebnis
games-figure-points = Punkte
games-figure-others = Mit
games-share = { $won } ({ $percent } %)
games-curve = Punkte im Lauf der Zeit
games-curve-about = { $game }: Punkte aus { $count } Partien, die letzte rechts. Im Schnitt { $average }, zuletzt { $last }.
games-curve-of = Punkte bei { $game }
games-curve-average = Schnitt
games-won = Gewonnen
games-drawn = Geteilter erster Platz
games-place = Platz { $place } von { $places }
games-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
games-with = Mit { $names }
games-replay = Nachspielen
games-replay-of = { $game } vom { $date } nachspielen
games-again = Noch einmal
games-again-of = Noch einmal: { $game }
games-more = { $count } weitere zeigen
games-tools = Behalten und mitnehmen
games-tools-about = Der Server bewahrt beendete Partien 30 Tage lang auf; diese Liste bleibt in diesem Browser, solange du willst. Eine Datei enthält auch die Aufzeichnungen, soweit es sie noch gibt: So lassen sich die Partien anderswo nachspielen.
games-export = In eine Datei sichern
games-records-full = { $count ->
    [0] Die Datei enthält die Ergebnisse aller Partien; für eine Aufzeichnung war kein Platz.
    [one] Die Datei enthält die Ergebnisse aller Partien und die Aufzeichnung der letzten; für mehr war kein Platz.
   *[other] Die Datei enthält die Ergebnisse aller Partien und die Aufzeichnungen der letzten { $count }; für mehr war kein Platz.
 }
games-import = Aus einer Datei hinzufügen …
games-imported = { $count ->
    [0] Nichts Neues in dieser Datei.
    [one] Eine Partie hinzugefügt.
   *[other] { $count } Partien hinzugefügt.
 }
games-import-wrong = Diese Datei ist keine Liste von Partien aus Nullo.
games-not-kept = Dieser Browser bewahrt nichts auf: Die Liste zeigt nur, was der Server noch hat.
games-carry = Auf ein anderes Gerät mitnehmen …

carry-page = Meine Partien hierher holen · Nullo
carry-title = Auf ein anderes Gerät mitnehmen
carry-lead = Scanne das mit dem anderen Gerät, oder öffne dort den Link. Er gilt einmal, zehn Minuten lang.
carry-warn = Gib ihn niemandem: Wer ihn öffnet, spielt auf deinen Plätzen.
carry-link = Der Link
carry-qr = QR-Code des Links
carry-making = Der Link wird erstellt …
carry-expired = Die zehn Minuten sind um.
carry-again = Neuen Link erstellen
carry-heading = Deine Partien hierher holen?
carry-words = Dieses Gerät bekommt die Plätze und die Liste der Partien von dem Gerät, das den Link erstellt hat. Danach können beide weiterspielen.
carry-own = Mach nur weiter, wenn du diesen Link selbst erstellt hast. Hat ihn dir jemand geschickt, könnte diese Person auf deinen Plätzen spielen.
carry-accept = Hierher holen
carry-refuse = Nein, zur Lobby
carry-done = Fertig: Deine Partien sind jetzt auch hier.
