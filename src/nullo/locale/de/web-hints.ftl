# Tipps auf der Seite.

hint-step = Tipp, Schritt { $number } von 3
hint-title = Tipp
hint-why = Warum?
hint-show = Zeig es mir
hint-setting = Tipps erlauben
hint-about = Alle dürfen sich einen Tipp holen, wenn sie dran sind. Allein mit Bots geht das immer.
hint-term = Tipps
hint-says-on = Erlaubt
hint-says-off = Nur allein mit Bots
hint-says-newcomers = Für Neulinge
newcomer-hint-setting = Tipps für Neulinge
newcomer-hint-about = Wer vor dem Beginn sagt, dass das Spiel neu ist, darf Tipps holen. Alle erfahren, wer das ist.
tool-hint = Tipp
key-hint = H
key-hint-words = Um einen Tipp bitten; jeder Druck verrät mehr
