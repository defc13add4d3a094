"""The actions of a game so far: who saw them, and the sentences that each reader got."""

from __future__ import annotations

from nullo.engine.position import Position
from nullo.game.moves import Move
from nullo.game.view import Line
from nullo.state.game_setup import GameSetup
from nullo.state.information import Information
from nullo.state.information_tensor import InformationEncoder
from nullo.state.seen_tokens import SeenTokens
from nullo.state.telling import Step, Telling

DEAL = "deal"  # cards of this phase have no sentences, because they appear in the hands


class History:
    """The actions of a game, what each told, and the log of the present hand.

    Attributes:
        actions: the ids of all actions and chance outcomes.
    """

    def __init__(self, game: GameSetup, position: Position) -> None:
        self.actions: list[int] = []
        # Made when first asked for, from the position at the start, which nothing changes.
        self._start = position.copy()
        self._made_telling: Telling | None = None
        self._information: Information | None = None
        self._seen_tokens: SeenTokens | None = None
        self._game = game
        self._hand = 0
        self._noted = 0
        self._log: list[Line] = []
        self._secrets: list[list[Move]] = [[] for _ in range(game.players)]
        self._public: tuple[Step | None, Line] = None, Line(-1, "")  # the last line for all

    def copy(self) -> History:
        """An independent copy."""
        twin = object.__new__(History)
        twin.actions = list(self.actions)
        twin._start = self._start
        twin._made_telling = self._made_telling and self._made_telling.copy()
        twin._information = self._information and self._information.copy()
        twin._seen_tokens = self._seen_tokens and self._seen_tokens.copy()
        twin._game = self._game
        twin._public = self._public
        twin._hand = self._hand
        twin._noted = self._noted
        twin._log = list(self._log)
        twin._secrets = [list(texts) for texts in self._secrets]
        return twin

    def whole(self) -> bool:
        """Whether the actions lead from the first deal to the present position."""
        return self._start.same(self._game.rules.position(self._game.typed_options))

    @property
    def telling(self) -> Telling:
        """What all the actions told."""
        telling = self._made_telling
        if telling is None:
            telling = self._made_telling = Telling(self._game, self._start.copy())
        if len(telling.steps) < len(self.actions):
            telling.catch_up(self.actions)
        return telling

    @property
    def steps(self) -> list[Step]:
        """All actions and chance outcomes, with what each told."""
        return self.telling.steps

    def information_text(self, seat: int) -> str:
        """What a seat has seen and done: a line for the seat, then one for each step."""
        information = self._information
        if information is None:
            information = self._information = Information(self._game, self._start.copy())
        return information.of(seat, self.actions)

    def seen_tokens(self, encoder: InformationEncoder) -> SeenTokens:
        """What each seat has seen and done, as the last sections of its information-state tensor."""
        tokens = self._seen_tokens
        if tokens is None:
            tokens = self._seen_tokens = SeenTokens(encoder, self._start.copy())
        return tokens

    def move(self, step: Step) -> Move:
        """The move of a step."""
        return self._game.phases[step.phase].moves[step.index]

    def line(self, step: Step, seat: int | None, hidden: bool = True) -> Line:
        """A step as a seat (None: a spectator) saw it.

        Args:
            hidden: False: show the action even to a seat that did not see it.
        """
        if seat is None and hidden:
            if self._public[0] is not step:
                self._public = step, self._line(step, None, True)
            return self._public[1]
        return self._line(step, seat, hidden)

    def _line(self, step: Step, seat: int | None, hidden: bool) -> Line:
        phase, actor = self._game.phases[step.phase].name, step.actor
        move, deed, told = None, None, []
        if not hidden or step.seen_by(seat):
            move, deed = self.move(step), step.deed
        if step.first or step.last or step.revealed:
            told = [*step.first, *step.shown_to(seat), *step.last]
        unlogged = not step.seen_by(None) or self.is_silent(step)
        return Line(actor, phase, move, deed, told, unlogged, step.final)

    def log(self, hand: int) -> list[Line]:
        """The steps that everybody saw of the present hand, or of the last one, without silent deals."""
        self._note(hand)
        return list(self._log)

    def secrets(self, hand: int, seat: int) -> list[Move]:
        """The moves of ``seat`` in the hand that not everybody saw."""
        self._note(hand)
        return list(self._secrets[seat])

    def _note(self, hand: int) -> None:
        """Add the steps since the previous call to the log."""
        if hand != self._hand:
            self._hand = hand
            self._log = []
            self._secrets = [[] for _ in range(self._game.players)]
        steps = self.steps
        for number in range(self._noted, len(steps)):
            step = steps[number]
            if step.hand != hand:
                continue
            if step.seen_by(None):
                line = self.line(step, None)
                if not line.unlogged:
                    self._log.append(line)
            elif step.actor >= 0:
                self._secrets[step.actor].append(self.move(step))
        self._noted = len(steps)

    def is_silent(self, step: Step) -> bool:
        """Whether a step dealt a card without any saying, because the card appears in a hand."""
        if step.actor >= 0 or step.deed or step.first or step.last or step.revealed:
            return False
        return self._game.phases[step.phase].name == DEAL
