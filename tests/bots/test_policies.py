"""Which policy a game plays by, and files of weights that cannot be used."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import nullo
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
from nullo.core.learned import LearnedPolicy
from nullo.core.network import FORMAT, Head, NetworkError, count, dump
from nullo.core.playout import SeatPolicy
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
    names = [policies.WEIGHTS, *([policies.OTHERS] if name in MODELLED else [])]
    files = [file for file in map(built_in()[name].file, names) if file]
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
            network_of("sauce", policies.WEIGHTS)
    finally:
        network_of.cache_clear()


class Files:
    """A folder with the files of weights that it is given."""

    def __init__(self, files: dict[str, Path]) -> None:
        self.files = files

    def file(self, name: str) -> Path | None:
        return self.files.get(name)


@pytest.fixture
def exchanged(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Gives all games the files that it is told, by their names, from the folder of a game."""

    def exchange(game: str, **files: str) -> None:
        own = {name: built_in()[game].file(f"{there}.bin") for name, there in files.items()}
        found = {f"{name}.bin": file for name, file in own.items() if file}
        assert len(found) == len(files)
        monkeypatch.setattr(policies, "folder_of", lambda name: Files(found))
        network_of.cache_clear()
        weights_digest.cache_clear()

    yield exchange
    network_of.cache_clear()
    weights_digest.cache_clear()


def test_a_policy_and_a_model_of_the_others_are_not_confused(
    exchanged: Callable[..., None],
) -> None:
    name = MODELLED[0]
    game = nullo.load(name)
    exchanged(name, weights="others")
    with pytest.raises(NetworkError, match=r"others\.bin of .*: it is a model of the other seats"):
        learned_of(game)
    exchanged(name, weights="weights", others="weights")
    assert learned_of(game)
    for refusing in (check_weights, lambda game: searching_policy(game, 0)):
        with pytest.raises(NetworkError, match="it is no model of the other seats"):
            refusing(game)


def test_the_digest_is_of_both_files(exchanged: Callable[..., None]) -> None:
    name = MODELLED[0]
    both = weights_digest(name)
    exchanged(name, weights="weights")
    assert weights_digest(name) not in (both, "")
    exchanged(name)
    assert weights_digest(name) == ""
