"""The state that the parts of one running server share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

import msgspec

from nullo.deals.challenge import Challenge
from nullo.server.live.hub import Hub
from nullo.server.pages import game_analyser, paper_maker, record_tasks
from nullo.server.pages.challenge_pictures import draw_challenge
from nullo.server.pages.drawn_pictures import DrawnPictures, draw_qr_code
from nullo.server.pages.kept_answers import ExpertLines, KeptAnswers, SharedAnswer
from nullo.server.pages.offline_site import OfflineSite
from nullo.server.pages.static_files import StaticFiles
from nullo.server.protocol.problems import Problem
from nullo.server.routes.record_work import Elsewhere, RecordWork
from nullo.server.runtime.metrics import Metrics
from nullo.server.runtime.rates import Rates, Rations
from nullo.server.runtime.settings import ServerSettings
from nullo.server.runtime.shares import ConnectionSlots, Share
from nullo.server.store.lobby_rows import summary

if TYPE_CHECKING:
    from nullo.server.store.store import Store

Q = TypeVar("Q")
A = TypeVar("A")
Analyse = Elsewhere[game_analyser.PieceRequest, game_analyser.Piece]
"""A function that computes pieces of analyses in place of processes."""


class AppState:
    """The state that the parts of one running server share; see :func:`nullo.server.app.create`."""

    def __init__(
        self,
        settings: ServerSettings,
        store: Store,
        metrics: Metrics | None = None,
        analyse: Analyse | None = None,
    ) -> None:
        limits = settings.limits
        self.settings = settings
        self.store = store
        self.metrics = metrics or Metrics()
        self.hub = Hub(settings, store, self.metrics)
        self.pages = StaticFiles(settings.static)
        self.offline = None if settings.offline is None else OfflineSite(settings.offline)
        self.qr_codes = DrawnPictures(limits, draw_qr_code, 256)
        self.challenge_pictures = DrawnPictures(limits, draw_challenge, 64)
        self.expert_lines = ExpertLines()
        self.listed = SharedAnswer(self._games_list)  # what the lobby shows to everybody, as JSON
        self.claiming = asyncio.Lock()  # the search for the proof of a claim delays other threads

        self.places = ConnectionSlots(limits.connections, limits.connections_per_address)
        self.messages = Rates(limits.messages_per_second_per_address, limits.burst_per_address)
        self.rations = Rations(limits.catch_up_bytes_per_second, limits.catch_up_bytes)
        self.acts = Rates(limits.acts_per_second, limits.acts, "too-many-events")
        self.changes = Rates(limits.changes_per_minute / 60, limits.changes, "too-many-events")
        self.member_changes = Rates(
            limits.member_changes_per_minute / 60, limits.member_changes, "too-many-changes"
        )
        self.makings = Rates.hourly(limits.tables_per_hour, "too-many-tables")
        self.joinings = Rates.hourly(limits.joins_per_hour, "too-many-joins")
        self.joinings_here = Rates.hourly(limits.joins_per_table, "too-many-joins")
        self.carryings = Rates.hourly(limits.carries_per_hour, "too-many-carries")
        self.sharings = Rates.hourly(limits.scores_per_hour, "too-many-scores")
        steps = limits.look_changes_per_minute
        self.look_changes = Rates(steps / 60, steps)
        changes = limits.score_changes_per_minute
        self.score_changes = Rates(changes / 60, changes)

        self.films = self._replays("film", record_tasks.render_film, bytes)
        self.challenges = self._replays("challenge", record_tasks.read_challenge, Challenge)
        self.results = self._replays(
            "result", record_tasks.find_decisive, record_tasks.DecisiveAnswer
        )
        self.analyses = RecordWork(
            "analysis",
            game_analyser.make_piece,
            game_analyser.Piece,
            self.metrics,
            Share(limits.analyses, limits.analyses_each),
            Rates.hourly(limits.analyses_per_hour, "too-many-analyses"),
            analyse,
        )
        self.details = Rates.hourly(limits.details_per_hour, "too-many-analyses")
        self.kept_analyses = KeptAnswers(limits.kept_analyses)
        self.papers = RecordWork(
            "paper",
            paper_maker.render_pdf,
            bytes,
            self.metrics,
            Share(limits.papers, limits.papers_each),
            Rates.hourly(limits.papers_per_hour, "too-many-papers"),
        )
        self.kept_papers = KeptAnswers(limits.kept_papers)

    def _replays(self, kind: str, work: Callable[[Q], A], answer: type[A]) -> RecordWork[Q, A]:
        limits = self.settings.limits
        places = Share(limits.films, limits.films_each)
        rate = Rates.hourly(limits.films_per_hour, "too-many-films")
        return RecordWork(kind, work, answer, self.metrics, places, rate)

    async def close(self) -> None:
        await self.hub.close()
        for work in (self.films, self.challenges, self.results, self.analyses, self.papers):
            work.close()

    async def _games_list(self) -> msgspec.Raw:
        return msgspec.Raw(msgspec.json.encode([summary(row) for row in await self.store.lobby()]))

    def check_bot(self, bot: str, field: str = "bots") -> None:
        if not self.hub.thinker.known(bot):
            raise Problem("no-bot", field=field, bot=bot[:40])
