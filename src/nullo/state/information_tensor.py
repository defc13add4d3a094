"""Information states as numbers: what a seat sees now, and all that it has seen and done before.

The tensor begins with the observation tensor. The section ``seen`` has a token for each step of the game
so far, in order, as the information-state string has a line; a token is a whole number, written as its
share of the size of the vocabulary. Tokens that find no room there, the oldest ones, are summed up in the
section ``earlier``, a hash of 128 bits, so that two information states never look the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from nullo.game.view import Entry, Saying
from nullo.state.game_setup import GameSetup
from nullo.state.observation_tensor import Encoder

ROOM = 4096
"""The most tokens in a tensor: several times as many as a usual game of any kind has."""
PER_DECISION = 6
"""Tokens for each decision of a bounded game, with its share of dealt cards and revelations."""
ALWAYS = 128
"""Tokens besides these, so that a very short game has room for all of them."""
EARLIER = 8
"""Length of the section ``earlier``: each number has 16 bits of the hash."""

# What an action revealed is a saying; its values follow the name of their field.
FIELDS = tuple(dict.fromkeys([*Saying.__struct_fields__, *Entry.__struct_fields__]))
NUMBERS = 100  # numbers from 0 up to here have tokens of their own, others are spelt
LETTERS = 256

Value: TypeAlias = "str | int | tuple[Value, ...] | list[Value] | dict[str, Value]"


class InformationEncoder:
    """The layout of a game's information-state tensors, and its vocabulary.

    Tokens are numbered: 0 for no token; 1 for each actor (chance, then seats from the observer on) and
    each thing it can do (the ids of actions and chance outcomes, then for each phase an action that the
    observer did not see); then what revelations are made of.

    Attributes:
        sections: ``(name, size)`` of each part, in order; those of the observation come first.
        observed: the length of the observation tensor, with which it begins.
        room: the length of the section ``seen``.
        tokens: the size of the vocabulary.
        shares: each token as it is written: its share of that size.
        deeds: the number of different things that an actor can do.
    """

    def __init__(self, game: GameSetup, observation: Encoder) -> None:
        self.game = game
        self.players = game.players
        decisions = game.max_game_length()
        self.room = ROOM if decisions is None else min(ROOM, PER_DECISION * decisions + ALWAYS)
        self.observed = observation.size
        self.sections = [
            *observation.sections, ("seat", self.players), ("earlier", EARLIER), ("seen", self.room),
        ]  # fmt: skip
        self.size = sum(size for _, size in self.sections)
        actions = game.num_distinct_actions() + game.max_chance_outcomes()
        self.deeds = actions + len(game.phases)
        self.unseen = [actions + phase for phase in range(len(game.phases))]
        at = 1 + (self.players + 1) * self.deeds
        self._end, self._number = at, at + 1
        at += 2
        self._fields = {name: at + k for k, name in enumerate(FIELDS)}
        at += len(FIELDS)
        self._seats = at
        at += self.players
        cards = {code: at + k for k, code in enumerate(game.deck.codes)}
        at += len(cards)
        suits = {suit: at + k for k, suit in enumerate(game.deck.suits)}
        at += len(suits)
        self._named = {"card": cards, "by": cards, "cards": cards, "suit": suits, "suits": suits}
        self._small = at
        at += NUMBERS
        self._letters = at
        self.tokens = at + LETTERS
        self.shares = [token / self.tokens for token in range(self.tokens)]

    def revelation(self, shown: Sequence[Saying], seat: int) -> list[int]:
        """The tokens of what an action revealed to a seat."""
        found: list[int] = []
        for saying in shown:
            self._add_fields(found, msgspec.to_builtins(saying), seat)
        return found

    def _add_fields(self, found: list[int], fields: dict[str, Value], seat: int) -> None:
        for name, value in fields.items():
            found.append(self._fields[name])
            for item in value if isinstance(value, tuple | list) else [value]:
                self._add(found, name, item, seat)
        found.append(self._end)

    def _add(self, found: list[int], name: str, value: Value, seat: int) -> None:
        if isinstance(value, dict):
            self._add_fields(found, value, seat)
        elif isinstance(value, int):
            if name in ("seat", "other") and 0 <= value < self.players:
                found.append(self._seats + (value - seat) % self.players)
            elif 0 <= value < NUMBERS:
                found.append(self._small + value)
            else:
                found.append(self._number)
                self._spell(found, str(value))
        elif isinstance(value, str):
            token = self._named.get(name, {}).get(value)
            if token is None:
                self._spell(found, value)
            else:
                found.append(token)

    def _spell(self, found: list[int], text: str) -> None:
        found += [self._letters + letter for letter in text.encode()]
        found.append(self._end)
