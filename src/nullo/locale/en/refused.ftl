# Why a table does not do what it is asked. Keys are "error-" and the code.

error-not-your-turn = It is not your turn.
error-illegal = The rules do not allow that now.
error-unknown-action = This game has no such action.
error-not-now = That cannot be done now.
error-not-asked = No bot has to choose there now.
error-full = All seats are taken.
error-no-such-place = There is no such seat.
error-closed-table = The host lets nobody else sit down.
error-place-taken = Somebody is sitting there already.
error-no-such-member = There is no such player at this table.
error-bad-order = The order must name each player once.
error-worn-out = This has been done so often at this table that it is no longer possible.
error-removed = The host has removed you from this table.
error-hand-left = Somebody left during this hand: you can sit down when the next hand begins.
