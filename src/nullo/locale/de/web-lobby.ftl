# Die Lobby: Spiele, Tische, Einstellungen.

lobby-page = Kartenspiele · Nullo
lobby-heading = Kartenspiele um alles oder nichts.
lobby-lead = Such dir eins aus, und die Karten werden gegeben. Auf freien Plätzen sitzen Bots.
first-title = Neu hier?
first-lesson = Erste Runde in drei Minuten
first-lesson-about = { $game }, mit einem Tipp zu jeder Wahl
first-casual = Gegen lockere Bots spielen
first-casual-about = { $game }; auch sie machen Fehler
lobby-games = Spiele
lobby-loading = Die Spiele werden geladen …
offline-play = Ohne Verbindung spielen
lobby-players = { $low }–{ $high } Spieler
lobby-players-fixed = { $players } Spieler
lobby-minutes = { $minutes } Min.
lobby-play = Jetzt spielen
lobby-play-game = Jetzt spielen: { $game }
lobby-invite = Einladen
lobby-invite-game = Einladen: { $game }
lobby-options = Optionen
lobby-options-game = Optionen: { $game }

## Tische

lobby-open = Offene Tische
lobby-open-none = Gerade wartet niemand. Mach selbst einen Tisch auf und zeig ihn hier.
lobby-mine = Deine angefangenen Spiele
lobby-mine-none = Ein angefangenes Spiel wartet hier auf dich.
lobby-host = Tisch von { $name }
lobby-host-left = Tisch von { $name }, { $seats ->
    [one] ein Platz frei
   *[other] { $seats } Plätze frei
 }
lobby-host-hand = Tisch von { $name }, Runde { $hand }
lobby-gathering = Noch nicht begonnen
lobby-your-turn = Runde { $hand }, du bist dran
lobby-waiting-for = Runde { $hand }, dran: { $names }
lobby-hand = Runde { $hand }
lobby-slow = { $fact } · { $time } je Entscheidung
lobby-left = { $fact }, noch { $time }
lobby-offline = { $fact } · in diesem Browser, ohne den Server
lobby-people = { $people } von { $players } Plätzen besetzt
lobby-join = Mitspielen
lobby-watch = Zuschauen
lobby-continue = Weiterspielen
lobby-open-table = Öffnen
lobby-join-of = Mitspielen: { $game }, Tisch von { $name }
lobby-watch-of = Zuschauen: { $game }, Tisch von { $name }
lobby-continue-of = Weiterspielen: { $game }
lobby-open-of = Öffnen: { $game }
lobby-rules = Regeln: { $game }
lobby-keep = Punkte am echten Tisch aufschreiben
lobby-rules-all = Regeln lesen
games-link = Meine Partien
games-link-all = Alle meine Partien
games-turn = Du bist dran
today-title = Heute
daily-streak = { $days ->
    [0] Spiel heute, dann beginnt eine Serie.
    [one] Ein Tag in Folge.
   *[other] { $days } Tage in Folge.
 }
mistakes-heading = Aus deinen Fehlern
today-go-on = Weiterspielen
today-more = { $count ->
    [one] Eine weitere wartet.
   *[other] { $count } weitere warten.
 }
today-played = { $done } von { $all } gespielt{ $minutes ->
    [0] .
   *[other] , noch etwa { $minutes } Min.
 }
today-expert = Diese Woche in { $good } von { $all } so gut wie der Experte.
today-mistakes = { $count ->
    [one] Heute einer zum Üben.
   *[other] Heute { $count } zum Üben.
 }
daily-link = Spiel des Tages

## Optionen und Einladungen

options-title = { $game }: Optionen
options-usual = Alles wie üblich
options-changed = { $count ->
    [0] Alles ist wie üblich.
    [one] Eine Option ist geändert.
   *[other] { $count } Optionen sind geändert.
 }
options-more = Feinheiten
options-wrong = Etwas stimmt noch nicht: Sieh dir die markierten Felder an.
bots-title = Bots
bots-about = Wie gut die Bots auf den freien Plätzen spielen.
bots-know-heuristic = Mit diesen Regeln haben die Bots nicht geübt; sie spielen nach einer Faustregel.
bots-know-none = Die Bots kennen von diesem Spiel nur die Regeln und spielen schwach.
bots-all = Alle Bots
bots-each = Jeder seine
bots-each-title = Eine Stufe für jeden Bot
bots-one = Bot { $number }
bots-partner = Bot { $number }, dein Partner
pace-title = Tempo der Bots
pace-slow = Langsam
pace-normal = Normal
pace-quick = Schnell
seats-teams = Wer mit wem spielt
seats-seats = Plätze
seats-dealer = Wer zuerst gibt
seats-by-cut = Auslosen
seats-listed = Wie in der Liste
bots-of = Stufe von { $name }
name-level = { $name } ({ $level })
bots-beginner = Anfänger
bots-beginner-about = Sagt zu viel an, spielt hohe Karten zu früh, vergisst, was gefallen ist.
bots-casual = Gelegenheitsspieler
bots-casual-about = Spielt vernünftig, vergisst und übersieht aber manches.
bots-club = Vereinsspieler
bots-club-about = Spielt nach Gefühl, ohne zu rechnen.
bots-expert = Experte
bots-expert-about = Spielt vor jedem Zug mögliche Verteilungen durch.
bots-analyst = Analytiker
bots-analyst-about = Rechnet so lange, wie der Tisch es erlaubt.
bots-random = Zufällig
bots-simple = Solide
bots-sampler = Stark
invite-title = Zu { $game } einladen
invite-lead = Du bekommst einen Link. Wer ihn öffnet, kann mitspielen: kein Konto, ein Name genügt.
invite-make = Tisch aufmachen
table-settings-lead = Uhr, Zurücknehmen, Nachrichten und was Zuschauer sehen stellst du im Warteraum unter „Tischeinstellungen“ ein.
call-lobby = Ruf mich, wenn sich jemand an einen offenen Tisch setzt
call-room = Ruf mich, wenn sich jemand setzt
call-on = Mit einem Ton, im Titel dieser Seite und, solange sie im Hintergrund ist, mit einer Mitteilung. Lass sie offen.
call-without = Mit einem Ton und im Titel dieser Seite: Dein Browser zeigt von ihr keine Mitteilungen. Lass sie offen.
call-sat = Neu am Tisch: { $names }
call-sat-at = Neu am Tisch: { $names } ({ $game })
call-body = Du wolltest gerufen werden.
name-label = Dein Name
name-guest = Gast
name-missing = Die anderen müssen dich irgendwie nennen können.
cancel = Abbrechen
listed-title = In der Lobby zeigen
listed-about = Alle hier können den Tisch sehen und mitspielen oder zuschauen.
replay-open = Aufzeichnung öffnen …
replay-drop = Lege die Aufzeichnung irgendwo hier ab
replay-large = Das ist keine Aufzeichnung: Die Datei ist größer als 1 MB.
replay-several = Diese Datei enthält { $count } Aufzeichnungen
replay-which = Nummer, ab 1
replay-open-it = Öffnen
lobby-print = Punktezettel, Deck und Regeln zum Drucken
