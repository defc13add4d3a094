"""The plan of a study: variants of a game and duels between levels of play, divided into tasks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise, product
from typing import Any, NamedTuple

from nullo.arena.contestants import Contestant
from nullo.bots.policies import learned_of, weights_digest
from nullo.build import __version__
from nullo.game.errors import NulloError, OptionError
from nullo.state import Game, load
from nullo.values import whole

PARTS = 200  # tasks of a variant, so that progress shows and little is lost
MOST = 5000  # games in a task
CLUB = "club"
LADDER_PARTS = 50  # tasks of a pair of the ladder


class StudyError(NulloError):
    """A study cannot be played, or its results cannot be stored in this folder."""


class Task(NamedTuple):
    """Games of a study that are played together, from number ``first`` to ``last`` - 1.

    Attributes:
        variant: the number of the variant or, in the ladder, of the pair.
        ladder: whether the games belong to the ladder; ``first`` and ``last`` are then numbers of deals.
    """

    variant: int
    first: int
    last: int
    ladder: bool = False

    @property
    def games(self) -> int:
        """The number of games; a deal of the ladder counts as two."""
        return (self.last - self.first) * (2 if self.ladder else 1)


@dataclass(frozen=True)
class Variant:
    """A game with its options; ``label`` names those that vary, such as ``all_bonus=50``."""

    label: str
    game: Game


@dataclass(frozen=True)
class Study:
    """What a study plays; all variants are played with the same cards.

    Attributes:
        games: how many games of each variant are played.
        bots: one for each seat, or a single one for all seats.
        ladder: levels in ascending order; each plays against the next one on duplicate deals.
        deals: how many deals each pair of the ladder plays.
        hands: whether to write a table with a row for each seat and hand.
    """

    variants: tuple[Variant, ...]
    games: int
    bots: tuple[Contestant, ...]
    ladder: tuple[Contestant, ...] = ()
    deals: int = 0
    seed: int = 0
    hands: bool = False

    def __post_init__(self) -> None:
        for name in ("games", "deals", "seed"):
            object.__setattr__(self, name, whole(getattr(self, name), name))

    @property
    def game(self) -> Game:
        """The game of the first variant."""
        return self.variants[0].game

    @property
    def by_heuristic(self) -> bool:
        """Whether ``club`` plays by the rule of thumb, because a variant has no learned policy."""
        return any(one.bot == CLUB for one in self.bots) and not all(
            learned_of(one.game) for one in self.variants
        )

    def pairs(self) -> list[tuple[Contestant, Contestant]]:
        """The pairs of the ladder, each a level and the next lower one; empty if no deals are played."""
        return [(upper, lower) for lower, upper in pairwise(self.ladder)] if self.deals else []

    def tasks(self) -> list[Task]:
        """All tasks of the study; they do not depend on the number of workers."""
        tasks = []
        for variant in range(len(self.variants)):
            tasks += [Task(variant, *span) for span in _spans(self.games, PARTS)]
        for pair in range(len(self.pairs())):
            tasks += [Task(pair, *span, True) for span in _spans(self.deals, LADDER_PARTS)]
        return tasks

    def statement(self) -> dict[str, Any]:
        """Everything that the results of the study depend on, as JSON values."""
        return {
            "nullo": __version__,
            "weights": weights_digest(self.game.id)[:16] or None,
            "game": self.game.id,
            "variants": [
                {"label": one.label, "options": one.game.stated_options()} for one in self.variants
            ],
            "games": self.games,
            "bots": [one.name for one in self.bots],
            "ladder": [one.name for one in self.ladder] if self.deals else [],
            "deals": self.deals,
            "seed": self.seed,
            "hands": self.hands,
        }


def _spans(many: int, parts: int) -> Iterator[tuple[int, int]]:
    size = min(MOST, -(-many // parts))
    for first in range(0, many, size):
        yield first, min(first + size, many)


def variants(
    game: str, options: Mapping[str, Any], vary: Mapping[str, Sequence[Any]]
) -> tuple[Variant, ...]:
    """The variants of a game: ``options`` with every combination of the values in ``vary``.

    Raises:
        UnknownGame: there is no such game.
        OptionError: an option is unknown, a value is not allowed, or two variants are equal.
    """
    played: list[Variant] = []
    for values in product(*vary.values()):
        varied = dict(zip(vary, values, strict=True))
        label = ", ".join(f"{name}={_text(value)}" for name, value in varied.items())
        one = load(game, **{**options, **varied})
        if any(other.game.options == one.options for other in played):
            name = next(iter(vary))
            raise OptionError(name, f"{label} is the same game as another variant").with_key(
                "wrong-vary-same", option=name, variant=label
            )
        played.append(Variant(label, one))
    return tuple(played)


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return "/".join(map(str, value))
    return str(value)
