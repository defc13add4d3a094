"""Writes observation tensors in compiled code.

``state/observation_tensor.py`` defines their layout, and computes the same numbers from a view; a property
test compares the two.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import cython

from nullo.engine.fields import Word

if not cython.compiled:
    from nullo.engine.bits import lowest

ROOM = 1024


def number_format(buffer: Any) -> str:
    """The ``struct`` code of the numbers in a writable one-dimensional buffer; empty for anything else."""
    try:
        view = memoryview(buffer)
    except TypeError:
        return ""
    return view.format if view.ndim == 1 and not view.readonly else ""


class ObservationWriter:
    """Collects the numbers of an observation tensor that are not 0, with their places (indices).

    A game's ``observe`` calls :meth:`number`, :meth:`one`, :meth:`cards` and :meth:`word` with the places
    in the attributes ``…_at``; those of a seat's sections are offsets from :meth:`seat_at`. A writer holds
    one observation, so each thread needs its own.

    Args:
        size: the length of the tensor.
        starts: the place at which each section begins, by name.
        phases: by phase, its offset in the section ``phase``; the last one means that the game is over.
        words: by phase and index, the action's offset in a section of action texts; -1 if it has none.
        cards: the number of different cards.
    """

    def __init__(
        self,
        size: int,
        starts: Mapping[str, int],
        phases: Sequence[int],
        words: Sequence[Sequence[int]],
        players: int,
        cards: int,
    ) -> None:
        self.size = size
        self.players = players
        self.all_cards = 1.0 * cards
        self.zero = [0.0]
        self.seat = 0
        self.many = 0
        self.places = [0] * 1024  # far more than any game needs
        self.values = [0.0] * 1024
        self.phases = [0] * 32
        for number, place in enumerate(phases):
            self.phases[number] = place
        self.over = phases[len(phases) - 1]
        self.words = [-1] * 2048
        for phase, row in enumerate(words):
            for index, place in enumerate(row):
                self.words[phase * 64 + index] = place
        self.phase_at = starts["phase"]
        self.actor_at = starts["actor"]
        self.dealer_at = starts["dealer"]
        self.hand_at = starts["hand"]
        self.unseen_at = starts["unseen"]
        self.taken_at = starts["taken"]
        self.bid_at = starts["bid"]
        self.trick_at = starts["trick"]
        self.called_at = starts["called"]
        self.led_at = starts["led"]
        self.trumps_at = starts["trumps"]
        self.turned_up_at = starts["turned up"]
        self.set_aside_at = starts["set aside"]
        self.turned_at = starts["turned"]
        self.stock_at = starts["piles"]
        self.aside_at = self.stock_at + 1
        self.kitty_at = self.stock_at + 2
        self.discard_at = starts["discard"]
        self.top_at = starts["top"]
        self.known_aside_at = starts["known aside"]
        self.special_at = self.known_aside_at + cards
        first = self.first_seat = starts["seat 0 cards"]
        self.seat_size = starts["seat 1 cards"] - first
        self.cards_at = 0
        self.tricks_at = starts["seat 0 tricks"] - first
        self.points_at = starts["seat 0 points"] - first
        self.score_at = starts["seat 0 score"] - first
        self.laid_at = starts["seat 0 laid"] - first
        self.declared_at = starts["seat 0 declared"] - first
        self.voids_at = starts["seat 0 voids"] - first
        self.played_at = starts["seat 0 played"] - first
        self.known_at = starts["seat 0 known"] - first

    # --- what a game calls ------------------------------------------------------------------

    def seat_at(self, seat: int) -> int:
        """The place at which the sections of a seat begin."""
        return self.first_seat + self._near(seat) * self.seat_size

    def number(self, place: int, value: float) -> None:
        """Write ``value`` at ``place``, in place of an earlier number there; if it is 0, write nothing."""
        if value != 0.0 and self.many < ROOM:
            self.places[self.many] = place
            self.values[self.many] = value
            self.many += 1

    def one(self, place: int) -> None:
        """Write 1 at ``place``."""
        if self.many < ROOM:
            self.places[self.many] = place
            self.values[self.many] = 1.0
            self.many += 1

    def cards(self, place: int, mask: Word, value: float = 1.0) -> None:
        """Write ``value`` for each card in ``mask``, in a section of cards that begins at ``place``."""
        while mask:
            self.number(place + lowest(mask), value)
            mask &= mask - 1

    def word(self, place: int, phase: int, index: int) -> None:
        """Write 1 for an action's text, in a section of action texts that begins at ``place``."""
        number = self.words[phase * 64 + index]
        if number >= 0:
            self.one(place + number)

    def _near(self, seat: int) -> int:
        near = seat - self.seat
        return near if near >= 0 else near + self.players

    # --- what drivers call ------------------------------------------------------------------

    def begin(self, seat: int, phase: int, actor: int, dealer: int) -> None:
        """Begin the observation of ``seat``: write the phase, the seat to act and the dealer."""
        self.seat = seat
        self.many = 0
        self.one(self.phase_at + (self.over if actor == -4 else self.phases[phase]))
        self.one(self.actor_at + (self._near(actor) if actor >= 0 else self.players))
        self.one(self.dealer_at + self._near(dealer))

    def to_list(self) -> list[float]:
        """The observation as a list of ``size`` numbers."""
        # Repeating a list is faster than a loop, and most numbers are 0 or 1.
        numbers = self.zero * self.size
        for k in range(self.many):
            value = self.values[k]
            if value == 1.0:
                numbers[self.places[k]] = 1.0
            else:
                numbers[self.places[k]] = value
        return numbers

    def into(self, buffer: Any) -> None:
        """Write the observation into the first ``size`` places of a list, an array or another buffer.

        Raises:
            IndexError: the buffer has fewer places.
        """
        code = "" if type(buffer) is list else number_format(buffer)
        if code == "f":
            self.to_floats(buffer)
        elif code == "d":
            self.to_doubles(buffer)
        else:
            numbers = self.to_list()
            for k in range(self.size):
                buffer[k] = numbers[k]

    def to_floats(self, buffer: Any) -> None:
        """Write the observation into a one-dimensional buffer of C floats."""
        for k in range(self.size):
            buffer[k] = 0.0
        for k in range(self.many):
            buffer[self.places[k]] = self.values[k]

    def to_doubles(self, buffer: Any) -> None:
        """Write the observation into a one-dimensional buffer of C doubles."""
        for k in range(self.size):
            buffer[k] = 0.0
        for k in range(self.many):
            buffer[self.places[k]] = self.values[k]
