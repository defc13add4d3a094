"""Lists all worlds of a hand in which few cards are hidden from a seat, by trying every placement of them.

A placement is tried by exchanging cards in the steps of the history that the seat did not see (deals,
hidden draws and discards) and replaying the hand. It is a world if every action is legal and the seat's
information state is the same. None of the games' own code for worlds is used.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations, product
from math import comb, factorial, prod, sqrt
from typing import Any

from msgspec.structs import replace

from nullo.engine.rng import Rng
from nullo.game.view import plain
from nullo.state import Game, State
from nullo.state.move_text import text_of
from nullo.testing.driving import random_decisions

Placement = tuple[tuple[str, ...], ...]
ORDERS = 24
MOST = 500
"""The greatest number of placements that are tried for a deal."""


def placement(position: Any) -> Placement:
    """The sorted card codes of each seat's hand in ``position``."""
    return tuple(tuple(sorted(position.own(k).hand)) for k in range(position.players))


class SmallDeal:
    """The present hand of a game as one seat knows it, for listing all its worlds.

    Attributes:
        start: the number of steps before the first card of the present deck was dealt.
        base: the state after these steps.
        unseen: codes of the cards that the seat has not seen since the present deck began.
        hidden: for each seat, the unseen cards that its hand really contains.
        rest: the unseen cards that are in no hand.
        looked: whether all seats have seen their hands; if not, a placement does not determine a world.
        kept: whether no card of ``rest`` has been in a hand; otherwise worlds also differ in whose hand that
            was.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.game = state.game
        self.codes = set(self.game.deck.codes)
        self._replay_to_the_deck()
        unseen = self.codes - self._codes_seen()
        hands = placement(state.position)
        self.hidden = [
            [] if k == seat else [card for card in hand if card in unseen]
            for k, hand in enumerate(hands)
        ]
        held = {card for hand in self.hidden for card in hand}
        self.unseen = sorted(unseen)
        self.looked = not any(state.position.own(k).unseen for k in range(self.game.players))
        self.rest = sorted(unseen - held)
        self.kept = not self._left_hands()

    def _left_hands(self) -> bool:
        """Whether a card of ``rest`` has been in a hand and left that hand without being seen."""
        moved = Counter(
            self.game.move(self.game.action_id(step.phase, step.index)).card
            for step in self.state.steps()[self.start :]
            if step.seen is not None and not step.seen[self.seat]
        )
        return any(moved[card] > 1 for card in self.rest)

    def _replay_to_the_deck(self) -> None:
        walk = self.game.new_initial_state()
        for number, action in enumerate(self.state.history()):
            if walk.position.deck() is not None:
                self.start, self.base = number, walk.clone()
            walk.apply_action(action)

    def _codes_seen(self) -> set[str]:
        """The codes of the cards that the seat has seen since the present deck began."""
        view = plain(self.state.view(self.seat))
        for past in ("log", "last", "hands", "turned"):  # a card turned over may be anywhere
            view["public"].pop(past, None)
        words = set(self._words(view))
        lines = self.state.information_state_string(self.seat).split("\n")[1 + self.start :]
        for line in lines:
            words.update(line.replace(":", " ").replace(",", " ").split())
        return words & self.codes

    def _words(self, value: Any) -> Iterator[str]:
        if isinstance(value, str):
            yield from value.replace(":", " ").replace(",", " ").split()
        elif isinstance(value, dict):
            for key, item in value.items():
                yield key
                yield from self._words(item)
        elif isinstance(value, list):
            for item in value:
                yield from self._words(item)

    def size(self) -> int:
        """The number of placements of the unseen cards."""
        left, total = len(self.unseen), 1
        for hand in self.hidden:
            total *= comb(left, len(hand))
            left -= len(hand)
        return total

    def worlds(self) -> list[Placement]:
        """The placements that fit what the seat knows."""
        worlds = []
        for hands in self._split(self.unseen, [len(hand) for hand in self.hidden]):
            world = next(filter(None, map(self._try, self._exchanges(hands))), None)
            if world:
                worlds.append(world)
        assert len(set(worlds)) == len(worlds)
        return worlds

    def _split(self, cards: list[str], sizes: list[int]) -> Iterator[list[tuple[str, ...]]]:
        if not sizes:
            yield []
            return
        for hand in combinations(cards, sizes[0]):
            left = [card for card in cards if card not in hand]
            for hands in self._split(left, sizes[1:]):
                yield [hand, *hands]

    def _exchanges(self, hands: list[tuple[str, ...]]) -> Iterator[dict[str, str]]:
        """The ways to exchange the unseen cards so that the seats hold the cards in ``hands``.

        There are several, because the order in which a hand's cards are dealt may matter.
        """
        taken = {card for hand in hands for card in hand}
        rest = [card for card in self.unseen if card not in taken]
        many = prod(factorial(len(hand)) for hand in hands)
        for order in product(*map(permutations, hands)) if many <= ORDERS else [hands]:
            exchange = dict(zip(self.rest, rest, strict=True))
            for old, new in zip(self.hidden, order, strict=True):
                exchange.update(zip(old, new, strict=True))
            yield exchange

    def _try(self, exchange: dict[str, str]) -> Placement | None:
        """The placement after replaying the hand with the cards in ``exchange``; None if it is not a world.

        It is not a world if an action is illegal, or if the seat would see anything different.
        """
        walk = self.base.clone()
        for step in self.state.steps()[self.start :]:
            action = self.game.action_id(step.phase, step.index)
            if step.seen is not None and not step.seen[self.seat]:
                move = self.game.move(action)
                if move.card in exchange:
                    other = replace(move, card=exchange[move.card])
                    action = walk.string_to_action(text_of(other))
            if action not in walk.legal_actions():
                return None
            walk.apply_action(action)
        told = [one.information_state_string(self.seat) for one in (walk, self.state)]
        return placement(walk.position) if told[0] == told[1] else None


def improbable(observed: Counter[Placement], expected: float, kinds: int) -> float:
    """How many standard deviations the chi-square of the counts is above its mean (Wilson and Hilferty).

    Args:
        observed: how often each placement was drawn.
        expected: how often each should have been drawn.
        kinds: the number of possible placements.
    """
    chi = sum((observed[key] - expected) ** 2 / expected for key in observed)
    chi += (kinds - len(observed)) * expected
    free = kinds - 1
    if not free:
        return 0.0
    spread = 2 / (9 * free)
    return float(((chi / free) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def small_deals(game: Game, seed: int, hands: int, budget: int) -> Iterator[SmallDeal]:
    """Yield random situations in which the cards that a seat cannot see have few possible placements.

    They come from ``hands`` random hands, at most one from each, and end once they have more than ``budget``
    placements together.
    """
    dice = Rng(seed, "small")
    for number in range(hands):
        deals = []
        for state in random_decisions(game, Rng(seed, "hand", number), hands=1, most=250):
            if dice.randrange(3) == 0:
                deal = SmallDeal(state.clone(), dice.randrange(game.players))
                if deal.looked and deal.kept and 1 < deal.size() <= MOST:
                    deals.append(deal)
        if deals:
            deal = deals[dice.randrange(len(deals))]
            budget -= deal.size()
            yield deal
        if budget < 0:
            break
