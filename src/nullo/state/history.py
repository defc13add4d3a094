"""The actions of a game so far: who saw them, and the sentences that each reader got."""

from __future__ import annotations

import msgspec

from nullo.state.game_setup import GameSetup
from nullo.view import Line, Saying

DEAL = "deal"  # cards of this phase have no sentences, because they appear in the hands


class Step(msgspec.Struct, frozen=True, gc=False):
    """One action or chance outcome of a state's history.

    Attributes:
        actor: the seat that acted; -1: chance.
        phase, index: the numbers of the phase and of the action.
        hand: the number of the hand.
        seen: by seat, and last for a spectator, whether they saw which action it was; None:
            everybody did.
        revealed: the sayings of what it revealed, for each of them; None: nothing.
        deed: the saying for the action, if its text does not say everything; else None.
        first: the sayings for everybody that follow.
        last: the sayings for everybody after those of ``revealed``.
        final: whether it drew or showed something, or ended a hand.
    """

    actor: int
    phase: int
    index: int
    hand: int
    seen: tuple[bool, ...] | None
    revealed: tuple[tuple[Saying, ...], ...] | None
    deed: Saying | None = None
    first: tuple[Saying, ...] = ()
    last: tuple[Saying, ...] = ()
    final: bool = False

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) saw which action this was."""
        return self.seen is None or self.seen[-1 if seat is None else seat]

    def shown_to(self, seat: int | None) -> tuple[Saying, ...]:
        """The sayings of what it revealed to a seat (None: a spectator)."""
        return self.revealed[-1 if seat is None else seat] if self.revealed else ()


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
        self._public: tuple[Step | None, Line] = None, Line(-1, "", "")  # the last line for all

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

    def line(self, step: Step, seat: int | None, hidden: bool = True) -> Line:
        """A step as a seat (None: a spectator) saw it.

        Args:
            hidden: False: show the action even to a seat that did not see it.
        """
        if seat is None and hidden:
            if self._public[0] is not step:
                self._public = step, self._told(step, None, True)
            return self._public[1]
        return self._told(step, seat, hidden)

    def _told(self, step: Step, seat: int | None, hidden: bool) -> Line:
        phase, actor = self._game.phases[step.phase].name, step.actor
        text, told = "", []
        if hidden and not step.seen_by(seat):
            if actor >= 0:
                told.append(Saying(f"hidden-{phase}", actor))
        else:
            text = self.text(step)
            if step.deed is not None:
                told.append(step.deed)
            elif actor >= 0:
                told.append(self._game.saying(actor, step.phase, step.index))
        if step.first or step.last or step.revealed:
            told += [*step.first, *step.shown_to(seat), *step.last]
        unlogged = not step.seen_by(None) or self.is_silent(step)
        return Line(actor, text, phase, told, unlogged, step.final)

    def log(self, hand: int) -> list[Line]:
        """The steps that everybody saw of the present hand, or of the last one, without silent deals."""
        self._note(hand)
        return list(self._log)

    def secrets(self, hand: int, seat: int) -> list[str]:
        """The texts of the actions of ``seat`` in the hand that not everybody saw."""
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
                line = self.line(step, None)
                if not line.unlogged:
                    self._log.append(line)
            elif step.actor >= 0:
                self._secrets[step.actor].append(self.text(step))
        self._noted = len(self.steps)

    def is_silent(self, step: Step) -> bool:
        """Whether a step dealt a card without any saying, because the card appears in a hand."""
        if step.actor >= 0 or step.deed or step.first or step.last or step.revealed:
            return False
        return self._game.phases[step.phase].name == DEAL
