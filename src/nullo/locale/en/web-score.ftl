# Keeping the score of a game at a real table.

error-no-score = There is no such score: it is no longer shared, or the link is incomplete.
error-too-many-scores = Too many shared scores: try again later.

keep-page = Keep score · Nullo
keep-heading = Keep score
keep-lead = For cards on a real table: enter bids and tricks, and the rules do the sums.
keep-offline = Kept on this device: it opens and works without a connection.
keep-online = Leave this page open: in this browser it cannot be opened without a connection.
keep-open = In progress
keep-done = Finished
keep-continue = Continue { $game } with { $names }
keep-see = See { $game } with { $names }
keep-played = { $count ->
    [0] no hand yet
    [one] 1 hand
   *[other] { $count } hands
 }
keep-new = New score
keep-game = Game
keep-players = Players
keep-names = Names, clockwise
keep-name = Player { $number }
keep-teams = Teams: { $teams }.
keep-names-missing = Every player needs a name.
keep-dealer = Who deals first?
keep-settings = Settings
keep-begin = Begin
keep-needs-line = These settings need a connection once. Connect and try again, or use the usual ones.
keep-no-rules = The rules of scoring have not been loaded. Connect, and open this page again.

keep-size = { $count ->
    [one] 1 card each
   *[other] { $count } cards each
 }
keep-deals = { $name } deals
keep-bids = Bids
keep-result = Result
keep-next = On to the result
keep-to-bids = Back to the bids
keep-enter = Enter hand { $hand }
keep-change = Change hand { $hand }
keep-cancel = Cancel
keep-seldom = Revokes and calls
keep-bid = Bid
keep-said = Open or secret
keep-tricks = Tricks
keep-taken = Points taken
keep-cards = Points in hand
keep-points = Points
keep-revokes = Revokes
keep-revoked = Revoke called
keep-false-calls = False calls
keep-no-way = No Way
keep-take-one = Take one
keep-trump-10 = Ten of trumps (10)
keep-trump-5 = Five of trumps (5)
keep-trump-A = Ace of trumps (4)
keep-trump-K = King of trumps (3)
keep-trump-Q = Queen of trumps (2)
keep-trump-J = Jack of trumps (1)
keep-no = No
keep-yes = Yes
keep-value-of = { $field }: { $name }
keep-nobody = Nobody
keep-who-took = Who took them?
keep-of-total = { $sum } of { $total }
keep-at-most = { $sum }, at most { $total }
keep-remainder = The rest: { $number }
keep-scores = This hand
keep-missing = { $more ->
    [0] Still missing: { $name }
   *[other] Still missing: { $name }, and { $more } more
 }
keep-entry = { $field } ({ $name })
keep-late = Entered with the result
keep-why-range = { $step ->
    [1] A number from { $low } to { $high }.
   *[other] A number from { $low } to { $high }, in steps of { $step }.
 }
keep-why-size = { $count ->
    [one] The hand has only 1 card.
   *[other] The hand has only { $count } cards.
 }
keep-why-left = { $count ->
    [0] None is left.
    [one] Only 1 is left.
   *[other] Only { $count } are left.
 }
keep-why-all = { $count ->
    [one] This last one must be 1.
   *[other] This last one must be { $count }.
 }
keep-why-behind = Only for a side at least { $count ->
    [one] 1 point
   *[other] { $count } points
 } behind.
keep-why-answer = Only one opponent, and only if exactly one side bid { $bid }.

keep-hands = Hand by hand
keep-correct = Correct
keep-correct-hand = Correct hand { $hand }
keep-correcting = Correcting hand { $hand }
keep-clash = With this change, hand { $hand } would be impossible. Correct that one, too, or remove the hands after this one.
keep-undo = Remove hand { $hand }
keep-undone = Hand { $hand } has been removed. Its entries are still here.
keep-share = Let others watch
keep-share-about = Whoever has the link sees the score on another phone. Only this one can change it.
keep-share-begin = Make a link
keep-share-end = Stop sharing
keep-share-sent = Those who watch see everything.
keep-share-waits = Not sent yet. It will be sent when there is a connection.
keep-save = Save to a file
keep-load = Open a file…
keep-load-wrong = This file is not a Nullo score, or it is impossible by the rules.
keep-sheet = Score sheet (PDF)
keep-print = Print or PDF
keep-delete = Delete
keep-delete-sure = Delete this score? This cannot be undone.
keep-again = Again, same players
keep-all = All scores
keep-not-kept = This browser refuses storage: the score is lost when the page is closed.
keep-gone = This score is not on this device.
keep-watch = A score at a real table
keep-watch-live = Follows the score at the table.
keep-watch-lost = No connection: this is how it stood.
keep-waiting = The first hand is being played.
keep-real = At a real table
score-entered = points
