"""The state that the parts of one running server share."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from nullo.server.live.hub import Hub
from nullo.server.pages.expert_lines import ExpertLines
from nullo.server.pages.film_maker import Made
from nullo.server.pages.game_analyser import Piece
from nullo.server.pages.kept_answers import KeptAnswers
from nullo.server.pages.paper_maker import PdfResponse
from nullo.server.pages.qr_codes import QrCodes
from nullo.server.pages.static_files import StaticFiles
from nullo.server.protocol.problems import Problem
from nullo.server.routes.event_quotas import Quotas
from nullo.server.routes.record_work import RecordWork
from nullo.server.runtime.connection_slots import ConnectionSlots
from nullo.server.runtime.metrics import Metrics
from nullo.server.runtime.settings import ServerSettings
from nullo.server.runtime.shared_answer import SharedAnswer
from nullo.server.runtime.token_buckets import Buckets, Rations

if TYPE_CHECKING:
    from nullo.server.store import Store


@dataclass
class AppState:
    """The state that the parts of one running server share."""

    settings: ServerSettings
    store: Store
    hub: Hub
    metrics: Metrics
    pages: StaticFiles
    places: ConnectionSlots
    rations: Rations
    quotas: Quotas
    listed: SharedAnswer[msgspec.Raw]
    messages: Buckets
    makings: Buckets
    joinings: Buckets
    joinings_here: Buckets
    carryings: Buckets
    sharings: Buckets
    score_changes: Buckets
    films: RecordWork[Made]
    pictures: QrCodes
    analyses: RecordWork[Piece]
    details: Buckets
    kept_analyses: KeptAnswers
    papers: RecordWork[PdfResponse]
    kept_papers: KeptAnswers
    claiming: asyncio.Semaphore
    expert_lines: ExpertLines

    async def who(self, table: str, secret: str, token: str) -> int | None:
        """The member of a table with this session or token, or None."""
        if token:
            return await self.store.who(table, token=token)
        return await self.store.who(table, session=secret) if secret else None

    async def gave(self, secret: str) -> bool:
        """Whether the server has issued this session to a browser that has a seat."""
        return bool(secret) and await self.store.knows(secret)

    def check_bot(self, bot: str, field: str = "bots") -> None:
        """Refuse a bot that clients may not use.

        Raises:
            Problem: clients may not use this bot.
        """
        if not self.hub.thinker.known(bot):
            raise Problem("no-bot", field=field, bot=bot[:40])
