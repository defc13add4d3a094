### Hints in steps: where to look, what is sure, and the best choice with its odds.

## Where to look

nudge-think = Compare what each of your choices may lead to.
nudge-trick = Think about who is winning the trick.
nudge-sure = What can the others still hold against your cards?
nudge-suit = Think about the high cards that are still out.
nudge-suits = Look at how many cards you hold in each suit.
nudge-trumps = Look at the trump suit.
nudge-bid-left = Can you still make your bid?
nudge-worth = How much is the trick worth?

## What is sure

reason-none = Nothing is sure here: it is a question of odds.
reason-odds-only = There is nothing to choose here.
reason-odds-alike = Nothing certain sets your choices apart: all are about equally good.
reason-odds-close = Nothing certain sets your best choices apart, and their odds are close.
reason-odds-made = Your bid is then made in { $percent }% of the possible deals, otherwise in { $other-percent }%.
reason-odds-win = With the best choice your chance to win the game is about { $percent }%, with another one { $other-percent }%.
reason-odds-points = The best choice brings { $sign }{ $points ->
    [one] { $points } point
   *[other] { $points } points
 } on average, another one { $other-sign }{ $other-points }.
reason-odds-costs = The best choice costs { $points ->
    [one] { $points } point
   *[other] { $points } points
 } on average, another one { $other-points }.
reason-rest-sure = All of the last { $count } tricks can be yours, whatever the others hold.
reason-takes-sure = You hold a card that nothing still out can beat: it is sure to take the trick.
reason-takes-last = You play last and can take the trick.
reason-takes-now = You can beat the { $card }; { $count ->
    [one] one player comes
   *[other] { $count } players come
 } after you.
reason-tops-suit = Nothing still out in { $suit } beats your best card: only a trump can.
reason-lead-beaten = { $count ->
    [one] One card that you have not seen beats
   *[other] { $count } cards that you have not seen beat
 } the best card to lead.
reason-partner = { $seat } is winning the trick for your side, with the { $card }.
reason-cannot-beat = You cannot beat the { $card }.
reason-stays-below = You need not beat the { $card }: you can stay below it.
reason-trumps-out = The others can have no trump any more.
reason-makes-void = You can be rid of { $suit } with this trick.
reason-trumps-held = { $count ->
    [0] You hold no trump
    [one] You hold one trump
   *[other] You hold { $count } trumps
 } ({ $suit }).
reason-trick-worth = { $points ->
    [one] The trick is worth 1 point so far.
   *[other] The trick is worth { $points } points so far.
 }
reason-trick-worthless = Nothing that counts lies in the trick so far.

## The best choice

advice-only = { $action }: you have no other choice.
advice-best-win = { $action }: your chance to win the game is about { $percent }%.
advice-best-points = { $action }: about { $sign }{ $points ->
    [one] { $points } point
   *[other] { $points } points
 } in this hand.
advice-best-costs = { $action }: costs about { $points ->
    [one] { $points } point
   *[other] { $points } points
 } in this hand.
advice-other-percent = { $action }: { $percent }%.
advice-other-points = { $action }: { $sign }{ $points }.
advice-made = The bid is then made in { $percent }% of the deals still possible.
advice-other-made = { $action }: { $sign }{ $points }; the bid is made in { $percent }%.
advice-equal = About equally good: { $actions }.
advice-unsure = About equally good, as far as { $worlds ->
    [one] one trial tells
   *[other] { $worlds } trials tell
 }: { $actions }.
advice-choices = { $count } choices
advice-all-choices = all choices
