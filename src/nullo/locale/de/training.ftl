# Was an einer Datei mit Gewichten oder an einem Trainingslauf nicht stimmt.

weights-of = { $file } von { $game }: { $why }
weights-head = ihre erste Zeile beschreibt keine Gewichte: { $why }
weights-format = sie hat das Format { $format }, und diese Version liest { $known }
weights-game = sie gehört zu { $of }, nicht zu { $game }
weights-end = sie endet mitten in einem Gewicht
weights-count = sie hat { $weights } Gewichte, nicht { $wanted }
weights-layers = ihre Schichten ({ $sizes }) müssen alle mindestens 1 groß sein
weights-wide = ihre verborgenen Schichten von { $first } und { $second } sind breiter als { $most_first } und { $most_second }
weights-large = ein Gewicht nach der ersten Schicht ist größer als { $most }
weights-nothing = das Spiel gibt nichts zu lernen an
weights-others = sie enthält ein Modell der anderen Plätze, keine Strategie
weights-not-others = sie enthält eine Strategie, kein Modell der anderen Plätze
weights-shape = sie hat { $features } Merkmale und { $outputs } Ausgänge, nicht { $wanted_features } und { $wanted_outputs }

train-nothing = { $game } gibt nichts zu lernen an
train-no-others = { $game } gibt kein Modell der anderen Plätze zu lernen an
train-hidden = verborgene Schichten von { $first } und { $second } sind nicht möglich: die erste hat 1 bis { $most } Knoten, die zweite 1 bis { $most_second }
train-from = die Gewichte von --from sind nicht zu gebrauchen: { $why }
train-from-sizes = die Gewichte von --from sind nicht zu gebrauchen: ihre Schichten sind { $sizes } groß, nicht { $wanted }
train-other = { $folder } enthält einen Lauf mit einem anderen Wert für { $fields }: einen anderen Ordner wählen oder die Werte in seiner config.json
train-config = { $file } ist beschädigt: einen anderen Ordner wählen
train-checkpoint = { $file } ist beschädigt: löschen, um den Lauf neu zu beginnen, oder einen anderen Ordner wählen
