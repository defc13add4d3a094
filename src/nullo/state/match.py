"""Matches: games in progress, each with the source of its cards and its record."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, Protocol

from nullo.engine.rng import Rng, check_rng
from nullo.game.errors import WrongSeat
from nullo.game.events import Event
from nullo.locale.error_words import make_error
from nullo.state.checked_position import CheckedPosition
from nullo.state.cut import Rounds, draw_cut
from nullo.state.move_text import Action
from nullo.state.state import Game, State
from nullo.values import CopiedWhole

Watcher = Callable[[Event], None]


class Source(Protocol):
    """Where a match gets its shuffled decks and random draws from.

    A method returns None if it has nothing to give, because there are no more cards or the
    next are not known yet.
    """

    def deck(self, cards: list[int], redeal: bool) -> list[int] | None:
        """The card numbers ``cards`` in the order in which to deal them.

        ``redeal`` is true for a further deal within the same hand.
        """

    def draw(self, outcomes: list[tuple[int, int]]) -> int | None:
        """The index of one of ``outcomes``, which are pairs of an index and a weight; drawn by weight."""


class RandomSource(CopiedWhole):
    """Shuffles and draws cards with a random generator."""

    def __init__(self, rng: Rng) -> None:
        self._rng = check_rng(rng)

    def deck(self, cards: list[int], redeal: bool) -> list[int]:
        """Shuffle ``cards`` in place and return them."""
        self._rng.shuffle(cards)
        return cards

    def draw(self, outcomes: list[tuple[int, int]]) -> int:
        """The number of a random outcome; each counts as often as its weight says."""
        tickets = [index for index, weight in outcomes for _ in range(weight)]
        return tickets[self._rng.randrange(len(tickets))]


@dataclass
class HandRecord:
    """The record of one hand: its deck, redealt decks and draws as card numbers, and its actions as texts."""

    deck: list[int]
    redeals: list[list[int]] = field(default_factory=list)
    draws: list[int] = field(default_factory=list)
    actions: list[str] = field(default_factory=list)

    def copy(self) -> HandRecord:
        """An independent copy; it shares the list ``deck``, which never changes."""
        return HandRecord(self.deck, [*self.redeals], [*self.draws], [*self.actions])


class Match(CopiedWhole):
    """A game in progress that deals the cards itself.

    A copy, also a pickled one, has its own copy of the source and no watchers.

    Args:
        source: where its decks and draws come from.
        names: the players' names, by seat after the cut.
        cut: the rounds of the cut, by seat after the cut; see :func:`nullo.state.cut.draw_cut`.
        meta: data to store in the record, which the rules ignore.
        watchers: for a seat (or None for a spectator), a function that is called with each event that the
            seat sees, including deals, from the initial state on.
        state: a state before the first card of a hand, from which the match goes on; the records of the
            earlier hands are then empty. By default, the initial state.

    Raises:
        UnknownSeat, TypeError: ``watchers`` names a seat that does not exist.

    Attributes:
        state: the present state. In it a seat is to act, the game is over, or the source has no more cards.
        hands: the record of each hand so far.
    """

    def __init__(
        self,
        game: Game,
        source: Source,
        names: Sequence[str] | None = None,
        cut: Rounds | None = None,
        meta: dict[str, Any] | None = None,
        watchers: Mapping[int | None, Watcher] | None = None,
        state: State | None = None,
    ) -> None:
        self.game = game
        self.source = source
        self.names = list(names) if names is not None else None
        self.cut = cut
        self.meta = meta
        self.watchers: dict[int | None, Watcher] = {
            None if seat is None else game.check_seat(seat): watcher
            for seat, watcher in (watchers or {}).items()
        }
        self.state = game.new_initial_state() if state is None else state
        self.hands = [HandRecord([]) for _ in range(self.state.position.hand)]
        self._pack: list[int] = []
        self.deal()

    def copy(self) -> Match:
        """An independent copy."""
        return deepcopy(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        twin = Match.__new__(Match)
        vars(twin).update(self.__getstate__())
        for name in ("source", "names", "cut", "meta", "state", "_pack"):
            setattr(twin, name, deepcopy(getattr(self, name), memo))
        # The records of earlier hands do not change.
        twin.hands = [*self.hands[:-1], *(hand.copy() for hand in self.hands[-1:])]
        return twin

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "watchers": {}}

    def deal(self) -> None:
        """Deal until a seat is to act, the game is over, or the source has no more cards."""
        state = self.state
        while state.is_chance_node():
            position = state.position
            phase = position.phase
            cards = position.deck()
            if cards is not None and not self._new_deck(cards):
                return
            if position.draws():
                index = self.source.draw(position.chance())
                if index is None:
                    return
                card = self.game.phases[phase].moves[index].card
                self.hands[position.hand].draws.append(self.game.deck.number(card))
            else:
                code = self.game.deck.codes[self._pack.pop(0)]
                index = self.game.card_indices(phase)[code]
            self._tell(self._do(self.state.check(self.game.action_id(phase, index))))

    def _do(self, action: int) -> dict[int | None, Event]:
        if self.watchers:
            return self.state.step_checked(action, self.watchers)
        self.state.apply_checked(action)
        return {}

    def _tell(self, events: Mapping[int | None, Event]) -> None:
        for seat, event in events.items():
            self.watchers[seat](event)

    def _new_deck(self, cards: list[int]) -> bool:
        redeal = len(self.hands) > self.state.position.hand
        order = self.source.deck(list(cards), redeal)
        if order is None:
            return False
        if redeal:
            self.hands[-1].redeals.append(order)
        else:
            self.hands.append(HandRecord(order))
        self._pack = list(order)
        return True

    def act(self, seat: int, action: Action) -> None:
        """Apply an action of ``seat``, then deal until a seat is to act.

        Raises:
            WrongSeat, UnknownSeat, IllegalAction, UnknownAction, UnknownCard, TypeError: see
                :meth:`check`.
        """
        self.act_checked(self.check(seat, action))

    def check(self, seat: int, action: Action) -> int:
        """Check that ``seat`` may take an action now; returns the action's id.

        Raises:
            WrongSeat: it is not this seat's turn.
            UnknownSeat: there is no such seat.
            IllegalAction, UnknownAction, UnknownCard, TypeError: see :meth:`State.apply_action`.
        """
        seat = self.game.check_seat(seat)
        if seat != self.state.current_player():
            raise self._not_yours(seat)
        return self.state.check(action)

    def act_checked(self, action: int) -> None:
        """Apply an action that :meth:`check` has just returned, then deal until a seat is to act."""
        seat = self.state.current_player()
        hand = self.hands[self.state.position.hand]
        events = self._do(action)
        hand.actions.append(f"{seat} {self.game.action_text(action)}")
        self._tell(events)
        self.deal()

    def _not_yours(self, seat: int) -> WrongSeat:
        state = self.state
        if state.is_terminal():
            return make_error(WrongSeat, "refuse-game-over")
        actor, rule = state.current_player(), state.phase().rule
        return make_error(WrongSeat, "wrong-turn", rule, actor=str(actor), seat=str(seat))

    def record(self) -> dict[str, Any]:
        """The record of the match so far, as JSON values."""
        return record_of(self.state, self.hands, self.names, self.cut, self.meta)


def record_of(
    state: CheckedPosition,
    hands: Sequence[HandRecord],
    names: Sequence[str] | None,
    cut: Rounds | None,
    meta: dict[str, Any] | None,
) -> dict[str, Any]:
    """The record of a game up to ``state``, as JSON values; for the other arguments see :class:`Match`."""
    game, cards = state.game, state.game.deck.names
    entries: list[dict[str, Any]] = []
    for hand in hands:
        entry: dict[str, Any] = {"deck": cards(hand.deck)}
        if hand.redeals:
            entry["redeals"] = [cards(deck) for deck in hand.redeals]
        if hand.draws:
            entry["draws"] = cards(hand.draws)
        entry["actions"] = list(hand.actions)
        entries.append(entry)
    made: dict[str, Any] = {"nullo": 1, "game": game.id, "options": game.stated_options()}
    if names is not None:
        made["names"] = list(names)
    made["cut"] = cut
    if meta:
        made["meta"] = meta
    made["hands"] = entries
    if state.is_terminal():
        made["result"] = {"scores": state.scores(), "winners": state.winners()}
    return made


def summary(state: State) -> dict[str, Any]:
    """What ``nullo replay --json`` prints: the scores of each complete hand, the totals and the winners."""
    totals: list[int] | None = None
    start = state.game.new_initial_state().scores()
    hands = []
    for scores in state.hands():
        before = totals if totals is not None else start
        totals = [a + b for a, b in zip(before, scores, strict=True)]
        hands.append({"scores": scores, "totals": totals})
    return {
        "game": state.game.id,
        "hands": hands,
        "scores": state.scores(),
        "winners": state.winners(),
        "finished": state.is_terminal(),
    }


def start(
    game: Game, rng: Rng, names: Sequence[str], cut: bool, meta: dict[str, Any] | None = None
) -> tuple[Match, list[int]]:
    """A new match with random cards, and for each seat the index of its player in ``names``.

    If ``cut`` is true and the game has a cut, the cut decides who sits where.
    """
    drawn = draw_cut(game, rng) if cut else None
    rounds, seating = drawn or (None, list(range(game.players)))
    seated = [names[player] for player in seating]
    return Match(game, RandomSource(rng), seated, rounds, meta), seating
