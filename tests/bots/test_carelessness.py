"""How weaker levels err: they forget, and do what tempts a beginner; never against the rules."""

from __future__ import annotations

import os
from typing import Any

import pytest

import nullo
from nullo import Rng
from nullo.bots import make
from nullo.bots.policies import heuristic_of
from nullo.engine.playout import Policy
from nullo.engine.position import Position
from nullo.games.registry import BUILT_IN
from nullo.state.match import Match, RandomSource
from variants import Variant, variants

GAMES = int(os.environ.get("NULLO_EXAMPLES", "1"))
QUICK = ("beginner", "casual", "club")
TRICKS = [name for name in BUILT_IN if name != "nothing"]


def play(game: nullo.Game, seed: int, levels: tuple[str, ...] = QUICK) -> Match:
    """A whole game; ``Match.act`` refuses what is not legal."""
    match = Match(game, RandomSource(Rng(seed, "cards")))
    bots = [
        make(levels[(seat + seed) % len(levels)], Rng(seed, "bot", seat))
        for seat in range(game.players)
    ]
    while not match.state.is_terminal():
        seat = match.state.current_player()
        match.act(seat, bots[seat].choose(match.state.for_seat(seat)))
    return match


@pytest.mark.parametrize("variant", variants(), ids=lambda variant: variant.name)
def test_whole_games_are_legal(variant: Variant) -> None:
    """With ``NULLO_EXAMPLES=4000 scripts/long tests/bots/test_carelessness.py`` 10^5 games."""
    game = variant.load()
    for seed in range(GAMES):
        assert play(game, seed).state.is_terminal()


@pytest.mark.parametrize("name", TRICKS)
def test_what_is_forgotten_is_the_past_alone(name: str) -> None:
    game = nullo.load(name)
    match = Match(game, RandomSource(Rng(2, "cards")))
    club = make("club", Rng(2))
    while match.state.position.hand == 0:
        state = match.state
        seat = state.current_player()
        known: Any = state.for_seat(seat).known_position()
        kept = known.copy()
        kept.forget(1000, Rng(1))
        assert kept.legal() == known.legal()
        assert kept.hand_of(seat) == known.hand_of(seat)
        assert kept.plays() == known.plays()
        assert kept.scores() == known.scores()
        assert not any(kept.seat_public(other).voids for other in range(game.players))
        kept = known.copy()
        kept.forget(0, Rng(1))
        assert kept.same(known)
        match.act(seat, club.choose(state.for_seat(seat)))


@pytest.mark.parametrize("name", TRICKS)
def test_what_is_hidden_changes_nothing_that_is_forgotten(name: str) -> None:
    """Not even which of Sauce's equal cards was dealt first."""
    options = {"super_after": 0} if name == "sauce" else {}
    match = Match(nullo.load(name, **options), RandomSource(Rng(0, "cards")))
    bots = [make("random", Rng(0, "bot", seat)) for seat in range(match.game.players)]
    while match.state.position.hand < 2 and not match.state.is_terminal():
        state = match.state
        seat = state.current_player()
        rngs = [Rng(5), Rng(5)]
        places = [state.position.copy(), state.for_seat(seat).known_position()]
        for place, rng in zip(places, rngs, strict=True):
            place.forget(1000, rng)
        assert rngs[0].word() == rngs[1].word()
        match.act(seat, bots[seat].choose(state.for_seat(seat)))


@pytest.mark.parametrize("name", BUILT_IN)
def test_what_tempts_a_beginner_is_fair(name: str) -> None:
    game = nullo.load(name)
    heuristic, rng = heuristic_of(game), Rng(3)
    match = Match(game, RandomSource(Rng(3, "cards")))
    tempted = 0
    while not match.state.is_terminal() and match.state.position.hand == 0:
        seat = match.state.current_player()
        position = match.state.for_seat(seat).known_position()
        index = heuristic.advise(position, rng)
        other = heuristic.tempting(position, index, rng)
        assert other in position.fair()
        tempted += other != index
        match.act(seat, game.action_id(position.phase, index))
    assert tempted


def choice(position: Position, game: nullo.Game) -> str:
    """What tempts a beginner, as a text."""
    heuristic = heuristic_of(game)
    index = heuristic.tempting(position, heuristic.advise(position, Rng(1)), Rng(1))
    return game.action_text(game.action_id(position.phase, index))


@pytest.mark.parametrize(
    ("name", "options"),
    [("alles-oder-nichts", {}), ("sauce", {"hands": 1}), ("all-or-nothing", {})],
)
def test_a_beginner_overbids(name: str, options: dict[str, object]) -> None:
    game = nullo.load(name, **options)
    more = 0
    for seed in range(20):
        match = Match(game, RandomSource(Rng(seed, "cards")))
        while match.state.phase().name != "bid":
            match.act(match.state.current_player(), match.state.legal_actions()[0])
        position = match.state.for_seat(match.state.current_player()).known_position()
        usual = heuristic_of(game).advise(position, Rng(1))
        bid = heuristic_of(game).tempting(position, usual, Rng(1))
        assert bid <= usual if name == "all-or-nothing" else bid >= usual  # ALL is 0, NOTHING 1
        more += bid != usual
    assert more >= 5


def test_a_beginner_forgets_that_a_card_of_nothing_costs_nothing() -> None:
    game = nullo.load("nothing", players=2)
    for seed in range(30):
        match = Match(game, RandomSource(Rng(seed, "cards")))
        seat = match.state.current_player()
        match.act(seat, match.state.legal_actions()[0])
        state = match.state.for_seat(seat)
        own = state.view().own
        if own is not None and "Kh" in own.hand:
            assert choice(state.known_position(), game) == "discard Kh"
            return
    raise AssertionError("nobody holds the king of hearts")


def test_a_plug_ins_game_has_beginners_that_slip() -> None:
    """Where a game states nothing, a beginner's temptation is any fair action."""
    match = Match(nullo.load("nothing"), RandomSource(Rng(1, "cards")))
    position = match.state.for_seat(match.state.current_player()).known_position()
    policy = Policy()
    found = {policy.tempting(position, 0, Rng(seed)) for seed in range(20)}
    assert found == set(position.fair())


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_beginner_is_no_random_player(name: str) -> None:
    """A beginner beats random play by far: seeded games, so the result is always the same."""
    game = nullo.load(name)
    gain = 0.0
    for seed in range(4 if name == "sauce" else 20):
        match = play(game, seed, ("beginner", "random"))
        returns = match.state.returns()
        for seat, points in enumerate(returns):
            gain += points if (seat + seed) % 2 == 0 else -points
    assert gain > 0
