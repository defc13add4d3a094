"""The base of every game's position: the interface between the rules and the *drivers*, which play games.

A position contains the cards, the phase, the seat to act and the scores. It contains neither a random
generator nor cards that have not been dealt: when a card must be dealt, ``actor`` is ``CHANCE_PLAYER``
and the driver says which card. The possible cards are then the *outcomes*, numbered like actions. A seat has
at most 64 actions in a phase; an action is an index below 64.

The methods that ``position.pxd`` declares ``nogil`` run without the GIL. They do not check their arguments;
:class:`nullo.State` does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self

import cython

if not cython.compiled:
    from nullo.engine.bits import lowest, nth, popcount

    def numbers_of(at: Position, whole: int) -> int:
        """How many of a position's ``whole`` bytes are numbers; 0 unless compiled."""
        return 0

    def copy_numbers(at: Position, other: Position) -> None:
        """Copy the numbers of ``other`` to ``at``, arrays element by element."""
        fields = vars(at)
        for name, value in vars(other).items():
            if name not in OBJECTS:
                fields[name] = value[:] if type(value) is list else value

    def same_numbers(at: Position, other: Position) -> bool:
        """Whether all numbers of two positions are equal."""
        mine, others = vars(at), vars(other)
        return all(mine[name] == others[name] for name in mine if name not in OBJECTS)


if TYPE_CHECKING:
    from nullo.engine.fields import Word
    from nullo.engine.observation import ObservationWriter
    from nullo.engine.rng import Rng
    from nullo.game.cards import Deck
    from nullo.game.moves import Move
    from nullo.game.view import Ask, Own, Public, Refusal, Saying, ScorePart, Trick

CHANCE_PLAYER = -1
"""The ``actor`` while cards are dealt or drawn, in place of a seat; as in OpenSpiel."""
TERMINAL_PLAYER = -4
"""The ``actor`` when the game is over, in place of a seat; as in OpenSpiel."""

OBJECTS = ("options", "deck_cards", "error")  # the fields that are not numbers


def choice(mask: Word, rng: Rng) -> int:
    """A uniformly random set bit of ``mask``; if there is only one, no random number is drawn."""
    rest = mask & (mask - 1)
    if rest == 0:
        return lowest(mask)
    n = popcount(mask)
    if mask & (mask + 1) == 0:
        return rng.below(n)
    return nth(mask, rng.below(n))


class Position:
    """The base of every game's position.

    Attributes:
        options: the value of every option, by name.
        deck_cards: the game's cards; a plug-in need not state them.
        phase: index into the game's phases.
        actor: the seat to act, or ``CHANCE_PLAYER``, or ``TERMINAL_PLAYER``.
        hand: number of the hand (deal), from 0.
        failed: whether a plug-in's method has raised an exception; the driver raises it again.
        error: that exception.
    """

    def __init__(self, options: Mapping[str, Any], deck: Any = None) -> None:
        self.options = options
        self.deck_cards: Deck = deck
        self.error: BaseException | None = None
        self._measure()
        self.players: int = options["players"]
        self.phase = 0
        self.actor = CHANCE_PLAYER
        self.hand = 0
        self.dealer = 0
        self.failed = False

    def _measure(self) -> None:
        """Set ``extent``, the number of bytes that a copy of the position copies; 0 unless compiled."""
        # Instances of Python classes also have a dictionary, which must not be copied.
        kind = next(cls for cls in type(self).__mro__ if not cls.__dictoffset__)
        self.extent = numbers_of(self, kind.__basicsize__)

    # --- the compiled interface ------------------------------------------------------------

    def legal_mask(self) -> Word:
        """The actor's legal actions as a bit set; while cards are dealt, the possible outcomes."""
        return 0

    def fair_mask(self) -> Word:
        """The *fair* actions: the legal ones without honour mode's revokes and unfounded calls."""
        return self.legal_mask()

    def pick(self, rng: Rng) -> int:
        """A random action of :meth:`fair_mask`, each with the same probability."""
        return choice(self.fair_mask(), rng)

    def apply(self, index: int) -> None:
        """Apply a legal action or, while cards are dealt, an outcome."""

    def deal(self, rng: Rng) -> None:
        """Deal at random until a seat is to act or the game is over."""

    def assign(self, other: Position) -> None:
        """Become a copy of ``other``, a position of the same game and options."""
        copy_numbers(self, other)

    def points(self, seat: int) -> float:
        """The seat's points so far, oriented so that higher is better (negated if low scores win)."""
        return 0.0

    def to_come(self) -> float:
        """The standard deviation of the points that a seat will still score until the game ends.

        The probability of winning is computed from it between hands (:mod:`nullo.engine.prospects`). It is 0
        if the game is over or does not state it.
        """
        return 0.0

    def side(self, seat: int) -> int:
        """The number of a seat's side. Seats that score together have the same number."""
        return seat

    def bid_result(self, seat: int) -> int:
        """1 if a seat's side made its bid in the hand just over, 0 if not; -1 if the game has no bids."""
        return -1

    def observe(self, seat: int, writer: ObservationWriter) -> bool:
        """Write what ``seat`` sees and knows; returns False if the game does not support this.

        Nothing may be written that :meth:`public` and :meth:`own` do not say; tests compare them.
        """
        return False

    def look(self, seat: int, writer: ObservationWriter) -> bool:
        """Write the whole observation of ``seat``; returns False if the game does not support this."""
        writer.begin(seat, self.phase, self.actor, self.dealer)
        return self.observe(seat, writer)

    def settle(self, redealer: Redealer, rng: Rng) -> bool:
        """Put the unseen cards into the places that ``redealer`` has drawn.

        Returns False if they contradict what the redealer's seat knows; then draw again.
        """
        return True

    # --- copies -----------------------------------------------------------------------------

    def copy(self) -> Self:
        """An independent copy."""
        twin = cython.cast(Position, type(self).__new__(type(self)))
        twin.options = self.options
        twin.deck_cards = self.deck_cards
        twin.error = None
        twin.extent = self.extent
        twin.assign(self)
        return twin  # type: ignore[no-any-return]

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def same(self, other: Position) -> bool:
        """Whether ``other``, a position of the same game and options, is equal to this one.

        Arrays are compared completely, including elements left from earlier hands.
        """
        return type(self) is type(other) and same_numbers(self, other)

    def become(self, other: Position) -> None:
        """Become a copy of ``other``; this is :meth:`assign`, callable from Python.

        Raises:
            TypeError: ``other`` is of another class.
        """
        if type(other) is not type(self):
            raise TypeError(f"{type(self).__name__} cannot become a {type(other).__name__}")
        self.assign(other)

    # --- for drivers in Python --------------------------------------------------------------

    def legal(self) -> list[int]:
        """The indices that may be applied now, in ascending order: actions or, while dealing, outcomes."""
        return self.legal_from(0)

    def legal_from(self, first: int) -> list[int]:
        """The indices of :meth:`legal`, each plus ``first``."""
        mask: cython.ulonglong = self.legal_mask()
        found: list[int] = []
        while mask:
            found.append(first + lowest(mask))
            mask &= mask - 1
        return found

    def fair(self) -> list[int]:
        """The indices of :meth:`legal` without the revokes and unfounded calls of honour mode."""
        mask = self.fair_mask()
        return [i for i in range(64) if mask >> i & 1]

    def allows(self, index: int) -> bool:
        """Whether :meth:`legal` contains ``index``."""
        return 0 <= index < 64 and self.legal_mask() >> index & 1 != 0

    def act(self, index: int) -> None:
        """Apply an action or outcome without checking it; this is :meth:`apply`, callable from Python."""
        self.apply(index)

    def deal_all(self, rng: Rng) -> None:
        """Deal at random until a seat is to act or the game is over; :meth:`deal`, callable from Python."""
        self.deal(rng)

    def choose(self, rng: Rng) -> int:
        """A random fair action; this is :meth:`pick`, callable from Python."""
        return self.pick(rng)

    def points_of(self, seat: int) -> float:
        """The seat's points so far; higher is better. This is :meth:`points`, callable from Python."""
        return float(self.points(seat))

    def all_points(self) -> list[float]:
        """The :meth:`points` of each seat."""
        return [float(self.points(seat)) for seat in range(self.players)]

    def write(self, seat: int, writer: ObservationWriter) -> bool:
        """Write the whole observation of ``seat``; this is :meth:`look`, callable from Python."""
        return self.look(seat, writer)

    def fail(self, error: BaseException) -> None:
        """Store a plug-in's exception; the driver raises it again (:mod:`nullo.engine.plugin`)."""
        self.error = error
        self.failed = True

    # --- chance -----------------------------------------------------------------------------

    def doubles(self) -> int:
        """While cards are dealt, the outcomes for which two equal cards are left, as a bit set."""
        return 0

    def chance(self) -> list[tuple[int, int]]:
        """While cards are dealt, pairs of a possible outcome and the number of equal cards left for it."""
        twice = self.doubles()
        return [(index, 1 + (twice >> index & 1)) for index in self.legal()]

    def draw_chance(self, rng: Rng) -> int:
        """While cards are dealt, a random outcome; one with two equal cards is twice as likely."""
        mask: cython.ulonglong = self.legal_mask()
        twice: cython.ulonglong = self.doubles()
        ticket = rng.randrange(popcount(mask) + popcount(mask & twice))
        if not twice:
            return nth(mask, ticket)
        while True:
            index = lowest(mask)
            ticket -= 1 + (twice >> index & 1)
            if ticket < 0:
                return index
            mask &= mask - 1

    def deal_outcomes(self, rng: Rng, offsets: list[int]) -> list[int]:
        """Deal until a seat is to act or the game is over, each outcome by :meth:`draw_chance`.

        Args:
            offsets: by phase, the id of its first action.

        Returns:
            The id of each outcome.
        """
        taken: list[int] = []
        while self.actor == CHANCE_PLAYER:
            index = self.draw_chance(rng)
            taken.append(offsets[self.phase] + index)
            self.act(index)
        return taken

    def deck(self) -> list[int] | None:
        """The cards of a new deck if the next outcome is its first card, otherwise None.

        If it is None, the next card comes from the deck in use or, if :meth:`draws` is True, from a random
        draw.
        """
        return None

    def draws(self) -> bool:
        """Whether the next outcome is a random draw, not the next card of the deck."""
        return False

    def deal_to(self) -> int | None:
        """The seat that gets the next card that is dealt; None if it goes elsewhere."""
        return None

    # --- scores -----------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """The totals as the rules count them, by seat (by team if seats play together)."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The sides that have won, in the order of :meth:`scores`; empty until the game is over.

        By default, the sides with the most :meth:`points` have won.
        """
        if self.actor != TERMINAL_PLAYER:
            return []
        points = [self.points_of(side) for side in range(len(self.scores()))]
        return [side for side, has in enumerate(points) if has == max(points)]

    def score_parts(self) -> list[list[ScorePart]]:
        """By side, the parts of its score in the hand just over; empty if the game does not state them.

        The parts of a side add up to the points that it scored in the hand.
        """
        return []

    # --- what seats see, and are told -------------------------------------------------------

    def public(self) -> Public:
        """What everybody sees, including spectators."""
        raise NotImplementedError

    def own(self, seat: int) -> Own:
        """What ``seat`` knows in addition to :meth:`public`."""
        raise NotImplementedError

    def hand_of(self, seat: int) -> list[str]:
        """The codes of the cards that a seat holds; equal cards have equal codes."""
        return self.own(seat).hand

    def last_hand_tricks(self) -> list[Trick]:
        """The tricks of the last hand, until the first card of the next hand is played."""
        return []

    def takers(self, hand: int) -> list[int]:
        """The seat that took each complete trick of ``hand``, in the order of tricks.

        ``hand`` is the number of the present hand, or of the one just over.
        """
        return []

    def observed(self, index: int, seat: int | None) -> bool:
        """Whether ``seat`` (a spectator if None) sees which action is applied if it is action ``index``."""
        return True

    def revelations(self, seat: int | None) -> list[Saying]:
        """What else the last action revealed to ``seat`` (a spectator if None), as sayings."""
        return []

    def describe_action(self, index: int) -> Saying | None:
        """The saying that tells those who see action ``index`` what it is; called before it is applied.

        None if the usual words for the action are enough, or if there is nothing to say about a dealt card.
        """
        return None

    def announcements(self) -> list[Saying]:
        """Sayings for everybody about those consequences of the last action that only the game can tell."""
        return []

    def stands_for(self, code: str) -> list[str]:
        """The codes of the cards as which the actor may play the card ``code`` of its hand."""
        return [code]

    def ask(self) -> Ask | None:
        """The question to the actor; None if the name of the phase says enough."""
        return None

    def refusal(self, index: int) -> Refusal:
        """Why ``index`` is not a legal action now."""
        raise NotImplementedError

    def not_asked(self, move: Move) -> Refusal | None:
        """Why the actor cannot make ``move``, which belongs to another phase.

        None if the only reason is that it is too early or too late for the move.
        """
        return None

    # --- what seats cannot know -------------------------------------------------------------

    def redealer(self, seat: int) -> Redealer:
        """A source of worlds consistent with everything that ``seat`` knows, drawn uniformly."""
        raise NotImplementedError

    def weighted_redealer(self, seat: int) -> Redealer:
        """A source of worlds that prefers those in which the other seats played sensibly.

        By default it is :meth:`redealer`, from which all worlds are equally likely.
        """
        return self.redealer(seat)

    def known_to(self, seat: int) -> Position:
        """A copy without anything that ``seat`` does not know."""
        return self.redealer(seat).base

    def forget(self, chance: int, rng: Rng) -> None:
        """Forget things that a careless player does not remember, each with probability ``chance`` / 1000.

        Afterwards, use the position only to choose an action, not to play on.
        """

    def past(
        self, world: Position, rng: Rng, steps: list[tuple[int, int, int]], seat: int
    ) -> list[int]:
        """A history that leads to ``world`` and that ``seat`` cannot tell from the real one.

        Args:
            world: a world that this position's ``redealer(seat)`` drew.
            rng: decides what ``steps`` leaves open, such as which of two cards was dealt first.
            steps: the real history as ``seat`` saw it: ``(actor, phase, index)``, with index -1 if hidden.

        Returns:
            The index of each step; those that were not hidden are unchanged.
        """
        raise NotImplementedError

    def past_hand(
        self, start: Position, rng: Rng, steps: list[tuple[int, int, int]]
    ) -> list[int] | None:
        """A history of the current hand that leads to this world; the seat cannot tell it from the real one.

        This is :meth:`past` for one hand, called on the world itself.

        Args:
            start: the position before the hand; it is not changed.
            rng: decides what ``steps`` leaves open, such as which of two cards was dealt first.
            steps: the steps of this hand, each as in :meth:`past`.

        Returns:
            The index of each step; None if the game does not support this.
        """
        return None


def raise_failure(position: Position) -> None:
    """Raise the exception that a plug-in's method raised inside compiled code, if it did."""
    if position.failed:
        raise position.error or RuntimeError("this is a copy of a position whose plug-in raised")


class Redealer:
    """Draws worlds for ``seat``. Games derive classes with the data that :meth:`Position.settle` needs.

    ``base`` is a copy of the position without what ``seat`` does not know.
    """

    def __init__(self, base: Position, seat: int) -> None:
        self.base = base
        self.seat = seat

    def draw(self, target: Position, rng: Rng) -> bool:
        """Try to turn ``target`` into a world; returns False if that failed and must be tried again."""
        target.assign(self.base)
        return target.settle(self, rng)

    def sample(self, rng: Rng) -> Position:
        """A new position: a world drawn uniformly from those consistent with the seat's knowledge."""
        world = self.base.copy()
        self.redraw(world, rng)
        return world

    def redraw(self, target: Position, rng: Rng) -> None:
        """Turn ``target`` into a world by calling :meth:`draw` until it succeeds. Callable from Python."""
        while not self.draw(target, rng) and not target.failed:
            pass
        raise_failure(target)
