# Afterwards: the replay page, the result, records as files, and the seals.

error-bad-record = { $reason }
error-film-too-long = This game is too long to be shown here.
error-too-many-films = Too many replays: try again later.

replay-page = { $game }: replay
replay-where = Replay · hand { $hand }/{ $hands }
replay-turn-of = Turn { $turn } of { $turns }
replay-deal = { $name } deals the cards.
replay-deal-more = More cards are dealt.
replay-end = The record ends here.
replay-player = Player { $seat }
replay-controls = Replay
replay-slider = Turn
replay-first = First turn
replay-previous = Previous turn
replay-next = Next turn
replay-last = Last turn
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-fast = fast
replay-eye = Seen from
replay-eye-all = All hands
replay-history = The game in words
replay-chapter = Hand { $hand }
tool-history = History
tool-share = Copy link
replay-copied = The link to this turn is copied.
replay-too-long = This game is too long for a link. Send the file instead.
replay-live = This game is not over yet
replay-live-words = Nobody sees the hands before the end. You can watch now, and replay the game when it is over.
replay-watch = To the table
replay-again = Look again
replay-none = Open a record
replay-none-words = Choose a file that you downloaded after a game or that nullo play wrote, or drop it here. The server only computes what to show, and stores nothing.
replay-open-other = Choose another file
replay-bad = This record cannot be replayed
replay-bad-link = This link is damaged
replay-bad-link-words = A part of it is missing. Ask for it again, or for the file.

after-same = Rematch: same seats
after-cut = Rematch: new cut
rematch-title = Play again?
rematch-asks = { $name } asks everybody to play again.
rematch-asks-cut = { $name } asks everybody to play again, with a new cut.
rematch-yes = Play again
rematch-no = No, thanks
rematch-waiting = Waiting for { $names }.
rematch-without = Not playing: { $names }.
rematch-nobody = Nobody else wants to play again.
rematch-mine = You will play again.
rematch-mine-no = You will not play again.
rematch-go = Begin without waiting
rematch-bots = Play with bots
rematch-withdraw = Withdraw
after-next = To the next game
after-watch = Watch the next game
after-replay = Replay
after-download = Download record
after-check = Check the shuffles

curve = Points after each hand
curve-about = { $hands ->
    [one] One hand
   *[other] { $hands } hands
 }. At the end: { $totals }.
curve-side = { $name } { $points }

seal-line = Sealed: { $seal }…
seal-about = This is the fingerprint (SHA-256) of the cards of this hand, fixed before it began. After the game, “Check the shuffles” computes it again from the record. It does not prove that the cards were shuffled well, or that nobody looked.
seal-checking = Computing the seals…
seal-seen = You were shown this seal before the hand.
seal-strange = You were shown the seal { $seal }…, which is not in this record.
seal-none = This record has no seals. Only games at a table have them.
seal-damaged = The seals in this record are damaged.

## Sharing a result

share-result = Share the result
share-link = Link to the replay
share-copied = Copied
share-copy-link = Copy the link
share-copy-text = Copy as text
share-picture = Download a picture
share-no-qr = The link is too long for a QR code.
