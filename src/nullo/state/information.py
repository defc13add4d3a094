"""What each seat has seen and done, as a string with a line for every action."""

from __future__ import annotations

import json

import cython
import msgspec

from nullo.engine.position import Position
from nullo.state.game_setup import GameSetup


class Information:
    """The information states of all seats, as strings.

    It replays the game's actions only when a string is requested, as :class:`nullo.state.telling.Telling`
    does. It keeps only who saw each action and what the action revealed, and so takes half the time.
    """

    def __init__(self, game: GameSetup, position: Position) -> None:
        self._position = position
        self._offsets = game.offsets
        self._names = [phase.name for phase in game.phases]
        self._actions = game.move_texts.texts
        self._hidden = [phase.secret or phase.chance for phase in game.phases]
        self._noted = 0
        self._texts = [f"{game.id} seat {seat}" for seat in range(game.players)]
        # By seat, the lines that are not in its text yet.
        self._lines: list[list[str]] = [[] for _ in range(game.players)]

    def copy(self) -> Information:
        """An independent copy."""
        twin = cython.cast(Information, Information.__new__(Information))
        twin._position = self._position.copy()
        twin._offsets = self._offsets
        twin._names = self._names
        twin._actions = self._actions
        twin._hidden = self._hidden
        twin._noted = self._noted
        twin._texts = list(self._texts)
        twin._lines = [list(lines) for lines in self._lines]
        return twin  # type: ignore[no-any-return]

    def of(self, seat: int, actions: list[int]) -> str:
        """The information state of ``seat``: a line for the seat, then one for each of ``actions``.

        ``actions`` are the ids of all actions and chance outcomes so far.
        """
        while self._noted < len(actions):
            self._note(actions[self._noted])
        lines: list[str] = self._lines[seat]
        text: str = self._texts[seat]
        if lines:
            text += "".join(lines)
            self._texts[seat] = text
            self._lines[seat] = []
        return text

    def _note(self, action: int) -> None:
        position = self._position
        actor, phase = position.actor, position.phase
        index = action - self._offsets[phase]
        act: str = f"\n{actor} {self._actions[phase][index]}"
        if self._hidden[phase]:
            for seat, lines in enumerate(self._lines):
                seen = position.observed(index, seat)
                lines.append(act if seen else f"\n{actor} {self._names[phase]} ?")
        else:
            for lines in self._lines:
                lines.append(act)
        position.act(index)
        for seat, lines in enumerate(self._lines):
            if shown := position.revelations(seat):
                lines.append(f" = {json.dumps(msgspec.to_builtins(shown))}")
        self._noted += 1
