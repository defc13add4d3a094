"""The events of a table: an append-only list in the store, from which everything else follows.

Most commands, once the table has accepted them, are themselves events (``OwnEvent``). The events defined here
happen without a command, or contain what no client sends: cards, times, secrets. Events never leave the
server; clients get frames instead (:mod:`nullo.server.protocol.messages`).

A member is a person or a bot at the table, numbered in the order of joining. A seat is a place in the order
of play; it belongs to a member from ``Start`` on.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from nullo.records.shuffles import HandChance
from nullo.server.protocol.messages import OwnEvent, Said, TableSettings


class Happening(msgspec.Struct, tag_field="type", frozen=True, omit_defaults=True):
    """The base of the events that are not commands."""


class Fixed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deal that other people play, too; clients are not told its seed, which determines all cards."""

    kind: Literal["daily", "duplicate", "challenge"]
    name: str
    # The cards that are not in ``dealt``, and the bots' choices, follow from it.
    seed: str
    practice: bool = False
    number: int = 0
    # The shuffles of the game that a challenge repeats; the bots' choices follow from their nonces.
    dealt: list[HandChance] = []


class Open(Happening, TableSettings, tag="open", frozen=True):
    """A table is made, with its settings."""

    game: str
    options: dict[str, Any]
    bots: str = "simple"
    fixed: Fixed | None = None  # None if the cards are shuffled at random
    games: int = 0  # how many games the same people have played before
    said: list[Said] = []  # what was said last at their previous table


class Join(Happening, tag="join", frozen=True):
    """A member joins; member 0 is the host."""

    member: int
    name: str
    bot: str = ""
    # Before the start a place in the members' order (-1 for the last), after it a seat. A bot there leaves.
    place: int = -1
    others: dict[int, str] = {}  # new names of bots by number, because a person has taken theirs
    wins: int = 0  # games that the member has won at earlier tables, before rematches
    newcomer: bool = False


class Leave(Happening, tag="leave", frozen=True):
    """A person leaves for good, or is removed by the host; a bot takes their place."""

    member: int
    removed: bool = False
    bot: int = -1
    name: str = ""
    # SHA-256 of the person's session and token, in hexadecimal: see
    # :mod:`nullo.server.table.former_members`.
    hashes: list[str] = []


class Start(Happening, tag="start", frozen=True):
    """The game begins, with the members by seat and the rounds of the cut that decided the seating."""

    order: list[int]
    cut: list[list[str | None]] | None = None


class Shuffle(Happening, HandChance, tag="shuffle", frozen=True):
    """The random decks and draws for a hand or a part of it, fixed before the first card is dealt."""


class SeatAction(Happening, frozen=True):
    """A seat acts; the base of :class:`Act` and :class:`Choose`."""

    seat: int
    action: str
    # Whether a bot acted (also for a person who was away or whose time had run out), or the seat's last
    # card was played automatically.
    bot: bool = False
    spent: int = 0  # milliseconds that it took from the seat's bank
    hinted: bool = False  # whether the seat had asked for a hint; secret until the game is over


class Act(SeatAction, tag="act", frozen=True):
    """A seat acts openly."""


class Choose(SeatAction, tag="choose", frozen=True):
    """A seat chooses in secret; all seats' choices are applied, in seat order, once all have chosen."""


class Away(Happening, tag="away", frozen=True):
    """A member has been disconnected for too long; from now on a bot plays for it."""

    member: int


class Back(Happening, tag="back", frozen=True):
    """A member who was marked away is connected again."""

    member: int


class TakenBack(Happening, tag="take-back", frozen=True):
    """Everybody has agreed to a take-back; only the first ``to`` actions of the game remain."""

    to: int


class Next(Happening, tag="next", frozen=True):
    """The same people play again at another table."""

    table: str


Event = (
    Open | Join | Leave | Start | Shuffle | Act | Choose | Away | Back | TakenBack | Next | OwnEvent
)


class Stored(msgspec.Struct, frozen=True):
    """An event with its place in the table's history."""

    seq: int  # its number at its table, from 1
    at: int  # its time, in milliseconds since 1970
    event: Event
    member: int = -1  # who caused it; -1 for the server
    client: str = ""  # the client's message id, unique for its member; may be empty
