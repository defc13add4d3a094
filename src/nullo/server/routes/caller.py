"""Identifies the client that makes or joins a table."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from nullo.server.protocol.http_bodies import JoinTable, MakeTable, Seated
from nullo.server.routes.app_state import AppState
from nullo.server.routes.routing import answer, known_session
from nullo.server.runtime.client_addresses import address_of
from nullo.server.store import Seat, derive_token, new_token, token_hash
from nullo.server.transport.gate import from_page
from nullo.server.transport.sessions import bearer, remember, session


class Caller:
    """A client that makes or joins a table: a browser with a session, or a program that wants a token.

    If the request has a key, the session or token follows from it. So if the answer was lost and the request
    is repeated, the caller is known to have the seat already. ``secret`` is the browser's present session, if
    this server has issued it, else empty.
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
            return derive_token(purpose, wish.key) if wish.key else new_token()

        self.secure = state.settings.https
        self.address = address_of(request)
        self.token = new(f"token {table}") if token else ""
        self.session = "" if token else secret or new("session")
        self._may_sit = bool(secret or wish.key)
        self._store = state.store
        self._table = table

    @classmethod
    async def of(
        cls, request: Request, state: AppState, table: str, wish: MakeTable | JoinTable
    ) -> Caller:
        """The caller of a request.

        Raises:
            Problem: the request comes from another site's page.
        """
        # Without Origin the request is not from our page, so its cookie is ignored.
        token = not from_page(request, state.settings) or wish.token
        secret = "" if token else await known_session(request, state)
        return cls(request, state, table, wish, token, secret)

    async def member(self) -> int | None:
        if not self._may_sit:
            return None
        return await self._store.who(self._table, session=self.session, token=self.token)

    def seat(self, member: int) -> Seat:
        return Seat(member, self.session or None, self.token or None)

    def hashes(self, request: Request) -> list[str]:
        given = {session(request), bearer(request), self.session, self.token} - {""}
        return [token_hash(secret).hex() for secret in given]

    def seat_response(self, table: str, link: str, member: int, status: int) -> Response:
        response = answer(Seated(table, link, member, self.token), status)
        if self.session:
            remember(response, self.session, self.secure)
        return response
