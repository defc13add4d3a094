# What is wrong with a file of weights, or with a training run.

weights-of = { $file } of { $game }: { $why }
weights-head = its first line is not a header of weights: { $why }
weights-format = its format is { $format }, and this version reads { $known }
weights-game = it is for { $of }, not for { $game }
weights-end = it ends in the middle of a weight
weights-count = it has { $weights } weights, not { $wanted }
weights-layers = its layers have the sizes { $sizes }, and each must be at least 1
weights-wide = its hidden layers of { $first } and { $second } are wider than { $most_first } and { $most_second }
weights-large = a weight after the first layer is greater than { $most }
weights-nothing = the game states nothing to learn
weights-others = it is a model of the other seats, not a policy
weights-not-others = it is a policy, not a model of the other seats
weights-shape = it has { $features } features and { $outputs } outputs, not { $wanted_features } and { $wanted_outputs }

train-nothing = { $game } states nothing to learn
train-no-others = { $game } states no model of the other seats to learn
train-hidden = there can be no hidden layers of { $first } and { $second }: the first has 1 to { $most } nodes, the second 1 to { $most_second }
train-from = the weights of --from cannot be used: { $why }
train-from-sizes = the weights of --from cannot be used: their layers have the sizes { $sizes }, not { $wanted }
train-other = { $folder } holds a run with another value of { $fields }: choose another folder, or the values in its config.json
train-config = { $file } is damaged: choose another folder
train-checkpoint = { $file } is damaged: delete it to begin the run again, or choose another folder
