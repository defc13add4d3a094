# The guided first hand. A key that ends in "-not" says why another lawful choice is worse.

tip-aon-hello = Jeder sagt eins von beidem an: alle Stiche zu machen oder keinen. Dann werden alle Karten gespielt, Stich für Stich.
tip-aon-cards = Die vier Farben gehen von 1 bis 10. { $all } und { $nothing } haben keine Farbe: Ein ALL macht den Stich, ein NOTHING nicht. Aber FLIP-Karten, die 1, 2, 9 und 10, drehen sie um.
tip-aon-bid = Ada und Bruno wollen beide alle Stiche; einer wird enttäuscht. Deine Zahlen sind niedrig: Sag NOTHING an. Ohne Stich gehen 20 von deinen 100 Punkten weg – und der niedrigste Stand gewinnt.
tip-aon-bid-not = Für ALL müsstest du mit niedrigen Karten zehn Stiche machen. Verlieren kann dieses Blatt viel besser.
tip-aon-follow = Pik ist ausgespielt, also gib eins von deinen zweien. Adas { $led } ist hoch: Spiel { $card }, das höchste, das noch verliert. (ALL, NOTHING und FLIP wären auch erlaubt.)
tip-aon-follow-not = Das darfst du. Aber { $card } verliert hier sicher, und niedrige Karten brauchst du später noch.
tip-aon-two = Ada spielt ein ALL aus. Zählen mehrere Karten als ALL, so gewinnt die zuerst gespielte – dein { $card } ist jetzt also harmlos. Weg damit!
tip-aon-two-not = { $first } macht diesen Stich, was du auch spielst. Leg dein eigenes ALL darunter: In jedem anderen Stich könnte es gewinnen.
tip-aon-highest = { $best } von Bruno ist das beste Karo. Wieder das höchste, das verliert: { $card }.
tip-aon-highest-not = Das verliert auch. Aber { $card } ist dein höchstes Karo und hat später vielleicht kein solches Glück.
tip-aon-failed = Bruno hat den Stich, also ist Adas ALL verfehlt: Sie zahlt 10 Punkte für jeden Stich, den andere machen. Er auch.
tip-aon-keep = Kreuz. { $card } ist niedriger als Brunos 8: Spiel sie. { $flip } ist auch ein Kreuz, aber eine FLIP-Karte darf jederzeit gespielt werden, also heb sie auf.
tip-aon-keep-not = { $card } ist die gefährlichste Karte, die du hier loswerden kannst. Niedrige Karten und FLIPs können warten.
tip-aon-only = Pik, und { $card } ist dein einziges. Spiel es: Es ist niedrig.
tip-aon-only-not = FLIP-Karten und dein NOTHING sind Auswege, wenn ein Stich gefährlich ist. Dieser ist es nicht: { $card } verliert.
tip-aon-turned = Sieh dir dein Blatt an! Ada hat { $flip } gespielt, eine FLIP-Karte, und die hat dein { $nothing } umgedreht. Es zählt jetzt als ALL und würde einen Stich machen.
tip-aon-back = Jedes ALL oder NOTHING hat zwei FLIP-Karten, und die andere hast du: { $card } dreht es zurück. Eine FLIP-Karte darf jederzeit gespielt werden, und ein Herz gewinnt keinen Karo-Stich.
tip-aon-back-not = Solange { $nothing } als ALL zählt, macht es früher oder später einen Stich. { $card } dreht es sofort zurück.
tip-aon-hearts = Herz, und { $best } liegt auf dem Tisch. { $card } verliert: bedienen.
tip-aon-hearts-not = { $card } verliert nur unter einem höheren Herz, und jetzt liegt eins da.
tip-aon-past = Kreuz: { $card } ist niedriger als { $best }. Sie würde { $all } umdrehen, aber dessen Stich ist vollständig, und daran ändert sich nichts mehr.
tip-aon-past-not = { $card } ist ein Kreuz, und das niedrigste: Hier gewinnt es nicht. Deine anderen Karten können warten.
tip-aon-throw = Du hast kein Pik: Wirf ab, was du willst. Beide FLIPs deines NOTHING sind weg, es ist für immer sicher. { $card } ist eine Zahl: fort damit.
tip-aon-throw-not = { $one } und { $other } sind gespielt: Nichts kann { $nothing } mehr umdrehen. Eine Zahl könnte den letzten Stich noch machen.
tip-aon-last = Deine letzte Karte ist das NOTHING. Es lässt die anderen gewinnen.
tip-aon-score = Kein einziger Stich: 20 Punkte weniger, und du gewinnst mit 80. Ada und Bruno zahlen 10 für jeden Stich, den jemand anders gemacht hat.
tip-aon-more = Du kennst jetzt das Spiel. ☂ Vereinbaren kann man auch Teams, deren ALL geschafft ist, wenn das Team jeden Stich macht (A18), und Ansagen einer Zahl von Stichen, die genau zu treffen ist (A19).
learnt-all-or-nothing =
    Bediene die erste Zahl; ALL, NOTHING und FLIP gehen jederzeit.
    Das erste ALL gewinnt; ohne ALL die höchste Zahl der Farbe.
    Achte auf die FLIPs: Sie drehen Karten um, auch in deinem Blatt.
