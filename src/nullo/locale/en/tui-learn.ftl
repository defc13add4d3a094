# Lessons on the whole terminal.

tui-foot-learn = Learn
tui-foot-previous = Back
tui-foot-shown = Show me
tui-foot-restart = Start again

tui-key-previous-words = To the tip before
tui-key-shown-words = Do what the tip advises (▾)
tui-key-restart-words = To the first tip
tui-key-away = { tui-key-leave }
tui-key-away-words = Leave; the lesson waits

tui-learn-table = Back to the table
tui-learn-begun = The game has begun.

## The first screen

tui-light-words = Enter or F2 changes it.
