"""Decks that can be solved: what is kept of them is found again, and OpenSpiel agrees."""

from __future__ import annotations

from typing import Any

import pytest

from long_run import part

pytest.importorskip("numpy")

from hand_tree import HandTree
from small_decks import DECKS, ENOUGH, load_deck, read_results, solve

SMALLEST = ("alles-oder-nichts-4", "nothing-4", "all-fives-6")
LARGER = ("all-or-nothing-6", "sauce-4")


def test_every_game_has_a_solved_deck() -> None:
    from nullo.games.registry import BUILT_IN

    assert {deck["game"] for deck in read_results().values()} == set(BUILT_IN)
    assert list(read_results()) == [name for name, deck in DECKS.items() if deck.solved]


@pytest.mark.slow
@pytest.mark.parametrize("name", part(SMALLEST + LARGER, *SMALLEST))
def test_a_deck_is_solved_again(name: str) -> None:
    found, before = solve(name), read_results()[name]
    assert found["options"] == before["options"]
    assert found["nodes"] == before["nodes"]
    assert found["information_states"] == before["information_states"]
    # Rounding may differ from machine to machine, and then the order of equals.
    assert found["values"] == pytest.approx(before["values"], rel=1e-3)
    assert 0 <= found["nashconv"] <= max(ENOUGH, 2 * before["nashconv"])


def test_the_tree_of_a_deck_that_takes_longer_is_that_of_before() -> None:
    tree, before = HandTree(load_deck("all-or-nothing-6", 1)), read_results()["all-or-nothing-6"]
    assert (tree.nodes, tree.choices) == (before["nodes"], before["information_states"])


def test_solving_comes_near_an_equilibrium() -> None:
    tree = HandTree(load_deck("nothing-4", 1))
    uniform, solved = tree.uniform(), tree.solve(50)
    assert sum(tree.gains_of_deviating(solved)) < 0.001 * sum(tree.gains_of_deviating(uniform))
    assert tree.values(solved)[:, 0] == pytest.approx([-6, -6], abs=0.01)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_openspiel_finds_the_same_distances() -> None:
    """NashConv of uniform play and of the policy found, on its own tree of the game."""
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import exploitability
    from open_spiel.python.policy import TabularPolicy

    import nullo.envs.openspiel  # noqa: F401  registers the games

    game = pyspiel.load_game("nullo_nothing(players=2,suits=2,ranks=2,hand=1,stall=1)")
    tree = HandTree(load_deck("nothing-4", 1))
    policy = TabularPolicy(game)
    assert len(policy.states) == len(tree.states)
    _same(exploitability.nash_conv(game, policy), tree, tree.uniform())
    found = tree.solve(10)
    for number, one in enumerate(tree.states):
        state = tree.example(number)
        row = policy.state_lookup[state.information_state_string(one.seat)]
        probabilities = policy.action_probability_array[row]
        probabilities[:] = 0
        end = one.first + len(one.actions)
        probabilities[state.legal_actions()] = found[one.first : end]
    _same(exploitability.nash_conv(game, policy), tree, found)


def _same(nashconv: float, tree: HandTree, policy: Any) -> None:
    assert nashconv == pytest.approx(sum(tree.gains_of_deviating(policy)))
    assert nashconv > 0.01
