"""The messages of the protocol: what clients send and what they are sent (``docs/protocol.md``).

All are JSON objects whose ``type`` tells which. The state that a client keeps is an object of four
parts, :class:`Snapshot` without its numbers: ``table``, ``you``, ``public`` and ``own``. An
:class:`EventFrame` carries the JSON Patch (RFC 6902: add, replace and remove) that moves it on.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from nullo.view import Line, Operation, Own, Public, Refusal

VERSION = 1
FRAME_BYTES = 4096
NAME_LENGTH = 24

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Text = Annotated[str, Meta(max_length=60)]
Number = Annotated[int, Meta(ge=-1, le=10_000)]
Stage = Literal["gathering", "playing", "over"]


# --- from a client ---------------------------------------------------------------------------


class Command(msgspec.Struct, tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Something that a client asks for. One with an ``id`` is answered by that id, once."""


class Hello(Command, tag="hello", frozen=True):
    """The first message, and again when somebody has taken a seat, or has lost the thread.

    Attributes:
        version: of the protocol that the client speaks.
        seq: the last event in the state that it holds; 0: it holds none.
        member: whose state that is, as its ``you.member`` says.
    """

    version: int = VERSION
    seq: Annotated[int, Meta(ge=0)] = 0
    member: Number = -1


class Act(Command, tag="act", frozen=True):
    """Do an action of one's own seat; unseen by the others where the rules let all choose at once."""

    id: Id
    action: Text


class Start(Command, tag="start", frozen=True):
    """Host: begin the game."""

    id: Id


class Arrange(Command, tag="arrange", frozen=True):
    """Host, before the start: the members in clockwise order."""

    id: Id
    order: Annotated[list[Number], Meta(max_length=12)]


class Remove(Command, tag="remove", frozen=True):
    """Host: a bot takes a person's place."""

    id: Id
    member: Number


class Leave(Command, tag="leave", frozen=True):
    """Give the place up for good."""

    id: Id


class Settings(Command, tag="settings", frozen=True):
    """Host: change what may be changed."""

    id: Id
    listed: bool | None = None
    bots: Annotated[str, Meta(max_length=100)] | None = None


class Ping(Command, tag="ping", frozen=True):
    """Answered by ``pong``: is the line alive?"""


AnyCommand = Hello | Act | Start | Arrange | Remove | Leave | Settings | Ping


# --- to a client -----------------------------------------------------------------------------


class Member(msgspec.Struct, omit_defaults=True):
    """Somebody at the table.

    Attributes:
        id: its number at this table.
        name: as it is called; text, never markup.
        bot: which bot it is; empty: a person.
        away: a bot plays for this person just now.
    """

    id: int
    name: str
    bot: str = ""
    away: bool = False


class TableView(msgspec.Struct, omit_defaults=True):
    """What all know of a table.

    Attributes:
        id: also the last part of its link.
        game: the game's id.
        options: as a record states them.
        stage: ``gathering``, ``playing`` or ``over``.
        host: the host's member number.
        members: all, by number.
        seats: member numbers by seat; before the start, clockwise as they will sit.
        asked: the seats that are to act or, unseen, to choose.
        cut: the rounds of the cut, by seat.
        seal: SHA-256 of the hand's chance, in hexadecimal, shown before its first card.
        listed: the lobby shows it.
        bots: which bot sits where nobody does.
    """

    id: str
    game: str
    options: dict[str, Any]
    stage: Stage
    host: int
    members: list[Member]
    seats: list[int]
    asked: list[int] = []
    cut: list[list[str | None]] | None = None
    seal: str = ""
    listed: bool = False
    bots: str = "simple"


class You(msgspec.Struct):
    """Who the client is here: its member number and seat, -1 for a spectator or before the start."""

    member: int = -1
    seat: int = -1


class Reply(msgspec.Struct, tag_field="type", omit_defaults=True):
    """A message to a client."""


class Snapshot(Reply, tag="snapshot", omit_defaults=False):
    """The whole state, on joining and after a gap.

    Attributes:
        seq: number of the last event in it.
        table: what all know of the table.
        you: the client's place at it.
        public: what all can see of the game; null before the start.
        own: what the client's seat alone knows; null before the start and for spectators.
        version: of the protocol.
    """

    seq: int
    table: TableView
    you: You
    public: Public | None = None
    own: Own | None = None
    version: int = VERSION


class EventFrame(Reply, tag="event"):
    """What the client is told of one event.

    Attributes:
        seq: the event's number; one more than that before.
        kind: what it was: ``open``, ``join``, ``leave``, ``arrange``, ``settings``, ``start``,
            ``shuffle``, ``act``, ``choose``, ``away`` or ``back``.
        lines: the actions that it did in the game, as the client's seat saw them, without deals.
        patch: what it changed in the client's state.
        id: the client's own message that caused it: this is its acknowledgement.
    """

    seq: int
    kind: str
    lines: list[Line] = []
    patch: list[Operation] = []
    id: str = ""


class Ack(Reply, tag="ack"):
    """A message that was taken before: what it did is event ``seq``."""

    id: str
    seq: int


class Error(Reply, tag="error"):
    """A message that was refused; nothing has changed.

    Attributes:
        code: key of the words (``error-`` and the code); ``illegal`` if a rule forbids it.
        id: of the message, if it had one.
        refusal: the rule that forbids it, and its words' key and parameters.
        message: the same in English, for those who write clients.
    """

    code: str
    message: str = ""
    id: str = ""
    refusal: Refusal | None = None


class Presence(Reply, tag="presence"):
    """Who is connected: member numbers; and how many watch."""

    online: list[int]
    watching: int = 0


class Pong(Reply, tag="pong"):
    """The answer to ``ping``."""


class Gone(Reply, tag="gone"):
    """The table has been deleted."""


AnyReply = Snapshot | EventFrame | Ack | Error | Presence | Pong | Gone
