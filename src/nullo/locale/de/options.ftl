# Die Optionen jedes Spiels in einfachen Worten: "option-SPIEL-NAME" ist eine Beschriftung, mit "-about"
# ein Satz, "option-SPIEL-NAME-WAHL" eine Wahl. Was Spiele gemeinsam haben, hat kein SPIEL im Schlüssel.

option-players = Spieler
option-players-about = Wie viele am Tisch sitzen; auf freien Plätzen sitzen Bots.
option-mode = Nichtbedienen
option-mode-about = Ob der Tisch es verhindert, wenn jemand nicht bedient, obwohl er könnte, oder ob die Spieler selbst aufpassen.
option-mode-strict = Verhindert der Tisch
option-mode-honour = Ehrenmodus
option-unset = keiner
option-on = ja
option-off = nein
option-range = Von { $low } bis { $high }.
option-list-range = Ganze Zahlen mit Kommas dazwischen, jede ab { $low }.
option-wrong-number = Es muss eine ganze Zahl von { $low } bis { $high } sein.
option-wrong-list = Es müssen 1 bis 100 ganze Zahlen ab { $low } sein, mit Kommas dazwischen.
option-wrong-empty = Eine Zahl fehlt.

# What the marks ⚖ and ☂ of a rule mean.
mark-ruling = Auslegung: Die Quelle schweigt oder ist zweideutig
mark-house = Hausregel: Die Quelle nennt sie, ohne sie zu beschreiben
