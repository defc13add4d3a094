# Warum eine Datei oder das Netz nicht tut, was es soll.

system-no-file = diese Datei oder diesen Ordner gibt es nicht
system-folder = das ist ein Ordner
system-no-folder = das ist kein Ordner
system-barred = Zugriff verweigert
system-forbidden = das ist nicht erlaubt
system-name-long = der Dateiname ist zu lang
system-loop = zu viele symbolische Links hintereinander
system-full = der Datenträger ist voll
system-read-only = das Dateisystem ist schreibgeschützt
system-broken = Fehler beim Lesen oder Schreiben
system-in-use = diese Adresse ist schon vergeben
system-no-address = diese Adresse gehört nicht zu diesem Rechner
system-refused = die Verbindung wurde abgelehnt
system-reset = die Verbindung wurde abgebrochen
system-late = keine Antwort in der vorgesehenen Zeit
system-no-way = dieser Rechner ist nicht erreichbar
system-no-net = das Netz ist nicht erreichbar
system-no-name = einen Rechner mit diesem Namen gibt es nicht
system-no-name-now = der Name lässt sich gerade nicht auflösen
system-no-home = es gibt kein Benutzerverzeichnis: HOME setzen, oder XDG_STATE_HOME
system-null = ein Name kann kein Nullzeichen enthalten
system-other = Fehler des Systems ({ $reason })
