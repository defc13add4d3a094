# Vor dem Spiel: Eingeladene, der Warteraum, das Auslosen.

invited-by = { $name } lädt dich ein
invited-heading = Eine Partie { $game }
invited-lead = { $players } Spieler, etwa { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
 }. Kein Konto; ein Name genügt.
invited-lead-teams = { $teams ->
    [2] { $members ->
        [2] Zwei gegen zwei
       *[other] { $members } gegen { $members }
     }
   *[other] { $teams } Teams zu { $members }
 }, etwa { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
 }. Kein Konto; ein Name genügt.
invited-full = Alle Plätze sind besetzt, aber du kannst zuschauen.
invited-closed = Der Gastgeber lässt niemanden mehr mitspielen, aber du kannst zuschauen.
invited-begun = Das Spiel läuft schon: Du übernimmst den Platz, den ein Bot für dich hält.
invited-unknown = Ich kenne es noch nicht: erst eine Runde mit Tipps
seat-legend = Dein Platz
seat-free = Frei
seat-place = Platz { $place }
sit-down = Platz nehmen
sit-note = Das Spiel beginnt, sobald { $name } es startet. Auf freien Plätzen sitzen Bots.
newcomer-tick = Das Spiel ist neu für mich
newcomer-about = Dann darfst du Tipps holen, und alle am Tisch erfahren es.
newcomer-sign = Neuling

room-page = Warteraum · { $game }
room-heading = Ein Tisch für { $game }
room-lead-host = Schick den Link an deine Freunde. Fang an, wann du magst: Bots nehmen die freien Plätze.
room-lead = Das Spiel beginnt, sobald { $name } es startet.
room-lead-watch = Du schaust zu. Das Spiel beginnt, sobald { $name } es startet.
room-link = Der Link zu diesem Tisch
room-copy = Link kopieren
room-copied = Der Link ist kopiert.
copy-by-hand = Von Hand kopieren
copy-by-hand-about = Dieser Browser kopiert nicht. Der Text ist markiert: Kopier ihn von Hand.
copy-by-hand-text = Text zum Kopieren
room-share = Teilen …
room-share-text = Komm, wir spielen { $game }
room-qr = QR-Code des Links
room-loopback = Dieser Link gilt nur auf diesem Rechner. Für Handys starte Nullo mit: make play LAN=1
room-seats = Am Tisch
room-seats-note = Im Uhrzeigersinn, so wie ihr sitzen werdet.
room-seats-cut = Die Auslosung entscheidet, wer wo sitzt und wer gibt.
room-seats-teams = Die Auslosung entscheidet, wer mit wem spielt.
room-seats-placed = Im Uhrzeigersinn, so wie ihr sitzen werdet. Wer in der Liste oben steht, gibt zuerst.
room-seats-placed-teams = Im Uhrzeigersinn, so wie ihr sitzen werdet, Partner einander gegenüber. Wer in der Liste oben steht, gibt zuerst.
room-seats-placed-in-turn = Im Uhrzeigersinn, so wie ihr sitzen werdet, die Teams abwechselnd. Wer in der Liste oben steht, gibt zuerst.
room-with = spielt mit { $name }
room-you = du
room-host = Gastgeber
room-bot-host = ein Bot, bis jemand kommt
room-bot = { $level }, bis jemand kommt
room-offline = nicht verbunden
room-empty = Frei: Hier sitzt ein Bot
room-remove = { $name } entfernen
room-up = { $name } nach oben
room-down = { $name } nach unten
room-start = Spiel starten
room-start-bots = { $bots ->
    [0] Alle sind da.
    [one] Ein Bot spielt mit.
   *[other] { $bots } Bots spielen mit.
 }
room-leave = Tisch verlassen
room-delete = Tisch löschen
room-options = Optionen dieses Tisches
room-options-usual = Gespielt wird nach den üblichen Regeln.
room-moved = { $name } hat jetzt Platz { $place }.

confirm-delete = Diesen Tisch löschen?
confirm-delete-words = Er ist dann für alle weg, samt dem Spiel.
confirm-delete-yes = Löschen
confirm-leave = Den Tisch endgültig verlassen?
confirm-leave-words = Ein Bot übernimmt deinen Platz. Willst du später weiterspielen, schließ einfach die Seite.
confirm-leave-yes = Verlassen

## Das Auslosen

cut-title = Auslosung
cut-lead-dealer = Alle haben gezogen: Wer gibt zuerst?
cut-lead-seats = Alle haben eine Karte um die Plätze gezogen.
cut-round = Bei Gleichstand noch einmal gezogen
cut-deals = { $name } gibt zuerst.
cut-deals-you = Du gibst zuerst.
cut-teams = Es spielen { $teams }.
cut-against = { $a } gegen { $b }
cut-play = An den Tisch
removed-title = Du wurdest entfernt
removed-words = Du wurdest von diesem Tisch entfernt. Du kannst zuschauen, aber hier nicht wieder Platz nehmen.
removed-watch = Weiter zuschauen
