"""What a program holds it can copy, store and send: each copy is equal and goes on independently."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import nullo
from copies import (
    WAYS,
    bot_goes_on,
    by,
    choices_go_on,
    game_goes_on,
    match_goes_on,
    pickled,
    policy_goes_on,
    position_goes_on,
    rng_goes_on,
    seat_goes_on,
    spawned,
    state_goes_on,
)
from nullo import Game, Rng, State
from nullo import bots as every_bot
from nullo.arena.processes import ProcessEnded
from nullo.bots.policies import heuristic_of, learned_of
from nullo.engine.playout import Policy, SeatPolicy
from nullo.game.errors import UnknownBot, UnknownCard, UnknownSeat
from nullo.state.match import Match, RandomSource
from nullo.state.simultaneous_choices import Choices, is_secret
from nullo.testing import play_randomly
from toy_games import HIGH_CARD, toys_plugged_in

GAMES: dict[str, dict[str, Any]] = {
    "all-or-nothing": {"players": 3, "hands": 2},
    "alles-oder-nichts": {"players": 4, "hands": 3},
    "nothing": {"players": 3},
    "all-fives": {"players": 3, "mode": "honour", "target": 21},
    "sauce": {"hands": 2},
}
EACH = pytest.mark.parametrize("name", GAMES)
WAY = pytest.mark.parametrize("way", [*WAYS, "spawn"])


def loaded(name: str) -> Game:
    return nullo.load(name, **GAMES[name])


def middle(game: Game, steps: int = 12) -> State:
    """A state in which a seat is to act."""
    state = play_randomly(game.new_initial_state(), Rng(1), steps, fair=True)
    state.deal(Rng(2))
    assert state.current_player() >= 0
    return state


def middle_match(game: Game) -> Match:
    match = Match(game, RandomSource(Rng(1)), names=[f"Player {k}" for k in range(game.players)])
    dice = Rng(2)
    for _ in range(12):
        actions = match.state.for_seat(match.state.current_player()).fair_actions()
        match.act(match.state.current_player(), actions[dice.randrange(len(actions))])
    return match


def check(way: str, make: Callable[[], Any], go_on: Callable[[Any], object]) -> None:
    """A copy does what another object made alike does; and so does the original afterwards."""
    thing = make()
    expected = go_on(make())
    assert by(way, go_on, thing) == expected
    assert go_on(thing) == expected


@WAY
@EACH
def test_games(name: str, way: str) -> None:
    check(way, lambda: loaded(name), game_goes_on)
    game = loaded(name)
    if way != "spawn":
        assert WAYS[way](game) == game
        assert WAYS[way](middle(game)).game == game


@WAY
@EACH
def test_states(name: str, way: str) -> None:
    game = loaded(name)
    check(way, lambda: middle(game), state_goes_on)
    check(way, game.new_initial_state, state_goes_on)
    check(way, lambda: play_randomly(game.new_initial_state(), Rng(1), fair=True), state_goes_on)
    if way != "spawn":
        state = middle(game)
        assert WAYS[way](state) == state


@WAY
@EACH
def test_what_seats_know(name: str, way: str) -> None:
    state = middle(loaded(name))
    for number in range(state.game.players):
        check(way, partial(state.for_seat, number), seat_goes_on)
    seat = state.for_seat(state.current_player())
    if way == "spawn":
        return
    copied = WAYS[way](seat)
    assert copied == seat
    assert copied != WAYS[way](state.for_seat((seat.seat + 1) % state.game.players))
    before = seat_goes_on(seat)
    state.apply_action(state.legal_actions()[0])
    assert copied != seat
    assert seat_goes_on(copied) == before


@pytest.mark.slow
@WAY
@EACH
def test_matches(name: str, way: str) -> None:
    game = loaded(name)
    check(way, lambda: middle_match(game), match_goes_on)


@pytest.mark.parametrize("way", WAYS)
def test_a_copied_match_is_watched_by_nobody(way: str) -> None:
    """Watchers may be any function, which cannot be pickled, and are told of their own match alone."""
    seen: list[object] = []
    match = Match(
        loaded("sauce"), RandomSource(Rng(1)), watchers={None: lambda event: seen.append(event)}
    )
    told = len(seen)
    match_goes_on(WAYS[way](match))
    assert len(seen) == told > 0
    match_goes_on(match)
    assert len(seen) > told


@pytest.mark.slow
@WAY
@EACH
def test_bots(name: str, way: str) -> None:
    """In the middle of a game, when they have made up their policies."""
    state = middle(loaded(name))
    seat = state.for_seat(state.current_player())

    def make(bot: str) -> every_bot.Bot:
        made = every_bot.make(bot, Rng(3), playouts=1)
        made.choose(seat)
        return made

    for bot in every_bot.names():
        check(way, partial(make, bot), partial(bot_goes_on, seat))


@WAY
def test_choices(way: str) -> None:
    game = loaded("alles-oder-nichts")

    def make() -> Choices:
        state = game.new_initial_state()
        state.deal(Rng(1))
        assert is_secret(state)
        choices = Choices(state)
        choices.choose(choices.waiting()[-1], choices.legal_actions(choices.waiting()[-1])[-1])
        return choices

    check(way, make, choices_go_on)


@pytest.mark.slow
@WAY
@EACH
def test_policies(name: str, way: str) -> None:
    game = nullo.load(name)
    policies = [heuristic_of(game), SeatPolicy(0, heuristic_of(game), Policy())]
    policies += [learned for learned in [learned_of(game)] if learned]
    go_on = partial(policy_goes_on, game.new_initial_state())
    for policy in policies:
        assert by(way, go_on, policy) == go_on(policy)


@pytest.mark.parametrize("way", ["copy", "deepcopy"])
@EACH
def test_positions(name: str, way: str) -> None:
    state = middle(loaded(name))
    check(way, state.position.copy, position_goes_on)


@pytest.mark.skipif(not nullo.COMPILED, reason="interpreted, they are ordinary objects")
@EACH
def test_compiled_positions_and_worlds_are_not_pickled(name: str) -> None:
    state = middle(loaded(name))
    for thing in (state.position, state.redealer(state.current_player())):
        with pytest.raises(TypeError, match=r"^cannot pickle"):
            pickled(thing)


@WAY
def test_generators(way: str) -> None:
    def make() -> Rng:
        rng = Rng("seed", "copies", 3)
        rng.word()
        return rng

    check(way, make, rng_goes_on)


@pytest.mark.parametrize("way", WAYS)
def test_a_plug_in_game(way: str) -> None:
    with toys_plugged_in(HIGH_CARD):
        game = nullo.load("high-card")
        check(way, lambda: game, game_goes_on)
        check(way, lambda: middle(game, 2), state_goes_on)
        check(way, lambda: middle(game, 2).for_seat(0), seat_goes_on)
        if way != "pickle":
            check(way, lambda: middle(game, 2).position, position_goes_on)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    "error",
    [
        nullo.OptionError("hands", "must be at least 1").with_key("wrong-range", "A1", low="1"),
        nullo.IllegalAction(2, "play As", "F9", "must follow spades", "must-follow", {"suit": "s"}),
        UnknownCard("Zz"),
        UnknownSeat(9, 4),
        UnknownBot("there is no bot").with_key("wrong-bot", bot="x"),
        ProcessEnded(),
    ],
    ids=lambda error: type(error).__name__,
)
def test_errors(error: nullo.NulloError, way: str) -> None:
    error.add_note("in row 3")
    copied = WAYS[way](error)
    assert type(copied) is type(error)
    assert (str(copied), vars(copied), copied.message) == (str(error), vars(error), error.message)


def test_an_error_reaches_whoever_waits_for_a_process() -> None:
    with pytest.raises(nullo.UnknownSeat, match="there is no seat 9: seats are 0 to 3"):
        spawned().submit(nullo.load("sauce").check_seat, 9).result()


def test_what_cannot_be_pickled_says_so() -> None:
    game = nullo.load("alles-oder-nichts")
    start = game.new_initial_state()
    with pytest.raises(TypeError, match="cannot pickle what a seat knows: worlds are drawn when"):
        pickled(start.for_seat(0))
    begun = State(game, middle(game).position)
    with pytest.raises(TypeError, match="cannot pickle this state: the state began in the middle"):
        pickled(begun)
    with pytest.raises(nullo.StateError, match="began in the middle of a game"):
        begun.serialize()
    assert state_goes_on(WAYS["deepcopy"](begun)) == state_goes_on(begun)


def test_each_thread_has_a_writer_of_its_own() -> None:
    """Copies of a state share their game, and each thread may go on with a copy."""
    encoder = loaded("sauce").encoder
    writers = [encoder.writer]
    thread = threading.Thread(target=lambda: writers.append(encoder.writer))
    thread.start()
    thread.join()
    assert writers[0] is not writers[1]
    assert encoder.writer is writers[0]
