# Warum ein Tisch nicht tut, was in Gesellschaft gewünscht wird. Schlüssel sind „error-“ und der Code.

error-cut-seats = Die Auslosung entscheidet, wer wo sitzt. Wer die Plätze selbst verteilen will, stellt das zuerst an diesem Tisch ein.
error-before-start = Das lässt sich nur vor Beginn der Partie einstellen.
error-rematch-asked = Es wird schon um eine neue Partie gebeten: Antworte darauf.
error-no-rematch = Niemand fragt nach einer neuen Partie.
error-rematch-begun = Die nächste Partie hat schon begonnen.
error-talk-off = Der Gastgeber hat an diesem Tisch die Nachrichten abgeschaltet.
error-no-takebacks = An diesem Tisch ist Zurücknehmen nicht erlaubt.
error-no-hints = An diesem Tisch sind Tipps nicht erlaubt.
error-hint-failed = Gerade gibt es keinen Tipp. Versuch es gleich noch einmal.
error-nothing-to-take-back = Du hast in dieser Runde nichts getan, was sich zurücknehmen ließe.
error-revealed = Seither wurde etwas aufgedeckt oder gezogen: Das lässt sich nicht zurücknehmen.
error-back-asked = Es wird schon um ein Zurücknehmen gebeten.
error-no-back = Niemand wartet auf deine Antwort wegen eines Zurücknehmens.
error-hands-open = Wer zuschaut, sieht gerade alle Blätter: Nach dieser Runde kannst du dich setzen.
error-no-claims = In diesem Spiel kann man die restlichen Stiche nicht für sich beanspruchen.
error-not-yours = Nach allem, was du weißt, ist nicht sicher, dass alle restlichen Stiche dir gehören.
error-claimed-before = Du hast in diesem Stich schon den Rest beansprucht: Versuch es im nächsten wieder.
