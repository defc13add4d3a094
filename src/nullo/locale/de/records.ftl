# Was an einer Aufzeichnung nicht stimmt. „{ $place }: { $why }“ wird zusammengesetzt: Runde 2, Aktion 5, und warum.

record-at = { $place }: { $why }
record-hand = Runde { $hand }
record-in-action = Runde { $hand }, Aktion { $number }
record-in-redeal = Runde { $hand }, Neugeben { $number }
record-in-draw = Runde { $hand }, Ziehung { $number }
record-round = cut: Durchgang { $number }

## Der Text

record-not-utf8 = kein UTF-8
record-several = enthält { $count } Aufzeichnungen: eine mit ihrer Nummer nennen, ab 1 (in der Befehlszeile mit --number)
record-number = es gibt keine Aufzeichnung { $number }: enthalten sind { $count }
record-json = fehlerhaftes JSON: { $why }
record-json-place = { $what } (Zeile { $line }, Spalte { $column }, Zeichen { $char })
record-json-surrogate = ein halbes Zeichen (ein einzelnes Surrogat)
record-json-deep = zu tief verschachtelt
record-json-constant = { $name } ist kein JSON-Wert
record-json-large = die Zahl { $number } ist zu groß
record-json-digits = eine Zahl mit { $digits } Stellen ist zu groß
record-json-value = ein Wert fehlt
record-json-name = ein Schlüssel in doppelten Anführungszeichen fehlt
record-json-colon = ein Doppelpunkt fehlt
record-json-comma = ein Komma fehlt
record-json-trailing = ein Komma zu viel am Ende
record-json-string = Text ohne schließendes Anführungszeichen
record-json-control = unzulässiges Steuerzeichen
record-json-escape = unzulässige Folge nach einem Backslash
record-json-extra = überzähliger Text

## Schlüssel und Werte

record-no-object = eine Aufzeichnung muss ein JSON-Objekt sein
record-twice = der Schlüssel { $name } ist zweimal angegeben
record-unknown = unbekannter Schlüssel { $name }
record-missing = der Schlüssel { $name } fehlt
record-object = muss ein Objekt sein
record-list = muss eine Liste sein
record-key-list = { $name } muss eine Liste sein
record-texts = muss eine Liste von Texten sein
record-game = muss der Name eines Spiels sein
record-players = players fehlt
record-version = muss die Formatversion { $version } sein, nicht { $given }
record-later = Formatversion { $given } ist neuer als { $version }, die letzte hier bekannte
record-names = müssen { $players } sein, nicht { $given }
record-result = muss ein Objekt aus scores und winners sein
record-not-finished = die Partie ist nicht zu Ende
record-result-wrong = { $name } muss { $right } sein, nicht { $given }

## Das Auslosen

record-no-cut = bei { $game } wird nicht gelost; es muss null sein
record-rounds = muss null oder eine Liste von Durchgängen sein
record-round-entries = Durchgang { $number } muss { $players } Einträge haben
record-round-left = Durchgang { $number } ist überzählig
record-tied = es herrscht noch Gleichstand
record-other-seats = die gezogenen Karten ergeben andere Plätze
record-draws = Platz { $seat } zieht eine Karte
record-draws-not = Platz { $seat } zieht nicht
record-barred = { $card } gehört nicht zu den Karten, die gezogen werden
record-drawn-twice = eine Karte wurde zweimal gezogen

## Karten und Aktionen

record-deck = der Stapel muss eine Liste sein
record-too-often = { $card } ist zu oft im Stapel
record-lacks = { $card } fehlt im Stapel
record-no-card = { $card } ist keine Karte
record-not-drawn = { $card } kann jetzt nicht gezogen werden
record-action-text = muss ein Text „PLATZ AKTION“ sein
record-no-action = { $text } ist nicht „PLATZ AKTION“
record-cards-missing = die Karten, die davor kommen, fehlen
record-game-over = überzählig: Die Partie ist zu Ende
record-hand-over = überzählig: Die Runde ist zu Ende
record-hand-unfinished = nicht zu Ende, und es ist nicht die letzte
record-redeals-left = überzählige redeals
record-draws-left = überzählige draws

## Was sie sonst enthält

record-challenge = das ist keine beendete Partie eines Menschen gegen Bots an einem Tisch
record-no-seals = es gibt keine Siegel: Nur Partien an einem Tisch haben welche
record-table = table: muss die Kennung des Tisches sein, der die Siegel gemacht hat
record-seals-order = seals: muss eines je Runde sein, oder deren Teile ab 0, der Reihe nach
record-expected = erwartet wird `int` { $range }
record-expected-not = erwartet wird `{ $wanted }`, nicht `{ $given }`
record-expected-like = erwartet wird `str` nach dem Muster { $pattern }
record-field = das Feld `{ $name }` fehlt
record-not-left = das ist kein Spiel, das nullo play gespeichert hat
