"""Worlds for positions in plain Python, drawn like those of the compiled games."""

from __future__ import annotations

from collections.abc import Iterable

from nullo.engine.plugin import PythonPosition, PythonRedealer
from nullo.engine.position import Position
from nullo.engine.rng import Rng
from nullo.engine.sampling import Worlds


class PlacedWorlds(PythonRedealer):
    """Draws worlds uniformly from all ways to put the unseen cards into places, such as hands.

    Call ``place`` for each place and ``put`` for each unseen card, then ``prepare``. ``base`` is a copy of
    the position without what ``seat`` does not know; its class must have a method ``place_cards``, which
    gets pairs of a card and the number of its place.
    """

    def __init__(self, base: PythonPosition, seat: int) -> None:
        super().__init__(base, seat)
        self._worlds = Worlds(base, seat)

    def place(self, capacity: int) -> int:
        """Add a place that holds exactly ``capacity`` cards, and return its number."""
        return self._worlds.place(capacity)

    def put(self, card: int, places: Iterable[int]) -> None:
        """Add a card that may lie in any of ``places``, which are numbers from :meth:`place`."""
        self._worlds.put(card, sum(1 << place for place in places))

    def prepare(self) -> PlacedWorlds:
        """Count the possible worlds, and return this object; call it before the first draw.

        Raises:
            ValueError: no world is possible, or there are too many cards, places or kinds of places.
        """
        self._worlds.prepare()
        return self

    def count(self) -> float:
        """The number of possible worlds; call :meth:`prepare` first."""
        return self._worlds.count()

    def world(self, target: Position, rng: Rng) -> None:
        target.place_cards(self._worlds.placement(rng))  # type: ignore[attr-defined]
