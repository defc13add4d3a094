"""The actions of a game so far, and who saw them."""

from __future__ import annotations

import msgspec

from nullo.state.game_setup import GameSetup
from nullo.view import Line


class Step(msgspec.Struct, frozen=True, gc=False):
    """One action or chance outcome of a state's history.

    ``seen`` says by seat, and last for a spectator, whether they saw which action it was (None:
    everybody did); ``revealed`` holds what it turned up for each (None: nothing).
    """

    actor: int
    phase: int
    index: int
    hand: int
    seen: tuple[bool, ...] | None
    revealed: tuple[str, ...] | None

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) saw which action this was."""
        return self.seen is None or self.seen[-1 if seat is None else seat]


class History:
    """The steps of a game, and the log of the present hand, which is extended as the game grows.

    Attributes:
        steps: all steps.
    """

    def __init__(self, game: GameSetup) -> None:
        self.steps: list[Step] = []
        self._game = game
        self._hand = 0
        self._noted = 0
        self._log: list[Line] = []
        self._secrets: list[list[str]] = [[] for _ in range(game.players)]

    def copy(self) -> History:
        """An independent copy."""
        twin = History(self._game)
        twin.steps = list(self.steps)
        twin._hand = self._hand
        twin._noted = self._noted
        twin._log = list(self._log)
        twin._secrets = [list(texts) for texts in self._secrets]
        return twin

    def text(self, step: Step) -> str:
        """The text of a step's action."""
        return self._game.phases[step.phase].actions[step.index]

    def line(self, step: Step, seat: int | None) -> Line:
        """A step as a seat (None: a spectator) saw it."""
        text = self.text(step) if step.seen_by(seat) else ""
        revealed = step.revealed[-1 if seat is None else seat] if step.revealed else ""
        return Line(step.actor, text, self._game.phases[step.phase].name, revealed)

    def log(self, hand: int) -> list[Line]:
        """The steps of a hand, the present or the last one, that everybody saw."""
        self._note(hand)
        return list(self._log)

    def secrets(self, hand: int, seat: int) -> list[str]:
        """The texts of what ``seat`` did in the hand without everybody seeing it."""
        self._note(hand)
        return list(self._secrets[seat])

    def _note(self, hand: int) -> None:
        """Add the steps since the previous call to the log."""
        if hand != self._hand:
            self._hand = hand
            self._log = []
            self._secrets = [[] for _ in range(self._game.players)]
        for number in range(self._noted, len(self.steps)):
            step = self.steps[number]
            if step.hand != hand:
                continue
            if step.seen_by(None):
                self._log.append(self.line(step, None))
            elif step.actor >= 0:
                self._secrets[step.actor].append(self.text(step))
        self._noted = len(self.steps)
