"""What a seat may know, as typed structures of codes and parameters, which ``msgspec`` serialises to JSON.

A :class:`View` has two parts: ``public``, the same for everybody, and ``own``, for one seat only.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from nullo.game.moves import Move
from nullo.system.decoding import convert

T = TypeVar("T")


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """Why an action is not allowed.

    Attributes:
        rule: number of the rule, such as ``"F9"``.
        code: message key in ``locale``, such as ``"must-follow"``.
        params: the parameters of the message: card and suit codes, seats, numbers.
    """

    rule: str
    code: str
    params: dict[str, str | int] = {}


class Ask(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What a seat that is to act is asked, why, and by which rule.

    The names of parameters state their types: ``suit``, ``upper`` (a suit at the beginning of a
    sentence), ``card`` and ``seat``; all others are numbers.

    Attributes:
        code: key of the question, ``ask-CODE`` in the words.
        params: the parameters of the question and of the reason.
        also: code of a second sentence of the question, ``ask-CODE`` in the words.
        why: code of the reason, or of an explanation of the choices: ``why-CODE`` in the words.
        rule: number of the rule that asks.
    """

    code: str
    params: dict[str, str | int] = {}
    also: str = ""
    why: str = ""
    rule: str = ""


class Reason(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A fact that a hint gives as a reason for an action; it is certain from what the seat knows.

    Attributes:
        code: key of its sentence, ``reason-CODE`` in the words. It does not name the card to play.
        params: its parameters, with names as in :class:`Ask`.
        nudge: key of a question that leads the player to this fact, ``nudge-NUDGE``; empty if there is none.
    """

    code: str
    params: dict[str, str | int] = {}
    nudge: str = ""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One item of a list within a :class:`Saying`, such as one seat's bid or one side's score.

    Attributes:
        seat: the seat of the item, or the side if it is a score; -1 if there is none.
        code: key of its words, ``entry-CODE``; if empty, it is written as the seat's name and the values.
        cards: codes of cards.
        number: a bid; for a score, the change.
        total: for a score, the total after the change.
    """

    seat: int = -1
    code: str = ""
    cards: list[str] = []
    number: int | None = None
    total: int | None = None


class Saying(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing that happened: a code and typed parameters, for one sentence.

    Attributes:
        code: key of the sentence, ``told-CODE`` in the words; without such a key, screens show nothing.
        seat: the seat that the sentence is about; for a score, the side; -1 if there is none.
        other: a second seat in the sentence.
        card: the card that the sentence is about.
        by: the card that caused what happened to ``card``.
        cards: several cards.
        suit: letter of a suit.
        suits: letters of several suits, in order.
        number: a bid or the change of a score; for a trick or a hand, its number from 1.
        text: key of further words in the sentence.
        sides: the sides that won, or whose score changed: seats, or teams.
        entries: a list in the sentence.
    """

    code: str
    seat: int = -1
    other: int = -1
    card: str = ""
    by: str = ""
    cards: tuple[str, ...] = ()
    suit: str = ""
    suits: tuple[str, ...] = ()
    number: int | None = None
    text: str = ""
    sides: tuple[int, ...] = ()
    entries: tuple[Entry, ...] = ()


class ScorePart(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One part of what a side scored in a hand.

    Attributes:
        code: key of its words, ``score-CODE``.
        number: the points, as the game counts them; all parts add up to the change of the total.
        rule: number of the rule that gives them.
        count: how many tricks or points they are given for, or the bid; ``$count`` in the words. A part
            that only states this number gives 0 points.
    """

    code: str
    number: int
    rule: str = ""
    count: int | None = None


class Ending(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The limit that has ended a game.

    Attributes:
        code: key of its words, ``end-CODE``.
        number: the limit; ``$number`` in the words.
        rule: number of the rule that states it.
    """

    code: str
    number: int = 0
    rule: str = ""


class Play(msgspec.Struct, omit_defaults=True, gc=False):
    """A card played to a trick.

    Attributes:
        seat: the seat that played the card.
        card: the card's code; for a wild card, the code of the card that it is played as.
        wild: the code of the wild card that was played; empty if the card was not wild.
    """

    seat: int
    card: str
    wild: str = ""


class Trick(msgspec.Struct, omit_defaults=True, gc=False):
    """A completed trick: the plays in order, and the seat that took it."""

    plays: list[Play]
    winner: int


class Line(msgspec.Struct, omit_defaults=True, gc=False):
    """One action of the hand's history, as the seat or spectator with the view saw it.

    Attributes:
        seat: the seat that acted; -1 for the deal or a draw at random.
        phase: name of the phase in which the action was taken.
        move: what was done; absent if the owner of the view may not see it.
        deed: what was done as a saying, if ``move`` does not say everything.
        told: what the action showed and what followed from it.
        unlogged: whether the log leaves it out, because not everybody saw it or it only deals a card.
        final: whether it showed or drew something, so that neither it nor any action before it can be
            taken back.
    """

    seat: int
    phase: str
    move: Move | None = None
    deed: Saying | None = None
    told: list[Saying] = []
    unlogged: bool = False
    final: bool = False

    def sayings(self) -> list[Saying]:
        """The sayings for the line's sentences: what was done, then what that showed and what followed."""
        if self.deed is not None:
            return [self.deed, *self.told]
        if self.seat < 0:
            return self.told
        if self.move is None:
            return [Saying(f"hidden-{self.phase}", self.seat), *self.told]
        return [_saying(self.move, self.seat), *self.told]


def _saying(move: Move, seat: int) -> Saying:
    code = f"{move.verb}-seat" if move.seat >= 0 else move.verb
    return Saying(code, seat, move.seat, card=move.card, number=move.number)


class SeatPublic(msgspec.Struct, omit_defaults=True, gc=False):
    """What everybody can see of one seat.

    Attributes:
        cards: number of cards in its hand.
        shown: cards of its hand that everybody knows (open, exposed, or taken from a face-up pile).
        bid: its bid, once others may see it.
        laid: whether its bid lies on the table face down.
        said: what it has declared, such as ``open`` or ``stand``.
        tricks: number of tricks that it has taken in this hand.
        points: points of the cards that it has taken in this hand, if the game counts any.
        voids: suits of which the seat has shown that it holds no card.
        called: a card of its hand that an opponent has called for and that it must play.
        revokes: number of its revokes in this hand that have been found or called.
    """

    cards: int
    shown: list[str] = []
    bid: Move | None = None
    laid: bool = False
    said: Move | None = None
    tricks: int = 0
    points: int = 0
    voids: list[str] = []
    called: str = ""
    revokes: int = 0


class Fact(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something in force or at stake that no field of :class:`Public` states: an item of the panel of facts.

    Screens draw the card or, if there is none, the number beside the words.

    Attributes:
        code: key of its words, ``fact-CODE``, with ``$name``, ``$card``, ``$number`` and ``$text``. The part
            before a colon is a heading. The seat that it is about gets ``fact-CODE-you`` instead, if there is
            such a key.
        card: code of a card; empty if there is none.
        number: a number; absent if there is none.
        seat: the seat that it is about; -1 if there is none.
        text: key of further words, ``$text``; a screen that draws the card shows only these words.
        note: key of a word beside the heading.
        pressing: whether it is so important that screens without a panel of facts show it, too.
    """

    code: str
    card: str = ""
    number: int | None = None
    seat: int = -1
    text: str = ""
    note: str = ""
    pressing: bool = False


class Public(msgspec.Struct, omit_defaults=True, gc=False):
    """What everybody can see of a game.

    Attributes:
        game: id of the game.
        players: number of seats.
        hand: number of the hand, from 0.
        dealer: dealer's seat.
        phase: name of the phase.
        actor: the seat to act; -1 while cards are dealt or drawn; -4 once the game is over.
        seats: what everybody can see of each seat, by seat.
        scores: totals by side: by seat, or by team where seats play together.
        hands_to_play: the greatest number of hands; 0 if only the target limits them.
        target: the total that ends the game; 0 if there is none.
        lowest_wins: whether the lowest total wins.
        trick: the plays of the current trick.
        taking: the seat that is winning that trick; -1 if no card has been played.
        led: the suit to follow; empty if there is none.
        trumps: suits that are trump.
        turned_up: the card turned up for trump.
        set_aside: face-up cards that are out of play.
        wild: the cards that a wild card may still be played as.
        turned: cards that now count as their opposite (``nullo.game.look.Face.turned_by``).
        piles: sizes of face-down piles by name (``stock``, ``aside``, ``kitty``).
        discard: the face-up discard pile, top card last.
        tricks: completed tricks of the hand, in order.
        ended: the tricks of the previous hand, until a card is played in this hand.
        log: the actions of the hand that everybody saw, without dealt cards.
        hands: for each complete hand, by how much it changed each side's total.
        parts: for each complete hand, the parts of each side's score, which add up to its change in
            ``hands``; empty if the game does not state parts.
        last: what was shown when the last complete hand was scored (bids, kitty, hands).
        winners: the winners, once the game is over.
        end: the limit that has ended the game; absent if no limit has been reached.
        reversed: whether low cards beat high ones now.
        counter: whether play goes counter-clockwise now.
        suit_order: suits from the lowest to the highest, where that matters.
        doubled_from: number of the first hand whose scores count double; -1 if there is none so far.
        turn: the seat whose turn it is, while another seat is asked something first; -1 otherwise.
        facts: what else is in force or at stake, for the panel of facts.
    """

    game: str = ""
    players: int = 0
    hand: int = 0
    dealer: int = 0
    phase: str = ""
    actor: int = -1
    seats: list[SeatPublic] = []
    scores: list[int] = []
    hands_to_play: int = 0
    target: int = 0
    lowest_wins: bool = False
    trick: list[Play] = []
    taking: int = -1
    led: str = ""
    trumps: list[str] = []
    turned_up: str = ""
    set_aside: list[str] = []
    wild: list[str] = []
    turned: list[str] = []
    piles: dict[str, int] = {}
    discard: list[str] = []
    tricks: list[Trick] = []
    ended: list[Trick] = []
    log: list[Line] = []
    hands: list[list[int]] = []
    parts: list[list[list[ScorePart]]] = []
    last: list[Saying] = []
    winners: list[int] = []
    end: Ending | None = None
    reversed: bool = False
    counter: bool = False
    suit_order: list[str] = []
    doubled_from: int = -1
    turn: int = -1
    facts: list[Fact] = []

    def is_double(self, hand: int) -> bool:
        """Whether the scores of the hand with the number ``hand``, from 0, count double."""
        return 0 <= self.doubled_from <= hand


class Known(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Cards that a seat knows to lie face down outside its hand.

    Attributes:
        cards: their codes.
        seat: the seat whose hand they are in; -1 if they are in a pile.
        pile: name of the pile, such as ``kitty``; empty if they are in a hand.
    """

    cards: list[str]
    seat: int = -1
    pile: str = ""


class Barred(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Cards of a hand that may not be played now, and why.

    Attributes:
        cards: their codes.
        refusal: the reason.
    """

    cards: list[str]
    refusal: Refusal


class Own(msgspec.Struct, omit_defaults=True, gc=False):
    """What one seat knows beyond :class:`Public`.

    Attributes:
        seat: the seat's number.
        hand: the cards of its hand, in the deck's order.
        unseen: whether the seat has not seen its hand yet.
        legal: the legal moves, if it is to act.
        ask: the question to it, if it is to act.
        refused: the cards of the hand that may not be played now, grouped by the reason.
        bid: its own bid, hidden from others or not.
        known: cards that it knows to lie face down elsewhere.
        taken: the card that it has just drawn or received, if that matters now; otherwise empty.
        secrets: its moves of this hand that are hidden from others.
        pending: its choices so far while other seats still choose in secret. The chosen cards
            stay in the hand until all have chosen.
        revokes: in honour mode, the legal plays that would be revokes.
    """

    seat: int
    hand: list[str] = []
    unseen: bool = False
    legal: list[Move] = []
    ask: Ask | None = None
    refused: list[Barred] = []
    bid: Move | None = None
    known: list[Known] = []
    taken: str = ""
    secrets: list[Move] = []
    pending: list[Move] = []
    revokes: list[Move] = []

    def refusal(self, card: str) -> Refusal | None:
        """Why ``card`` of this hand may not be played now.

        None if it may be played, or if the seat cannot play any card now.
        """
        return next((barred.refusal for barred in self.refused if card in barred.cards), None)

    def known_in(self, place: int | str) -> list[str]:
        """The face-down cards that this seat knows in ``place``: a hand (by its seat) or a pile (by name)."""
        return [c for known in self.known if place in (known.seat, known.pile) for c in known.cards]


class View(msgspec.Struct, omit_defaults=True, gc=False):
    """What a seat, or a spectator (``own`` is None), may know at a given moment."""

    public: Public
    own: Own | None = None


def plain(view: View) -> dict[str, Any]:
    """The view as JSON values."""
    values: dict[str, Any] = json_values(view)
    return values


def json_values(structure: Any) -> Any:
    """A structure as JSON values: dictionaries, lists, strings, numbers."""
    return msgspec.json.decode(msgspec.json.encode(structure))


def from_plain(value: Any, kind: type[T]) -> T:
    """A structure of the class ``kind`` from its JSON values: the opposite of :func:`json_values`.

    Raises:
        msgspec.ValidationError: the values do not fit the class.
    """
    return convert(value, kind, str_keys=True)
