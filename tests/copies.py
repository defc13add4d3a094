"""Copies of an object in every way that Python has, and how the copies go on."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import Any, TypeVar

from nullo import Game, Rng, SeatState, State
from nullo.bots import Bot
from nullo.engine.playout import Policy, play_game
from nullo.engine.position import Position
from nullo.state.match import Match
from nullo.state.simultaneous_choices import Choices
from nullo.testing import play_randomly

T = TypeVar("T")


def pickled(thing: T) -> T:
    """A copy by way of ``pickle``."""
    made: T = pickle.loads(pickle.dumps(thing))
    return made


WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": pickled,
}


@cache
def spawned() -> ProcessPoolExecutor:
    """A process that has imported nothing yet."""
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"))


def by(way: str, go_on: Callable[[T], object], thing: T) -> object:
    """What a copy does, here or, with the way ``spawn``, in another process."""
    if way == "spawn":
        return spawned().submit(go_on, thing).result()
    return go_on(WAYS[way](thing))


# How each kind of object goes on; it is changed by that.


def game_goes_on(game: Game) -> object:
    state = play_randomly(game.new_initial_state(), Rng(4), 9, fair=True)
    sizes = game.observation_tensor_size(), game.information_state_tensor_size()
    return repr(game), game.options, sizes, state_goes_on(state)


def state_goes_on(state: State) -> object:
    told = [state.history(), state.information_state_string(0), state.observation_tensor(0)]
    play_randomly(state, Rng(5), fair=True)
    lines = [state.information_state_string(seat) for seat in range(state.game.players)]
    return [*told, state.history(), lines, state.rewards(), state.returns(), state.hands()]


def seat_goes_on(seat: SeatState) -> object:
    """What the seat knows; its worlds depend on nothing else."""
    world = seat.resample(Rng(6))
    return (
        seat.seat,
        seat.view(),
        seat.information_state_string(),
        seat.legal_actions(),
        seat.fair_actions(),
        world.information_state_string(seat.seat),
    )


def match_goes_on(match: Match) -> object:
    dice = Rng(7)
    while not match.state.is_terminal():
        match.act(match.state.current_player(), _fair(match.state, dice))
    return match.record()


def _fair(state: State, dice: Rng) -> int:
    position = state.position
    indices = position.fair()
    return state.game.action_id(position.phase, indices[dice.randrange(len(indices))])


def bot_goes_on(seat: SeatState, bot: Bot) -> object:
    """A bot's next choices at one decision: they differ as its generator goes on."""
    return [bot.choose(seat) for _ in range(3)], bot.rng.word()


def choices_go_on(choices: Choices) -> object:
    while waiting := choices.waiting():
        choices.choose(waiting[-1], choices.legal_actions(waiting[-1])[0])
    return choices.actions(), [choices.own(seat) for seat in choices.seats]


def position_goes_on(position: Position) -> object:
    play_game(position, Policy(), Rng(8))
    return position.scores(), position.winners(), position.all_points()


def policy_goes_on(start: State, policy: Policy) -> object:
    state = start.clone()
    rng = Rng(9)
    chosen: list[int] = []
    while not state.is_terminal() and len(chosen) < 30:
        state.deal(rng)
        if state.is_terminal():
            break
        known = state.position.known_to(state.current_player())
        chosen.append(policy.advise(known, rng))
        state.apply_action(state.game.action_id(state.position.phase, chosen[-1]))
    return chosen


def rng_goes_on(rng: Rng) -> object:
    return [rng.word() for _ in range(4)]
