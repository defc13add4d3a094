# What a page is called elsewhere: on a home screen, in the preview of a link, on paper. And waiting.

app-name = Nullo: card games
app-about = Card games of all or nothing: alone with bots, or with friends by a link.
preview-picture = Five cards, fanned out beside the name Nullo
preview-invited = { $name } invites you to { $game }
preview-table = { $game } at the table of { $name }
preview-seats = { $free ->
    [0] All { $seats } seats are taken, but you can watch.
    [one] One of { $seats } seats is free. No account; a name is enough.
   *[other] { $free } of { $seats } seats are free. No account; a name is enough.
 }
preview-begun = { $free ->
    [0] The game has begun. Come and watch.
   *[other] The game has begun. You can watch, or take a seat that a bot holds.
 }
preview-over = The game is over. Come and see how it ended.
preview-replay = { $game }, card by card
preview-replay-about = A game played at Nullo: watch it again, from any seat.
preview-learn = Learn { $game }
preview-learn-about = A first hand, explained as you play it. It takes five minutes.

still-loading = Still loading. The connection is slow.
table-unreached = The table does not answer
table-unreached-words = The server may be down, or something in between blocks WebSockets. This page keeps trying.
settings-not-kept = This browser does not store settings: they last until the page is closed.
problem-no-cookies = This browser refuses cookies, and Nullo needs one to recognise you at a table. Allow it for this address.
