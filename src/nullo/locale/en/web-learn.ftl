# The page of a lesson.

learn-page = Learn { $game } · Nullo
learn-title = Learn { $game }
learn-button = Learn
learn-button-game = Learn { $game }: a first hand with tips
learn-button-done = Learn { $game }: a first hand with tips (done)
learn-done-mark = Done
learn-tip = Tip
learn-step = Tip { $number } of { $many }
learn-next = Next
learn-show = Show me
learn-back = Back
learn-restart = Start again
learn-act = Your turn: do it, or let it be shown.
learn-not = Not this time: the tip says why.
learn-watch = The hand goes on …
learn-over = That was your first hand
learn-learnt = What you know now
learn-play = Play now
learn-play-why = The same game, with bots.
learn-rules = All the rules
learn-lobby = Back to the lobby
learn-rules-link = Learn it with a guided first hand
