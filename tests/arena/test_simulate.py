"""Simulations: bots that choose by policies play in compiled code, with the same results as any bots."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import islice

import pytest

import nullo
from nullo import Rng
from nullo.arena.policy_matches import PolicyMatches
from nullo.arena.simulate import SimulatedGame, Simulation, simulate
from nullo.arena.workers import workers
from nullo.bots.base import BUILT_IN, PolicyBot, bot_class, chooses_by_policy
from nullo.engine.playout import Policy
from nullo.engine.plugin import PythonPolicy
from nullo.engine.position import Position
from nullo.records import record
from nullo.state import Game, SeatState
from nullo.state.match import RandomSource
from variants import Variant, variants

QUICK = ("random", "simple", "beginner", "casual", "club")
REDEALT = Variant("all-fives", {"suits": 2, "ranks": 6, "hand": 4, "batch": 2, "hands": 9})
DRAWN = Variant("sauce", {})


class Last(PolicyBot):
    """Chooses its last action by a policy, but its first itself."""

    @classmethod
    def policy(cls, game: Game) -> Policy:
        return LastPolicy()


class LastPolicy(PythonPolicy):
    """Chooses the last action."""

    def advise(self, position: Position, rng: Rng) -> int:
        return position.legal()[-1]


class First(Last):
    """Chooses otherwise than the policy that it inherits."""

    def choose(self, seat: SeatState) -> int:
        return seat.legal_actions()[0]


class Cheat(Last):
    """Its policy chooses what nobody may do."""

    @classmethod
    def policy(cls, game: Game) -> Policy:
        return CheatPolicy()


class CheatPolicy(PythonPolicy):
    """Chooses an action that is not legal."""

    def advise(self, position: Position, rng: Rng) -> int:
        return next(index for index in range(64) if index not in position.legal())


class Broken(Last):
    """Its policy raises."""

    @classmethod
    def policy(cls, game: Game) -> Policy:
        return BrokenPolicy()


class BrokenPolicy(PythonPolicy):
    """Raises instead of choosing."""

    def advise(self, position: Position, rng: Rng) -> int:
        raise RuntimeError("broken policy")


def name_of(kind: type[PolicyBot]) -> str:
    """How the command line names a class of this module."""
    return f"{__name__}:{kind.__name__}"


def simulation(variant: Variant, cast: tuple[str, ...], seed: int = 1) -> Simulation:
    """Games of a variant; the cast sits down from seat 0 on, again and again."""
    game = variant.load()
    names = [cast[seat % len(cast)] for seat in range(game.players)]
    return Simulation(game, names, playouts=1, seed=seed, records=True)


@pytest.mark.parametrize("cast", [("random",), QUICK], ids="+".join)
@pytest.mark.parametrize("variant", [*variants(), REDEALT, DRAWN], ids=lambda variant: variant.name)
def test_policies_play_as_their_bots_do(variant: Variant, cast: tuple[str, ...]) -> None:
    """The same cards, actions, scores and winners; and the records replay."""
    work = simulation(variant, cast)
    assert PolicyMatches.can_play(work.game, work.bots)
    games = range(3 if len(cast) == 1 else 1)
    played = list(work.play(games))
    assert played == list(map(work.by_bots, games))
    for one in played:
        state = record.read(one.record).state
        assert (state.scores(), state.winners()) == (one.scores, one.winners)
        assert state.returns() == one.returns


def test_games_have_new_deals_and_draws() -> None:
    """So the test before compares them."""
    redealt, drawn = (
        [hand for one in work.play(range(3)) for hand in json.loads(one.record)["hands"]]
        for work in (
            simulation(REDEALT, ("random",)),
            simulation(DRAWN, ("random",)),
        )
    )
    assert any("redeals" in hand for hand in redealt)
    assert any("draws" in hand for hand in drawn)


@pytest.mark.parametrize("name", BUILT_IN)
def test_which_bots_choose_by_their_policy(name: str) -> None:
    assert chooses_by_policy(bot_class(name)) == (name in QUICK)


def test_one_searching_bot_is_enough_to_play_by_states() -> None:
    game = nullo.load("nothing")
    assert PolicyMatches.can_play(game, ["club", "random"])
    assert not PolicyMatches.can_play(game, ["club", "expert"])


def test_a_bot_that_chooses_otherwise_than_the_policy_that_it_inherits() -> None:
    assert chooses_by_policy(Last)
    assert not chooses_by_policy(First)
    last, first = (
        json.loads(next(simulate("nothing", {"players": 2}, games=1, bots=[name_of(kind)])).record)
        for kind in (Last, First)
    )
    assert first["hands"][0]["actions"][1] != last["hands"][0]["actions"][1]


@pytest.mark.parametrize(
    ("kind", "error", "match"),
    [(Cheat, ValueError, "seat . may not do action"), (Broken, RuntimeError, "broken policy")],
)
def test_what_a_policy_does_wrong_is_raised(
    kind: type[PolicyBot], error: type[Exception], match: str
) -> None:
    with pytest.raises(error, match=match):
        next(simulate("sauce", {}, games=1, bots=["club", name_of(kind), "club", "club"]))


def test_after_a_policy_has_raised_the_next_game_is_played() -> None:
    game = nullo.load("nothing", players=2)
    matches = PolicyMatches(game, [name_of(Broken), "random"])
    rngs = [Rng(1), Rng(2)]
    for _ in range(2):
        with pytest.raises(RuntimeError, match="broken policy"):
            matches.play(RandomSource(Rng(1)), rngs)


def test_without_records_the_results_are_the_same() -> None:
    options = {"players": 3, "hands": 1}
    full, bare = (
        list(simulate("alles-oder-nichts", options, games=3, bots=["simple"], records=records))
        for records in (True, False)
    )
    assert all(one.record for one in full)
    assert bare == [replace(one, record="") for one in full]


def test_processes_change_nothing() -> None:
    def games(jobs: int) -> list[SimulatedGame]:
        with workers(jobs) as those:
            return list(
                simulate("all-fives", {}, games=30, bots=["beginner", "club"], workers=those)
            )

    assert games(1) == games(2)


def test_games_are_played_when_they_are_asked_for() -> None:
    told: list[int] = []
    played = simulate("nothing", {}, games=10**9, progress=told.append)
    assert [one.number for one in islice(played, 3)] == [0, 1, 2]
    assert told == [1, 2, 3]
