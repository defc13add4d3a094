# Company at the table: talk, the clock, take-backs, claims, who watches, the table's settings.

## Talk

tool-talk = Nachrichten
talk-new = { $count ->
    [one] Nachrichten, eine neue
   *[other] Nachrichten, { $count } neue
 }
talk-field = Deine Nachricht
talk-send = Senden
talk-emotes = Kurz gesagt
talk-none = Noch hat niemand etwas gesagt.
talk-off = Der Gastgeber hat die Nachrichten abgeschaltet.
quiet-offer = Ab jetzt weniger Hilfen zeigen?
talk-watching = Du schaust zu: Du kannst lesen, aber nicht schreiben.
talk-heard = Was gesagt wurde
talk-line = { $name }: { $words }
talk-mute = Wer stumm ist
talk-mute-one = { $name } stummschalten
talk-mute-all = Alle stummschalten
talk-mute-all-about = An jedem Tisch, in diesem Browser.
talk-muted-all = Du hast alle stummgeschaltet.
talk-left = { $count ->
    [one] noch ein Zeichen
   *[other] noch { $count } Zeichen
 }
emote-hello = Hallo!
emote-thanks = Danke!
emote-well-played = Gut gespielt!
emote-oops = Hoppla!
emote-thinking = Ich überlege …
emote-wow = Wahnsinn!
emote-sorry = Tut mir leid!
emote-again = Noch eine Partie?
key-talk = /
key-talk-words = Etwas sagen

## The clock

clock-title = Uhr
clock-none = Keine
clock-quick = Schnell
clock-calm = Ruhig
clock-own = Eigene
clock-own-move = Sekunden je Entscheidung
clock-own-bank = Minuten Reserve
clock-own-set = Uhr stellen
clock-own-wrong = Je Entscheidung: 5 bis 600 Sekunden. Reserve: 0 bis 60 Minuten.
clock-day = Ein Tag
clock-days = Drei Tage
clock-says-none = Alle nehmen sich die Zeit, die sie brauchen.
clock-says = { $move } für eine Entscheidung und { $bank } Reserve; ist beides um, entscheidet dieses eine Mal ein Bot.
clock-says-no-bank = { $move } für eine Entscheidung; ist sie um, entscheidet dieses eine Mal ein Bot.
clock-says-slow = Ein langsamer Tisch: { $time } für jede Entscheidung, ob man da ist oder nicht. Danach spielt ein Bot, bis man wieder da ist.
clock-seconds = { $count } s
clock-minutes = { $count } min
clock-minutes-seconds = { $minutes } min { $seconds } s
clock-of-both = Uhr von { $name }: { $move }, dann { $bank } Reserve
clock-of-bank = Uhr von { $name }: { $bank } Reserve, sie läuft
clock-of-last = Uhr von { $name }: { $move }
clock-mine-both = Deine Uhr: { $move }, dann { $bank } Reserve
clock-mine-bank = Deine Uhr: { $bank } Reserve, sie läuft
clock-mine-rests = Deine Uhr: { $bank } Reserve
clock-mine-last = Deine Uhr: { $move }
clock-waits = Die Uhr wartet
clock-ten = Noch zehn Sekunden.
clock-ran-out = Die Zeit war um: Ein Bot hat für dich gewählt.

## Take-backs

back-title = Zurücknehmen
back-setting = Zurücknehmen erlauben
back-about = Alle, die mitspielen, müssen zustimmen. Was aufgedeckt oder gezogen wurde, lässt sich nicht zurücknehmen.
back-says-on = Erlaubt, wenn alle zustimmen
back-says-off = Nicht erlaubt
back-act = Zurücknehmen
back-asks = { $name } möchte zurücknehmen:
back-asks-you = Du möchtest zurücknehmen:
back-move = die letzte Wahl
back-move-you = deine letzte Wahl
back-more = { $count ->
    [one] und eine weitere Aktion
   *[other] und { $count } weitere Aktionen
 }
back-waiting = Warten auf { $names }.
back-agreed = Du stimmst zu. Warten auf { $names }.
back-yes = Ja
back-no = Nein
back-withdraw = Doch nicht
told-back-asked = { $name } möchte zurücknehmen: { $what }
told-back-asked-you = Du möchtest zurücknehmen: { $what }
told-back-done = Zurückgenommen: { $what }
told-back-refused = Nicht alle stimmen zu: Nichts wird zurückgenommen.
told-back-past = Das Spiel ging weiter: Nichts wird zurückgenommen.
key-back = ⌫
key-back-words = Bitten, deine letzte Aktion zurückzunehmen

## Claims

claim-act = Der Rest gehört mir
claim-title = Den Rest beanspruchen?
claim-words = Geprüft wird mit dem, was du weißt: Jeder übrige Stich muss dir gehören, was immer die anderen haben und spielen. Ist es so, wird der Rest ausgespielt; wenn nicht, erfährst nur du es. Ein Versuch je Stich.
claim-yes = Beanspruchen
told-claim = { $name }: „Der Rest gehört mir.“ Das stimmt; er wird ausgespielt.
told-claim-you = Der Rest gehört dir; er wird ausgespielt.
claim-plays = Der Rest gehört { $name }. Er wird ausgespielt.
claim-plays-you = Der Rest gehört dir. Er wird ausgespielt.

## Who watches

watch-title = Zuschauer sehen
watch-term = Zuschauer
watch-never = Kein Blatt
watch-at-once = Alle Blätter
watch-later = Später alle
watch-after = { $rounds ->
    [yes] Runden am Tisch, bevor sie alle Blätter sehen
   *[no] Stiche, bevor sie alle Blätter sehen
 }
watch-about = Wer alle Blätter sieht, weiß alles und könnte es jemandem am Tisch verraten.
watch-says-never = Zuschauer sehen kein Blatt.
watch-says-at-once = Zuschauer sehen alle Blätter.
watch-says-tricks = { $count ->
    [one] Zuschauer sehen alle Blätter nach einem Stich.
   *[other] Zuschauer sehen alle Blätter nach { $count } Stichen.
 }
watch-says-rounds = { $count ->
    [one] Zuschauer sehen alle Blätter, wenn alle einmal dran waren.
   *[other] Zuschauer sehen alle Blätter, wenn alle { $count }-mal dran waren.
 }
watch-hand = Blatt von { $name }

## The settings of a table

table-settings = Tischeinstellungen
table-settings-begun = Vor dem Beginn festgelegt
table-settings-read = { $name } ist Gastgeber und stellt das ein.
table-settings-play = So wird gespielt
talk-setting = Nachrichten erlauben
talk-says-on = Erlaubt
talk-says-off = Abgeschaltet
talk-title = Nachrichten
seats-term = Plätze
seats-says = Vom Gastgeber verteilt, ohne Auslosen
last-card-setting = Die letzte Karte einer Runde spielt sich selbst
last-card-term = Letzte Karte einer Runde
last-card-about = Im Tempo der Bots, bei allen, die nichts anderes tun können.
last-card-says-on = Spielt sich selbst
last-card-says-off = Wird von Hand gespielt
closed-setting = Niemand sonst darf sich setzen
closed-about = Wer einen Platz hat, behält ihn; alle anderen können zuschauen.
closed-term = Freie Plätze
closed-says-on = Niemand sonst darf sich setzen
closed-says-off = Für alle, die den Link haben
people-title = Mitspieler
remove-ask = { $name } entfernen …
remove-words = { $name } entfernen? Ein Bot spielt mit diesen Karten weiter, und { $name } kann nicht an diesen Tisch zurückkommen.
sound-offer = Mit Ton spielen?
sound-yes = Ja
sound-no = Nein
listed-short = In der Lobby
listed-says-on = Zu sehen
listed-says-off = Nicht zu sehen

## Hinweise des Browsers

notice-offer = Hier können zwischen zwei Zügen Tage liegen.
notice-yes = Sag mir, wenn ich dran bin
notice-no = Nein, danke
notice-on = Du bekommst einen Hinweis, solange diese Seite offen ist, auch im Hintergrund.
notice-turn = Du bist dran.

## What bots say when they have made or missed a bid

remark-beginner-made = Es hat geklappt! Wirklich!
remark-beginner-missed = Oh. Im Kopf sah das leichter aus.
remark-casual-made = Na also. Wer kocht Kaffee?
remark-casual-missed = Ach, ist ja nur ein Spiel.
remark-club-made = Wie angesagt.
remark-club-missed = Eine Karte zu viel. Gut gespielt.
remark-expert-made = Das war nie in Gefahr.
remark-expert-missed = Mein Fehler. Ein zweites Mal nicht.
remark-analyst-made = Wie zu erwarten war.
remark-analyst-missed = Der unwahrscheinliche Fall. Kommt vor.
