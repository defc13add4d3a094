# What is wrong with a file of weights, or with a training run.

weights-of = { $file } of { $game }: { $why }
weights-head = its first line is not a head of weights: { $why }
weights-format = its format is { $format }, and this version reads { $known }
weights-game = it is of { $of }, not of { $game }
weights-end = it ends in the middle of a weight
weights-count = it has { $weights } weights, not { $wanted }
weights-layers = its layers of { $sizes } are not all of at least 1
weights-wide = its hidden layers of { $first } and { $second } are wider than { $most_first } and { $most_second }
weights-large = a weight after the first layer is greater than { $most }
weights-nothing = the game states nothing to learn
weights-shape = it has { $features } features and { $outputs } outputs, not { $wanted_features } and { $wanted_outputs }
