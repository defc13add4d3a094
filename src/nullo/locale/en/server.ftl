# What the server tells a client that it refuses. Shown by pages and read by those who write clients.

error-bad-json = That is not JSON.
error-bad-field = { $reason }
error-bad-option = { $reason }
error-too-large = That is too large: at most { $most } bytes are accepted.
error-not-json = The content type must be application/json.
error-not-text = Messages are text frames of JSON.
error-wrong-host = This server does not answer to that name.
error-wrong-origin = That page may not send requests to this server.
error-no-token = A program needs its token here, as Authorization: Bearer.
error-no-game = There is no game { $game }.
error-no-rules = { $game } has no rule page.
error-no-lesson = { $game } has no lesson.
error-no-bot = There is no bot { $bot } here.
error-bots-seats = Name one bot for all, or one for { $many ->
    [one] the other seat
   *[other] each of the { $many } other seats
 }, not { $given }.
error-no-table = There is no such table, or it has been deleted.
error-no-page = There is no such page.
error-method = That cannot be done here.
error-no-seat = You have no seat at this table.
error-not-host = Only the host may do that.
error-not-over = The game is not over yet.
error-too-fast = Too much at once: slow down.
error-key-used = This key was used before: repeat the request with a new one.
error-too-many-tables = Too many tables: try again later.
error-too-many-joins = Too many seats taken from here: try again later.
error-too-many-events = Too much has been stored from here: try again in a minute.
error-too-many-changes = You have said or changed too much at this table: try again in a minute.
error-too-many-connections = Too many connections.
error-too-many-watchers = Too many are watching this table.
error-say-hello = The first message must be hello.
error-version = This server speaks version { $version } of the protocol: reload, or bring your client up to date.
error-busy = That could not be saved just now: try again.
error-broken = Something went wrong here. Nothing has changed; try again.

server-not-built = Nullo is running, but the page is not built: run "scripts/build", or install Nullo from a wheel.
