# The guided first hand. A key that ends in "-not" says why another lawful choice is worse.

tip-sauce-hello = Bruno, dir gegenüber, ist dein Partner. Karten sind Punkte wert: Blau, die niedrigste Farbe, nichts; Violett, die höchste Farbe und Trumpf, je 10; alle anderen je 5.
tip-sauce-sauce = Aufgedeckt wurde { $card }: Das ist die Sauce. Du hast eine SAUCE-Karte, und die ist ganz und gar die Sauce. Für dich ist sie also die gelbe 1.
tip-sauce-short = Der Rang der Sauce wirkt auch. Die 1 heißt Schmalhans: Zwölf Karten liegen verdeckt im Topf, und wer den letzten Stich macht, bekommt sie.
tip-sauce-bid = Angesagt werden Punkte, nicht Stiche, und die Ansagen der Partner zählen zusammen. Bruno hat 30 gesagt. Du hast einen Trumpf, eine Zehn und zwei Neunen: etwa 40.
tip-sauce-bid-not = Zu viel, und ihr verliert die ganze Ansage; zu wenig, und jeder Punkt darüber kostet einen. Für dieses Blatt passt etwa 40.
tip-sauce-first = Der erste Stich geht immer gleich: Das niedrigste Blau wird ausgespielt, und jeder gibt sein niedrigstes Blau. Deins: { $card }.
tip-sauce-follow = Rot ist ausgespielt, also bediene. { $led } ist nicht hoch: { $card } kann den Stich machen, auch wenn noch zwei nach dir kommen.
tip-sauce-follow-not = Ein niedriges Rot verliert sicher. { $card } schlägt { $led }, und später wird Rot öfter gestochen.
tip-sauce-trumped = Das war nichts: Ada hat kein Rot und sticht mit { $card }. Der Stich ist 25 Punkte wert.
tip-sauce-low = { $best } ist das höchste Orange. Diesen Stich bekommst du nicht: Spiel { $card } und behalte { $high }.
tip-sauce-low-not = { $high } wäre verschenkt: { $best } ist höher. Wird wieder Orange gespielt, kann sie noch gewinnen.
tip-sauce-cheap = Grün, und du kommst zuletzt dran. { $card } reicht für den Stich: Behalte { $high }.
tip-sauce-cheap-not = { $high } gewinnt auch. Aber wozu mehr ausgeben? { $card } reicht.
tip-sauce-lead = Du spielst aus. { $ten } ist weg, also ist { $card } jetzt das höchste Orange. Nur ein Trumpf schlägt es: Versuch es.
tip-sauce-lead-not = { $card } ist jetzt die höchste Karte ihrer Farbe. So gut ist sonst nur dein Trumpf: Behalte ihn.
tip-sauce-must = Wieder gestochen; das kommt vor. Jetzt ist Grün ausgespielt, und { $card } ist dein einziges. Du musst es geben, obwohl Cleos Trumpf { $trump } gewinnt.
tip-sauce-trump = Endlich eine Farbe, die du nicht hast: Orange. Stich mit { $card }.
tip-sauce-trump-not = Jede andere deiner Karten verliert hier. { $card } macht den Stich und ist selbst 10 wert.
tip-sauce-reversed = Drei Siebenen in einem Stich: Umkehr! Von jetzt an ist die 1 die höchste jeder Farbe und die 10 die niedrigste.
tip-sauce-one = Was für ein Moment für eine gelbe 1! Deine SAUCE-Karte ist eine: Spiel sie als { $card } aus, jetzt das höchste Gelb.
tip-sauce-one-not = Die Reihenfolge ist umgekehrt: Kein Gelb schlägt { $card }. Spiel deine SAUCE aus.
tip-sauce-two = Noch einmal: { $one } ist weg, also ist { $card } das höchste Gelb.
tip-sauce-two-not = { $card } ist das höchste Gelb, das noch da ist. Eine große Zahl ist jetzt schwach.
tip-sauce-rid = Du hast 80 Punkte, und ihr habt 70 angesagt. Jeder Punkt mehr kostet einen, den Topf willst du also nicht. Niedriges Rot ist stark: Spiel { $card }, bevor der letzte Stich kommt.
tip-sauce-rid-not = Genug Punkte! Ein niedriges Rot, das du behältst, könnte den letzten Stich samt Topf machen. Spiel jetzt { $card }.
tip-sauce-weak = Blau ist ausgespielt, und du hast keins. Wirf { $card } ab und behalte { $low }: Umgekehrt ist eine 8 schwach und macht den letzten Stich nicht.
tip-sauce-weak-not = Denk umgekehrt: { $low } ist jetzt die schwache Karte, und mit schwachen Karten überlässt du den Topf den anderen.
tip-sauce-score = Cleo hat den letzten Stich und den Topf. Mit Ada hat sie 75 angesagt und 200 gemacht: 75 − 125 = −50. Ihr habt 70 angesagt und 100 gemacht: 70 − 30 = 40.
learnt-sauce =
    Ihr sagt zu zweit Punkte an; zu wenig kostet, zu viel auch.
    Violett ist Trumpf, Blau nichts wert; eine SAUCE-Karte ist die aufgedeckte Karte.
    Der Rang der Sauce ändert die Runde – und drei gleiche Ränge in einem Stich auch.
