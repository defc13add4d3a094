# Company at the table: talk, the clock, take-backs, claims, who watches, the table's settings.

## Talk

tool-talk = Talk
talk-new = { $count ->
    [one] Talk, one new message
   *[other] Talk, { $count } new messages
 }
talk-field = Your message
talk-send = Send
talk-emotes = In a word
talk-none = Nobody has said anything yet.
talk-off = The host has switched talk off.
quiet-offer = Fewer marks and reasons from now on?
talk-watching = You are watching: you can read, but not write.
talk-heard = What was said
talk-line = { $name }: { $words }
talk-mute = Who is muted
talk-mute-one = Mute { $name }
talk-mute-all = Mute everybody
talk-mute-all-about = At every table, in this browser.
talk-muted-all = You have muted everybody.
talk-left = { $count ->
    [one] one character left
   *[other] { $count } characters left
 }
emote-hello = Hello!
emote-thanks = Thank you!
emote-well-played = Well played!
emote-oops = Oops!
emote-thinking = Let me think …
emote-wow = Wow!
emote-sorry = Sorry!
emote-again = Another game?
key-talk = /
key-talk-words = Say something

## The clock

clock-title = Clock
clock-none = None
clock-quick = Quick
clock-calm = Calm
clock-own = Custom
clock-own-move = Seconds for a decision
clock-own-bank = Minutes in reserve
clock-own-set = Set the clock
clock-own-wrong = Per decision: 5 to 600 seconds. In reserve: 0 to 60 minutes.
clock-day = A day
clock-days = Three days
clock-says-none = Everybody takes the time they need.
clock-says = { $move } per decision and { $bank } in reserve; when both run out, a bot makes that one decision.
clock-says-no-bank = { $move } per decision; when it runs out, a bot makes that one decision.
clock-says-slow = A slow table: { $time } for each decision, whether you are here or not. After that a bot plays for you until you are back.
clock-seconds = { $count } s
clock-minutes = { $count } min
clock-minutes-seconds = { $minutes } min { $seconds } s
clock-of-both = Clock of { $name }: { $move }, then { $bank } in reserve
clock-of-bank = Clock of { $name }: { $bank } in reserve, running
clock-of-last = Clock of { $name }: { $move }
clock-mine-both = Your clock: { $move }, then { $bank } in reserve
clock-mine-bank = Your clock: { $bank } in reserve, running
clock-mine-rests = Your clock: { $bank } in reserve
clock-mine-last = Your clock: { $move }
clock-waits = The clock is stopped
clock-ten = Ten seconds left.
clock-ran-out = Time was up: a bot chose for you.

## Take-backs

back-title = Take-backs
back-setting = Allow take-backs
back-about = All players must agree. What has been revealed or drawn cannot be taken back.
back-says-on = Allowed, if everybody agrees
back-says-off = Not allowed
back-act = Take back
back-asks = { $name } asks to take back:
back-asks-you = You ask to take back:
back-move = their last choice
back-move-you = your last choice
back-more = { $count ->
    [one] and one more action
   *[other] and { $count } more actions
 }
back-waiting = Waiting for { $names }.
back-agreed = You agree. Waiting for { $names }.
back-yes = Yes
back-no = No
back-withdraw = Withdraw
told-back-asked = { $name } asks to take back: { $what }
told-back-asked-you = You ask to take back: { $what }
told-back-done = Taken back: { $what }
told-back-refused = Not everybody agrees: nothing is taken back.
told-back-past = The game has gone on: nothing is taken back.
key-back = ⌫
key-back-words = Ask to take back your last action

## Claims

claim-act = The rest are mine
claim-title = Claim the rest?
claim-words = Your claim is checked against what you know: every remaining trick must be yours, whatever the others hold and play. If so, the rest is played out; if not, only you are told. One try per trick.
claim-yes = Claim
told-claim = { $name }: “The rest are mine.” That is true; they are played out.
told-claim-you = The rest are yours; they are played out.
claim-plays = The rest are { $name }’s. They are played out.
claim-plays-you = The rest are yours. They are played out.

## Who watches

watch-title = Spectators see
watch-term = Spectators
watch-never = No hands
watch-at-once = All hands
watch-later = Hands later
watch-after = { $rounds ->
    [yes] Rounds of turns before they see all hands
   *[no] Tricks before they see all hands
 }
watch-about = A spectator who sees all hands knows everything, and might tell a player.
watch-says-never = Spectators see no hands.
watch-says-at-once = Spectators see all hands.
watch-says-tricks = { $count ->
    [one] Spectators see all hands after one trick.
   *[other] Spectators see all hands after { $count } tricks.
 }
watch-says-rounds = { $count ->
    [one] Spectators see all hands after one round of turns.
   *[other] Spectators see all hands after { $count } rounds of turns.
 }
watch-hand = Hand of { $name }

## The settings of a table

table-settings = Table settings
table-settings-begun = Set before the start
table-settings-read = { $name } hosts the table and sets this.
table-settings-play = How we play
talk-setting = Let people talk
talk-says-on = On
talk-says-off = Off
talk-title = Talk
seats-term = Seats
seats-says = Chosen by the host, without a cut
last-card-setting = The last card of a hand plays itself
last-card-term = Last card of a hand
last-card-about = At the bots’ pace, for everybody who has no other choice.
last-card-says-on = Plays itself
last-card-says-off = Played by hand
closed-setting = Nobody else may sit down
closed-about = Whoever has a seat keeps it; everybody else can watch.
closed-term = Free seats
closed-says-on = Nobody else may sit down
closed-says-off = Open to whoever has the link
people-title = People
remove-ask = Remove { $name } …
remove-words = Remove { $name }? A bot plays on with these cards, and { $name } cannot come back to this table.
sound-offer = Play with sounds?
sound-yes = Yes
sound-no = No
listed-short = In the lobby
listed-says-on = Shown
listed-says-off = Not shown

## Notices of the browser

notice-offer = Days may pass between two turns here.
notice-yes = Tell me when it is my turn
notice-no = No, thanks
notice-on = You will be told while this page is open, in the background too.
notice-turn = It’s your turn.

## What bots say when they have made or missed a bid

remark-beginner-made = It worked! Did you see that?
remark-beginner-missed = Oh. That looked easier in my head.
remark-casual-made = There we go. Who’s making coffee?
remark-casual-missed = Ah well. It’s only a game.
remark-club-made = As announced.
remark-club-missed = One card too many. Well played.
remark-expert-made = It was never in danger.
remark-expert-missed = My mistake. It won’t happen twice.
remark-analyst-made = As the odds had it.
remark-analyst-missed = The unlikely case. It happens.
