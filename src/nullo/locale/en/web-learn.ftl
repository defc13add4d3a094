# The page of a lesson.

learn-title = Learn { $game }
learn-button = Learn
learn-button-game = Learn { $game }: a first hand with tips
learn-button-done = Learn { $game }: a first hand with tips (done)
learn-tip = Tip
learn-step = Tip { $number } of { $many }
learn-next = Next
learn-show = Show me
learn-back = Back
learn-restart = Start again
learn-not = Not this time: the tip says why.
learn-watch = The hand goes on …
learn-over = That was your first hand
learn-learnt = What you know now:
learn-play = Play now
learn-invitation = Back to the invitation
learn-rules = All the rules
learn-rules-link = Learn it with a guided first hand
trick-not = may not be played
