# Drucken von der Seite aus.
error-no-printing = Dieser Server kann nicht drucken: Das Extra „paper“ ist nicht installiert.
error-too-many-papers = Zu viel auf einmal gedruckt: Versuch es später noch einmal.
onpaper-title = Drucken: Punktezettel, Deck, Regeln
onpaper-lead = PDF-Dateien: Das Deck wird beidseitig gedruckt und ausgeschnitten, die Regeln füllen ein Blatt.
onpaper-scoresheet = Punktezettel
onpaper-deck = Deck
onpaper-rules = Regeln
onpaper-paper = Papier
onpaper-a4 = A4
onpaper-letter = Letter
onpaper-players = Spieler
onpaper-missing = Diese Zeichen lassen sich nicht drucken: { $letters }. Statt eines solchen Namens steht auf dem Blatt eine Linie zum Ausfüllen.
