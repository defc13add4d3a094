# Die Optionen jedes Spiels in einfachen Worten: "option-SPIEL-NAME" ist eine Beschriftung, mit "-about"
# ein Satz, "option-SPIEL-NAME-WAHL" eine Wahl. Was Spiele gemeinsam haben, hat kein SPIEL im Schlüssel.

option-players = Spieler
option-players-about = Wie viele am Tisch sitzen; auf freien Plätzen sitzen Bots.
option-mode = Falsche Karten
option-mode-about = Ob der Tisch eine falsche Karte verhindert oder die Spieler selbst aufpassen.
option-mode-strict = Verhindert der Tisch
option-mode-honour = Sache der Spieler
option-unset = keiner
option-on = ja
option-off = nein
option-range = Von { $low } bis { $high }.
option-list-range = Ganze Zahlen mit Kommas dazwischen, jede ab { $low }.
option-wrong-number = Es muss eine ganze Zahl von { $low } bis { $high } sein.
option-wrong-list = Es müssen 1 bis 100 ganze Zahlen ab { $low } sein, mit Kommas dazwischen.
option-wrong-empty = Eine Zahl fehlt.

## ALL or NOTHING

option-all-or-nothing-start = Punkte am Anfang
option-all-or-nothing-start-about = Mit so vielen Punkten fangen alle an; wer auf 0 kommt, beendet das Spiel.
option-all-or-nothing-hands = Runden
option-all-or-nothing-hands-about = Nach so vielen Runden ist Schluss, wenn bis dahin niemand auf 0 gekommen ist.
option-all-or-nothing-made_nothing = Ein NOTHING, das hält
option-all-or-nothing-made_nothing-about = So viele Punkte gehen ab, wenn man NOTHING ansagt und keinen Stich macht.
option-all-or-nothing-made_all = Ein ALL, das hält
option-all-or-nothing-made_all-about = So viele Punkte gehen ab, wenn man ALL ansagt und jeden Stich macht.
option-all-or-nothing-miss = Ein falscher Stich
option-all-or-nothing-miss-about = Punkte, die für jeden Stich dazukommen, den man bei NOTHING macht oder bei ALL nicht macht.
option-all-or-nothing-revoke = Eine falsche Karte
option-all-or-nothing-revoke-about = Punkte, die für eine entdeckte falsche Karte dazukommen, wo die Spieler selbst aufpassen.
option-all-or-nothing-offsuit_wins = Jede Farbe kann gewinnen
option-all-or-nothing-offsuit_wins-about = Die höchste Zahl macht den Stich, gleich welcher Farbe, wenn kein ALL dort liegt.
option-all-or-nothing-mode-about = Sache der Spieler: Man darf eine Farbe zurückhalten, aber die nächste Karte davon verrät es und kostet Punkte.

## Alles oder Nichts

option-alles-oder-nichts-hand_sizes = Karten je Runde
option-alles-oder-nichts-hand_sizes-about = Wie viele Karten jeder bekommt, Runde für Runde; dann wieder von vorn.
option-alles-oder-nichts-hands = Runden
option-alles-oder-nichts-hands-about = Wie viele Runden gespielt werden, wenn nicht bis zu einem Punktestand gespielt wird.
option-alles-oder-nichts-target = Bis zu einem Punktestand
option-alles-oder-nichts-target-about = Das Spiel endet mit der Runde, in der jemand ihn erreicht, wie viele es auch werden.
option-alles-oder-nichts-impossible_bids = Unmögliche Ansagen
option-alles-oder-nichts-impossible_bids-about = Man darf bis zu 6 Stiche ansagen, auch wenn jeder weniger Karten hat.
option-alles-oder-nichts-suits = Farben im Spiel
option-alles-oder-nichts-suits-about = So viele Farben hat das Kartenspiel, in dieser Folge: Pik, Herz, Karo, Kreuz.
option-alles-oder-nichts-ranks = Karten je Farbe
option-alles-oder-nichts-ranks-about = Jede Farbe geht von 1, der niedrigsten, bis zu dieser Zahl.
option-alles-oder-nichts-mode-about = Sache der Spieler: Eine falsche Karte kann gespielt, korrigiert und gerügt werden; wer zu Recht gerügt wird, bekommt in der Runde nichts.

## Nothing

option-nothing-decks = Kartenspiele
option-nothing-decks-about = Wie viele Kartenspiele zusammengemischt werden; ohne Angabe eins bis sechs Spieler, zwei ab sieben.
option-nothing-decks-unset = nach Bedarf
option-nothing-hand = Karten am Anfang
option-nothing-hand-about = Wie viele Karten jeder bekommt; mindestens eine muss für den Talon bleiben.
option-nothing-allow_keep = Behalten
option-nothing-allow_keep-about = Ein Zug darf ohne Ablegen enden; das Blatt ist von da an eine Karte größer.
option-nothing-return_taken = Gleich zurück
option-nothing-return_taken-about = Eine Karte, die man von der Ablage nimmt, darf man im selben Zug wieder ablegen.
option-nothing-stall = Geduld
option-nothing-stall-about = Das Spiel endet, wenn alle so viele Züge nacheinander nicht vom Talon gezogen haben.
option-nothing-rounds = Runden
option-nothing-rounds-about = So viele Runden werden gespielt und ihre Punkte addiert.

## All Fives

option-all-fives-target = Punkte zum Sieg
option-all-fives-target-about = Wer diesen Stand als Erster allein erreicht, gewinnt.
option-all-fives-batch = Karten auf einmal
option-all-fives-batch-about = Die ersten sechs Karten werden je so viele auf einmal gegeben.
option-all-fives-mode-about = Sache der Spieler: Eine falsche Karte kann gespielt, korrigiert und gerügt werden, und eine Karte, die offen daliegt, kann gefordert werden.
option-all-fives-revoke_rule = Eine Rüge, die stimmt
option-all-fives-revoke_rule-about = Was eine falsche Karte kostet, wenn sie gerügt wird.
option-all-fives-revoke_rule-penalty = Wer sie spielte, verliert 3
option-all-fives-revoke_rule-bonus = Die anderen bekommen 3
option-all-fives-false_call = Eine Rüge, die nicht stimmt
option-all-fives-false_call-about = Punkte, die es kostet, eine richtige Karte zu rügen.

## Sauce

option-sauce-menu = Das Saucen-Menü
option-sauce-menu-about = Was die Sauce jedes Rangs mit den Regeln einer Runde macht.
option-sauce-menu-house = Zehn Saucen
option-sauce-menu-published = Nur die veröffentlichten
option-sauce-hands = Runden
option-sauce-hands-about = Nach so vielen Runden ist Schluss, wenn bis dahin niemand gewonnen hat.
option-sauce-target = Punkte zum Sieg
option-sauce-target-about = Das Spiel endet mit der Runde, in der ein Team so weit kommt.
option-sauce-super_after = Supersauce nach
option-sauce-super_after-about = Nach so vielen Runden gibt es jedes Mal zwei Saucen, und alles zählt doppelt.
option-sauce-super_at = Supersauce ab
option-sauce-super_at-about = Dasselbe beginnt, sobald ein Team einmal so viele Punkte hatte.
option-sauce-shadoof_at = Shadoof braucht
option-sauce-shadoof_at-about = Punkte von 300, die ein Team nehmen muss, wenn es Shadoof ansagt; es zählt doppelt so viele.
option-sauce-no_way_at = No Way braucht
option-sauce-no_way_at-about = Punkte, die ein Shadoof verhindern: Ein Team, das No Way sagt, muss sie nehmen; es zählt doppelt so viele.
option-sauce-blind_behind = Blind Nope ab
option-sauce-blind_behind-about = Ein Team, das so viele Punkte zurückliegt, darf Nope ansagen, ohne die Karten anzusehen.
