"""Which policy a game plays by, and files of weights that cannot be used."""

from __future__ import annotations

from array import array
from pathlib import Path

import pytest

import nullo
from nullo.bots import policies
from nullo.bots.policies import knowledge_of, learned_of, network_of, policy_of
from nullo.core.learned import LearnedPolicy
from nullo.core.network import FORMAT, Head, NetworkError, count, dump
from nullo.games.folders import built_in
from nullo.games.registry import BUILT_IN

LEARNED = [name for name in BUILT_IN if built_in()[name].file(policies.WEIGHTS)]
MOST = 300_000  # bytes of weights


def test_games_have_learned_policies() -> None:
    assert LEARNED


@pytest.mark.parametrize("name", LEARNED)
def test_weights_fit_the_game_and_say_how_they_were_made(name: str) -> None:
    file = built_in()[name].file(policies.WEIGHTS)
    assert file and file.stat().st_size <= MOST
    network = network_of(name)
    assert network is not None
    assert network.about["game"] == name
    assert network.about["done"] == network.about["rounds"]
    assert isinstance(policy_of(nullo.load(name)), LearnedPolicy)


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
    assert knowledge_of(game) == "thumb"


@pytest.mark.parametrize("name", BUILT_IN)
def test_what_bots_know_of_a_game_with_the_usual_options(name: str) -> None:
    game = nullo.load(name)
    assert knowledge_of(game) == ("learned" if learned_of(game) else "thumb")


def test_bots_know_nothing_but_the_rules_where_a_game_states_no_rule_of_thumb(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = nullo.load("nothing")
    monkeypatch.setattr(game.rules, "thumb", "", raising=False)
    assert knowledge_of(game) == "none"


class Folder:
    """A folder that holds only weights."""

    def __init__(self, weights: Path) -> None:
        self.weights = weights

    def file(self, name: str) -> Path:
        return self.weights


def test_weights_of_another_shape_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With fewer features than the game notes, a policy would read beyond its weights."""
    sizes = (2, 1, 1, 57)
    weights = array("h", [0] * count(sizes))
    bad = tmp_path / policies.WEIGHTS
    bad.write_bytes(dump(Head(FORMAT, "alles-oder-nichts", sizes, 3.0, {}), weights))
    monkeypatch.setattr(policies, "folder_of", lambda game: Folder(bad))
    network_of.cache_clear()
    try:
        with pytest.raises(NetworkError, match=r"it has 2 features and 57 outputs, not \d+ and 1"):
            learned_of(nullo.load("alles-oder-nichts"))
    finally:
        network_of.cache_clear()


def test_a_damaged_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bad = tmp_path / policies.WEIGHTS
    bad.write_bytes(b"{}\n")
    monkeypatch.setattr(policies, "folder_of", lambda game: Folder(bad))
    network_of.cache_clear()
    try:
        with pytest.raises(NetworkError, match=r"weights\.bin of sauce: its first line"):
            network_of("sauce")
    finally:
        network_of.cache_clear()
