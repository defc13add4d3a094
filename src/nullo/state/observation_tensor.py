"""Observation tensors: a seat's view as numbers for machine learning, in sections of fixed size.

Seats are counted clockwise from the observing seat, which is 0. A section of cards has a place for each card
of the deck, with the number of copies of it that are there. The layout depends only on the game and its
options.
"""

from __future__ import annotations

from collections.abc import Iterable
from threading import local
from typing import Any, Protocol

from nullo.engine.observation import ObservationWriter
from nullo.game.moves import Move
from nullo.game.view import Own, Public, SeatPublic, View
from nullo.state.game_setup import GameSetup

PILES = ("stock", "aside", "kitty")


class Buffer(Protocol):
    """Anything that holds floats at numbered places, such as a list, an array or a NumPy array."""

    def __len__(self) -> int: ...

    def __getitem__(self, place: int, /) -> float: ...

    def __setitem__(self, place: int, value: float, /) -> None: ...


class Encoder:
    """Encodes views of a game as observation tensors.

    Attributes:
        sections: ``(name, size)`` of each section, in order.
        size: the length of an observation tensor.
    """

    def __init__(self, game: GameSetup) -> None:
        self.game = game
        self.players = game.players
        self.codes = {code: number for number, code in enumerate(game.deck.codes)}
        self.suits = {suit: number for number, suit in enumerate(game.deck.suits)}
        names = dict.fromkeys(phase.name for phase in game.phases)
        self.phases = {name: number for number, name in enumerate([*names, "over"])}
        words = [move for phase in game.phases for move in phase.moves if not move.card]
        self.words = {move: number for number, move in enumerate(dict.fromkeys(words))}
        cards, suits, seats = len(self.codes), len(self.suits), self.players
        seat = [
            ("cards", 1), ("tricks", 1), ("points", 1), ("score", 1), ("laid", 1),
            ("declared", len(self.words)), ("voids", suits), ("played", cards), ("known", cards),
        ]  # fmt: skip
        self.sections: list[tuple[str, int]] = [
            ("phase", len(self.phases)), ("actor", seats + 1), ("dealer", seats),
            ("hand", cards), ("unseen", 1), ("taken", cards), ("bid", len(self.words)),
            *((f"seat {k} {name}", size) for k in range(seats) for name, size in seat),
            ("trick", cards), ("called", cards), ("led", suits), ("trumps", suits),
            ("turned up", cards), ("set aside", cards), ("turned", cards), ("piles", len(PILES)),
            ("discard", cards), ("top", cards),
            ("known aside", cards), *game.rules.observed,
        ]  # fmt: skip
        self._starts: dict[str, int] = {}
        self.size = 0
        for name, size in self.sections:
            self._starts[name] = self.size
            self.size += size
        self._own = local()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.game,)

    @property
    def writer(self) -> ObservationWriter:
        """The current thread's writer, into which compiled positions write their observation directly."""
        try:
            writer: ObservationWriter = self._own.writer
        except AttributeError:
            writer = self._own.writer = self.new_writer()
        return writer

    def new_writer(self) -> ObservationWriter:
        """A new writer for tensors of this layout."""
        phases = [self.phases[phase.name] for phase in self.game.phases]
        words = [[self.words.get(move, -1) for move in p.moves[:64]] for p in self.game.phases]
        return ObservationWriter(
            self.size,
            self._starts,
            [*phases, self.phases["over"]],
            words,
            self.players,
            len(self.codes),
        )

    def fill(self, view: View, buffer: Buffer) -> None:
        """Write a seat's view into the first ``size`` places of ``buffer``.

        Raises:
            ValueError: the buffer is too short, or the view is a spectator's.
        """
        check_room(buffer, self.size)
        if view.own is None:
            raise ValueError("a spectator has no observation tensor")
        for place in range(self.size):
            buffer[place] = 0.0
        writer = _Writer(self, buffer, view.own.seat)
        writer.public(view.public)
        writer.own(view.own)


def check_room(buffer: Buffer, size: int) -> None:
    """Check that ``buffer`` has at least ``size`` places.

    Raises:
        ValueError: the buffer is too short.
    """
    if len(buffer) < size:
        raise ValueError(f"the buffer has {len(buffer)} places, not {size}")


class _Writer:
    def __init__(self, encoder: Encoder, buffer: Buffer, seat: int) -> None:
        self.encoder = encoder
        self.buffer = buffer
        self.seat = seat
        self.starts = encoder._starts

    def _set(self, section: str, offset: int = 0, value: float = 1.0) -> None:
        self.buffer[self.starts[section] + offset] = value

    def _cards(self, section: str, cards: Iterable[str]) -> None:
        for code in cards:
            self.buffer[self.starts[section] + self.encoder.codes[code]] += 1.0

    def _suits(self, section: str, suits: Iterable[str]) -> None:
        for suit in suits:
            self._set(section, self.encoder.suits[suit])

    def _word(self, section: str, move: Move | None) -> None:
        if move in self.encoder.words:
            self._set(section, self.encoder.words[move])

    def _near(self, seat: int) -> int:
        return (seat - self.seat) % self.encoder.players

    def public(self, view: Public) -> None:
        self._set("phase", self.encoder.phases[view.phase])
        acting = self._near(view.actor) if view.actor >= 0 else self.encoder.players
        self._set("actor", acting)
        self._set("dealer", self._near(view.dealer))
        for seat, entry in enumerate(view.seats):
            self._seat(self._near(seat), entry)
            score = view.scores[self.encoder.game.side(seat)]
            self._set(f"seat {self._near(seat)} score", 0, score / 100)
        for play in view.trick:
            self._cards(f"seat {self._near(play.seat)} played", [play.card])
            self._cards("trick", [play.card])
        for trick in view.tricks:
            for play in trick.plays:
                self._cards(f"seat {self._near(play.seat)} played", [play.card])
        self._suits("led", view.led)
        self._suits("trumps", view.trumps)
        self._cards("turned up", [view.turned_up] if view.turned_up else [])
        self._cards("set aside", view.set_aside)
        self._cards("turned", view.turned)
        for place, name in enumerate(PILES):
            self._set("piles", place, view.piles.get(name, 0) / len(self.encoder.codes))
        self._cards("discard", view.discard)
        self._cards("top", view.discard[-1:])
        numbers = self.encoder.game.rules.observed_numbers(view)
        for place, number in enumerate(numbers, self.encoder.size - len(numbers)):
            self.buffer[place] = number

    def _seat(self, near: int, entry: SeatPublic) -> None:
        name = f"seat {near}"
        self._set(f"{name} cards", 0, entry.cards / 15)
        self._set(f"{name} tricks", 0, entry.tricks / 15)
        self._set(f"{name} points", 0, entry.points / 300)
        self._set(f"{name} laid", 0, float(entry.laid))
        self._word(f"{name} declared", entry.bid)
        self._word(f"{name} declared", entry.said)
        self._suits(f"{name} voids", entry.voids)
        self._cards(f"{name} known", entry.shown)
        self._cards("called", [entry.called] if entry.called else [])

    def own(self, view: Own) -> None:
        self._cards("hand", view.hand)
        self._set("unseen", 0, float(view.unseen))
        self._cards("taken", [view.taken] if view.taken else [])
        self._word("bid", view.bid)
        for known in view.known:
            if known.seat >= 0:
                self._cards(f"seat {self._near(known.seat)} known", known.cards)
            else:
                self._cards("known aside", known.cards)
