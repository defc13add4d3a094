"""Values that the store takes or returns, except events and lobby rows; they need no database driver."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec

from nullo.deals.challenge import Challenge


def now_ms() -> int:
    """The present time by this machine's clock, in milliseconds since 1970, as for events and tables."""
    return time.time_ns() // 1_000_000


@dataclass(eq=False, slots=True)
class Chain:
    """Shared by requests that build on each other: when one fails, the chain breaks, and later ones fail."""

    broken: bool = False


@dataclass(frozen=True)
class Retention:
    """Days after which a table without events is deleted, by its stage."""

    gathering: float = 1
    playing: float = 30
    over: float = 30


class Carried(NamedTuple):
    """What a device receives from another one: its session (if it has one) and its list of games."""

    session: str = ""
    games: str = ""
    clash: bool = False  # both devices have seats at one unfinished table: nothing was carried


class DuplicateSet(msgspec.Struct, omit_defaults=True):
    """What is stored of a set of deals; :class:`nullo.server.protocol.http_bodies.Duplicate` describes it."""

    game: str
    options: dict[str, Any]
    deals: int
    bot: str
    host: str
    challenge: Challenge | None = None  # the game whose cards are played again


class StoredSet(NamedTuple):
    """A set of deals as stored, with the secret seed that its cards follow from."""

    seed: str
    data: DuplicateSet


def deal_name(id: str, number: int) -> str:
    """The name under which tries at deal ``number`` (from 1) of the set of deals ``id`` are stored."""
    return f"duplicate/{id}/{number}"


class LookPosition(msgspec.Struct):
    """The position that the leader of a second look shows (``http_bodies.LeadLook`` describes it)."""

    owner: str  # the hash, in hexadecimal, of the leader's session
    leader: str  # the leader's name
    game: str
    turn: int
    seat: int


class StoredScore(NamedTuple):
    """A score as stored: the number of its last change, and the score as JSON."""

    change: int
    data: str
