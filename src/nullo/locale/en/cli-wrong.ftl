# What is wrong in what was typed.

wrong-usage = { $message } (see { $path } --help)
wrong-argument-option = No such option: { $name }
wrong-argument-command = No such command: { $name }
wrong-argument-missing = Missing argument: { $name }
wrong-argument-bare = Option { $name } requires an argument
wrong-argument-value = Invalid value for { $name }
wrong-argument-because = Invalid value for { $name }: { $reason }
wrong-argument-extra = Unexpected arguments: { $name }

wrong-choice = option { $option }: must be one of { $choices }, not { $value }
wrong-choice-meant = option { $option }: there is no { $value }; did you mean { $meant }?
wrong-flag = option { $option }: must be true or false, not { $value }
wrong-list = option { $option }: must be a list of whole numbers, not { $value }
wrong-entries = option { $option }: must have 1 to 100 entries, not { $value }
wrong-number = option { $option }: must be a whole number, not { $value }
wrong-fixed = option { $option }: must be { $low }, not { $value }
wrong-range = option { $option }: must be from { $low } to { $high }, not { $value }
wrong-option = option { $option }: { $game } has no such option
wrong-option-meant = option { $option }: { $game } has no such option; did you mean { $meant }?
wrong-game = there is no game { $game }; there are: { $games }
wrong-game-meant = there is no game { $game }; did you mean { $meant }?
wrong-bot = there is no bot { $bot }; there are: { $bots }, or module:Class
wrong-bot-meant = there is no bot { $bot }; did you mean { $meant }?
wrong-pair = -o { $text }: must be name=value, such as -o hands=5
wrong-twice = option { $option }: given twice
wrong-bots-missing = --bots { $text }: a name is missing
wrong-bots-seats = --bots: { $names } names for { $seats } seats
wrong-bots-opponents = --bots: { $names } names for { $many ->
    [one] one opponent
   *[other] { $many } opponents
 }
wrong-least = { $name } must be at least 1, not { $value }
wrong-name-long = --name: at most { $most } characters, not { $many }
wrong-file-there = it exists already: choose another name, or overwrite it with --overwrite
wrong-plug-in = the plug-in { $module } failed: { $what }
wrong-play-standard = the game itself is shown on standard output: name a file
wrong-card = there is no card { $card } in this game
wrong-action = { $game } has no action { $action }
wrong-now = { $who ->
    [spoken] seat { $seat } may not say "{ $action }": { $why }
    [nobody] "{ $action }" is not possible now: { $why }
   *[seat] seat { $seat } may not { $action }: { $why }
 }
wrong-turn = it is seat { $actor }'s turn, not seat { $seat }'s
wrong-seat = there is no seat { $seat }: seats are 0 to { $last }
wrong-stock = option hand: { $players } hands of { $hand } leave no stock of { $cards } cards
wrong-batch = option batch: hands of { $hand } cannot be dealt { $value } at a time
wrong-hand = option hand: { $players } hands of { $hand } need more than { $cards } cards
wrong-teams = option teams: { $players } players cannot form { $teams } teams of equal size, with partners
wrong-turn-up = option hand: { $players } hands of { $hand } and a turn-up need more than { $cards } cards
wrong-fourths = option ranks: { $cards } cards cannot be dealt evenly to four players
wrong-offered = option { $option }: it is for studies, and tables of a server do not have it
wrong-cards = option hand_sizes: { $players } hands of { $hand } and a turn-up need more than { $cards } cards
wrong-bot-class = { $bot } is not a bot: it must be a class derived from nullo.bots.Bot
wrong-bot-choose = { $bot } is not a bot: it has no method choose
wrong-bot-init = { $bot } cannot be made: its __init__ must take rng, playouts and seconds, in this order
wrong-bot-module = there is no module { $module }
wrong-bot-attribute = module { $module } has no { $name }
wrong-bot-place = { $bot } does not have the form module:Class
wrong-link = { $text } is not a link to a table, such as { $example }
wrong-no-table = its answer names no table

wrong-arena-few = --bots: an arena needs at least two bots
wrong-arena-twice = --bots: { $bot } is given twice
wrong-arena-both = give either --ms or --playouts
wrong-arena-ms = --ms must be above 0 and at most 1000000, not { $value }
wrong-arena-spending = --bots { $bot }: a bot’s name can be followed by a number of playouts, such as sampler:100, or a time, such as expert:20ms
wrong-folder-in-use = { $folder } is being used by another process
wrong-arena-other = { $folder } holds another arena ({ $name } is { $there } there, and { $here } here): choose another folder, or the options in its arena.json
wrong-most = { $name } must be at most { $most }, not { $value }
wrong-analyse-seat = { $value } is not one of the players: { $names }
wrong-practise = --practise asks you for choices: { $name } cannot be given with it
wrong-print = cannot print { $value }: must be one of { $choices }
wrong-paper = no such paper size, { $value }: must be one of { $choices }
wrong-score = this is not a Nullo score
wrong-score-field = not a possible score: the field “{ $field }” is wrong
wrong-score-hand = not a possible score: in hand { $hand }, the field “{ $field }” is wrong
wrong-score-long = no score has more than { $most } bytes
wrong-cluster-extra = a cluster needs the extra “cluster”: pip install 'nullo[cluster]'
wrong-cluster-address = no Dask scheduler answers at { $address }
wrong-cluster-version = the worker { $worker } has Nullo { $version }, not { $own }
wrong-process-ended = a process that was computing ended unexpectedly; perhaps memory ran out: try fewer --jobs
