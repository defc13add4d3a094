paper-how = Offen?
paper-open = O
paper-secret = G
paper-help-alles-oder-nichts = O für eine offene Ansage einkreisen, G für eine geheime. Geheim: 1 Punkt je Stich und 3 mehr, wenn die Ansage genau stimmt. Offen: 2 Punkte je Stich und 3 mehr, wenn sie genau stimmt, sonst nichts. Die höchste Summe gewinnt.
paper-help-revoked = Wer für Nichtbedienen gerügt wurde, bekommt in dieser Runde 0 Punkte.
