"""The messages of the protocol: those that clients send and those that the server sends.

``docs/protocol.md`` describes them. All are JSON objects, and ``type`` names the kind. The state that
a client keeps is an object of five parts of a :class:`Snapshot`: ``table``, ``you``, ``public``,
``own`` and ``hands``. An :class:`EventFrame` has the lines to add to the end of the state's log, and the
JSON Patch (RFC 6902: add, replace and remove) that leads to the state after the event.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from nullo.bots.policies import Knowledge
from nullo.game.events import Operation
from nullo.game.moves import Move
from nullo.game.view import Line, Own, Public, Refusal
from nullo.hints import Hint

VERSION = 3
FRAME_BYTES = 4096
NAME_LENGTH = 24
SAID_LENGTH = 140
EMOTES = ("hello", "thanks", "well-played", "oops", "thinking", "wow", "sorry", "again")

# Visible ASCII: a database or a log may not accept other characters. Without the part after "$", a line break
# at the end would be allowed.
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[!-~]+$(?!\n)")]
Key = Annotated[str, Meta(max_length=64, pattern=r"^([A-Za-z0-9_-]{22,})?$(?!\n)")]
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Text = Annotated[str, Meta(max_length=60)]
Number = Annotated[int, Meta(ge=-1, le=10_000)]
Stage = Literal["gathering", "playing", "over"]
Tricks = Annotated[int, Meta(ge=-1, le=60)]
BotName = Annotated[str, Meta(max_length=100)]
Pace = Literal["slow", "normal", "quick"]
SHORT = 600
DAY = 86_400


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a person may think. When both times have run out, a bot makes this one decision.

    If ``move`` is a day or more, the table is slow. Its clock also runs while the server is down or nobody is
    connected, its bots also move while nobody is connected, and nobody is marked away before the time is
    over.

    Attributes:
        move: seconds for each decision: 5 to 600 or, without a bank, one to seven days of 86,400 seconds.
        bank: seconds for the whole game, used when the seconds of a decision have run out.
    """

    move: Annotated[int, Meta(ge=5, le=7 * DAY)]
    bank: Annotated[int, Meta(ge=0, le=3600)]

    def __post_init__(self) -> None:
        if self.move > SHORT and (self.move % DAY or self.bank):
            raise ValueError("more than 600 seconds: whole days of 86400 seconds, without a bank")

    @property
    def slow(self) -> bool:
        return self.move >= DAY


class TableSettings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a table: whoever makes it chooses them, and its host may change them.

    Attributes:
        clock: how long people may think; absent if there is no limit.
        open_after: completed tricks of a hand (in Nothing: rounds of turns) after which spectators
            see all hands; -1 if they never do.
        hints: whether players may ask for hints; a person alone with bots always may, except in a try at a
            fixed deal that counts.
        newcomer_hints: whether members who have said that the game is new to them may ask for hints.
        host_seats: whether people sit as the host has placed them, without a cut; the first in the host's
            order deals first.
        last_card: whether a player's last card of a hand is played automatically, after the bots' pace,
            when there is no other choice.
        closed: whether nobody else may sit down; members with a seat keep it.
    """

    listed: bool = False
    talk: bool = True
    clock: Clock | None = None
    takebacks: bool = True
    open_after: Tricks = -1
    hints: bool = False
    newcomer_hints: bool = False
    host_seats: bool = False
    pace: Pace = "normal"
    last_card: bool = False
    closed: bool = False


# --- from a client ---------------------------------------------------------------------------


class Command(
    msgspec.Struct, tag_field="type", frozen=True, forbid_unknown_fields=True, omit_defaults=True
):
    """A message from a client."""


class Request(Command, frozen=True):
    """A command that gets exactly one answer, which has its ``id``."""

    id: Id


class Hello(Command, tag="hello", frozen=True):
    """The first message of a client, sent again when the client has taken a seat or its state is out of step.

    Attributes:
        seq: number of the last event in the state that the client holds; 0 if it holds none.
        member: the member to whom this state belongs, its ``you.member``.
        epoch: the ``epoch`` of the last snapshot. If it is still valid, the server sends the events
            since ``seq``; else a snapshot.
    """

    version: int = VERSION
    seq: Annotated[int, Meta(ge=0)] = 0
    member: Number = -1
    epoch: Annotated[str, Meta(max_length=40)] = ""


class MakeMove(Request, tag="act", frozen=True):
    """Make a move, which stays secret at first if several seats choose at once.

    Attributes:
        move: one of ``Own.legal``, or a text such as players type.
    """

    move: Move | Text


class BeginGame(Request, tag="start", frozen=True):
    """Begin the game (host only)."""


class Arrange(Request, tag="arrange", frozen=True):
    """Set the members' order, clockwise, before the start (host only)."""

    order: Annotated[list[Number], Meta(max_length=12)]


class Remove(Request, tag="remove", frozen=True):
    """Put a bot in a person's place (host only)."""

    member: Number


class GiveUpSeat(Request, tag="leave", frozen=True):
    """Give up the sender's place for good; a bot takes it."""


class Settings(Request, tag="settings", frozen=True):
    """Change settings of the table (host only); settings that are absent stay the same.

    Attributes:
        listed: whether the lobby lists the table; may be changed at any time.
        talk: whether members may talk to each other; may be changed at any time.
        bots: the bot for all seats that no person has, in place of their present bots; may be changed at
            any time.
        pace, last_card, closed: as in ``TableSettings``; may be changed at any time.
        clock, takebacks, open_after, hints, newcomer_hints, host_seats: as in ``TableSettings``; may be
            changed only before the start. If ``clock`` is null, there is no clock.
    """

    listed: bool | None = None
    bots: BotName | None = None
    talk: bool | None = None
    clock: Clock | msgspec.UnsetType | None = msgspec.UNSET
    takebacks: bool | None = None
    open_after: Tricks | None = None
    hints: bool | None = None
    newcomer_hints: bool | None = None
    host_seats: bool | None = None
    pace: Pace | None = None
    last_card: bool | None = None
    closed: bool | None = None


class ChooseBot(Request, tag="choose-bot", frozen=True):
    """Choose the bot for one seat that no person has (host only); ``member`` is the bot that has it now."""

    member: Number
    bot: BotName


class SayNewcomer(Request, tag="newcomer", frozen=True):
    """Say, before the start, whether the game is new to the sender; everybody at the table can see it."""

    new: bool


class AskBack(Request, tag="ask-back", frozen=True):
    """Ask all players to agree that the sender takes back its own last action and all later actions."""


class AnswerBack(Request, tag="answer-back", frozen=True):
    """Agree to a take-back, or refuse it; if ``yes`` is false, the member who asked withdraws the request."""

    yes: bool


class AskRematch(Request, tag="ask-rematch", frozen=True):
    """Ask everybody who played to play again, once the game is over; ``cut`` asks for a new cut."""

    cut: bool = False


class AnswerRematch(Request, tag="answer-rematch", frozen=True):
    """Agree to play again, or decline. If the member who asked agrees, it no longer waits for the others."""

    yes: bool


class Claim(Request, tag="claim", frozen=True):
    """Claim all remaining tricks of the hand. The server checks the claim, then plays the hand out."""


class Say(Request, tag="say", frozen=True):
    """Say something to everybody at the table: a short text, or an emote."""

    text: Annotated[str, Meta(max_length=SAID_LENGTH)] = ""
    emote: Annotated[str, Meta(max_length=20)] = ""


class AskHint(Request, tag="hint", frozen=True):
    """Ask for a hint for the sender's own decision; the answer is a ``hint``, which nobody else gets."""


class Ping(Command, tag="ping", frozen=True):
    """Ask for a ``pong``, to check that the connection works."""


OwnEvent = (
    Arrange
    | Settings
    | ChooseBot
    | SayNewcomer
    | AskBack
    | AnswerBack
    | AskRematch
    | AnswerRematch
    | Claim
    | Say
)
"""Commands that, once accepted, become events of the table unchanged (:mod:`nullo.server.table.events`)."""

TableCommand = MakeMove | BeginGame | Remove | GiveUpSeat | OwnEvent
"""Commands that change a table."""

AnyCommand = Hello | TableCommand | AskHint | Ping


# --- to a client -----------------------------------------------------------------------------


class Member(msgspec.Struct, omit_defaults=True):
    """A person or bot at the table.

    Attributes:
        name: the member's name; plain text, never markup.
        bot: the bot's name; empty for a person.
        away: whether a bot plays for this person at present.
        wins: how many games the member has won at this table and the earlier tables of its rematches.
        newcomer: whether the person has said that the game is new to them.
    """

    id: int
    name: str
    bot: str = ""
    away: bool = False
    wins: int = 0
    newcomer: bool = False


class Rematch(msgspec.Struct, omit_defaults=True):
    """A request to play again.

    Attributes:
        member: the member who asks.
        cut: whether there will be a new cut.
        wanted: members who have not answered yet.
        go: whether the member who asks no longer waits for answers.
    """

    member: int
    cut: bool = False
    yes: list[int] = []
    no: list[int] = []
    wanted: list[int] = []
    go: bool = False


class TakeBack(msgspec.Struct):
    """A request to take back all but the first ``to`` actions.

    Attributes:
        member: the member who asks.
        yes: the members who have agreed.
        wanted: the members who have not answered yet.
    """

    member: int
    to: int
    yes: list[int]
    wanted: list[int]


class Said(msgspec.Struct, omit_defaults=True):
    """Something that a member has said.

    Attributes:
        seq: number of its event; negative if it was said at an earlier table, before a rematch.
        at: the time in milliseconds since 1970.
        name: the member's name at that time.
        text: plain text, never markup; empty for an emote.
        emote: one of ``EMOTES``; its words have the key ``emote-NAME``.
    """

    seq: int
    at: int
    member: int
    name: str
    text: str = ""
    emote: str = ""


class Remark(msgspec.Struct, omit_defaults=True):
    """A take-back or a claim in the present hand, which the hand's log does not show.

    Attributes:
        kind: how a request for a take-back ended: ``taken-back``, ``refused`` or ``past`` (the game went
            on); or ``claim``.
        seat: the seat that asked or claims; -1 if its member has left.
        at: the number of log lines before it.
        lines: the log lines of the first actions that were taken back; empty if some players had not seen
            the first of them.
        more: number of further actions that were taken back.
    """

    seq: int
    kind: Literal["taken-back", "refused", "past", "claim"]
    seat: int
    at: int = 0
    lines: list[Line] = []
    more: int = 0


class FixedDeal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deal that other people play, too.

    Attributes:
        kind: ``daily`` (one deal a day for everybody), ``duplicate`` (one of a set of deals that friends
            play) or ``challenge`` (the cards of a game that somebody has played).
        name: the date of a daily deal, such as ``2026-11-22``; otherwise the id of the set of deals.
        practice: whether this try does not count.
        number: the number of the deal in its set of deals, from 1; 0 for a daily deal.
    """

    kind: Literal["daily", "duplicate", "challenge"]
    name: str
    practice: bool = False
    number: int = 0


class TableView(TableSettings, frozen=True, omit_defaults=True):
    """What everybody knows about a table.

    Attributes:
        options: the game's options, as in a record.
        seats: member numbers by seat; before the start, in the clockwise order of the coming game.
        asked: the seats that have to act, or to choose in secret.
        cut: the cards drawn in each round of the cut, by seat; null where a seat did not draw.
        seal: SHA-256 of the hand's shuffle, in hexadecimal, published before the first card is dealt.
        bots: the bot that takes a seat if its person leaves; ``members`` has the bots that play now.
        knowledge: what the bots of this game use with these options: a learned policy, the game's rule of
            thumb, or nothing but the rules.
        banks: milliseconds left in each seat's bank, if there is a clock.
        claims: whether a seat may claim all remaining tricks when it is its turn to play a card.
        claimed: the seat that has claimed the rest of the hand, while it is played out.
        remarks: take-backs and claims of the present hand; the last 20.
        next: id of the table where those who agreed to a rematch play again.
        rematch: the request to play again, once the game is over; it remains when ``next`` is known.
        games: how many games are over, at this table and the earlier tables of its rematches.
        hinted: once the game is over, for how many decisions each seat asked for a hint; empty if none did.
        fixed: the deal, if other people play the same one; then nobody else can sit down.
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
    bots: str = "simple"
    knowledge: Knowledge = "learned"
    banks: list[int] = []
    back: TakeBack | None = None
    claims: bool = False
    claimed: int = -1
    remarks: list[Remark] = []
    next: str = ""
    hinted: list[int] = []
    fixed: FixedDeal | None = None
    rematch: Rematch | None = None
    games: int = 0

    def find(self, member: int) -> Member | None:
        return next((item for item in self.members if item.id == member), None)

    def persons(self) -> list[Member]:
        return [item for item in self.members if not item.bot and item.id in self.seats]


class You(msgspec.Struct):
    """The client's own member number and seat; the seat is -1 for a spectator and before the start."""

    member: int = -1
    seat: int = -1


class Reply(msgspec.Struct, tag_field="type", omit_defaults=True):
    """A message from the server to a client."""


class Snapshot(Reply, tag="snapshot", omit_defaults=False):
    """The whole state, sent on joining and after a gap.

    Attributes:
        seq: number of the last event that it includes.
        public: what everybody can see of the game; null before the start.
        own: what only the client's seat knows; null before the start and for spectators.
        hands: all hands by seat, for spectators when ``table.open_after`` allows it; else null.
        said: what members have said lately, oldest first; patches never change it.
        epoch: changes when the table's events were read again; the client sends it with its next ``hello``.
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
    """An event, as the client may know it.

    Attributes:
        seq: the event's number, one more than the previous event's.
        kind: the kind of event: ``open``, ``join``, ``leave``, ``arrange``, ``settings``, ``choose-bot``,
            ``newcomer``, ``start``, ``shuffle``, ``act``, ``choose``, ``away``, ``back``, ``ask-back``,
            ``answer-back``, ``take-back``, ``claim``, ``say``, ``ask-rematch``, ``answer-rematch`` or
            ``next``.
        lines: the event's actions in the game as the client's seat saw them, with the statements about
            them. A dealt card without statements has no line.
        patch: the changes of the client's state, after the lines that are not ``unlogged`` have been
            added to ``public.log``.
        said: what a member said, if the kind is ``say``.
        id: the id of the client's own message, if the message caused the event; the event answers it.
    """

    seq: int
    kind: str
    lines: list[Line] = []
    patch: list[Operation] = []
    said: Said | None = None
    id: str = ""


class Ack(Reply, tag="ack"):
    """The answer to a message that the server had already received; event ``seq`` is its effect."""

    id: str
    seq: int


class Error(Reply, tag="error"):
    """The answer to a message that was refused; nothing has changed.

    Attributes:
        code: the error's code; its words have the key ``error-CODE``. ``illegal`` means that a rule
            forbids the action.
        refusal: the rule that forbids the action, with the key and the parameters of its words.
        message: the error in English, for authors of clients.
    """

    code: str
    message: str = ""
    id: str = ""
    refusal: Refusal | None = None


class HintReply(Reply, tag="hint"):
    """The answer to a request for a hint; nothing has changed."""

    id: str
    hint: Hint


class Presence(Reply, tag="presence"):
    """Who is connected.

    Attributes:
        away_in: by member, the milliseconds until a disconnected player counts as away and a bot plays.
            Players who are away already, and those for whom no bot would play now, are left out.
    """

    online: list[int]
    watching: int = 0
    away_in: dict[int, int] = {}


class Times(Reply, tag="times"):
    """How long each asked seat has been thinking, at a table with a clock: milliseconds by seat.

    It is sent after a snapshot, and whenever a seat is asked. In between, clients count for themselves.
    """

    asked: dict[int, int]


class Pong(Reply, tag="pong"):
    """The answer to ``ping``."""


class Gone(Reply, tag="gone"):
    """The table has been deleted."""


AnyReply = Snapshot | EventFrame | Ack | HintReply | Error | Presence | Times | Pong | Gone
