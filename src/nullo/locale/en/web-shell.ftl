# What is around every page: header, drawers, settings, messages.

brand-home = Nullo: to the lobby
close = Close
loading = One moment …
retry = Try again
reload = Reload the page
to-lobby = To the lobby

tool-last-trick = Last trick
tool-rules = Rules
tool-score = Score
tool-settings = Settings
tool-keys = Keys
tool-more = More
tools = Tools

connection-connecting = Connecting …
connection-open = Connected
connection-lost = Connection lost. Trying again …
watching-count = { $count ->
    [one] One watching
   *[other] { $count } watching
 }

page-lost = There is no such page
page-lost-words = The address may be incomplete. All games are in the lobby.
table-gone = This table is gone
table-gone-words = It has been deleted, or its link is incomplete.
table-old = This page no longer fits the server
table-old-words = Reload the page: your seat and the game are kept.
problem-offline = The server does not answer. Is it running, and is the network available?
problem-unknown = Something went wrong. Nothing has changed; try again.
problem-closed = The page was left before the answer came.
problem-gone = The table is gone.
problem-version = This page is older than the server: reload it.
server-needed = For this, others must be able to reach you: that takes a server. Here you play alone, and nothing leaves this browser.
server-there = To { $server }
server-how = Whoever has installed Nullo starts one with “nullo serve”.
server-away = { $server } cannot be reached. You play against bots here; your games stay in this browser, and { $server } lists them when it is back.
server-reached = { $server } can be reached: other people are there, and your games are in its lobby, too.
server-table = This table is on { $server }
server-table-words = It waits there until you have a connection again.
kept-nothing = This browser stores nothing, or has no more room: the game goes on, but is gone when the page is closed.
site-newer = There is a newer version of this site.
engine-loading = The cards are on their way: a few seconds, the first time.
messages = Messages

rules-of = Rules of { $game }
rules-page = Rules of { $game } · Nullo
rules-now = Rule { $rule }, which applies now
rules-mark = in play

settings-title = Settings
settings-name = Your name
settings-name-about = For the next table at which you sit down.
settings-theme = Theme
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-colours = Suits
settings-colours-4 = Four colours
settings-colours-2 = Two colours
settings-size = Cards
settings-size-s = Small
settings-size-m = Medium
settings-size-l = Large
settings-motion = Movement
settings-motion-system = System
settings-motion-reduce = None
settings-sounds = Sounds
settings-sounds-about = A small sound for cards, tricks and your turn.
settings-notices = Tell me when it is my turn
settings-notices-about = By a notice of the browser, at a table with others, while its page is open in the background.
notice-refused = Your browser does not allow notices from this page. You can change that in its settings for this page.
settings-talk = Show what others say
settings-talk-about = Otherwise you see no messages, at any table.
settings-remarks = Let bots talk
settings-remarks-about = A word over a bot’s seat when it has made or missed its bid.
settings-help = Help at the table
settings-help-full = Full
settings-help-quiet = Quieter
settings-awake = Keep the screen on
settings-awake-about = While you are at a table or keeping a score.
settings-awake-none = The screen may go dark while you wait: browsers let only https pages keep it on, and some let none.
settings-warn = Warn me
settings-warn-about = Where the table allows revokes: warn me before I play one.
settings-kept = Stored in this browser only.

keys-title = Keys
key-close = Esc
key-close-words = close what covers the table

playing-leave = Leave the table
playing-delete = Delete the table
playing-link = Copy the link
