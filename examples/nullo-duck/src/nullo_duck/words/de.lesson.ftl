tip-duck-hello = Jeder Stich, den du gewinnst, kostet einen Punkt; wer am wenigsten hat, gewinnt. Deine sechs Karten siehst nur du.
tip-duck-lead = Du spielst aus. { $card } ist niedrig: Ein anderer wird nehmen müssen.
tip-duck-lead-not = Damit könntest du den Stich gewinnen. Spiel { $card } aus, die fast jede Karte schlägt.
tip-duck-low = Einen hast du. Spiel { $card } aus: Andere haben höhere.
tip-duck-low-not = { $card } ist sicherer: Jemand wird sie schlagen.
tip-duck-throw = Du kannst nicht bedienen: Wirf { $card } ab, deine gefährlichste Karte.
tip-duck-throw-not = Behalte die niedrige Karte und werde { $card } los.
learnt-duck =
    Jeder Stich kostet einen Punkt.
    Farbe muss bedient werden; die höchste Karte der ausgespielten Farbe gewinnt den Stich.
    Wer nicht bedienen kann, wirft die höchste Karte ab.
