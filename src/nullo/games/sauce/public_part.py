"""What everybody sees of Sauce alone: the Sauces and what they change."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from nullo.game.view import PublicPart, Saying

COLOURS = "bgyorp"
RANKS = 10


class Sauce(msgspec.Struct, omit_defaults=True, gc=False):
    """A Sauce in force.

    Attributes:
        rank: its rank.
        effect: its effect in the menu; ``effect-EFFECT`` in the words, followed by ``-super`` and
            ``-late`` if it is either.
        card: its card; empty: it was revealed late.
        super: whether it is a Super Sauce.
        late: whether it was revealed late.
        played: whether its card has been played.
    """

    rank: int
    effect: str
    card: str = ""
    super: bool = False
    late: bool = False
    played: bool = False

    def words(self) -> str:
        """The key of the words of its effect."""
        if not self.effect:
            return "effect-none"
        late = "-late" if self.late else ""
        return f"effect-{self.effect}-super{late}" if self.super else f"effect-{self.effect}{late}"


class SaucePart(PublicPart, msgspec.Struct, omit_defaults=True, gc=False):
    """What everybody can see of Sauce alone.

    Attributes:
        sauces: Sauces in force.
        suit_order: suits from lowest to highest, where that matters.
        reversed: whether the order of ranks is reversed.
        counter: whether play goes counter-clockwise.
        doubled_from: number of the first hand whose scores count double; -1: none so far.
    """

    SECTIONS: ClassVar[tuple[tuple[str, int], ...]] = (
        ("suit order", len(COLOURS)),
        ("reversed", 1),
        ("counter", 1),
        ("sauces", 2 * RANKS),
    )

    sauces: list[Sauce] = []
    suit_order: list[str] = []
    reversed: bool = False
    counter: bool = False
    doubled_from: int = -1

    def facts(self) -> list[Saying]:
        found = [Saying(code) for code in ("reversed", "counter") if getattr(self, code)]
        if self.suit_order:
            found.append(Saying("order", suits=tuple(self.suit_order)))
        for sauce in self.sauces:
            code = "sauce" if sauce.card else "sauce-late"
            found.append(Saying(code, card=sauce.card, number=sauce.rank, text=sauce.words()))
        return found

    def numbers(self) -> list[float]:
        order = [0.0] * len(COLOURS)
        for place, suit in enumerate(self.suit_order, 1):
            order[COLOURS.index(suit)] = place / len(self.suit_order)
        sauces = [0.0] * (2 * RANKS)
        for sauce in self.sauces:
            sauces[sauce.rank - 1 + (RANKS if sauce.super else 0)] = 1.0
        return [*order, float(self.reversed), float(self.counter), *sauces]

    def low_wins(self) -> bool:
        return self.reversed

    def is_double(self, hand: int) -> bool:
        return 0 <= self.doubled_from <= hand
