"""Games and bots in plain Python work with every driver, and their exceptions are raised."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from typing import Any

import pytest

import nullo
from chance import assert_uniform
from nullo import Rng, State, bots
from nullo.arena.simulate import simulate
from nullo.cli import main
from nullo.engine.playout import Policy, play_game, play_games, play_hand
from nullo.engine.plugin import PythonPolicy, PythonPosition
from nullo.engine.position import Position
from nullo.engine.prospects import chance_to_win, points_ahead, points_ahead_of_best
from nullo.engine.search import Sampler, Search
from nullo.game.events import apply_event
from nullo.game.view import plain
from nullo.games.registry import all_rules
from nullo.records import record
from nullo.server.pages.game_catalogue import catalogue
from nullo.state.match import start
from nullo.system.plug_ins import entry_points_by_name
from nullo.testing import deal, play, play_randomly
from toy_games import HIGH_CARD, TOYS

ENTRIES = EntryPoints(
    [
        HIGH_CARD,
        EntryPoint("no-rules", "nullo_toys.hopeful:HopefulBot", "nullo.games"),
        EntryPoint("no-module", "nullo_toys.nowhere:RULES", "nullo.games"),
        EntryPoint("other-name", "nullo_toys.high_card:RULES", "nullo.games"),
        EntryPoint("hopeful", "nullo_toys.hopeful:HopefulBot", "nullo.bots"),
    ]
)


@pytest.fixture(autouse=True)
def _plugged_in(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Register the toy plug-ins as if they were installed."""
    monkeypatch.syspath_prepend(str(TOYS / "src"))
    monkeypatch.setattr(
        "importlib.metadata.entry_points", lambda group: ENTRIES.select(group=group)
    )
    entry_points_by_name.cache_clear()
    yield
    entry_points_by_name.cache_clear()


def high_card(**options: Any) -> State:
    return nullo.load("high-card", **options).new_initial_state()


def dealt(**options: Any) -> State:
    return deal(high_card(**options), ["4s", "1s", "6s"])


# --- a game -------------------------------------------------------------------------------------


def test_it_is_listed_and_loaded() -> None:
    assert nullo.game_ids()[-4:] == ["high-card", "no-module", "no-rules", "other-name"]
    assert repr(nullo.load("high-card")) == "nullo.load('high-card', players=3)"
    with pytest.raises(nullo.OptionError, match="hands"):
        nullo.load("high-card", hands=0)


def test_what_is_no_game_is_refused() -> None:
    with pytest.raises(TypeError, match=r"no-rules is no nullo\.games\.rules\.Rules"):
        nullo.load("no-rules")


def test_a_broken_plug_in_is_named_and_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    found = all_rules()
    assert [rules.id for rules in found.games] == [
        "all-or-nothing",
        "alles-oder-nichts",
        "nothing",
        "all-fives",
        "sauce",
        "high-card",
    ]
    assert set(found.broken) == {"no-module", "no-rules", "other-name"}
    assert [info.id for info in catalogue()] == [rules.id for rules in found.games]
    assert main(["games"]) == 0
    out, err = capsys.readouterr()
    assert "high-card" in out and "no-module" not in out
    for game, why in found.broken.items():
        assert f"The plug-in {game} cannot be used and is left out: {why}" in err


def test_its_state_speaks() -> None:
    state = dealt()
    assert state.current_player() == 1
    assert state.legal_texts() == ["stay", "fold"]
    play(state, ["stay"])
    assert state.legal_texts() == ["fold"]
    with pytest.raises(nullo.IllegalAction, match="H2") as caught:
        state.apply_action("stay")
    assert caught.value.rule == "H2"
    play(state, ["fold", "STAY"])
    assert state.scores() == [2, 0, 0]
    assert state.hands() == [[2, 0, 0]]
    play_randomly(state, Rng(1))
    assert state.is_terminal()
    assert State.deserialize(state.serialize()) == state == state.clone()


def test_its_views_keep_its_secrets() -> None:
    state, other = dealt(), deal(high_card(), ["4s", "7s", "2s"])
    assert plain(state.view(1)) == plain(other.view(1))
    assert plain(state.view(None)) == plain(other.view(None))
    assert plain(state.view(0)) != plain(other.view(0))
    assert state.information_state_string(1) == other.information_state_string(1)
    before = plain(state.view(0))
    events = state.step("stay")
    assert apply_event(before, [events[0].line], events[0].patch) == plain(state.view(0))


def test_its_worlds() -> None:
    state = play(dealt(), ["stay"])
    redealer = state.redealer(2)
    rng = Rng(1)
    # Seat 1 stayed, so it does not hold the 1; seat 2 itself has it.
    pairs = [(a, b) for a in range(1, 7) for b in range(1, 7) if a != b]
    worlds = (redealer.sample(rng) for _ in range(30 * len(pairs)))
    assert_uniform(((w.card_of(1), w.card_of(0)) for w in worlds), pairs)  # type: ignore[attr-defined]
    for _ in range(20):
        twin = state.resample_from_infostate(2, rng)
        assert twin.information_state_string(2) == state.information_state_string(2)


def test_playouts_play_it() -> None:
    position = high_card().position.copy()
    assert play_hand(position, Policy(), Rng(1)) == 3
    assert position.hand == 1
    assert play_game(position, Policy(), Rng(1)) == 3
    assert position.actor == nullo.TERMINAL_PLAYER
    assert play_games(high_card().position, Policy(), Rng(1), 10) == 60


@pytest.mark.parametrize("value", ["points", "lead", "win"])
def test_sampling_plays_it(value: str) -> None:
    state = deal(high_card(), ["7s", "2s", "3s"])
    sampler = Sampler(state.redealer(1), [0, 1], Policy(), value).run(60, Rng(1))
    assert sampler.worlds == 60
    assert sampler.best() == 0  # with the highest card, stay


class Pairs(PythonPosition):
    """A game of two teams of two, one of which is ahead."""

    def scores(self) -> list[int]:
        return [10, 4]


def test_partners_are_one_side() -> None:
    position = Pairs({"players": 4})
    assert position.all_points() == [10, 4, 10, 4]
    assert [points_ahead(position, seat) for seat in range(4)] == [6, -6, 6, -6]
    assert [points_ahead_of_best(position, seat) for seat in range(4)] == [6, -6, 6, -6]
    assert [chance_to_win(position, seat) for seat in range(4)] == [1, 0, 1, 0]
    position.actor = nullo.TERMINAL_PLAYER
    assert position.winners() == [0]


def test_records_hold_it() -> None:
    match, _ = start(nullo.load("high-card"), Rng(1), ["Ann", "Ben", "Cid"], cut=True)
    while not match.state.is_terminal():
        match.act(match.state.current_player(), match.state.legal_actions()[-1])
    text = record.write(match)
    assert record.read(text).state == match.state
    damaged = json.loads(text)
    seat = damaged["hands"][1]["actions"][1].split()[0]
    damaged["hands"][1]["actions"][1] = f"{seat} play 1s"
    with pytest.raises(nullo.RecordError, match="hand 2, action 2"):
        record.replay(damaged)


@pytest.mark.parametrize("bot", ["random", "simple", "sampler", "hopeful"])
def test_every_bot_plays_it(bot: str) -> None:
    played = list(simulate("high-card", {}, games=3, bots=[bot], playouts=5, seed=1))
    again = list(simulate("high-card", {}, games=3, bots=[bot], playouts=5, seed=1))
    assert played == again
    assert [record.read(game.record).state.scores() for game in played] == [
        game.scores for game in played
    ]


# --- a bot --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["hopeful", "nullo_toys.hopeful:HopefulBot"])
@pytest.mark.parametrize("game", ["high-card", "alles-oder-nichts"])
def test_the_bot_plays(name: str, game: str) -> None:
    played = list(simulate(game, {"players": 3}, games=2, bots=[name, "random", "random"], seed=1))
    assert len(played) == 2


def test_it_is_listed() -> None:
    assert bots.names()[-1] == "hopeful"


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("nobody", "there is no bot 'nobody'"),
        ("nullo_toys.nowhere:Bot", "there is no module"),
        ("nullo_toys.hopeful:Nobody", "has no Nobody"),
        ("nullo_toys.high_card.position:HighCard", "is not a bot"),
        (":", "module:Class"),
    ],
)
def test_what_is_no_bot_is_refused(name: str, says: str) -> None:
    with pytest.raises(nullo.NulloError, match=says):
        bots.make(name, Rng(1))


# --- errors come out ----------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["legal", "act"])
def test_errors_come_out_of_playouts(place: str) -> None:
    for run in (play_hand, play_game):
        with pytest.raises(RuntimeError, match=f"broken in {place}"):
            run(high_card(broken=place).position.copy(), Policy(), Rng(1))
    with pytest.raises(RuntimeError, match=f"broken in {place}"):
        play_games(high_card(broken=place).position, Policy(), Rng(1), 5)


@pytest.mark.parametrize("place", ["act", "world", "points"])
@pytest.mark.parametrize("value", ["points", "lead"])
def test_errors_come_out_of_sampling(place: str, value: str) -> None:
    position = high_card(broken=place).position
    for card in (3, 4, 5):
        position.act(card)
    with pytest.raises(RuntimeError, match=f"broken in {place}"):
        Sampler(position.redealer(1), [0, 1], Policy(), value).run(3, Rng(1))


def test_errors_come_out_of_worlds() -> None:
    redealer = dealt(broken="world").redealer(1)
    with pytest.raises(RuntimeError, match="broken in world"):
        redealer.sample(Rng(1))


@pytest.mark.parametrize("place", ["legal", "act"])
def test_errors_come_out_of_the_door(place: str) -> None:
    with pytest.raises(RuntimeError, match=f"broken in {place}"):
        dealt(broken=place).apply_action("stay")


@pytest.mark.parametrize("place", ["legal", "act"])
def test_errors_come_out_of_simulations(place: str) -> None:
    with pytest.raises(RuntimeError, match=f"broken in {place}"):
        list(simulate("high-card", {"broken": place}, games=2))
    with pytest.raises(RuntimeError, match="broken bot"):
        list(simulate("high-card", {}, games=2, bots=["nullo_toys.hopeful:BrokenBot"]))


@pytest.mark.parametrize("game", ["high-card", "alles-oder-nichts"])
def test_errors_of_a_policy_come_out(game: str) -> None:
    from nullo_toys.hopeful import BrokenPolicy, FirstPolicy

    state = nullo.load(game, players=3).new_initial_state()
    state.deal(Rng(1))
    seat = state.current_player()
    indices = state.position.legal()
    Sampler(state.redealer(seat), indices, FirstPolicy()).run(3, Rng(1))
    with pytest.raises(RuntimeError, match="broken policy"):
        Sampler(state.redealer(seat), indices, BrokenPolicy()).run(3, Rng(1))
    for run in (play_hand, play_game):
        with pytest.raises(RuntimeError, match="broken policy"):
            run(state.position.copy(), BrokenPolicy(), Rng(1))
    with pytest.raises(RuntimeError, match="broken policy"):
        play_games(state.position, BrokenPolicy(), Rng(1), 3)


class BrokenOnce(PythonPolicy):
    """A policy that raises only the first time that it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def advise(self, position: Position, rng: Rng) -> int:
        self.asked += 1
        if self.asked == 1:
            raise RuntimeError("broken once")
        return position.fair()[0]


@pytest.mark.parametrize("kind", [Search, Sampler])
@pytest.mark.parametrize("game", ["high-card", "alles-oder-nichts"])
def test_an_error_in_one_of_many_playouts_comes_out(kind: type[Search], game: str) -> None:
    state = nullo.load(game, players=3).new_initial_state()
    state.deal(Rng(1))
    seat = state.current_player()
    search = kind(state.redealer(seat), state.position.legal(), BrokenOnce())
    with pytest.raises(RuntimeError, match="broken once"):
        search.run(3, Rng(1))
    assert search.worlds == 0


# --- installed ----------------------------------------------------------------------------------

SCRIPT = """
import json, nullo
from nullo import Rng, bots
from nullo.records import record
from nullo.cli import main
from nullo.state.match import start
from nullo.system.plug_ins import entry_points_by_name
assert "high-card" in nullo.game_ids() and "hopeful" in bots.names()
match, _ = start(nullo.load("high-card"), Rng(1), ["Ann", "Ben", "Cid"], cut=True)
bot = bots.make("hopeful", Rng(1))
while not match.state.is_terminal():
    seat = match.state.current_player()
    match.act(seat, bot.choose(match.state.for_seat(seat)))
print(record.write(match))
"""


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the toy plug-ins are really installed."""
    folder = tmp_path_factory.mktemp("toys")
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation"]
    source = shutil.copytree(TOYS, folder / "source")  # a build leaves files behind
    subprocess.run([*pip, "--target", str(folder / "lib"), str(source)], check=True)
    return {**os.environ, "PYTHONPATH": str(folder / "lib")}


def run(installed: dict[str, str], *command: str, code: int = 0) -> str:
    done = subprocess.run(
        [sys.executable, *command], env=installed, capture_output=True, text=True, check=False
    )
    assert done.returncode == code, done.stderr
    return done.stdout if code == 0 else done.stderr


@pytest.mark.slow
def test_an_installed_plug_in(installed: dict[str, str]) -> None:
    text = run(installed, "-c", SCRIPT)
    assert record.read(text).state.is_terminal()


@pytest.mark.slow
def test_an_installed_plug_in_on_the_command_line(
    installed: dict[str, str], tmp_path: Path
) -> None:
    pytest.importorskip("nullo.cli")
    nullo_ = ("-m", "nullo")
    assert "high-card" in run(installed, *nullo_, "games")
    french = {**installed, "NULLO_LANG": "fr"}
    assert "La Haute Carte" in run(french, *nullo_, "games")
    assert "H4" in run(french, *nullo_, "rules", "high-card")
    out = tmp_path / "out.jsonl"
    told = run(
        installed,
        *nullo_,
        *("simulate", "high-card", "--games", "4", "-o", "hands=3", "--bots", "hopeful"),
        *("--seed", "1", "--jobs", "2", "--records", str(out), "--json"),
    )
    assert json.loads(told)
    lines = out.read_text().splitlines()
    assert len(lines) == 4
    one = tmp_path / "one.json"
    one.write_text(lines[0])
    assert json.loads(run(installed, *nullo_, "replay", str(one), "--json"))["finished"] is True
    run(installed, *nullo_, "replay", str(one))
    bots_ = ("--bots", "nullo_toys.hopeful:HopefulBot,random,random,sampler")
    run(installed, *nullo_, "simulate", "sauce", "--games", "1", "-o", "hands=1", *bots_)
    broken = ("simulate", "high-card", "--games", "1", "-o", "broken=act")
    assert "broken in act" in run(installed, *nullo_, *broken, code=1)
