"""The messages of the protocol: what clients send and what they are sent (``docs/protocol.md``).

All are JSON objects whose ``type`` tells which. The state that a client keeps is an object of five
parts of a :class:`Snapshot`: ``table``, ``you``, ``public``, ``own`` and ``hands``. An
:class:`EventFrame` carries the lines that go to the end of its log, and the JSON Patch (RFC 6902:
add, replace and remove) that moves it on.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from nullo.view import Line, Operation, Own, Public, Refusal

VERSION = 2
FRAME_BYTES = 4096
NAME_LENGTH = 24
SAID_LENGTH = 140
EMOTES = ("hello", "thanks", "well-played", "oops", "thinking", "wow", "sorry", "again")

# Visible ASCII: whatever else a text may hold, a database or a log may not. Without what follows "$", a line
# break at the end would pass.
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[!-~]+$(?!\n)")]
Key = Annotated[str, Meta(max_length=64, pattern=r"^([A-Za-z0-9_-]{22,})?$(?!\n)")]
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Text = Annotated[str, Meta(max_length=60)]
Number = Annotated[int, Meta(ge=-1, le=10_000)]
Stage = Literal["gathering", "playing", "over"]
Tricks = Annotated[int, Meta(ge=-1, le=60)]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a person may think. When both are over a bot decides, this once.

    Attributes:
        move: seconds for each decision.
        bank: seconds for the whole game, used when those of a decision are over.
    """

    move: Annotated[int, Meta(ge=5, le=600)]
    bank: Annotated[int, Meta(ge=0, le=3600)]


# --- from a client ---------------------------------------------------------------------------


class Command(msgspec.Struct, tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Something that a client asks for. One with an ``id`` is answered by that id, once."""


class Hello(Command, tag="hello", frozen=True):
    """The first message, and again when somebody has taken a seat, or has lost the thread.

    Attributes:
        version: of the protocol that the client speaks.
        seq: the last event in the state that it holds; 0: it holds none.
        member: whose state that is, as its ``you.member`` says.
        epoch: of the last snapshot; events are sent on top of a held state only if it still
            applies, else a snapshot.
    """

    version: int = VERSION
    seq: Annotated[int, Meta(ge=0)] = 0
    member: Number = -1
    epoch: Annotated[str, Meta(max_length=40)] = ""


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
    """Host: change what may be changed; what is absent stays as it is.

    Attributes:
        listed, bots, talk: at any time, see :class:`TableView`.
        clock, takebacks, open_after: before the start; ``clock`` null: none.
    """

    id: Id
    listed: bool | None = None
    bots: Annotated[str, Meta(max_length=100)] | None = None
    talk: bool | None = None
    clock: Clock | msgspec.UnsetType | None = msgspec.UNSET
    takebacks: bool | None = None
    open_after: Tricks | None = None


class AskBack(Command, tag="ask-back", frozen=True):
    """Ask all to let one's own last action be taken back, and what came after it."""

    id: Id


class AnswerBack(Command, tag="answer-back", frozen=True):
    """Agree to a take-back, or not; whoever asked may withdraw it by ``yes`` false."""

    id: Id
    yes: bool


class Claim(Command, tag="claim", frozen=True):
    """Say that all tricks that are left in the hand are one's own; checked, then played out."""

    id: Id


class Say(Command, tag="say", frozen=True):
    """Say something to all at the table: a short text, or an emote."""

    id: Id
    text: Annotated[str, Meta(max_length=SAID_LENGTH)] = ""
    emote: Annotated[str, Meta(max_length=20)] = ""


class Ping(Command, tag="ping", frozen=True):
    """Answered by ``pong``: is the line alive?"""


AnyCommand = (
    Hello
    | Act
    | Start
    | Arrange
    | Remove
    | Leave
    | Settings
    | AskBack
    | AnswerBack
    | Claim
    | Say
    | Ping
)


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


class TakeBack(msgspec.Struct):
    """A take-back that has been asked for.

    Attributes:
        member: who asks.
        to: how many actions of the game would stand.
        yes: members who agree.
        wanted: members who have still to say so.
    """

    member: int
    to: int
    yes: list[int]
    wanted: list[int]


class Said(msgspec.Struct, omit_defaults=True):
    """Something said at the table.

    Attributes:
        seq: number of its event.
        at: when, in milliseconds since 1970.
        member: who said it.
        name: what that member was called then.
        text: plain text, never markup; empty for an emote.
        emote: one of ``EMOTES``; its words are ``emote-`` and it.
    """

    seq: int
    at: int
    member: int
    name: str
    text: str = ""
    emote: str = ""


class Remark(msgspec.Struct, omit_defaults=True):
    """What happened around the game in the present hand, and is not in its log.

    Attributes:
        seq: number of its event.
        kind: how a take-back that was asked for ended, ``taken-back``, ``refused`` or ``past``; or
            ``claim``.
        seat: who had asked, or claims; -1: who has left.
        at: how many lines of the log came before it.
        lines: the first actions that were taken back; none if not all had seen what was asked for.
        more: how many came after those.
    """

    seq: int
    kind: Literal["taken-back", "refused", "past", "claim"]
    seat: int
    at: int = 0
    lines: list[Line] = []
    more: int = 0


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
        talk: people may say things.
        clock: how long they may think; absent: as long as they like.
        banks: milliseconds left in each seat's bank, if there is a clock.
        takebacks: they may be asked for.
        back: one that has been asked for.
        claimed: the seat that has claimed the rest of the hand, while it is played out.
        remarks: what happened around the game in the present hand; the last 20.
        open_after: completed tricks of a hand (in Nothing: rounds of turns) after which spectators
            see all hands; -1: never.
        next: id of the table where the same people play again.
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
    talk: bool = True
    clock: Clock | None = None
    banks: list[int] = []
    takebacks: bool = True
    back: TakeBack | None = None
    claimed: int = -1
    remarks: list[Remark] = []
    open_after: int = -1
    next: str = ""


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
        hands: all hands by seat, for spectators when ``table.open_after`` says so; else null.
        said: what was said of late, oldest first; not part of what patches change.
        version: of the protocol.
        epoch: names the history that ``seq`` counts in; to be sent with the next ``hello``.
    """

    seq: int
    table: TableView
    you: You
    public: Public | None = None
    own: Own | None = None
    hands: list[list[str]] | None = None
    said: list[Said] = []
    version: int = VERSION
    epoch: str = ""


class EventFrame(Reply, tag="event"):
    """What the client is told of one event.

    Attributes:
        seq: the event's number; one more than that before.
        kind: what it was: ``open``, ``join``, ``leave``, ``arrange``, ``settings``, ``start``,
            ``shuffle``, ``act``, ``choose``, ``away``, ``back``, ``ask-back``, ``answer-back``,
            ``take-back``, ``claim``, ``say`` or ``next``.
        lines: the actions that it did in the game, as the client's seat saw them, and what is told
            of them; without cards dealt of which nothing is told.
        patch: what it changed in the client's state, once those lines that are not ``unlogged`` have
            been added to ``public.log``.
        said: what was said, in a ``say``.
        id: the client's own message that caused it: this is its acknowledgement.
    """

    seq: int
    kind: str
    lines: list[Line] = []
    patch: list[Operation] = []
    said: Said | None = None
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


class Times(Reply, tag="times"):
    """How long those who are asked have been, at a table with a clock: milliseconds by seat.

    Sent after a snapshot, and whenever somebody is asked; a client counts on from there.
    """

    asked: dict[int, int]


class Pong(Reply, tag="pong"):
    """The answer to ``ping``."""


class Gone(Reply, tag="gone"):
    """The table has been deleted."""


AnyReply = Snapshot | EventFrame | Ack | Error | Presence | Times | Pong | Gone
