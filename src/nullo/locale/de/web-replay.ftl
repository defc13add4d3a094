# Nach der Partie: Nachspielen, Ergebnis, Aufzeichnungen als Dateien, Siegel.

error-bad-record = { $reason }
error-film-too-long = Diese Partie ist zu lang, um hier gezeigt zu werden.
error-too-many-films = Zu viele Partien angesehen: Versuch es später noch einmal.

replay-page = { $game }: nachspielen
replay-where = Nachspielen · Runde { $hand }/{ $hands }
replay-turn-of = Zug { $turn } von { $turns }
replay-deal = { $name } gibt die Karten.
replay-deal-more = Es werden weitere Karten gegeben.
replay-end = Hier endet die Aufzeichnung.
replay-player = Spieler { $seat }
replay-controls = Nachspielen
replay-slider = Zug
replay-first = Erster Zug
replay-previous = Voriger Zug
replay-next = Nächster Zug
replay-last = Letzter Zug
replay-play = Abspielen
replay-pause = Pause
replay-speed = Tempo
replay-speed-slow = langsam
replay-speed-normal = normal
replay-speed-fast = schnell
replay-eye = Gesehen von
replay-eye-all = Alle
replay-history = Die Partie in Worten
replay-chapter = Runde { $hand }
tool-history = Verlauf
tool-share = Link kopieren
replay-copied = Der Link zu diesem Zug ist kopiert.
replay-too-long = Diese Partie ist zu lang für einen Link. Schick stattdessen die Datei.
replay-live = Diese Partie ist noch nicht zu Ende
replay-live-words = Vorher sieht niemand die Blätter. Du kannst zuschauen und die Partie ansehen, wenn sie zu Ende ist.
replay-watch = Zum Tisch
replay-again = Noch einmal nachsehen
replay-none = Aufzeichnung öffnen
replay-none-words = Wähle eine Datei, die du nach einer Partie heruntergeladen oder die nullo play geschrieben hat, oder lege sie hier ab. Der Server rechnet nur aus, was zu sehen ist, und speichert nichts.
replay-open-other = Andere Datei wählen
replay-bad = Diese Aufzeichnung lässt sich nicht nachspielen
replay-bad-link = Dieser Link ist beschädigt
replay-bad-link-words = Ein Teil davon fehlt. Bitte noch einmal darum, oder um die Datei.

after-same = Revanche: gleiche Plätze
after-cut = Revanche: neu auslosen
rematch-title = Noch eine Partie?
rematch-asks = { $name } fragt alle nach einer weiteren Partie.
rematch-asks-cut = { $name } fragt alle nach einer weiteren Partie, neu ausgelost.
rematch-yes = Noch einmal spielen
rematch-no = Nein, danke
rematch-waiting = Warten auf { $names }.
rematch-without = Nicht dabei: { $names }.
rematch-nobody = Sonst möchte niemand noch einmal spielen.
rematch-mine = Du spielst noch einmal mit.
rematch-mine-no = Du spielst nicht noch einmal mit.
rematch-go = Nicht länger warten
rematch-bots = Mit Bots spielen
rematch-withdraw = Zurückziehen
after-next = Zur nächsten Partie
after-watch = Bei der nächsten Partie zuschauen
after-replay = Nachspielen
after-download = Aufzeichnung laden
after-check = Mischen prüfen

curve = Punkte nach jeder Runde
curve-about = { $hands ->
    [one] Eine Runde
   *[other] { $hands } Runden
 }. Am Ende: { $totals }.
curve-side = { $name } { $points }

seal-line = Siegel: { $seal }…
seal-about = Das ist der Fingerabdruck (SHA-256) der Karten dieser Runde, die vor ihrem Beginn feststanden. Nach der Partie berechnet „Mischen prüfen“ ihn neu aus der Aufzeichnung. Er beweist nicht, dass gut gemischt wurde oder dass niemand hineingesehen hat.
seal-checking = Die Siegel werden berechnet …
seal-seen = Dieses Siegel wurde dir vor der Runde gezeigt.
seal-strange = Dir wurde das Siegel { $seal }… gezeigt, das in dieser Aufzeichnung fehlt.
seal-none = Diese Aufzeichnung hat keine Siegel. Nur Partien an einem Tisch haben welche.
seal-damaged = Die Siegel in dieser Aufzeichnung sind beschädigt.

## Sharing a result

share-result = Ergebnis teilen
share-link = Link zum Nachspielen
share-copied = Kopiert
share-copy-link = Link kopieren
share-copy-text = Als Text kopieren
share-picture = Bild herunterladen
share-no-qr = Für einen QR-Code ist der Link zu lang.
