"""What happens at a table, as the store keeps it: an append-only list, from which all follows.

Events hold hidden cards: they never leave the server. What a member is told of one is a frame
(:mod:`nullo.server.protocol.messages`). A member is a person or a bot at the table, numbered as
they came; a seat is a place in the order of play, and is a member's from ``Start`` on.
"""

from __future__ import annotations

from typing import Any

import msgspec

from nullo.server.protocol.messages import Clock


class Happening(msgspec.Struct, tag_field="kind", frozen=True, omit_defaults=True):
    """The base of all events; ``kind`` tells which."""


class Open(Happening, tag="open", frozen=True):
    """The table is made.

    Attributes:
        game: its id.
        options: as a record states them.
        listed: the lobby shows it.
        bots: which bot sits where nobody does.
        talk, clock, takebacks, open_after: see :class:`nullo.server.protocol.messages.TableView`.
    """

    game: str
    options: dict[str, Any]
    listed: bool = False
    bots: str = "simple"
    talk: bool = True
    clock: Clock | None = None
    takebacks: bool = True
    open_after: int = -1


class Join(Happening, tag="join", frozen=True):
    """A member comes: member 0 is the host.

    Attributes:
        member: its number.
        name: as it wants to be called.
        bot: which bot it is; empty: a person (or a program with a token).
        place: where it sits; before the start in the order so far, after it a seat. A bot that
            sat there leaves.
        others: what other bots are called from now on, by number: a person has their name.
    """

    member: int
    name: str
    bot: str = ""
    place: int = -1
    others: dict[int, str] = {}


class Arrange(Happening, tag="arrange", frozen=True):
    """The host orders the places, before the start: members in clockwise order."""

    order: list[int]


class Leave(Happening, tag="leave", frozen=True):
    """A person goes for good, or is removed by the host; a bot takes the place.

    Attributes:
        removed: by the host.
        bot: the bot's number.
        name: what it is called.
        hashes: SHA-256 of the session and the token of the person, in hexadecimal: see
            :mod:`nullo.server.table.former_members`.
    """

    member: int
    removed: bool = False
    bot: int = -1
    name: str = ""
    hashes: list[str] = []


class Settings(Happening, tag="settings", frozen=True):
    """The host changes what may be changed; None (``clock``: absent): as it was."""

    listed: bool | None = None
    bots: str | None = None
    talk: bool | None = None
    clock: Clock | msgspec.UnsetType | None = msgspec.UNSET
    takebacks: bool | None = None
    open_after: int | None = None


class Start(Happening, tag="start", frozen=True):
    """The game begins: the members by seat, and the rounds of the cut that made this seating."""

    order: list[int]
    cut: list[list[str | None]] | None = None


class Shuffle(Happening, tag="shuffle", frozen=True):
    """All chance of a hand, fixed before it begins.

    Attributes:
        hand: its number, from 0.
        part: 0; rises if a hand needs more chance than was laid ready.
        nonce: 32 random bytes in hexadecimal.
        deck: codes of the cards, top first.
        redeals: further decks, used one after the other where the rules deal anew.
        draws: numbers below 2**53 from which draws at random come, one after the other.
    """

    hand: int
    nonce: str
    deck: list[str]
    redeals: list[list[str]] = []
    draws: list[int] = []
    part: int = 0


class Act(Happening, tag="act", frozen=True):
    """A seat does an action.

    Attributes:
        bot: a bot did it, for an absent member, for one whose time was over, or for itself.
        spent: milliseconds of the seat's bank that it took.
    """

    seat: int
    action: str
    bot: bool = False
    spent: int = 0


class Choose(Happening, tag="choose", frozen=True):
    """A seat chooses unseen, while others may still have to; done in seat order when all have."""

    seat: int
    action: str
    bot: bool = False
    spent: int = 0


class Away(Happening, tag="away", frozen=True):
    """A member has been gone for the grace period: a bot plays for it when it is to act."""

    member: int


class Back(Happening, tag="back", frozen=True):
    """An absent member is here again."""

    member: int


class AskBack(Happening, tag="ask-back", frozen=True):
    """A member asks for a take-back.

    Attributes:
        to: how many actions of the game would stand.
        wanted: the members who must agree.
    """

    member: int
    to: int
    wanted: list[int] = []


class AnswerBack(Happening, tag="answer-back", frozen=True):
    """A member agrees to it, or not: then it is off."""

    member: int
    yes: bool


class TakeBack(Happening, tag="take-back", frozen=True):
    """All have agreed: the first ``to`` actions of the game stand, and no more."""

    to: int


class Claim(Happening, tag="claim", frozen=True):
    """The rest of the hand's tricks are a seat's: they are played out next."""

    seat: int


class Say(Happening, tag="say", frozen=True):
    """A member says something: a text, or an emote."""

    member: int
    text: str = ""
    emote: str = ""


class Next(Happening, tag="next", frozen=True):
    """The same people play again, at another table."""

    table: str


Event = (
    Open
    | Join
    | Arrange
    | Leave
    | Settings
    | Start
    | Shuffle
    | Act
    | Choose
    | Away
    | Back
    | AskBack
    | AnswerBack
    | TakeBack
    | Claim
    | Say
    | Next
)


class Stored(msgspec.Struct, frozen=True):
    """An event in its place.

    Attributes:
        seq: its number at its table, from 1.
        at: when, in milliseconds since 1970.
        event: what happened.
        member: who caused it; -1: the server.
        client: the client's message id, unique for its member; empty: none.
    """

    seq: int
    at: int
    event: Event
    member: int = -1
    client: str = ""
