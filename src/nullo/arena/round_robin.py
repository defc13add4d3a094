"""An arena: each pair of its bots plays the same deals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from typing import Any, NamedTuple, SupportsIndex

from nullo.arena.contestants import Contestant, contestants
from nullo.arena.duel import DuelDeal, play_deal
from nullo.arena.workers import HERE, Workers
from nullo.state import Game
from nullo.values import whole


class Pairing(NamedTuple):
    """The number of a deal, and the numbers of the two bots that play it in an arena.

    The cards depend on the arena's seed and the deal's number, not on the bots.
    """

    deal: int
    first: int
    second: int


@dataclass(frozen=True)
class Arena:
    """The bots of an arena, and what they play.

    Attributes:
        deals: how many deals each pair of bots plays; a deal is played twice, with the seats exchanged.
        seed: determines cards and choices.
        hands: the number of hands after which a game ends; None if only its rules end it.
    """

    game: Game
    bots: tuple[Contestant, ...]
    deals: int
    seed: int = 0
    hands: int | None = None

    def pairings(self) -> list[Pairing]:
        """All pairings to play, deal by deal."""
        pairs = list(combinations(range(len(self.bots)), 2))
        return [Pairing(deal, *pair) for deal in range(self.deals) for pair in pairs]

    def statement(self) -> dict[str, Any]:
        """Everything that the result of a deal depends on, as JSON values."""
        return {
            "game": self.game.id,
            "options": self.game.stated_options(),
            "bots": [one.name for one in self.bots],
            "seed": self.seed,
            "hands": self.hands,
        }


def arena(
    game: Game,
    bots: Sequence[Contestant],
    *,
    games: SupportsIndex,
    seed: SupportsIndex = 0,
    hands: SupportsIndex | None = None,
) -> Arena:
    """An arena in which each pair of bots plays ``games`` games (one more if it is odd), two for each deal.

    Raises:
        ArenaError: there are fewer than two bots, or two are equal.
        ValueError: a number is too small.
        TypeError: a number is not whole.
    """
    deals = (whole(games, "games", 1) + 1) // 2
    most = None if hands is None else whole(hands, "hands", 1)
    return Arena(game, contestants(bots), deals, whole(seed, "a seed"), most)


def play(
    held: Arena, known: Mapping[Pairing, DuelDeal], workers: Workers = HERE
) -> Iterator[tuple[Pairing, DuelDeal]]:
    """Play the pairings of ``held`` that are not ``known`` yet; yields each with its result, in order."""
    left = [pairing for pairing in held.pairings() if pairing not in known]
    yield from zip(left, workers.each(partial(_play, held), left), strict=True)


def _play(held: Arena, pairing: Pairing) -> DuelDeal:
    first, second = held.bots[pairing.first], held.bots[pairing.second]
    return play_deal(held.game, first, second, held.seed, pairing.deal, held.hands)
