# Was jede Seite umgibt: Kopfzeile, Schubladen, Einstellungen, Meldungen.

brand-home = Nullo: zur Lobby
close = Schließen
loading = Einen Moment …
retry = Noch einmal
reload = Seite neu laden
to-lobby = Zur Lobby

tool-last-trick = Letzter Stich
tool-rules = Regeln
tool-score = Punkte
tool-settings = Einstellungen
tool-keys = Tasten
tool-more = Mehr
tools = Werkzeuge

connection-connecting = Verbinden …
connection-open = Verbunden
connection-lost = Verbindung weg. Neuer Versuch …
watching-count = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } schauen zu
 }

page-lost = Diese Seite gibt es nicht
page-lost-words = Vielleicht ist die Adresse unvollständig. Alle Spiele findest du in der Lobby.
table-gone = Diesen Tisch gibt es nicht mehr
table-gone-words = Er wurde gelöscht, oder der Link ist unvollständig.
table-old = Diese Seite passt nicht mehr zum Server
table-old-words = Lade die Seite neu: Dein Platz und das Spiel bleiben erhalten.
problem-offline = Der Server antwortet nicht. Läuft er, und besteht eine Netzverbindung?
problem-unknown = Etwas ist schiefgegangen. Nichts hat sich geändert; versuch es noch einmal.
problem-closed = Die Seite wurde verlassen, bevor die Antwort kam.
problem-gone = Den Tisch gibt es nicht mehr.
problem-version = Diese Seite ist älter als der Server: Lade sie neu.
server-needed = Dazu müssen andere dich erreichen können: Das braucht einen Server. Hier spielst du allein, und nichts verlässt diesen Browser.
server-there = Zu { $server }
server-how = Wer Nullo installiert hat, startet einen mit „nullo serve“.
server-away = { $server } ist nicht erreichbar. Hier spielst du gegen Bots; deine Spiele bleiben in diesem Browser, und { $server } führt sie auf, sobald es wieder da ist.
server-reached = { $server } ist erreichbar: Dort sind andere, und deine Spiele stehen auch dort in der Lobby.
server-table = Dieser Tisch ist auf { $server }
server-table-words = Er wartet dort, bis du wieder eine Verbindung hast.
kept-nothing = Dieser Browser speichert nichts oder hat keinen Platz mehr: Das Spiel geht weiter, ist aber weg, wenn die Seite geschlossen wird.
site-newer = Es gibt eine neuere Fassung dieser Seite.
engine-loading = Die Karten sind unterwegs: beim ersten Mal ein paar Sekunden.
messages = Meldungen

rules-of = Regeln: { $game }
rules-page = Regeln: { $game } · Nullo
rules-now = Regel { $rule }, die gerade gilt
rules-mark = gilt gerade

settings-title = Einstellungen
settings-name = Dein Name
settings-name-about = Für den nächsten Tisch, an den du dich setzt.
settings-theme = Aussehen
settings-theme-system = Auto
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-colours = Farben
settings-colours-4 = Vierfarbig
settings-colours-2 = Zweifarbig
settings-size = Karten
settings-size-s = Klein
settings-size-m = Mittel
settings-size-l = Groß
settings-motion = Bewegung
settings-motion-system = Auto
settings-motion-reduce = Keine
settings-sounds = Töne
settings-sounds-about = Ein leiser Ton bei Karten, Stichen und wenn du dran bist.
settings-notices = Mir sagen, wenn ich dran bin
settings-notices-about = Mit einem Hinweis des Browsers, an Tischen mit anderen, solange die Seite im Hintergrund offen ist.
notice-refused = Dein Browser lässt keine Hinweise dieser Seite zu. Das kannst du in seinen Einstellungen für diese Seite ändern.
settings-talk = Zeigen, was andere sagen
settings-talk-about = Sonst siehst du an keinem Tisch Nachrichten.
settings-remarks = Bots reden lassen
settings-remarks-about = Ein Wort über dem Platz eines Bots, wenn er seine Ansage erfüllt oder verfehlt hat.
settings-help = Hilfe am Tisch
settings-help-full = Viel
settings-help-quiet = Wenig
settings-awake = Bildschirm anlassen
settings-awake-about = Solange du am Tisch sitzt oder Punkte aufschreibst.
settings-awake-none = Der Bildschirm kann ausgehen, während du wartest: Browser lassen nur Seiten mit https das verhindern, manche gar keine.
settings-warn = Warnen
settings-warn-about = Im Ehrenmodus: Warn mich, bevor ich nicht bediene, obwohl ich könnte.
settings-kept = Das merkt sich nur dieser Browser.

keys-title = Tasten
key-close = Esc
key-close-words = schließen, was über dem Tisch liegt

playing-leave = Tisch verlassen
playing-delete = Tisch löschen
playing-link = Link kopieren
