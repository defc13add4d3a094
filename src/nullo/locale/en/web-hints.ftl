# Hints on the page.

hint-step = Hint, step { $number } of 3
hint-title = Hint
hint-why = Why?
hint-show = Show me
hint-setting = Allow hints
hint-about = Everybody may ask for hints on their own turn. You always may when alone with bots.
hint-term = Hints
hint-says-on = Allowed
hint-says-off = Only alone with bots
hint-says-newcomers = For newcomers
newcomer-hint-setting = Hints for newcomers
newcomer-hint-about = Whoever says before the start that the game is new to them may ask for hints. Everybody is told who does.
tool-hint = Hint
key-hint = H
key-hint-words = Ask for a hint; each press says more
