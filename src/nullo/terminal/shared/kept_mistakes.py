"""The worst mistakes of the player's analysed games, a file for each game that has any.

A damaged file is ignored.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from nullo.analysis import Analysis, Decision
from nullo.analysis.spacing import A_DAY, KEPT, MOST, MOST_OF_GAME, Repetition, loss_order
from nullo.game.errors import RecordError
from nullo.records.film import player_of
from nullo.records.record import read, write
from nullo.state.match import Match
from nullo.system.state_folder import state_folder
from nullo.terminal.shared import kept_games
from nullo.terminal.shared.analyses import AnalysisWords
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.people import people_of
from nullo.terminal.shared.practice import Mistake, Practice, mistakes_of


class GameMistakes(msgspec.Struct, frozen=True):
    """The content of a file: a game's record, the analysis of its mistakes, and when each comes back."""

    record: str
    analysis: Analysis
    repetitions: list[Repetition]


class KeptMistake(NamedTuple):
    """A mistake: the file that contains it, that file's content, and the mistake's number in it."""

    path: Path
    game: GameMistakes
    at: int

    @property
    def decision(self) -> Decision:
        return self.game.analysis.decisions[self.at]

    @property
    def repetition(self) -> Repetition:
        return self.game.repetitions[self.at]


def folder() -> Path:
    """The folder in which the player's mistakes are stored, below XDG_STATE_HOME."""
    return state_folder() / "mistakes"


def keep_mistakes(match: Match, analysis: Analysis, today: date) -> None:
    """Store the worst mistakes of a game's player, unless they are stored already; ignores OSError."""
    path = folder() / f"{analysis.record[:40]}.json"
    seat = player_of(match)
    mine = [one for one in analysis.decisions if one.seat == seat and one.kind in KEPT]
    worst = sorted(mine, key=loss_order)[:MOST_OF_GAME]
    if not worst or path.exists():
        return
    kept = replace(analysis, decisions=worst, deals=[], players=[], curves=[])
    game = GameMistakes(write(match), kept, [Repetition(today.isoformat())] * len(worst))
    with suppress(OSError):
        kept_games.write_json(path, game)
        _forget_oldest()


def due_mistakes(today: date) -> list[KeptMistake]:
    """The mistakes still to be practised today, at most ``A_DAY`` a day, the worst first."""
    files = [(path, _read(path)) for path in kept_games.latest_first(folder())]
    kept = [
        KeptMistake(path, one, k) for path, one in files if one for k in range(len(one.repetitions))
    ]
    left = A_DAY - sum(one.repetition.tried == today.isoformat() for one in kept)
    due = [one for one in kept if one.repetition.is_due(today)]
    return sorted(due, key=lambda one: loss_order(one.decision))[: max(0, left)]


def due_practice(faces: Faces, today: date) -> Practice | None:
    """A practice session with the mistakes that are due today, or None; it stores the first try at each."""
    due, mistakes = [], []
    for one in due_mistakes(today):
        with suppress(RecordError):  # for example, the game is not installed
            mistakes.append(_mistake(one, faces))
            due.append(one)
    if not mistakes:
        return None
    return Practice(mistakes, lambda at, solved: note_try(due[at], solved, today))


def _mistake(kept: KeptMistake, faces: Faces) -> Mistake:
    match = read(kept.game.record)
    words = AnalysisWords(kept.game.analysis, people_of(match, kept.decision.seat), faces)
    found = mistakes_of(match, words, [kept.decision.seat])
    return next(one for one in found if one.decision is kept.decision)


def note_try(kept: KeptMistake, solved: bool, today: date) -> None:
    """Store that a mistake was tried. Errors are ignored: the mistake then comes back sooner."""
    game = _read(kept.path)
    if game is not None:
        repetitions = list(game.repetitions)
        repetitions[kept.at] = repetitions[kept.at].after(solved, today)
        with suppress(OSError):
            kept_games.write_json(kept.path, replace(game, repetitions=repetitions))


def _read(path: Path) -> GameMistakes | None:
    game = kept_games.read_json(path, GameMistakes)
    return game if game and len(game.repetitions) == len(game.analysis.decisions) else None


def _forget_oldest() -> None:
    left = MOST
    for path in kept_games.latest_first(folder()):
        game = _read(path)
        left -= len(game.repetitions) if game else 0
        if left < 0:
            path.unlink(missing_ok=True)
