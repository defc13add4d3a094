"""Which policy a game plays by, and files of weights that cannot be used."""

from __future__ import annotations

from array import array
from pathlib import Path

import pytest

import nullo
from given_weights import given_weights
from nullo.bots import policies
from nullo.bots.policies import (
    check_weights,
    knowledge_of,
    learned_of,
    network_of,
    policy_of,
    searching_policy,
    weights_digest,
)
from nullo.engine.learned import LearnedPolicy
from nullo.engine.network import FORMAT, Head, NetworkError, count, dump
from nullo.engine.playout import SeatPolicy
from nullo.games.folders import built_in
from nullo.games.registry import BUILT_IN, rules_of

LEARNED = [name for name in BUILT_IN if built_in()[name].file(policies.WEIGHTS)]
MODELLED = [name for name in BUILT_IN if built_in()[name].file(policies.OTHERS)]
MOST = 300_000  # bytes of weights


def test_games_have_learned_policies() -> None:
    assert LEARNED
    assert set(MODELLED) <= set(LEARNED)
    stating = [name for name in BUILT_IN if (one := rules_of(name).learning) and one.others]
    assert MODELLED == stating != []


@pytest.mark.parametrize("name", LEARNED)
def test_weights_fit_the_game_and_say_how_they_were_made(name: str) -> None:
    files = [*filter(None, map(built_in()[name].file, (policies.WEIGHTS, policies.OTHERS)))]
    assert len(files) == (2 if name in MODELLED else 1)
    assert sum(file.stat().st_size for file in files) <= MOST
    for file in files:
        network = network_of(name, file.name)
        assert network is not None
        assert network.about["game"] == name
        assert network.about["done"] == network.about["rounds"]
    assert isinstance(policy_of(nullo.load(name)), LearnedPolicy)


@pytest.mark.parametrize("name", LEARNED)
def test_a_search_plays_the_other_seats_by_the_model_of_them(name: str) -> None:
    game = nullo.load(name)
    policy = searching_policy(game, 1)
    if name not in MODELLED:
        assert isinstance(policy, LearnedPolicy)
        return
    assert isinstance(policy, SeatPolicy)
    assert isinstance(policy.own, LearnedPolicy) and isinstance(policy.others, LearnedPolicy)
    assert policy.seat == 1
    assert policy.own.network is network_of(name, policies.WEIGHTS)
    assert policy.others.network is network_of(name, policies.OTHERS)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("alles-oder-nichts", {"impossible_bids": True}),
        ("alles-oder-nichts", {"ranks": 13}),
        ("alles-oder-nichts", {"suits": 2, "ranks": 5, "hand_sizes": (2,), "players": 3}),
        ("all-or-nothing", {"miss": 11}),
        ("all-or-nothing", {"hand": 9}),
        ("all-fives", {"suits": 3}),
        ("nothing", {"ranks": 12}),
        ("sauce", {"ranks": 8}),
        ("sauce", {"bid_step": 10}),
        ("nothing", {"hand": 5}),
        ("sauce", {"shadoof_at": 200}),
    ],
)
def test_options_for_which_nothing_was_learned_have_the_rule_of_thumb(
    name: str, options: dict[str, object]
) -> None:
    game = nullo.load(name, **options)
    assert learned_of(game) is None
    assert not isinstance(policy_of(game), LearnedPolicy)
    assert not isinstance(searching_policy(game, 0), LearnedPolicy | SeatPolicy)
    assert knowledge_of(game) == "heuristic"


@pytest.mark.parametrize("name", BUILT_IN)
def test_what_bots_know_of_a_game_with_the_usual_options(name: str) -> None:
    game = nullo.load(name)
    assert knowledge_of(game) == ("learned" if learned_of(game) else "heuristic")


def test_bots_know_nothing_but_the_rules_where_a_game_states_no_rule_of_thumb(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = nullo.load("nothing")
    monkeypatch.setattr(game.rules, "heuristic", "", raising=False)
    assert knowledge_of(game) == "none"


def test_weights_of_another_shape_are_refused(tmp_path: Path) -> None:
    """With fewer features than the game notes, a policy would read beyond its weights."""
    sizes = (2, 1, 1, 57)
    weights = array("h", [0] * count(sizes))
    bad = tmp_path / policies.WEIGHTS
    bad.write_bytes(dump(Head(FORMAT, "alles-oder-nichts", sizes, 3.0, {}), weights))
    with (
        given_weights("alles-oder-nichts", {policies.WEIGHTS: bad}),
        pytest.raises(NetworkError, match=r"it has 2 features and 57 outputs, not \d+ and 1"),
    ):
        learned_of(nullo.load("alles-oder-nichts"))


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    bad = tmp_path / policies.WEIGHTS
    bad.write_bytes(b"{}\n")
    with (
        given_weights("sauce", {policies.WEIGHTS: bad}),
        pytest.raises(NetworkError, match=r"weights\.bin of sauce: its first line"),
    ):
        network_of("sauce", policies.WEIGHTS)


def own_file(game: str, name: str) -> Path:
    """A file of weights of a game."""
    file = built_in()[game].file(name)
    assert file
    return file


@pytest.mark.parametrize("name", MODELLED)
def test_a_policy_and_a_model_of_the_others_are_not_confused(name: str) -> None:
    game = nullo.load(name)
    policy, model = own_file(name, policies.WEIGHTS), own_file(name, policies.OTHERS)
    with (
        given_weights(name, {policies.WEIGHTS: model}),
        pytest.raises(NetworkError, match=r"others\.bin of .*: it is a model of the other seats"),
    ):
        learned_of(game)
    with given_weights(name, {policies.WEIGHTS: policy, policies.OTHERS: policy}):
        assert learned_of(game)
        for refusing in (check_weights, lambda game: searching_policy(game, 0)):
            with pytest.raises(
                NetworkError, match="it is a policy, not a model of the other seats"
            ):
                refusing(game)


@pytest.mark.parametrize("name", MODELLED)
def test_the_digest_is_of_both_files(name: str) -> None:
    both = weights_digest(name)
    with given_weights(name, {policies.WEIGHTS: own_file(name, policies.WEIGHTS)}):
        assert weights_digest(name) not in (both, "")
    with given_weights(name, {}):
        assert weights_digest(name) == ""
