# What is wrong with a record. "{ $place }: { $why }" is put together: hand 2, action 5: and why.

record-at = { $place }: { $why }
record-hand = hand { $hand }
record-in-action = hand { $hand }, action { $number }
record-in-redeal = hand { $hand }, redeal { $number }
record-in-draw = hand { $hand }, draw { $number }
record-round = cut: round { $number }

## The text

record-not-utf8 = not UTF-8
record-several = it holds { $count } records: name one by its number, from 1 (on the command line with --number)
record-number = there is no record { $number }: it holds { $count }
record-json = bad JSON: { $why }
record-json-place = { $what }: line { $line } column { $column } (char { $char })
record-json-surrogate = half a character (a lone surrogate)
record-json-deep = nested too deep
record-json-constant = { $name } is not a JSON value
record-json-large = the number { $number } is too large
record-json-digits = a number of { $digits } digits is too large
record-json-value = Expecting value
record-json-name = Expecting property name enclosed in double quotes
record-json-colon = Expecting ':' delimiter
record-json-comma = Expecting ',' delimiter
record-json-trailing = Illegal trailing comma
record-json-string = Unterminated string starting at
record-json-control = Invalid control character at
record-json-escape = Invalid \escape
record-json-extra = Extra data

## Keys and values

record-no-object = a record must be a JSON object
record-twice = the key { $name } is given twice
record-unknown = unknown key { $name }
record-missing = the key { $name } is missing
record-object = must be an object
record-list = must be a list
record-key-list = { $name } must be a list
record-texts = must be a list of texts
record-game = must be the id of a game
record-players = players is missing
record-version = must be the format version { $version }, not { $given }
record-later = format version { $given } is later than { $version }, the last known here
record-names = must be { $players }, not { $given }
record-result = must be an object of scores and winners
record-not-finished = the game is not finished
record-result-wrong = { $name } must be { $right }, not { $given }

## The cut

record-no-cut = { $game } has no cut; it must be null
record-rounds = must be null or a list of rounds
record-round-entries = round { $number } must have { $players } entries
record-round-left = round { $number } is left over
record-tied = players are still tied
record-other-seats = the cards drawn lead to another seating
record-draws = seat { $seat } draws a card
record-draws-not = seat { $seat } does not draw
record-barred = { $card } is not one of the cards to draw from
record-drawn-twice = one card was drawn twice

## Cards and actions

record-deck = the deck must be a list
record-too-often = the deck contains { $card } too often
record-lacks = the deck lacks { $card }
record-no-card = { $card } is not a card
record-not-drawn = { $card } cannot be drawn now
record-action-text = must be a text 'SEAT ACTION'
record-no-action = { $text } is not 'SEAT ACTION'
record-cards-missing = the cards that come before it are missing
record-game-over = left over: the game is over
record-hand-over = left over: the hand is over
record-hand-unfinished = not finished, and it is not the last
record-redeals-left = redeals are left over
record-draws-left = draws are left over

## What else it holds

record-challenge = this is no finished game at a table of one person against bots
record-no-seals = the record has no seals: only a game at a table has them
record-table = table: must be the id of the table that made the seals
record-seals-order = seals: must be one for each hand, or its parts from 0, in order
record-expected = Expected `int` { $range }
record-expected-not = Expected `{ $wanted }`, got `{ $given }`
record-expected-like = Expected `str` matching regex { $pattern }
record-field = Object missing required field `{ $name }`
record-not-left = this is not a game saved by nullo play
