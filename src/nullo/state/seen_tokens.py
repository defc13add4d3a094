"""What each seat has seen and done, as tokens for its information-state tensor."""

from __future__ import annotations

from array import array
from hashlib import blake2b
from struct import pack
from typing import Any

import cython

from nullo.engine.observation import number_format
from nullo.engine.position import Position
from nullo.state.information_tensor import EARLIER, InformationEncoder

NOTHING = [0.0]


class SeenTokens:
    """The sections ``seat``, ``earlier`` and ``seen`` of all seats' information-state tensors.

    It replays the game's actions only when a tensor is requested, as
    :class:`nullo.state.information.Information` does.
    """

    def __init__(self, encoder: InformationEncoder, position: Position) -> None:
        game = encoder.game
        self._position = position
        self._encoder = encoder
        self._offsets = game.offsets
        self._hidden = [phase.secret or phase.chance for phase in game.phases]
        self._unseen = encoder.unseen
        self._players = game.players
        self._deeds = encoder.deeds
        self._room = encoder.room
        self._shares = encoder.shares
        self._noted = 0
        self._tokens: list[list[float]] = [[] for _ in range(game.players)]
        # By seat, the hash of the tokens for which there is no room, and their number.
        self._hashes = [blake2b(digest_size=2 * EARLIER) for _ in range(game.players)]
        self._folded = [0] * game.players

    def copy(self) -> SeenTokens:
        """An independent copy."""
        twin = cython.cast(SeenTokens, SeenTokens.__new__(SeenTokens))
        twin._position = self._position.copy()
        twin._encoder = self._encoder
        twin._offsets = self._offsets
        twin._hidden = self._hidden
        twin._unseen = self._unseen
        twin._players = self._players
        twin._deeds = self._deeds
        twin._room = self._room
        twin._shares = self._shares
        twin._noted = self._noted
        twin._tokens = [list(tokens) for tokens in self._tokens]
        twin._hashes = [hash.copy() for hash in self._hashes]
        twin._folded = list(self._folded)
        return twin  # type: ignore[no-any-return]

    def to_list(self, seat: int, actions: list[int]) -> list[float]:
        """The three sections of the tensor of ``seat``, as one list.

        ``actions`` are the ids of all actions and chance outcomes so far.
        """
        tokens = self._caught_up(seat, actions)
        numbers = [0.0] * self._players
        numbers[seat] = 1.0
        numbers += self._earlier(seat)
        # Copying whole lists is faster than a loop.
        left = self._room - len(tokens)
        numbers += tokens[-left:] if left < 0 else tokens
        if left > 0:
            numbers += NOTHING * left
        return numbers

    def into(self, buffer: Any, at: int, seat: int, actions: list[int]) -> None:
        """Write the list that :meth:`to_list` returns into ``buffer``, from the place ``at`` on."""
        numbers = self.to_list(seat, actions)
        code = number_format(buffer)
        if code in ("f", "d"):
            memoryview(buffer)[at : at + len(numbers)] = array(code, numbers)
        else:
            for place, number in enumerate(numbers, at):
                buffer[place] = number

    def _caught_up(self, seat: int, actions: list[int]) -> list[float]:
        """All tokens of ``seat`` after ``actions``; those for which there is no room are hashed, too."""
        while self._noted < len(actions):
            self._note(actions[self._noted])
        tokens: list[float] = self._tokens[seat]
        folded: int = self._folded[seat]
        while folded < len(tokens) - self._room:
            self._hashes[seat].update(pack("<d", tokens[folded]))
            folded += 1
        self._folded[seat] = folded
        return tokens

    def _earlier(self, seat: int) -> list[float]:
        """The section ``earlier`` for ``seat``: a hash of the tokens for which there is no room.

        It consists of numbers below 1, which are all 0 if there is room for every token.
        """
        if not self._folded[seat]:
            return [0.0] * EARLIER
        digest = self._hashes[seat].digest()
        return [int.from_bytes(digest[2 * k : 2 * k + 2], "little") / 65536 for k in range(EARLIER)]

    def _note(self, action: int) -> None:
        position, shares = self._position, self._shares
        actor, phase = position.actor, position.phase
        index = action - self._offsets[phase]
        hidden = self._hidden[phase]
        for seat in range(self._players):
            tokens = self._tokens[seat]
            who = 0
            if actor >= 0:
                who = 1 + (actor - seat if actor >= seat else actor - seat + self._players)
            if hidden and not position.observed(index, seat):
                token = 1 + who * self._deeds + self._unseen[phase]
            else:
                token = 1 + who * self._deeds + action
            tokens.append(shares[token])
        position.act(index)
        for seat in range(self._players):
            if shown := position.revelations(seat):
                tokens = self._tokens[seat]
                tokens += [shares[token] for token in self._encoder.revelation(shown, seat)]
        self._noted += 1
