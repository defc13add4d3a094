"""The steps of a game: its actions, with who saw each and the sayings that followed it."""

from __future__ import annotations

import cython
import msgspec

from nullo.engine.position import TERMINAL_PLAYER, Position
from nullo.game.view import Entry, Saying, ScorePart
from nullo.state.game_setup import GameSetup


class Step(msgspec.Struct, frozen=True, gc=False):
    """One action or chance outcome of a state's history.

    Attributes:
        actor: the seat that acted; -1 if cards were dealt or drawn.
        phase, index: the number of the phase, and the action's index in that phase.
        hand: the number of the hand.
        seen: for each seat, and last for a spectator, whether they saw which action it was; None if
            everybody did.
        revealed: for each seat, and last for a spectator, the sayings of what the action revealed to them;
            None if it revealed nothing.
        deed: the saying for the action, if its move does not say everything.
        first: the sayings for everybody before those of ``revealed``.
        last: the sayings for everybody after those of ``revealed``.
        final: whether it drew or showed something, or ended a hand, so that it cannot be taken back.
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
        """Whether ``seat``, or a spectator if it is None, saw which action this was."""
        return self.seen is None or self.seen[-1 if seat is None else seat]

    def shown_to(self, seat: int | None) -> tuple[Saying, ...]:
        """The sayings of what the action revealed to ``seat``, or to a spectator if it is None."""
        return self.revealed[-1 if seat is None else seat] if self.revealed else ()


class Telling:
    """Replays the actions of a game in a position of its own, and stores a step for each.

    A state itself keeps only its actions, and replays them here when steps are requested. Programs that play
    many games quickly never request them.

    Attributes:
        steps: the steps of all actions replayed so far.
        hands: for each hand, including the present one, by how much it has changed each side's total.
        parts: for each complete hand, the parts of each side's score.
    """

    def __init__(self, game: GameSetup, position: Position) -> None:
        self.steps: list[Step] = []
        self.hands: list[list[int]] = []
        self.parts: list[list[list[ScorePart]]] = []
        self._game = game
        self._position = position
        self._observers: tuple[int | None, ...] = (*range(game.players), None)
        self._scores = position.scores()

    def copy(self) -> Telling:
        """An independent copy."""
        twin = cython.cast(Telling, Telling.__new__(Telling))
        twin.steps = list(self.steps)
        twin.hands = [list(hand) for hand in self.hands]
        twin.parts = list(self.parts)
        twin._game = self._game
        twin._position = self._position.copy()
        twin._observers = self._observers
        twin._scores = self._scores
        return twin  # type: ignore[no-any-return]

    def catch_up(self, actions: list[int]) -> None:
        """Replay the actions that have not been replayed yet; ``actions`` are all actions so far."""
        for number in range(len(self.steps), len(actions)):
            self._tell(actions[number] - self._game.offsets[self._position.phase])

    def _tell(self, index: int) -> None:
        position, observers = self._position, self._observers
        actor, number, hand = position.actor, position.phase, position.hand
        phase = self._game.phases[number]
        seen = None
        if phase.secret or phase.chance:
            seen = tuple([position.observed(index, seat) for seat in observers])
        deed = position.describe_action(index)
        tricks = len(position.takers(hand))
        position.act(index)
        reveals = [position.revelations(seat) for seat in observers]
        revealed = tuple([tuple(shown) for shown in reveals]) if any(reveals) else None
        told = position.announcements()
        for taker in position.takers(hand)[tricks:]:
            told = [*told, Saying("takes", taker, number=tricks + 1)]
        scored = self._note_scores(hand)
        first: tuple[Saying, ...] = ()
        if over := position.hand != hand:
            first, last = tuple(told), self._hand_over(hand)
            self.parts.append(position.score_parts())
        elif scored:
            last = (*told, *scored)
        else:
            last = tuple(told)
        final = actor < 0 or position.actor < 0 or revealed is not None or over
        self.steps.append(
            Step(actor, number, index, hand, seen, revealed, deed, first, last, final)
        )

    def _hand_over(self, hand: int) -> tuple[Saying, ...]:
        totals = zip(self.hands[hand], self._scores, strict=True)
        entries = tuple(Entry(k, number=by, total=total) for k, (by, total) in enumerate(totals))
        over = Saying("hand-over", number=hand + 1, entries=entries)
        if self._position.actor == TERMINAL_PLAYER:
            return over, Saying("won", sides=tuple(self._position.winners()))
        return (over,)

    def _note_scores(self, hand: int) -> list[Saying]:
        """Store by how much the last action changed each side's total; returns these changes as sayings."""
        before, after = self._scores, self._position.scores()
        self._scores = after
        if len(self.hands) <= hand:
            self.hands.append([0] * len(after))
        if after == before:
            return []
        scored = [a - b for a, b in zip(after, before, strict=True)]
        self.hands[hand] = [c + by for c, by in zip(self.hands[hand], scored, strict=True)]
        return [Saying("scored", sides=(k,), number=by) for k, by in enumerate(scored) if by]
