"""What studies count is what the records of the same games say."""

from __future__ import annotations

from typing import Any

import pytest

from nullo.engine.rng import Rng
from nullo.games.registry import BUILT_IN
from nullo.state import State, load
from toy_games import HIGH_CARD, toys_plugged_in

np = pytest.importorskip("numpy")
contestant = pytest.importorskip("nullo.arena.contestants").contestant
plan = pytest.importorskip("nullo.study.plan")
study_play = pytest.importorskip("nullo.study.play")
GameRunner = study_play.GameRunner

GAMES = 12


def counted(name: str, bot: str, **options: Any) -> tuple[list[dict[str, Any]], list[Any]]:
    """The rows of some games, as dictionaries, and their results."""
    game = load(name, **options)
    runner = GameRunner(game, (contestant(bot),))
    names = [one.name for one in game.rules.study_form(game.typed_options).counts]
    rows: list[dict[str, Any]] = []
    results = []
    for number in range(GAMES):
        kept: list[Any] = []
        runner.play(5, "study", number, kept)
        for several, gains in kept:
            for row, gain in zip(several.tolist(), gains.tolist(), strict=True):
                values = dict(
                    zip(("game", "hand", "seat", "place", "made", *names), row, strict=False)
                )
                rows.append({**values, "points": gain})
        results.append((runner.run.played, runner.run.decisions, runner.points(), runner.wins()))
    return rows, results


def replayed(name: str, **options: Any) -> list[State]:
    """The same games, random from the same streams, as states with their history."""
    found = []
    for number in range(GAMES):
        state = load(name, **options).new_initial_state()
        cards, choices = Rng(5, "study cards", number), Rng(5, "study choices", number)
        while not state.is_terminal():
            position = state.position
            if position.actor < 0:
                # As the compiled game deals: from the same stream, whole decks at once.
                position.deal_all(cards)
            else:
                position.act(position.choose(choices))
        found.append(state)
    return found


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_rows_add_up_to_the_games(name: str) -> None:
    rows, results = counted(name, "random")
    for number, (state, (played, decisions, points, wins)) in enumerate(
        zip(replayed(name), results, strict=True)
    ):
        own = [row for row in rows if row["game"] == number]
        position = state.position
        assert played == position.hand
        assert decisions > 0
        assert points == state.returns()
        for seat in range(state.game.players):
            mine = [row for row in own if row["seat"] == seat]
            assert [row["hand"] for row in mine] == list(range(played))
            assert sum(row["points"] for row in mine) == points[seat]
            side = state.game.side(seat)
            assert (wins[seat] > 0) == (side in position.winners())


@pytest.mark.parametrize("name", BUILT_IN)
def test_counts_are_within_their_ranges(name: str) -> None:
    rows = counted(name, "random")[0] + counted(name, "simple")[0]
    game = load(name)
    for one in game.rules.study_form(game.typed_options).counts:
        values = {row[one.name] for row in rows}
        assert min(values) >= one.low, one.name
        assert max(values) <= one.high, one.name
        assert len(values) > 1 or one.name == "kept", one.name


def test_bids_and_tricks_of_exact_bids() -> None:
    """T11: a bid is exact if the tricks taken are the bid."""
    rows, _ = counted("alles-oder-nichts", "random")
    assert all(row["made"] == (row["bid"] == row["tricks"]) for row in rows)
    assert {row["open"] for row in rows} == {0, 1}
    for row in rows:  # T11, T12
        exact = 3 if row["made"] else 0
        if row["open"]:
            assert row["points"] == (2 * row["tricks"] + 3 if exact else 0)
        else:
            assert row["points"] == row["tricks"] + exact


def test_bids_tricks_and_flips_of_all_or_nothing() -> None:
    rows, _ = counted("all-or-nothing", "random")
    for row in rows:  # A14, A15
        assert row["made"] == (row["tricks"] == (0 if row["bid"] else 10))
    hands_seen = {(row["game"], row["hand"]) for row in rows}
    for one in hands_seen:
        mine = [row for row in rows if (row["game"], row["hand"]) == one]
        assert sum(row["own_flips"] for row in mine) == mine[0]["flips"]
        assert sum(row["tricks"] for row in mine) == 10


def test_begging_of_all_fives() -> None:
    rows, _ = counted("all-fives", "random")
    for row in rows:
        assert row["eldest"] == (row["place"] == 0)
        if row["begged"]:
            assert row["eldest"]
            assert row["answer"]
    whole = [row for row in rows if row["answer"] != 1]
    for one in {(row["game"], row["hand"]) for row in whole}:
        mine = [row for row in whole if (row["game"], row["hand"]) == one]
        # F11: nobody scores more than the trumps in play.
        assert sum(row["points"] for row in mine) <= 25


def test_turns_of_nothing() -> None:
    rows, results = counted("nothing", "random", rounds=2)
    for number, (_, decisions, _, _) in enumerate(results):
        mine = [row for row in rows if row["game"] == number]
        # N5, N6: a draw and a discard in each turn.
        assert 2 * sum(row["turns"] for row in mine) == decisions
        assert all(row["picked"] <= row["turns"] for row in mine)


def test_bids_and_points_of_sauce() -> None:
    rows, _ = counted("sauce", "random")
    for one in {(row["game"], row["hand"]) for row in rows}:
        mine = [row for row in rows if (row["game"], row["hand"]) == one]
        assert len({row["sauce"] for row in mine}) == 1
        if mine[0]["hand"] >= 6:  # S34
            assert mine[0]["sauce"] == 0
        assert sum(row["taken"] for row in mine) == 300  # S3
        for row in mine:
            assert row["standard"] == (row["kind"] == 0)
            assert row["nope"] == (row["kind"] in (1, 2))
            assert row["bid"] % 5 == 0


def test_a_bot_of_its_own_plays_as_everywhere_else() -> None:
    """The adapter gives a bot its seat's state, so a compiled policy and the same bot agree."""
    for name in ("alles-oder-nichts", "nothing"):
        game = load(name)
        compiled = GameRunner(game, (contestant("simple"),))
        adapted = GameRunner(game, (contestant("nullo.bots.simple:SimpleBot"),))
        for number in range(3):
            compiled.play(1, "study", number, [])
            adapted.play(1, "study", number, [])
            assert compiled.points() == adapted.points()


def test_what_a_bot_raises_is_raised() -> None:
    runner = GameRunner(load("nothing"), (contestant("nullo.bots.simple:SimpleBot"),))
    runner.policies[0].one = None
    with pytest.raises(AttributeError):
        runner.play(1, "study", 0, [])


def test_a_plug_in_can_be_studied() -> None:
    with toys_plugged_in(HIGH_CARD):
        rows, results = counted("high-card", "random")
    assert {row["game"] for row in rows} == set(range(GAMES))
    assert all(sum(wins) == pytest.approx(1) for *_, wins in results)
