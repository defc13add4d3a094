# The guided first hands. A tip's key ends in "-not" where it says why another lawful choice is worse.
# In the terminal

cli-learn = A guided first hand: about five minutes, with a tip at each choice.
learn-cli-intro = Type what the tip advises. Also: show, back, again, rules T8, help, quit. An empty line continues.
learn-cli-next = (Enter to continue)
learn-cli-way = (type it, or "show")
learn-cli-shown = Shown: { $action }
learn-cli-left = The lesson waits: nullo learn { $game }
learn-cli-none = { $game } has no lesson
learn-cli-play = Now play: nullo play { $game }

# Worked tricks of the rule pages

worked-who-led = { $name } led
worked-who-took = { $name } took it
worked-who-led-took = { $name } led and took it
worked-who-played = { $name }
worked-who-held = { $name } held
worked-hand = { $who }, and could play:
worked-revoke = a revoke: able to follow
worked-called = called by an opponent
worked-laid = { $who }: { $card }
worked-trump = { $card } is the only trump.
worked-highest-trump = { $card } is the highest trump.
worked-highest = { $card } is the highest card in { $suit }.
worked-points = The trick is worth { $points }.
worked-leads = The next trick is led by { $name }.
