"""Information states as numbers: what a seat sees now, and everything that it has seen and done before.

An information-state tensor begins with the observation tensor. Its section ``seen`` has tokens for each
step of the game, in order. A token is a whole number, divided by the size of the vocabulary. If there is no
room for all tokens, the oldest go into a hash of 128 bits, the section ``earlier``, so that different
information states still have different tensors.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from nullo.game.view import Entry, Saying
from nullo.state.game_setup import GameSetup
from nullo.state.observation_tensor import Encoder

ROOM = 4096
"""The greatest number of tokens in a tensor, several times as many as a usual game of any kind needs."""
PER_DECISION = 6
"""How many tokens there is room for per decision, in a game with a greatest number of decisions; this
includes the tokens of dealt cards and of what actions reveal."""
ALWAYS = 128
"""How many more tokens there is room for in such a game, for the sake of very short games."""
EARLIER = 8
"""The number of places in the section ``earlier``; each holds 16 bits of the hash."""

# Revelations are sayings, of which each field's name is followed by its values.
FIELDS = tuple(dict.fromkeys([*Saying.__struct_fields__, *Entry.__struct_fields__]))
NUMBERS = 100  # numbers from 0 to 99 have tokens of their own; others are spelt
LETTERS = 256

Value: TypeAlias = "str | int | tuple[Value, ...] | list[Value] | dict[str, Value]"


class InformationEncoder:
    """The layout of a game's information-state tensors, and its vocabulary.

    Token 0 means that there is no token. From 1 on, there is a token for each combination of an actor
    (chance, then the seats from the observer on) and a deed (the actions and chance outcomes by id, then, for
    each phase, an action that the observer did not see). The tokens after these spell what actions revealed.

    Attributes:
        sections: ``(name, size)`` of each section, in order; those of the observation tensor come first.
        observed: the length of the observation tensor, with which the tensor begins.
        room: the length of the section ``seen``.
        tokens: the size of the vocabulary.
        shares: the number that is written for each token, which is the token divided by ``tokens``.
        deeds: the number of different deeds.
        unseen: for each phase, the number of the deed that stands for an action that was not seen.
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
        """The tokens for ``shown``, the sayings of what an action revealed to ``seat``."""
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
