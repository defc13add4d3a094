"""``nullo arena``: duplicate deals, standings, a folder to resume from, and what it refuses."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

import nullo
from nullo.arena.arena_folder import DEALS
from nullo.arena.contestants import PLAYOUTS, ArenaError, Contestant, contestant
from nullo.arena.duel import CpuTimes, DealSource, advantage, play_deal, seatings
from nullo.arena.job_folder import LOCK
from nullo.arena.plot import Plot, PlotRow, as_svg, as_text
from nullo.arena.round_robin import arena, play
from nullo.arena.standings import standings
from nullo.arena.tally import rate_of, share_of
from nullo.cli import arena as arena_command
from nullo.games.registry import BUILT_IN
from nullo.locale.words import LANGUAGES, say
from nullo.state.match import Match
from nullo.system.file_lock import FileLock

from .conftest import Run, environment

QUICK = ("arena", "alles-oder-nichts", "-o", "hands=2", "-o", "hand_sizes=[2]")
SMALL = (*QUICK, "--games", "12", "--bots", "simple,random,club")


def timeless(text: str) -> dict[str, Any]:
    """The figures without the CPU times, which no two runs share."""
    figures: dict[str, Any] = json.loads(text)
    for bot in figures["standings"]:
        assert bot.pop("cpu_ms").keys() == {"mean", "p99"}
    return figures


# --- duplicate deals ------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 13))
def test_every_bot_plays_every_seat_of_a_deal(players: int) -> None:
    one, other = seatings(nullo.load("nothing", players=players))
    assert one & other == 0
    assert one | other == (1 << players) - 1
    assert abs(one.bit_count() - other.bit_count()) <= 1


@pytest.mark.parametrize("teams", [2, 3])
def test_partners_are_the_same_bot(teams: int) -> None:
    game = nullo.load("all-or-nothing", players=6, teams=teams, hands=2)
    for seats in seatings(game):
        for seat in range(game.players):
            assert (seats >> seat & 1) == (seats >> game.side(seat) & 1)
    best, worst = contestant("simple", None), contestant("random", None)
    assert sum(play_deal(game, best, worst, 1, number).points for number in range(5)) > 0


def test_an_advantage_is_a_difference_of_means() -> None:
    assert advantage([3.0, 0.0, 5.0, 2.0], 0b0101) == 3.0
    assert advantage([3.0, 0.0, 5.0], 0b010) == -4.0


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_cards_of_a_hand_do_not_depend_on_the_play(name: str) -> None:
    """Also not on new deals within earlier hands, as All Fives has them."""
    game = nullo.load(name, **({"rounds": 3} if name == "nothing" else {}))
    decks = []
    for seed in range(3):
        match = Match(game, DealSource(7, 1))
        rng = nullo.Rng(seed)
        while not match.state.is_terminal() and match.state.position.hand < 2:
            actions = match.state.legal_actions()
            match.act(match.state.current_player(), actions[rng.randrange(len(actions))])
        decks.append([hand.deck for hand in match.hands[:2]])
    assert decks[0][0] == decks[1][0] == decks[2][0]
    shared = min(len(deck) for deck in decks)
    assert all(deck[:shared] == decks[0][:shared] for deck in decks)


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_bot_against_itself_gains_nothing(name: str) -> None:
    """Playing without chance it plays the same game twice, so all luck cancels out."""
    game = nullo.load(name)
    simple = Contestant("simple", 1)
    deal = play_deal(game, simple, simple, seed=3, number=0, hands=1)
    assert deal.points == pytest.approx(0)
    assert deal.wins == pytest.approx(0.5)
    assert deal.hands == 2
    assert [times.decisions > 0 for times in deal.times] == [True, True]


def test_a_game_goes_on_to_its_end_unless_hands_are_limited() -> None:
    game = nullo.load("alles-oder-nichts", hands=3)
    bots = Contestant("simple", 1), Contestant("random", 1)
    assert play_deal(game, *bots, seed=1, number=0).hands == 6
    assert play_deal(game, *bots, seed=1, number=0, hands=2).hands == 4
    assert play_deal(game, *bots, seed=1, number=0, hands=9).hands == 6


@pytest.mark.parametrize("text", ["expert:abc", "sampler:many", "club:"])
def test_what_a_bot_may_spend_is_no_class(text: str) -> None:
    with pytest.raises(ArenaError, match="after the bot comes a number of playouts"):
        contestant(text)


@pytest.mark.parametrize(
    ("name", "players"), [("all-or-nothing", 3), ("nothing", 7), ("all-fives", 3), ("sauce", 4)]
)
def test_a_better_bot_wins_with_any_number_of_players(name: str, players: int) -> None:
    game = nullo.load(name, players=players)
    held = arena(game, [contestant("simple"), contestant("random")], games=60, hands=1)
    found = standings(held, dict(play(held, {})))
    assert found.pairs[0].points.above
    assert found.bots[0].rating.mu > 25 > found.bots[1].rating.mu
    assert found.bots[0].points.mean == -found.bots[1].points.mean
    assert found.bots[0].wins.share + found.bots[1].wins.share == pytest.approx(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_decimal_point_is_that_of_the_language(run: Run, language: str) -> None:
    told = run("-l", language, *QUICK, "--games", "4", "--bots", "simple,random").out
    point, other = ".," if language == "en" else ",."
    assert re.search(rf"\d{re.escape(point)}\d", told)
    assert not re.search(rf"\d{re.escape(other)}\d", told)


# --- figures --------------------------------------------------------------------------------


def test_a_rate_and_its_interval() -> None:
    """With as many hands in all deals it is that of a mean; see ``test_intervals``."""
    rate = rate_of([2.0, 6.0], [2.0, 2.0])
    assert rate.mean == 2.0
    assert rate.half == pytest.approx(63.657, abs=1e-3)
    assert rate_of([6.0, 1.0], [3.0, 1.0]).mean == 1.75
    assert rate_of([4.0, 2.0], [2.0, 1.0]).half == float("inf")


def test_shares_that_are_all_alike_are_no_certainty() -> None:
    share = share_of([1.0, 1.0])
    assert (share.share, share.high) == (1.0, 1.0)
    assert share.low == pytest.approx(0.005**0.5)
    assert 0 <= share_of([0.0, 0.5, 1.0]).low < 0.5 < share_of([0.0, 0.5, 1.0]).high <= 1


def test_times_are_kept_to_a_few_percent() -> None:
    times = CpuTimes()
    for number in range(1, 1001):
        times.add(number * 1e-5)
    again = msgspec.json.decode(msgspec.json.encode(times), type=CpuTimes)
    both = CpuTimes()
    both.include(times)
    both.include(again)
    assert both.decisions == 2000
    assert both.mean() == pytest.approx(5.005e-3)
    assert 9.9e-3 <= both.quantile(0.99) <= 9.9e-3 * 1.05
    assert CpuTimes().mean() == CpuTimes().quantile(0.99) == 0.0


def test_a_plot_shows_points_in_their_intervals() -> None:
    bars = [PlotRow("a – b", 1.0, 0.5), PlotRow("a – <c>", -0.25, float("inf"))]
    one, other, scale = as_text(bars, 40)
    assert all(len(line) <= 40 for line in (one, other, scale))
    assert one.index("│") < one.index("─") < one.index("●") < len(one) - 1
    assert "─" not in other and other.index("●") < other.index("│") == one.index("│")
    assert scale.index("0") == one.index("│")
    drawn = ElementTree.fromstring(as_svg("A & B", [Plot("points", bars)]))
    texts = [element.text for element in drawn.iter() if element.tag.endswith("text")]
    assert {"A & B", "points", "a – b", "a – <c>", "0"} <= set(texts)
    assert as_text([PlotRow("x", 0.0, float("inf"))], 20)


# --- contestants ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "name", "playouts", "ms"),
    [
        ("sampler", f"sampler:{PLAYOUTS}", PLAYOUTS, 0.0),
        ("sampler:30", "sampler:30", 30, 0.0),
        ("expert:2.5ms", "expert:2.5ms", None, 2.5),
        ("nullo.bots.sampler:SamplerBot", "nullo.bots.sampler:SamplerBot:100", 100, 0.0),
        ("nullo.bots.sampler:SamplerBot:7", "nullo.bots.sampler:SamplerBot:7", 7, 0.0),
        ("club", "club", PLAYOUTS, 0.0),
    ],
)
def test_a_contestant_says_what_it_may_spend(
    text: str, name: str, playouts: int | None, ms: float
) -> None:
    one = contestant(text)
    assert (one.name, one.playouts, one.ms) == (name, playouts, ms)
    assert contestant(one.name) == one


def test_what_all_may_spend_is_for_those_who_do_not_say() -> None:
    assert contestant("expert", ms=20).name == "expert:20ms"
    assert contestant("expert", 50).name == "expert:50"
    assert contestant("expert:5", ms=20).name == "expert:5"
    with pytest.raises(ArenaError):
        contestant("expert:0")


# --- the command ----------------------------------------------------------------------------


def test_the_command_prints_standings_and_keeps_a_plot(run: Run, tmp_path: Path) -> None:
    done = run(*SMALL, "--folder", tmp_path / "kept")
    assert (done.code, done.err) == (0, "")
    assert "6 deals for each pair of bots" in done.out
    for text in (
        "rating",
        "points a hand",
        "games won",
        "CPU ms",
        "99 % within",
        "simple – random",
        "●",
    ):
        assert text in done.out
    assert max(map(len, done.out.splitlines()[:-1])) <= 80
    assert "<svg" in (tmp_path / "kept" / "plot.svg").read_text()


def test_the_command_prints_json(run: Run) -> None:
    figures = timeless(run(*SMALL, "--json").out)
    assert figures["bots"] == ["simple", "random", "club"]
    assert figures["deals"] == 6
    assert [pair["bots"] for pair in figures["pairs"]] == [
        ["simple", "random"],
        ["simple", "club"],
        ["random", "club"],
    ]
    best = figures["standings"][0]
    assert best["points"]["low_99"] <= best["points"]["mean"] <= best["points"]["high_99"]
    assert figures == timeless(run(*SMALL, "--json").out)


def test_without_the_extra_it_says_what_is_missing(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena_command, "available", lambda: False)
    done = run(*SMALL)
    assert (done.code, done.out, done.err) == (2, "", f"nullo: {say('cli-arena-extra')}\n")


def test_whole_matches(run: Run) -> None:
    words = ("arena", "all-or-nothing", "--players", "3", "--games", "2", "--json")
    figures = timeless(run(*words, "--bots", "simple,random").out)
    assert figures["hands"] is None
    assert figures["standings"][0]["wins"]["mean"] > 0.5


def test_the_number_of_jobs_changes_no_result(spawn: Run) -> None:
    told = [spawn(*SMALL, "--json", "--jobs", jobs) for jobs in ("1", "2")]
    assert [done.err for done in told] == ["", ""]
    assert timeless(told[0].out) == timeless(told[1].out)


def test_an_arena_that_was_killed_goes_on(run: Run, tmp_path: Path, state_home: Path) -> None:
    folder = tmp_path / "kept"
    words = (*QUICK, "--bots", "sampler:20,random", "--games", "40", "--json")
    whole = timeless(run(*words).out)
    process = subprocess.Popen(
        [sys.executable, "-m", "nullo", *words, "--folder", str(folder)],
        stdout=subprocess.DEVNULL,
        env=environment(state_home),
    )
    file = folder / DEALS
    while not (file.exists() and file.read_bytes().count(b"\n") >= 4):
        assert process.poll() in (None, 0)
        sleep(0.02)
    process.send_signal(signal.SIGKILL)
    process.wait()
    kept = file.read_bytes().splitlines(keepends=True)[:4]  # a quick machine may have played all
    file.write_bytes(b"".join(kept)[:-9])  # the last line was being written
    assert timeless(run(*words, "--folder", folder).out) == whole
    lines = file.read_bytes().splitlines(keepends=True)
    assert len(lines) == 20
    assert lines[:3] == kept[:3]


def test_a_finished_arena_is_not_played_again_and_may_be_extended(run: Run, tmp_path: Path) -> None:
    words = (*QUICK, "--bots", "simple,random", "--json", "--folder", tmp_path / "kept")
    run(*words, "--games", "4")
    file = tmp_path / "kept" / DEALS
    first = file.read_bytes()
    run(*words, "--games", "4")
    assert file.read_bytes() == first
    more = timeless(run(*words, "--games", "8").out)
    assert file.read_bytes().startswith(first)
    assert more == timeless(run(*words[:-2], "--games", "8").out)
    assert timeless(run(*words, "--games", "4").out)["deals"] == 2


def test_a_folder_of_another_arena_is_refused(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    assert run(*SMALL, "--folder", folder).code == 0
    for more in (("--seed", "1"), ("--hands", "1"), ("--players", "3")):
        done = run(*SMALL, *more, "--folder", folder)
        assert done.code == 2
        assert "holds another arena (" in done.err


def test_deals_of_bots_that_learned_otherwise_are_not_mixed(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "kept"
    assert run(*SMALL, "--folder", folder).code == 0
    monkeypatch.setattr("nullo.arena.arena_folder.weights_digest", lambda game: "others")
    assert run(*SMALL, "--folder", folder).code == 2


def test_a_folder_that_is_in_use_is_refused(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    folder.mkdir()
    lock = FileLock(folder / LOCK)
    done = run(*SMALL, "--folder", folder)
    lock.release()
    assert done.code == 2
    assert say("wrong-folder-in-use", {"folder": str(folder)}) in done.err


@pytest.mark.parametrize(
    ("words", "key"),
    [
        (("--bots", "simple", "--games", "2"), "wrong-arena-few"),
        (("--bots", "simple,simple", "--games", "2"), "wrong-arena-twice"),
        (("--bots", "simple,,random", "--games", "2"), "wrong-bots-missing"),
        (("--bots", "simple,deep", "--games", "2"), "wrong-bot"),
        (("--bots", "simple,smple", "--games", "2"), "wrong-bot-meant"),
        (("--bots", "simple,sampler:0", "--games", "2"), "wrong-arena-spending"),
        (("--bots", "simple,sampler:5s", "--games", "2"), "wrong-arena-spending"),
        (("--bots", "simple,expert:abc", "--games", "2"), "wrong-arena-spending"),
        (("--bots", "simple,expert:", "--games", "2"), "wrong-arena-spending"),
        (("--bots", "simple,random", "--games", "0"), "wrong-least"),
        (("--bots", "simple,random", "--games", "2", "--hands", "0"), "wrong-least"),
        (("--bots", "simple,random", "--games", "2", "--jobs", "0"), "wrong-least"),
        (("--bots", "simple,random", "--games", "2", "--ms", "-1"), "wrong-arena-ms"),
        (("--bots", "simple,random", "--games", "2", "--ms", "nan"), "wrong-arena-ms"),
        (
            ("--bots", "simple,random", "--games", "2", "--ms", "1", "--playouts", "1"),
            "wrong-arena-both",
        ),
        (("--bots", "simple,random", "--games", "2", "--players", "9"), "wrong-range"),
        (("--bots", "simple,random"), "wrong-argument-missing"),
        (("--bots", "simple,random", "--games", "2", "--folder", "/dev/null/x"), "system"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_bad_input_is_one_line_in_every_language(
    run: Run, words: tuple[str, ...], key: str
) -> None:
    told = []
    for language in LANGUAGES:
        done = run("-l", language, "arena", "alles-oder-nichts", *words)
        assert (done.code, done.out) == (2, "")
        assert len(done.err.splitlines()) == 1, done.err
        told.append(done.err)
    assert len(set(told)) == len(LANGUAGES), key
