# Die geführten ersten Runden. Der Schlüssel eines Tipps endet auf „-not“, wo er sagt, warum eine andere erlaubte Wahl schlechter ist.
# Variablen sind Karten. Diese Sätze gehören nicht zu denen der Seite: Der Server schickt sie mit der Lektion.

# Alles oder Nichts

tip-tout-hello = In jedem Stich spielt jeder eine Karte, und die beste nimmt alle. Zuerst sagst du an, wie viele Stiche du machst; dann versuchst du, genau so viele zu machen.
tip-tout-trump = Aufgedeckt wurde { $card }: Herz ist Trumpf. Jedes Herz schlägt alle Karten anderer Farben, und du hast zwei.
tip-tout-bid = Zähl deine sicheren Stiche: { $high } ist das höchste Pik, { $trump } ein hoher Trumpf. Der Rest ist niedrig. Sag 2 an.
tip-tout-bid-not = Zähl noch einmal: { $high } und { $trump } sollten je einen Stich machen, der Rest keinen. Die 3 Punkte dazu gibt es nur für eine genaue Ansage.
tip-tout-say = Ada zeigt ihre Ansage, Bruno behält seine für sich. Offen bringt 2 Punkte je Stich und 3 dazu, wenn sie stimmt – aber gar nichts, wenn nicht. Dein Blatt ist klar: offen.
tip-tout-say-not = Geheim ist der sichere Weg: 1 Punkt je Stich, und 3 dazu, wenn sie stimmt. Bei einem so klaren Blatt bringt offen 7 und geheim nur 5.
tip-tout-bids = Die offenen Ansagen sind aufgedeckt: Ada hat 2 gesagt, wie du. Brunos Ansage bleibt bis zum Schluss verdeckt. Ada, links vom Geber, spielt aus.
tip-tout-follow = Pik ist ausgespielt, also musst du Pik bedienen. Du kommst zuletzt dran, und { $high } schlägt beide: Nimm den Stich.
tip-tout-follow-not = { $low } würde verlieren. Du brauchst zwei Stiche, und sicherer als jetzt macht { $high } nie einen.
tip-tout-lead = Einer von zweien! Wer den Stich macht, spielt zum nächsten aus. Spiel { $card }: niedrig, also nimmt ihn ein anderer, und deine Trümpfe bleiben daheim.
tip-tout-lead-not = Du willst nur noch einen Stich, und den können deine Trümpfe später machen. { $card } kannst du am besten entbehren.
tip-tout-one = Ada hat ihn: ein Stich für sie, einer für dich. Jetzt spielt sie aus, und zwar Karo.
tip-tout-void = Du hast kein Karo, darfst also alles spielen – und ein Trumpf schlägt alles. Mach deinen zweiten Stich mit { $card }. { $small } würde auch reichen, lässt sich später aber leichter verlieren.
tip-tout-void-not = Einen Stich brauchst du noch, und dieser ist sicher. Nimm ihn mit { $card }: Aufgehoben macht diese Karte vielleicht einen zu viel.
tip-tout-enough = Zwei von zweien: Ab jetzt willst du keinen mehr. Spiel { $card } und hoff, dass jemand darübergeht.
tip-tout-enough-not = Hat niemand Trumpf, so macht { $trump } einen dritten Stich – und drei ist so falsch wie einer. Spiel { $card }.
tip-tout-last = Bruno spielt Trumpf aus. Den musst du bedienen, und { $card } ist niedriger: Der Stich geht weg, genau wie du willst.
tip-tout-score = Du hast 2 gemacht, wie angesagt: 2 × 2 + 3 = 7 Punkte. Ada hat offen 2 angesagt und 1 gemacht: nichts. Bruno hat geheim 2 gemacht: 2 + 3 = 5.
learnt-alles-oder-nichts =
    Bediene, wenn du kannst; sonst stich oder wirf ab.
    Nur eine genaue Ansage bringt die 3 Punkte dazu.
    Offen zahlt doppelt oder gar nichts.

# ALL or NOTHING

tip-aon-hello = Jeder sagt eines von beidem an: alle Stiche zu machen oder keinen. Dann werden alle Karten ausgespielt, Stich für Stich.
tip-aon-cards = Vier Farben gehen von 1 bis 10. { $all } und { $nothing } haben keine Farbe: Ein ALL macht den Stich, ein NOTHING nicht. Aber FLIP-Karten, die 1, 2, 9 und 10, drehen sie um.
tip-aon-bid = Ada und Bruno wollen beide alle Stiche; einer wird enttäuscht. Deine Zahlen sind niedrig: Sag NOTHING an. Ohne Stich gehen 20 von deinen 100 Punkten weg – und der niedrigste Stand gewinnt.
tip-aon-bid-not = Für ALL müsstest du mit niedrigen Karten zehn Stiche machen. Verlieren kann dieses Blatt viel besser.
tip-aon-follow = Pik ist ausgespielt, also gib eins von deinen zweien. Adas { $led } ist hoch: Spiel { $card }, das höchste, das noch verliert. (ALL, NOTHING und FLIP wären auch erlaubt.)
tip-aon-follow-not = Das darfst du. Aber { $card } verliert hier sicher, und niedrige Karten brauchst du später noch.
tip-aon-two = Ada spielt ein ALL aus. Zählen mehrere Karten als ALL, so gewinnt die zuerst gespielte – dein { $card } ist jetzt also harmlos. Weg damit!
tip-aon-two-not = { $first } macht diesen Stich, was du auch spielst. Leg dein eigenes ALL darunter: In jedem anderen Stich könnte es gewinnen.
tip-aon-highest = { $best } von Bruno ist das beste Karo. Wieder die höchste, die verliert: { $card }.
tip-aon-highest-not = Das verliert auch. Aber { $card } ist dein höchstes Karo und hat später vielleicht kein solches Glück.
tip-aon-failed = Bruno hat den Stich, also ist Adas ALL verfehlt: Sie zahlt 10 Punkte für jeden Stich, den andere machen. Er auch.
tip-aon-keep = Kreuz. { $card } liegt unter Brunos 8: Spiel sie. { $flip } ist auch ein Kreuz, aber eine FLIP darf jederzeit gespielt werden, also heb sie auf.
tip-aon-keep-not = { $card } ist die gefährlichste Karte, die du hier verlieren kannst. Niedrige Karten und FLIPs können warten.
tip-aon-only = Pik, und { $card } ist dein einziges. Spiel es: Es ist niedrig.
tip-aon-only-not = FLIP-Karten und dein NOTHING sind Auswege, wenn ein Stich gefährlich ist. Dieser ist es nicht: { $card } verliert.
tip-aon-turned = Sieh in dein Blatt! Ada hat { $flip } gespielt, eine FLIP-Karte, und die hat { $nothing } umgedreht. Es zählt jetzt als ALL und würde einen Stich machen.
tip-aon-back = Jedes ALL oder NOTHING hat zwei FLIPs, und die andere hast du: { $card } dreht es zurück. Eine FLIP darf jederzeit gespielt werden, und ein Herz gewinnt keinen Karo-Stich.
tip-aon-back-not = Solange { $nothing } als ALL zählt, macht es früher oder später einen Stich. { $card } dreht es sofort zurück.
tip-aon-hearts = Herz, und { $best } liegt auf dem Tisch. { $card } verliert: bedienen.
tip-aon-hearts-not = { $card } verliert nur unter einem höheren Herz, und jetzt liegt eins da.
tip-aon-past = Kreuz: { $card } ist niedriger als { $best }. Sie würde { $all } umdrehen, aber dessen Stich ist vollständig, und daran ändert sich nichts mehr.
tip-aon-past-not = { $card } ist ein Kreuz, und das niedrigste: Hier gewinnt es nicht. Deine anderen Karten können warten.
tip-aon-throw = Du hast kein Pik: Wirf ab, was du willst. Beide FLIPs deines NOTHING sind weg, es ist für immer sicher. { $card } ist eine Zahl: fort damit.
tip-aon-throw-not = { $one } und { $other } sind gespielt: Nichts kann { $nothing } mehr umdrehen. Eine Zahl könnte den letzten Stich noch machen.
tip-aon-last = Deine letzte Karte ist das NOTHING. Es lässt die anderen gewinnen.
tip-aon-score = Kein einziger Stich: 20 Punkte weniger, und du gewinnst mit 80. Ada und Bruno zahlen 10 für jeden Stich, den jemand anders gemacht hat.
learnt-all-or-nothing =
    Bediene die erste Zahl; ALL, NOTHING und FLIP gehen jederzeit.
    Das erste ALL gewinnt; ohne ALL die höchste Zahl der Farbe.
    Achte auf die FLIPs: Sie drehen Karten um, auch in deinem Blatt.

# All Fives

tip-fives-hello = Zwei Spieler, sechs Karten für jeden. Nur Trümpfe zählen, und nur in deinen Stichen: Ass 4, König 3, Dame 2, Bube 1, Fünf 5 – und die Zehn 10.
tip-fives-beg = Aufgedeckt wurde { $card }: Kreuz wäre Trumpf, und du hast keins. Bettle: So bittest du Ada, die gibt, um etwas anderes.
tip-fives-beg-not = Halten heißt, mit Kreuz als Trumpf zu spielen, und du hast kein einziges. Bettle.
tip-fives-run = Ada hätte dir einen Punkt lassen können. Sie gibt lieber drei mehr: drei Karten für jeden, und neu aufgedeckt { $card }. Herz ist Trumpf, und du hast Ass, König und Fünf!
tip-fives-ace = Du sitzt links vom Geber: Du spielst aus. Nichts schlägt { $card }, die 4 Punkte sind also deine – und Ada muss einen Trumpf hergeben.
tip-fives-ace-not = Spiel zuerst { $card }: Nichts schlägt diese Karte, und sie zieht Ada einen Trumpf. Vielleicht einen guten.
tip-fives-revoke = Ada hat { $card } gespielt. Und wenn sie doch ein Herz hat? Dann hätte sie nicht bedient. Im Ehrenmodus lässt der Tisch das zu und fragt sie zuerst, ob sie korrigieren will.
tip-fives-exposed = Sie hatte also eins: Sie spielt stattdessen { $card }. { $open } haben alle gesehen; die Karte liegt nun offen vor ihr, bis ein Gegner sie fordert. Das bist du.
tip-fives-lead = Nutze das: Spiel { $card } aus. Ada muss Karo bedienen, und du kannst { $open } fordern – auch wenn sie ein besseres hat.
tip-fives-lead-not = In Karo muss { $open } unter deine { $card } fallen. Mit einer anderen Karte verschenkst du das.
tip-fives-call = Bevor Ada spielt, wirst du gefragt. Fordere { $open }: Dann muss sie diese Karte spielen, und deine { $card } gewinnt.
tip-fives-call-not = Passt du, so darf Ada irgendein Karo spielen, und sie hat wohl ein höheres.
tip-fives-king = Ein Stich für die Neun! Jetzt { $card }: { $ace } ist weg, dein König also der höchste Trumpf.
tip-fives-king-not = Nichts schlägt jetzt { $card }. Spiel ihn, solange Ada noch Trümpfe zu verlieren hat.
tip-fives-ten = Die Zehn! Ada hatte keinen anderen Trumpf. 4 + 3 + 10 = 17 Punkte. Heb { $five } für später auf und spiel { $card }.
tip-fives-ten-not = { $five } ist 5 wert: Heb sie auf, bis sie stechen kann. { $card } ist die beste deiner anderen Karten.
tip-fives-follow = Karo ist ausgespielt, und du hast eins: Bediene, auch wenn es verliert.
tip-fives-follow-not = Damit würdest du nicht bedienen: Du hast { $card }. Rügt Ada das, verlierst du 3 Punkte.
tip-fives-five = Kreuz, und du hast keins: Jetzt darfst du stechen. { $card } macht den Stich und bringt 5 Punkte.
tip-fives-five-not = Darauf hat { $card } gewartet: den Stich machen und 5 zählen.
tip-fives-asked = Im Ehrenmodus wird jeder gefragt, der nicht bedient hat, auch wenn er nicht konnte. So verrät die Frage niemandem etwas. Deine Karte war richtig: liegen lassen.
tip-fives-rest = Jetzt darf Ada deine Karte rügen; zu Unrecht kostet sie das 3 Punkte. Trümpfe sind keine mehr zu holen: Sieh den letzten drei Stichen zu.
tip-fives-score = Ass 4, König 3, Zehn 10 und Fünf 5: 22 Punkte. Diese erste Partie ging bis 20, also hast du gewonnen. Sonst geht sie bis 61.
learnt-all-fives =
    Nur Trümpfe in deinen Stichen zählen, am meisten Zehn und Fünf.
    Halte, oder bettle um anderen Trumpf: Der Geber lässt dir einen Punkt oder gibt drei mehr.
    Eine Karte, die offen liegt, darf gefordert werden.

# Sauce

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
tip-sauce-one = Was für ein Moment für eine gelbe 1! Deine SAUCE-Karte ist eine: Spiel sie als { $card } aus, das jetzt höchste Gelb.
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

# Nothing

tip-nothing-hello = Hier gibt es keine Stiche. Wenn du dran bist, ziehst du eine Karte und legst eine ab. Ist der Talon leer, gewinnt das Blatt, das am wenigsten wert ist.
tip-nothing-values = Vom Ass, 1, bis zum König, 13. Aber manche sind nichts wert: alle Siebenen, die zwei Buben, die nur ein Auge zeigen, wie { $jack }, und { $king }. Du hast drei davon, und insgesamt 37 Punkte.
tip-nothing-first = Du fängst an. Noch hat niemand etwas abgelegt, also zieh vom Talon.
tip-nothing-king = Eine Sieben, nichts wert: gut. Leg deine teuerste Karte ab, { $card }. Sieh zweimal hin: { $other } ist der König, der nichts wert ist.
tip-nothing-king-not = Das ist erlaubt. Aber { $card } kostet 13, mehr als jede andere deiner Karten.
tip-nothing-others = Jetzt tun die anderen dasselbe. Was sie ablegen, liegt offen auf einem Stapel, und alle sehen es.
tip-nothing-stock = Du darfst die oberste Karte der Ablage nehmen: { $top }. Aber eine unbekannte Karte ist etwa 6 wert, der Talon ist also besser.
tip-nothing-stock-not = { $top } kostet 8. Eine Karte vom Talon kostet etwa 6, und vielleicht ist sie gar nichts wert.
tip-nothing-jack = Leg { $card } ab: Dieser Bube hat zwei Augen und kostet 11. { $other } hat eins und darf bleiben.
tip-nothing-jack-not = { $card } ist die teuerste Karte deines Blatts: 11 Punkte.
tip-nothing-take = Ada hat { $card } abgelegt. Fünf ist weniger, als der Talon im Schnitt bringt, und weniger als deine { $high }: Nimm sie.
tip-nothing-take-not = Vom Talon käme etwa eine 6, oder eine Dame. { $card } ist eine sichere 5.
tip-nothing-nine = Jetzt leg { $card } ab. Was du von der Ablage genommen hast, kennen alle, und in diesem Zug darfst du es nicht zurücklegen.
tip-nothing-nine-not = { $card } kostet 9: Nichts in deinem Blatt kostet mehr.
tip-nothing-again = Im Talon sind noch drei Karten: Das ist dein letzter Zug. { $top } auf der Ablage ist teuer, also zieh.
tip-nothing-again-not = { $top } kostet 10. Eine Karte vom Talon kostet wohl weniger.
tip-nothing-six = { $drawn } ist gut. Leg { $card } ab, deine teuerste. Alle behalten darfst du auch, aber dann hast du am Ende eine Karte mehr.
tip-nothing-six-not = { $card } kostet 6: Keine deiner Karten kostet mehr, und du legst zum letzten Mal ab.
tip-nothing-score = Der Talon ist leer, alle Blätter liegen offen: 5 + 4 + 4 = 13. Ada hat 16, die anderen mehr. Du gewinnst!
learnt-nothing =
    Zieh eine, leg eine ab: die teuerste.
    Siebenen, einäugige Buben und der Herz-König sind nichts wert.
    Nimm von der Ablage nur, was wenig kostet.

# Im Terminal

cli-learn = Eine geführte erste Runde: etwa fünf Minuten, mit einem Tipp bei jeder Wahl.
learn-cli-intro = Gib ein, was der Tipp rät. Auch: show (zeigen), back (zurück), again (von vorn), rules T8, help, quit. Eine leere Zeile geht weiter.
learn-cli-next = (Eingabetaste geht weiter)
learn-cli-way = (gib es ein, oder „show“)
learn-cli-shown = Gezeigt: { $action }
learn-cli-left = Die Lektion wartet: nullo learn { $game }
learn-cli-none = { $game } hat keine Lektion
learn-cli-play = Jetzt spielen: nullo play { $game }

# Erklärte Stiche der Regelseiten

worked-who-led = { $name } spielt aus
worked-who-took = { $name } macht den Stich
worked-who-led-took = { $name } spielt aus und macht den Stich
worked-who-played = { $name }
worked-who-held = Das Blatt von { $name } davor
worked-who-drew-stock = { $name } zieht vom Talon
worked-who-drew-discard = { $name } nimmt von der Ablage
worked-who-threw = { $name } legt ab
worked-hand = { $who }, und was erlaubt war:
worked-hand-turn = { $who }:
worked-revoke = nicht bedient, obwohl es ging
worked-called = von einem Gegner gefordert
worked-sauce = eine SAUCE-Karte, gespielt als { $card }
worked-now-all = dreht { $card } um: zählt als ALL
worked-now-nothing = dreht { $card } um: zählt als NOTHING
worked-laid = { $who }: { $card }
worked-trump = { $card } ist der einzige Trumpf.
worked-highest-trump = { $card } ist der höchste Trumpf.
worked-highest = { $card } ist das höchste { $suit }.
worked-highest-reversed = Die Reihenfolge ist umgekehrt: { $card } ist das höchste { $suit }.
worked-all = { $card } zählt als ALL.
worked-first-all = Von den Karten, die als ALL zählen, wurde { $card } zuerst gespielt.
worked-all-nothing = Jede Karte zählt als NOTHING, also gewinnt die erste: { $card }.
worked-number = Keine Karte zählt als ALL, und { $card } ist das höchste { $suit }.
worked-points = Der Stich ist { $points } wert.
worked-reverses = Drei Karten eines Rangs: Von jetzt an läuft die Reihenfolge andersherum.
worked-leads = Zum nächsten Stich spielt { $name } aus.
worked-turn = Das Blatt war { $before } wert und ist jetzt { $after } wert.
