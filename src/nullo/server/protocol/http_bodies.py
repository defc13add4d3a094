"""The bodies of HTTP requests and answers (``docs/protocol.md``)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from nullo.look import Look
from nullo.records.film import Film
from nullo.server.protocol.messages import Clock, Key, Name, Stage, Tricks


class MakeTable(msgspec.Struct, forbid_unknown_fields=True):
    """The body of ``POST /api/tables``.

    Attributes:
        game: its id.
        options: by name, as a record states them.
        name: the host's.
        listed: the lobby shows the table.
        start: begin at once, with bots on all other seats.
        bots: which bot sits where nobody does.
        talk, clock, takebacks, open_after: as in the table's view; ``clock`` null: none.
        token: answer with a bearer token instead of a cookie.
        key: 22 to 64 random letters, digits, ``-`` and ``_``, kept secret: a second request with
            the same key makes no second table, and is answered like the first.
    """

    game: Annotated[str, Meta(max_length=100)]
    name: Name
    options: Annotated[dict[str, Any], Meta(max_length=50)] = {}
    listed: bool = False
    start: bool = False
    bots: Annotated[str, Meta(max_length=100)] = "simple"
    talk: bool = True
    clock: Clock | None = None
    takebacks: bool = True
    open_after: Tricks = -1
    token: bool = False
    key: Key = ""


class JoinTable(msgspec.Struct, forbid_unknown_fields=True):
    """The body of ``POST /api/tables/{id}/join``.

    Attributes:
        name: as the member wants to be called.
        place: where to sit; none: wherever a bot sits.
        token: answer with a bearer token instead of a cookie.
        key: as in ``MakeTable``: a second request takes no second seat.
    """

    name: Name
    place: Annotated[int, Meta(ge=-1, le=100)] = -1
    token: bool = False
    key: Key = ""


class Seated(msgspec.Struct, omit_defaults=True):
    """The answer to whoever makes or joins a table.

    Attributes:
        table: its id.
        link: for friends.
        member: one's own number.
        token: the bearer token, for programs.
    """

    table: str
    link: str
    member: int
    token: str = ""


class TableSummary(msgspec.Struct):
    """A table as the lobby and the invite page show it.

    Attributes:
        id: also the last part of its link.
        game: its id.
        host: the host's name.
        players: number of seats.
        people: names of the persons at it.
        stage: ``gathering``, ``playing`` or ``over``.
        hand: number of the hand, from 0.
        your_turn: the reader is to act.
        waiting_for: names of those who are to act.
        seats_left: seats where a bot sits that a person may have.
        options: as a record states them.
    """

    id: str
    game: str
    host: str
    players: int
    people: list[str]
    stage: Stage
    hand: int
    your_turn: bool
    waiting_for: list[str]
    seats_left: int
    options: dict[str, Any]


class Lobby(msgspec.Struct):
    """The tables that all may join or watch, and the reader's own unfinished ones."""

    open: list[TableSummary]
    mine: list[TableSummary]


class Rematch(msgspec.Struct, forbid_unknown_fields=True):
    """The body of ``POST /api/tables/{id}/rematch``.

    Attributes:
        cut: draw for the seats anew, if the game has a cut; else all sit as before.
    """

    cut: bool = False


class NextTable(msgspec.Struct):
    """The answer to whoever wants to play again.

    Attributes:
        table: id of the next table; sessions and tokens hold there, too.
    """

    table: str


class OptionInfo(msgspec.Struct, omit_defaults=True):
    """An option of a game.

    Attributes:
        name: as a table's options and records give it.
        kind: ``flag``, ``number``, ``word`` or ``list`` (of numbers).
        default: what it is unless given.
        low, high: the range of a number, or of a list's entries.
        only: the numbers of the range that are allowed; absent: all.
        choices: of a word.
        unset: may also be null.
        rule: the rule that speaks of it.
    """

    name: str
    kind: Literal["flag", "number", "word", "list"]
    default: Any
    low: int | None = None
    high: int | None = None
    only: list[int] = []
    choices: list[str] = []
    unset: bool = False
    rule: str = ""


class GameInfo(msgspec.Struct):
    """A game.

    Attributes:
        id: its name in addresses and records.
        title: its name for people.
        prefix: the letter of its rules' numbers.
        players: fewest and most.
        default_players: unless told otherwise.
        teams: seats ``k`` and ``k + 2`` score together.
        lowest_wins: the lowest total is best.
        cut: cards are drawn for the seats, or for the first dealer.
        seating: they are drawn for all seats.
        options: all but ``players``.
        rules: number of the rule that asks, by phase.
        lesson: there is a guided first hand.
        look: how its cards, its cover and its table look.
    """

    id: str
    title: str
    prefix: str
    players: tuple[int, int]
    default_players: int
    teams: bool
    lowest_wins: bool
    cut: bool
    seating: bool
    options: list[OptionInfo]
    rules: dict[str, str]
    lesson: bool
    look: Look


class TrickCard(msgspec.Struct, omit_defaults=True):
    """A card of a worked trick.

    Attributes:
        card: its code; a SAUCE card's, what it was played as.
        label: who played it, and who led or took the trick.
        notes: what else is to be said of it.
        sauce: it is a SAUCE card.
        turned: an ALL or a NOTHING that counted as the opposite.
        won: it took the trick.
        trump: it was trump.
    """

    card: str
    label: str
    notes: list[str] = []
    sauce: bool = False
    turned: bool = False
    won: bool = False
    trump: bool = False


class TrickHand(msgspec.Struct):
    """A hand before its own play.

    Attributes:
        label: whose it is.
        cards: codes.
        fair: those that could be played.
    """

    label: str
    cards: list[str]
    fair: list[str]


class TrickPage(msgspec.Struct, omit_defaults=True):
    """A worked trick; in Nothing, a turn. In ``why`` and ``notes`` codes stand as in a lesson.

    Attributes:
        caption: what it shows.
        game: its id.
        rule: number of the rule that it shows.
        cards: in order.
        why: why it went as it did.
        hand: a hand that is shown too.
    """

    caption: str
    game: str
    rule: str
    cards: list[TrickCard]
    why: str
    hand: TrickHand | None = None


class RulePage(msgspec.Struct):
    """The rules of a game.

    Attributes:
        title: the game's.
        html: the page below its title.
        rules: id of the element of each rule, by the rule's number.
        tricks: worked tricks by name; each belongs into the element whose ``data-trick`` it is.
    """

    title: str
    html: str
    rules: dict[str, str]
    tricks: dict[str, TrickPage]


class LessonStop(msgspec.Struct, omit_defaults=True):
    """Where a lesson waits, and what it says there.

    In the words a card's code stands between U+0001 and U+0002.

    Attributes:
        step: how many steps of the film have been shown.
        text: the tip.
        rule: number of the rule that it teaches.
        action: what the pupil is to do then; empty: only to read.
        instead: why another lawful choice is worse.
    """

    step: int
    text: str
    rule: str = ""
    action: str = ""
    instead: str = ""


class LessonPage(msgspec.Struct):
    """A guided first hand.

    Attributes:
        title: of the game.
        seat: the pupil's.
        film: the hand, as the pupil sees it.
        stops: where it waits, in order.
        learnt: what the pupil knows at the end.
    """

    title: str
    seat: int
    film: Film
    stops: list[LessonStop]
    learnt: list[str]


class ProblemText(msgspec.Struct, omit_defaults=True):
    """A problem as HTTP tells it.

    Attributes:
        code: key of the words (``error-`` and the code).
        message: the same in words: in the language that ``?lang=`` names, else in English.
        field: the field or option that is wrong, if it is one.
    """

    code: str
    message: str
    field: str = ""


class ProblemBody(msgspec.Struct):
    """The body of every HTTP error."""

    error: ProblemText
