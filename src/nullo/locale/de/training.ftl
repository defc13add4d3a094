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
weights-shape = sie hat { $features } Merkmale und { $outputs } Ausgänge, nicht { $wanted_features } und { $wanted_outputs }
