tip-dodge-hello = Jeder Stich, den du gewinnst, kostet einen Punkt; wer am wenigsten hat, gewinnt. Deine sechs Karten siehst nur du.
tip-dodge-lead = Du spielst aus. { $card } ist niedrig: Ein anderer wird nehmen müssen.
tip-dodge-lead-not = Damit könntest du den Stich gewinnen. Spiel { $card } aus, die fast jede Karte schlägt.
tip-dodge-low = Einen hast du. Spiel { $card } aus: Andere haben höhere.
tip-dodge-low-not = { $card } ist sicherer: Jemand wird sie schlagen.
tip-dodge-throw = Du kannst nicht bedienen: Wirf { $card } ab, deine gefährlichste Karte.
tip-dodge-throw-not = Behalte die niedrige Karte und werde { $card } los.
learnt-dodge =
    Jeder Stich kostet einen Punkt.
    Farbe muss bedient werden; die höchste Karte der ausgespielten Farbe gewinnt den Stich.
    Wer nicht bedienen kann, wirft die höchste Karte ab.
