# Before the game: invited people, the waiting room, the cut.

invited-by = { $name } invites you
invited-heading = A game of { $game }
invited-lead = { $players } players, about { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
 }. No account; a name is enough.
invited-lead-teams = { $teams ->
    [2] { $members ->
        [2] Two against two
       *[other] { $members } against { $members }
     }
   *[other] { $teams } teams of { $members }
 }, about { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
 }. No account; a name is enough.
invited-full = Every seat is taken, but you can watch.
invited-closed = The host lets nobody else sit down, but you can watch.
invited-begun = The game has begun: you take the seat that a bot holds for you.
invited-unknown = I don’t know it yet: first a hand with tips
seat-legend = Your seat
seat-free = Free
seat-place = Place { $place }
sit-down = Sit down
sit-note = The game begins when { $name } starts it. Bots fill what stays empty.
newcomer-tick = The game is new to me
newcomer-about = Then you may ask for hints, and everybody at the table is told so.
newcomer-sign = new here

room-page = Waiting room · { $game }
room-heading = A table for { $game }
room-lead-host = Send the link to your friends. Start when you like: bots fill the empty seats.
room-lead = The game begins when { $name } starts it.
room-lead-watch = You are watching. The game begins when { $name } starts it.
room-link = The link to this table
room-copy = Copy the link
room-copied = The link is copied.
copy-by-hand = Copy by hand
copy-by-hand-about = This browser refuses to copy. The text is selected: copy it by hand.
copy-by-hand-text = Text to copy
room-share = Share …
room-share-text = Come and play { $game }
room-qr = QR code of the link
room-loopback = This link works on this computer only. For phones, start Nullo with: make play LAN=1
room-seats = At the table
room-seats-note = Clockwise, as you will sit.
room-seats-cut = The cut will decide who sits where and who deals.
room-seats-teams = The cut will decide who plays with whom.
room-seats-placed = Clockwise, as you will sit. The first in the list deals first.
room-seats-placed-teams = Clockwise, as you will sit, partners opposite each other. The first in the list deals first.
room-seats-placed-in-turn = Clockwise, as you will sit, so that the teams take turns. The first in the list deals first.
room-with = plays with { $name }
room-you = you
room-host = host
room-bot-host = a bot, until somebody comes
room-bot = { $level }, until somebody comes
room-offline = not connected
room-empty = Free: a bot sits here
room-remove = Remove { $name }
room-up = Move { $name } up
room-down = Move { $name } down
room-start = Start the game
room-start-bots = { $bots ->
    [0] Everyone is here.
    [one] One bot will play.
   *[other] { $bots } bots will play.
 }
room-leave = Leave the table
room-delete = Delete the table
room-options = Options of this table
room-options-usual = Played by the usual rules.
room-moved = { $name } is now in place { $place }.

confirm-delete = Delete this table?
confirm-delete-words = It will be gone for everyone, together with its game.
confirm-delete-yes = Delete it
confirm-leave = Leave the table for good?
confirm-leave-words = A bot takes your seat. To come back later, just close the page instead.
confirm-leave-yes = Leave it

## The cut

cut-title = The cut
cut-lead-dealer = Everyone drew a card for the first deal.
cut-lead-seats = Everyone drew a card for the seats.
cut-round = Drawn again by those who tied
cut-deals = { $name } deals first.
cut-deals-you = You deal first.
cut-teams = { $teams }.
cut-against = { $a } against { $b }
cut-play = To the table
removed-title = You have been removed
removed-words = The host has removed you from this table. You can watch, but not sit down here again.
removed-watch = Keep watching
