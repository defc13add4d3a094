"""The levels of play: legal, told apart, quick, and the same for the same stream."""

from __future__ import annotations

import pytest

import nullo
from nullo.bots import levels, make, sampler
from nullo.bots.base import BUILT_IN
from nullo.engine.search import Search
from nullo.games.registry import BUILT_IN as GAMES
from nullo.state.match import Match, RandomSource

LEVELS = ["beginner", "casual", "club", "expert", "analyst"]


def play(game: nullo.Game, level: str, seed: int, playouts: int = 1) -> Match:
    """A hand of a game in which every seat plays at a level."""
    match = Match(game, RandomSource(nullo.Rng(seed, "cards")))
    players = [
        make(level, nullo.Rng(seed, level, seat), playouts=playouts) for seat in range(game.players)
    ]
    while not match.state.is_terminal() and match.state.position.hand == 0:
        seat = match.state.current_player()
        match.act(seat, players[seat].choose(match.state.for_seat(seat)))
    return match


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_a_level_plays_a_hand_of_every_game(name: str, level: str) -> None:
    """``Match.act`` refuses what is not legal; the same stream gives the same hand."""
    if level in ("expert", "analyst") and not nullo.COMPILED:
        pytest.skip("the digest of the agreement compares searches interpreted")
    game = nullo.load(name)
    one = play(game, level, 3)
    assert one.state.history()
    assert one.state.history() == play(game, level, 3).state.history()


@pytest.mark.parametrize("name", GAMES)
def test_levels_differ(name: str) -> None:
    game = nullo.load(name)
    hands = {
        level: play(game, level, 4).state.history() for level in ("beginner", "casual", "club")
    }
    assert len({str(hand) for hand in hands.values()}) > 1


class Clock:
    """A clock for which the same time passes between any two looks."""

    def __init__(self, between: float) -> None:
        self.between = between
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks * self.between


@pytest.mark.parametrize("name", GAMES)
def test_with_a_millisecond_a_search_still_moves(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(0.001)
    for module in (levels, sampler):
        monkeypatch.setattr(module, "perf_counter", clock)
    game = nullo.load(name)
    match = Match(game, RandomSource(nullo.Rng(6, "cards")))
    seat = match.state.current_player()
    bot = make("analyst", nullo.Rng(1), seconds=0.001)
    assert bot.choose(match.state.for_seat(seat)) in match.state.legal_actions()
    assert 2 <= clock.looks <= 10  # at the beginning, and once after each halving


@pytest.mark.parametrize(("level", "seconds"), [("expert", 0.05), ("analyst", 2.0)])
def test_a_level_ends_within_its_time_however_much_there_is(
    level: str, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = 100 if nullo.COMPILED else 20
    clock = Clock(seconds / looks)
    monkeypatch.setattr(levels, "perf_counter", clock)
    match = Match(nullo.load("alles-oder-nichts"), RandomSource(nullo.Rng(6, "cards")))
    seat = match.state.for_seat(match.state.current_player())
    assert len(seat.fair_actions()) > 2
    make(level, nullo.Rng(1), seconds=30.0).choose(seat)
    assert looks <= clock.looks <= looks + 2  # it uses its time, and no more


@pytest.mark.parametrize(
    "name", ["alles-oder-nichts", "nothing"]
)  # with and without learned policy
@pytest.mark.parametrize("level", ["expert", "analyst", "sampler"])
def test_a_bot_that_is_stopped_chooses_at_once(
    monkeypatch: pytest.MonkeyPatch, name: str, level: str
) -> None:
    for searcher in (levels.Expert, levels.Analyst):
        monkeypatch.setattr(searcher, "longest", 1000.0)
    match = Match(nullo.load(name), RandomSource(nullo.Rng(6, "cards")))
    seat = match.state.for_seat(match.state.current_player())
    bot = make(level, nullo.Rng(1), seconds=1000.0)
    asked = []

    def stop() -> bool:
        asked.append(True)
        return True

    bot.stop = stop
    assert bot.choose(seat) in seat.fair_actions()
    assert asked


def test_a_bot_has_its_own_time_unless_told() -> None:
    times = {name: make(name, nullo.Rng(1)).seconds for name in ("expert", "analyst", "sampler")}
    assert times == {"expert": 0.05, "analyst": 2.0, "sampler": 0.3}


@pytest.mark.parametrize(("hands", "values"), [(2, ["points"]), (1, ["points", "chance"])])
def test_where_the_match_may_end_a_search_decides_by_the_chance_to_win(
    monkeypatch: pytest.MonkeyPatch, hands: int, values: list[str]
) -> None:
    tried = []

    def note(*args: object) -> Search:
        tried.append(args[3])
        return Search(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(levels, "Search", note)
    game = nullo.load("alles-oder-nichts", hands=hands)
    match = Match(game, RandomSource(nullo.Rng(6, "cards")))
    bot = make("expert", nullo.Rng(1), playouts=1)
    bot.choose(match.state.for_seat(match.state.current_player()))
    assert tried == values


def test_levels_are_in_the_list_of_bots() -> None:
    assert [name for name in BUILT_IN if name in LEVELS] == LEVELS
