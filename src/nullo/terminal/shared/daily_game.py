"""A daily deal in the terminal: the same cards and bots as at a server's table; only one try counts."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import msgspec
from rich.text import Text

from nullo.bots.policies import check_weights
from nullo.deals import daily
from nullo.deals.fixed_game import SealedSource, bot_choice, others
from nullo.game.errors import NulloError
from nullo.hints import Hint
from nullo.locale.words import say, title_of
from nullo.records.record import replay
from nullo.records.verify import check_seals
from nullo.state.match import Match
from nullo.terminal.shared import kept_games
from nullo.terminal.shared.console import can_draw
from nullo.terminal.shared.errors import blame_file
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.kept_games import GameFiles
from nullo.terminal.shared.local_game import LocalGame, new_meta
from nullo.terminal.shared.observer import Observer
from nullo.terminal.shared.people import People

TABLE = "daily"
LARGEST_TRIES = 1_000_000
MOST_TRIES = 2000  # the most tries that are kept; the oldest are dropped


class DailyAttempt(msgspec.Struct, omit_defaults=True):
    """The try that counts at a daily deal: its file's name and, once the game is over, the points."""

    file: str
    points: int | None = None
    won: bool = False


def tries_path() -> Path:
    """The file that stores the tries that count. A user who deletes it gets further tries."""
    return kept_games.folder().parent / "daily.json"


def tries() -> dict[str, DailyAttempt]:
    """Maps the name of each daily deal to the player's try that counts."""
    return kept_games.read_json(tries_path(), dict[str, DailyAttempt], LARGEST_TRIES) or {}


def note_try(deal: str, one: DailyAttempt) -> None:
    """Store the player's try at the daily deal with the name ``deal``; may raise OSError."""
    all_tries = {**tries(), deal: one}
    latest = dict(sorted(all_tries.items())[-MOST_TRIES:])
    kept_games.write_json(tries_path(), latest)


class DailyMeta(msgspec.Struct):
    """Which daily deal a game is, and whether it is only practice."""

    date: Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d\d-\d\d\Z")]
    practice: bool


class NotInDaily(NulloError):
    """Raised if a hint or a take-back is requested in the try that counts."""


class DailyGame(LocalGame):
    """A game of a daily deal, either the try that counts or practice.

    Its source of cards is a :class:`SealedSource`.
    """

    def __init__(
        self,
        match: Match,
        observer: Observer,
        day: str,
        practice: bool,
        files: GameFiles,
        opening: list[Text],
    ) -> None:
        bots = dict.fromkeys(range(1, match.game.players), daily.BOT)
        super().__init__(match, observer, bots, 0, files, opening)
        self.day = day
        self.practice = practice

    @property
    def deal(self) -> str:
        return daily.deal_name(self.day, self.match.game.id)

    @property
    def seal(self) -> str:
        seals: list[dict[str, Any]] = (self.match.meta or {}).get("seals", [])
        return str(seals[-1]["seal"]) if seals else ""

    def think(self, stop: Callable[[], bool] = lambda: False) -> int:
        # Ignores ``stop``, so that a bot of the day always plays the same.
        seed = daily.seed_of(self.day, self.match.game.id)
        return bot_choice(self.match, self.turn, daily.BOT, seed)

    @property
    def helps(self) -> bool:
        return self.practice

    def take_back(self) -> None:
        self._check_practice()
        super().take_back()

    def hint(self) -> Hint:
        self._check_practice()
        return super().hint()

    def _check_practice(self) -> None:
        if not self.practice:
            raise NotInDaily("the try counts").with_key("daily-counts")

    def save(self) -> str:
        problem = super().save()
        if self.practice:
            return problem
        state = self.match.state
        one = DailyAttempt(self.files.path.name)
        if self.over:
            one = DailyAttempt(one.file, daily.points_of(state.scores()), 0 in state.winners())
        with suppress(OSError):
            if tries().get(self.deal) != one:
                note_try(self.deal, one)
        return problem


def begin(day: str, game: str, practice: bool) -> DailyGame:
    """Start a game of a daily deal: practice if ``practice``, otherwise the try that counts.

    Raises:
        BadInput: the try cannot be stored.
        NetworkError: the game's weights are bad.
    """
    played = daily.game_of(game)
    check_weights(played)  # refuses bad weights before the try counts
    name = say("play-name")
    names = [name, *others(name, played.players - 1)]
    source = SealedSource(played, TABLE, daily.seed_of(day, game))
    bots = [None, *[daily.BOT] * (played.players - 1)]
    play = {"seat": 0, "bots": bots, "seed": 0, "daily": {"date": day, "practice": practice}}
    meta = new_meta(play, table=TABLE, seals=source.seals)
    path = kept_games.new_path(game)
    if not practice:
        with blame_file(tries_path()):
            note_try(daily.deal_name(day, game), DailyAttempt(path.name))
    observer = Observer(played, 0, People(names, 0), Faces(can_draw()))
    match = Match(played, source, names, None, meta, {0: observer.see})
    files = GameFiles(path, None, kept_games.hold(path))
    return DailyGame(match, observer, day, practice, files, _opening(match, day, practice))


def _opening(match: Match, day: str, practice: bool) -> list[Text]:
    title = title_of(match.game.id)
    where = say("daily-where-practice" if practice else "daily-where", {"date": day})
    return [Text(f"{title} · {where}", style="bold"), Text(say("daily-lead"))]


def resume(kept: dict[str, Any], deal: DailyMeta, files: GameFiles) -> DailyGame:
    """Resume a game of a daily deal from its record ``kept``; raises RecordError if that is damaged."""
    before = replay(kept)
    check_seals(before)
    observer = Observer(before.game, 0, People(before.names or [], 0), Faces(can_draw()))
    match = replay(kept, {0: observer.see})
    observer.forget()
    assert match.meta is not None
    seed, seals = daily.seed_of(deal.date, match.game.id), match.meta["seals"]
    match.source = SealedSource(match.game, TABLE, seed, seals, match.hands)
    match.deal()
    opening = _opening(match, deal.date, deal.practice)
    return DailyGame(match, observer, deal.date, deal.practice, files, opening)
