"""Films: a game as a first state and one patch per step, which screens replay forwards and backwards.

A film hides nothing, like a record: it has the public part of each state and the own parts of all seats.
What a seat could see at a step is ``public`` together with the seat's entry in ``owns``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from nullo.game.events import Operation, append_lines
from nullo.game.phases import DEAL
from nullo.game.view import Line, Own, Public
from nullo.state import State
from nullo.state.json_patch import delta
from nullo.state.match import Match
from nullo.state.telling import Step

_Scene = tuple[Sequence[Step], list[tuple[str, int]]]

VERSION = 3


class FilmState(msgspec.Struct):
    """A state of the game in a film.

    Attributes:
        public: the public part of every view.
        owns: the own parts of the views of ``Film.seats``, in the same order.
    """

    public: Public
    owns: list[Own]


class FilmStep(msgspec.Struct, omit_defaults=True):
    """A step of a film: an action together with the card that it drew, a deal, or a draw at random.

    Attributes:
        hand: number of its hand, from 0.
        lines: the lines of its actions, with nothing hidden; for a deal, the lines that say something, or
            else one line that says nothing.
        patch: JSON Patch from the :class:`FilmState` before this step, with the lines added to its
            log (see :func:`nullo.game.events.apply_event`), to the one after it.
        seen: ``lines`` as each seat of ``Film.seats`` saw them, and last as a spectator did; empty
            if everybody saw everything.
        among: for a draw at random, the cards that could be drawn, in order, each with its weight; otherwise
            empty.
    """

    hand: int
    lines: list[Line]
    patch: list[Operation]
    seen: list[list[Line]] = []
    among: list[tuple[str, int]] = []


class Film(msgspec.Struct, omit_defaults=True):
    """A game to be replayed, complete or as far as it was played.

    Attributes:
        game: the game's id.
        options: the game's options as in a record.
        names: the players' names by seat; empty if the record has none.
        seats: the seats whose own parts the film contains.
        start: the state after the deal of the first hand.
        steps: the following steps, in order.
        version: the version of the film format.
        over: whether the game was finished.
        cut: the rounds of the cut, each with a card by seat; None if there was none.
        meta: the ``meta`` of the record.
        bots: for each seat, the kind of the bot that had it at the end, or an empty string for a person;
            the list is empty if that is unknown.
        hints: for each seat, the number of decisions for which it got a hint; the list is empty if that is
            unknown.
    """

    game: str
    options: dict[str, Any]
    names: list[str]
    seats: list[int]
    start: FilmState
    steps: list[FilmStep]
    version: int
    over: bool = False
    cut: list[list[str | None]] | None = None
    meta: dict[str, Any] | None = None
    bots: list[str] = []
    hints: list[int] = []


def film(match: Match, seats: Iterable[int] | None = None) -> Film:
    """The film of a match up to its present state, with the own parts of ``seats`` (by default of all seats).

    Raises:
        UnknownSeat, TypeError: an entry of ``seats`` is not a seat.
    """
    game = match.game
    named = range(game.players) if seats is None else seats
    shown = sorted({game.check_seat(seat) for seat in named})
    state = game.new_initial_state()
    scenes = _scenes(state, match.state.history())
    next(scenes, None)
    start = before = _film_state(state, shown)
    steps = []
    for done, among in scenes:
        after = _film_state(state, shown)
        lines, seen = _lines(state, shown, done)
        public = replace(before.public, log=append_lines(before.public.log, lines))
        patch = delta(FilmState(public, before.owns), after)
        steps.append(FilmStep(done[0].hand, lines, patch, seen, among))
        before = after
    return Film(
        game=game.id,
        options=game.stated_options(),
        names=list(match.names or []),
        seats=shown,
        start=start,
        steps=steps,
        version=VERSION,
        over=state.is_terminal(),
        cut=match.cut,
        meta=match.meta or None,
        bots=bots_of(match),
        hints=hints_of(match),
    )


def turns_of(match: Match) -> list[int]:
    """For each step of a match's history, the number of film steps that lead to the film state after it."""
    scenes = _scenes(match.game.new_initial_state(), match.state.history())
    return [turn for turn, (done, _) in enumerate(scenes) for _ in done]


def bots_of(match: Match) -> list[str]:
    """The kind of the bot in each seat as the match's ``meta`` states it, or an empty string for a person.

    The list is empty if ``meta`` does not state it.
    """
    bots: Any = (match.meta or {}).get("bots")
    right = isinstance(bots, list) and len(bots) == match.game.players
    return bots if right and all(isinstance(bot, str) for bot in bots) else []


def player_of(match: Match) -> int | None:
    """The seat of the only person who played, as the match's ``meta`` states it; None if it is unknown."""
    play: Any = (match.meta or {}).get("play")
    seat = play.get("seat") if isinstance(play, dict) else None
    if type(seat) is int and 0 <= seat < match.game.players:
        return seat
    bots = bots_of(match)
    return bots.index("") if bots.count("") == 1 else None


def hints_of(match: Match) -> list[int]:
    """For each seat, the number of decisions with a hint, as the match's ``meta`` states it.

    The list is empty if ``meta`` does not state it.
    """
    hints: Any = (match.meta or {}).get("hints")
    right = isinstance(hints, list) and len(hints) == match.game.players
    return hints if right and all(type(many) is int and many >= 0 for many in hints) else []


def _scenes(state: State, history: Sequence[int]) -> Iterator[_Scene]:
    """Apply the actions ``history`` to ``state``, and yield whenever a step of the film is complete.

    Yields:
        For each step of the film, a pair: the state's steps that it combines, and the cards that could have
        been drawn in it, with their weights. The first pair is the deal of the first hand; the film starts
        after it.
    """
    shown = 0
    dealing = False
    among: list[tuple[str, int]] = []
    for action in history:
        chance = state.is_chance_node()
        deals = chance and state.phase().name == DEAL
        draws = chance and state.position.draws()
        # A card drawn from a stock is shown together with the action that drew it.
        follows = chance and not deals and not draws
        if state.many_steps() > shown and not follows and not (deals and dealing):
            yield state.steps(shown), among
            shown = state.many_steps()
            among = []
        dealing = deals
        if draws:
            moves, outcomes = state.phase().moves, state.position.chance()
            among = [(moves[index].card, weight) for index, weight in outcomes]
        state.apply_action(action)
    if state.many_steps() > shown:
        yield state.steps(shown), among


def _film_state(state: State, seats: Sequence[int]) -> FilmState:
    return FilmState(state.public(), [state.own(seat) for seat in seats])


def _lines(
    state: State, seats: Sequence[int], done: Sequence[Step]
) -> tuple[list[Line], list[list[Line]]]:
    if state.game.phases[done[0].phase].name == DEAL:
        told = [state.line(step) for step in done if not state.is_silent(step)]
        return told or [Line(-1, DEAL, unlogged=True)], []
    seen = [[state.line(step, seat) for step in done] for seat in (*seats, None)]
    lines = [state.open_line(step) for step in done]
    return lines, [] if all(saw == lines for saw in seen) else seen
