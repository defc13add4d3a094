# The guided first hand. A key that ends in "-not" says why another lawful choice is worse.

tip-tout-hello = In jedem Stich spielt jeder eine Karte, und die beste nimmt alle. Zuerst sagst du an, wie viele Stiche du machst; dann versuchst du, genau so viele zu machen.
tip-tout-trump = Aufgedeckt wurde { $card }: Herz ist Trumpf. Jedes Herz schlägt alle Karten anderer Farben, und du hast zwei.
tip-tout-bid = Zähl deine sicheren Stiche: { $high } ist das höchste Pik, { $trump } ein hoher Trumpf. Der Rest ist niedrig. Sag 2 an.
tip-tout-bid-not = Zähl noch einmal: { $high } und { $trump } sollten je einen Stich machen, der Rest keinen. Die 3 Punkte dazu gibt es nur für eine genaue Ansage.
tip-tout-say = Ada zeigt ihre Ansage, Bruno behält seine für sich. Offen bringt 2 Punkte je Stich und 3 dazu, wenn die Ansage stimmt – aber gar nichts, wenn nicht. Dein Blatt ist klar: offen.
tip-tout-say-not = Geheim ist der sichere Weg: 1 Punkt je Stich, und 3 dazu, wenn die Ansage stimmt. Bei einem so klaren Blatt bringt offen 7 und geheim nur 5.
tip-tout-bids = Die offenen Ansagen sind aufgedeckt: Ada hat 2 gesagt, wie du. Brunos Ansage bleibt bis zum Schluss verdeckt. Ada, links vom Geber, spielt aus.
tip-tout-follow = Pik ist ausgespielt, also musst du bedienen. Du kommst zuletzt dran, und { $high } schlägt beide: Nimm den Stich.
tip-tout-follow-not = { $low } würde verlieren. Du brauchst zwei Stiche, und sicherer als jetzt macht { $high } nie einen.
tip-tout-lead = Einer von zweien! Wer den Stich macht, spielt zum nächsten aus. Spiel { $card }: Die Karte ist niedrig, also macht ein anderer den Stich, und deine Trümpfe bleiben daheim.
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
