"""Who makes or joins a table."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from nullo.server.protocol.http_bodies import JoinTable, MakeTable, Seated
from nullo.server.routes.app_state import AppState
from nullo.server.routes.routing import answer
from nullo.server.runtime.client_addresses import address_of
from nullo.server.store import Seat, derived, hashed, new_token
from nullo.server.transport.gate import from_page
from nullo.server.transport.sessions import bearer, remember, session


class Caller:
    """Who makes or joins a table: a browser with its session, or a program that wants a token.

    With a key of the client's own, new secrets follow from that key: when the answer was lost and
    the request is repeated, they are the same, and show that the caller has the seat already.

    Args:
        table: id of the table.
        wish: what is asked for; ``token``: a page's script may want one, too.
        secret: the browser's session, if it is one that this server gave it.
    """

    def __init__(
        self,
        request: Request,
        state: AppState,
        table: str,
        wish: MakeTable | JoinTable,
        token: bool,
        secret: str,
    ) -> None:
        def new(purpose: str) -> str:
            return derived(purpose, wish.key) if wish.key else new_token()

        self.secure = state.settings.https
        self.address = address_of(request)
        self.token = new(f"token {table}") if token else ""
        self.session = "" if token else secret or new("session")
        self._may_sit = bool(secret or wish.key)
        self._state = state
        self._table = table

    @classmethod
    async def of(
        cls, request: Request, state: AppState, table: str, wish: MakeTable | JoinTable
    ) -> Caller:
        """Who makes this request.

        Raises:
            Problem: a page of somebody else's.
        """
        # Without Origin it is no browser of ours, and a cookie there is not to be believed.
        token = not from_page(request, state.settings) or wish.token
        secret = "" if token else session(request)
        # Nobody chooses a session but the server: who had chosen it would know it.
        secret = secret if await state.gave(secret) else ""
        return cls(request, state, table, wish, token, secret)

    async def member(self) -> int | None:
        """The caller's number at the table, if the caller has a seat there already."""
        if not self._may_sit:
            return None
        return await self._state.who(self._table, self.session, self.token)

    def seat(self, member: int) -> Seat:
        """What the store is to keep of it."""
        return Seat(member, self.session or None, self.token or None)

    def hashes(self, request: Request) -> list[str]:
        """The hashes of all secrets by which a table may know the person, old and new."""
        given = {session(request), bearer(request), self.session, self.token} - {""}
        return [hashed(secret).hex() for secret in given]

    def seated(self, table: str, link: str, member: int, status: int) -> Response:
        """The answer that gives it the seat."""
        response = answer(Seated(table, link, member, self.token), status)
        if self.session:
            remember(response, self.session, self.secure)
        return response
