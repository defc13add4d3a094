"""What the observation tensor has of Sauce alone: the order of colours, directions, and the Sauces."""

from __future__ import annotations

from nullo.game.view import Public
from nullo.games.sauce.options import COLOURS, RANKS

SECTIONS = (("suit order", len(COLOURS)), ("reversed", 1), ("counter", 1), ("sauces", 2 * RANKS))


def numbers(public: Public) -> list[float]:
    """The values of these sections; Super Sauces follow the others."""
    order = [0.0] * len(COLOURS)
    for place, suit in enumerate(public.suit_order, 1):
        order[COLOURS.index(suit)] = place / len(public.suit_order)
    sauces = [0.0] * (2 * RANKS)
    for fact in public.facts:
        if fact.number is not None:
            sauces[fact.number - 1 + (RANKS if "-super" in fact.text else 0)] = 1.0
    return [*order, float(public.reversed), float(public.counter), *sauces]
