# Was die Seite von sich sagt, bevor sie läuft: für Suchen und Vorschauen von Links.

page-about = Fünf Kartenspiele um alles oder nichts: allein mit Bots, oder mit Freunden über einen Link.
