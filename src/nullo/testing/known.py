"""Collects everything that a seat can see, to compare states that it must not be able to distinguish."""

from __future__ import annotations

from typing import Any

import msgspec

from nullo.bots import make
from nullo.engine.position import Position
from nullo.engine.rng import Rng
from nullo.state import State
from nullo.testing.driving import random_step

SAMPLING = 16  # a bot that draws worlds is tried at steps whose number this divides


def everything_known(state: State, seat: int) -> dict[str, Any]:
    """Everything that ``seat`` can see in ``state``, by kind of information, and what bots choose for it."""
    known: dict[str, Any] = {
        "view": msgspec.json.encode(state.view(seat)),
        "spectator's view": msgspec.json.encode(state.view()),
        "mask of legal actions": state.legal_actions_mask(seat),
        "information state": state.information_state_string(seat),
        "lines": [state.line(step, seat) for step in state.steps()],
        "observation": state.observation_string(seat),
        "tensor": state.observation_tensor(seat),
        "score": (state.scores(), state.hands(), state.returns(), state.rewards()),
        "turn": (state.current_player(), state.is_terminal(), state.winners()),
    }
    if seat == state.current_player():
        moves = state.phase().moves
        legal = state.position.legal()
        known["refusals"] = [
            (str(state.illegal(index)), state.position.refusal(index))
            for index in range(len(moves))
            if index not in legal
        ]
        known["fair actions"] = state.position.fair()
        bots = ["random", "simple", *(["sampler"] if state.many_steps() % SAMPLING == 0 else [])]
        for bot in bots:
            choice = make(bot, Rng(7), playouts=1).choose(state.for_seat(seat))
            known[f"choice of the bot {bot}"] = choice
    return known


def difference(one: State, other: State, seat: int) -> str:
    """The first kind of information by which ``seat`` could tell two states apart; empty if there is none."""
    first, second = everything_known(one, seat), everything_known(other, seat)
    return next((what for what in first if first[what] != second.get(what)), "")


def later_difference(one: State, other: State, seat: int, rng: Rng, steps: int) -> str:
    """The first kind of information by which ``seat`` could tell two states apart later on.

    The same random actions are applied to both for up to ``steps`` steps, as long as the seat sees the same
    happen in both. Empty if there is no difference.
    """
    one, other = one.clone(), other.clone()
    for _ in range(steps):
        if one.is_terminal():
            break
        action = random_step(one, rng)
        if action not in other.legal_actions():
            both = sorted(set(one.legal_actions()) & set(other.legal_actions()))
            if not both:
                break
            action = both[rng.randrange(len(both))]
        events = [world.step(action)[seat] for world in (one, other)]
        if one.information_state_string(seat) != other.information_state_string(seat):
            break
        if msgspec.json.encode(events[0]) != msgspec.json.encode(events[1]):
            return "event"
        if what := difference(one, other, seat):
            return what
    return ""


def experience(state: State, seat: int) -> list[bytes]:
    """The views of ``seat`` before the game and after every action of the history, and its own actions."""
    replay = state.game.new_initial_state()
    seen = [msgspec.json.encode(replay.view(seat))]
    for action in state.history():
        own = replay.current_player() == seat
        replay.apply_action(action)
        seen.append(msgspec.json.encode(replay.view(seat)))
        if own:
            seen.append(str(action).encode())
    return seen


def everything_seen(state: State) -> list[bytes]:
    """The views of all seats and of a spectator, and the history, for comparing states."""
    views = [msgspec.json.encode(state.view(seat)) for seat in (*range(state.game.players), None)]
    return [*views, state.serialize().encode()]


def everything_in(position: Position) -> list[bytes]:
    """The public part and all own parts of a position, and its legal actions, for comparing positions."""
    parts = [position.public(), *(position.own(seat) for seat in range(position.players))]
    return [*map(msgspec.json.encode, parts), msgspec.json.encode(position.legal())]
