"""A game as it can be looked at again, forwards and backwards: its first state, and what changed.

A film is open, as a record is: beside what all knew stands what every seat knew. What one seat
could see, when it could see it, is ``public`` with that seat's entry of ``owns``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from nullo.state.history import Step
from nullo.state.json_patch import delta
from nullo.state.match import Match
from nullo.state.state import State
from nullo.view import Line, Operation, Own, Public

_Scene = tuple[Sequence[Step], list[tuple[str, int]]]

DEAL = "deal"  # the phase whose cards are not told one by one: they are seen in the hands


class FilmState(msgspec.Struct):
    """Where a game stands.

    Attributes:
        public: what all knew.
        owns: what each seat of ``Film.seats`` knew beyond it.
    """

    public: Public
    owns: list[Own]


class FilmStep(msgspec.Struct, omit_defaults=True):
    """What is shown at once: an action of a seat with the card that it drew, a deal, a chance draw.

    Attributes:
        hand: number of the hand that it belongs to, from 0.
        lines: what was done, with nothing hidden; of a deal one line without a text.
        patch: JSON Patch from the :class:`FilmState` before it to the one after it.
        seen: ``lines`` as each seat of ``Film.seats`` saw them, and last as a spectator did; empty
            where all saw everything.
        among: of a draw at random, the cards that it was from, with their weights, in order.
    """

    hand: int
    lines: list[Line]
    patch: list[Operation]
    seen: list[list[Line]] = []
    among: list[tuple[str, int]] = []


class Film(msgspec.Struct, omit_defaults=True):
    """A game, whole or as far as it went.

    Attributes:
        game: its id.
        options: as a record states them.
        names: by seat; empty if nobody has one.
        seats: whose part of the states there is.
        start: the state once the first hand has been dealt.
        steps: what came after it, in order.
        over: the game came to its end.
        cut: the rounds of the cut, by seat.
        meta: as in the record.
    """

    game: str
    options: dict[str, Any]
    names: list[str]
    seats: list[int]
    start: FilmState
    steps: list[FilmStep]
    over: bool = False
    cut: list[list[str | None]] | None = None
    meta: dict[str, Any] | None = None


def film(match: Match, seats: Iterable[int] | None = None) -> Film:
    """The film of a match, from its first hand to where it stands.

    Args:
        seats: whose knowledge is to be in it; unless given, everybody's.

    Raises:
        UnknownSeat, TypeError: there is no such seat.
    """
    game = match.game
    named = range(game.players) if seats is None else seats
    shown = sorted({game.check_seat(seat) for seat in named})
    state = game.new_initial_state()
    scenes = _scenes(state, match.state.history())
    next(scenes, None)
    start = before = _look(state, shown)
    steps = []
    for done, among in scenes:
        after = _look(state, shown)
        lines, seen = _lines(state, shown, done)
        steps.append(FilmStep(done[0].hand, lines, delta(before, after), seen, among))
        before = after
    return Film(
        game=game.id,
        options=game.stated_options(),
        names=list(match.names or []),
        seats=shown,
        start=start,
        steps=steps,
        over=state.is_terminal(),
        cut=match.cut,
        meta=match.meta or None,
    )


def _scenes(state: State, history: Sequence[int]) -> Iterator[_Scene]:
    """Do the actions; each time something is to be shown, what was done since the last time.

    The first is the deal of the first hand.
    """
    shown = 0
    dealing = False
    among: list[tuple[str, int]] = []
    for action in history:
        chance = state.is_chance_node()
        deals = chance and state.phase().name == DEAL
        draws = chance and state.position.draws()
        # A card that is drawn from a stock is shown with the action that drew it.
        follows = chance and not deals and not draws
        if state.many_steps() > shown and not follows and not (deals and dealing):
            yield state.steps(shown), among
            shown = state.many_steps()
            among = []
        dealing = deals
        if draws:
            among = _among(state)
        state.apply_action(action)
    if state.many_steps() > shown:
        yield state.steps(shown), among


def _among(state: State) -> list[tuple[str, int]]:
    actions = state.phase().actions
    return [(actions[index].split()[-1], weight) for index, weight in state.position.chance()]


def _look(state: State, seats: Sequence[int]) -> FilmState:
    return FilmState(state.public(), [state.own(seat) for seat in seats])


def _lines(
    state: State, seats: Sequence[int], done: Sequence[Step]
) -> tuple[list[Line], list[list[Line]]]:
    """What was done, open, and as each saw it if not all saw everything."""
    if state.game.phases[done[0].phase].name == DEAL:
        return [Line(-1, "", DEAL)], []
    seen = [[state.line(step, seat) for step in done] for seat in (*seats, None)]
    lines = [_open(state, step, line) for step, line in zip(done, seen[-1], strict=True)]
    return lines, [] if all(saw == lines for saw in seen) else seen


def _open(state: State, step: Step, line: Line) -> Line:
    """A line that a spectator saw, with its text even if that was hidden."""
    text = state.game.phases[step.phase].actions[step.index]
    return Line(line.seat, text, line.phase, line.revealed)
