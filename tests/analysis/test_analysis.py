"""Decisions of a record are judged by what the seat knew, and always alike."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import nullo
from long_run import part
from move_texts import text_of
from nullo.analysis import (
    CLASSES,
    Analysis,
    Bar,
    Effort,
    MatchAnalyser,
    analyse,
    assess,
    details,
)
from nullo.analysis.assessment import BLUNDER, by_points
from nullo.analysis.kept import KeptAnalyses, digest
from nullo.analysis.match_analyser import FLAWS, histogram
from nullo.analysis.summary import luck_error
from nullo.arena.workers import workers
from nullo.bots import make
from nullo.engine.rng import Rng
from nullo.games.registry import BUILT_IN as GAMES
from nullo.hints import why_better
from nullo.judge import ActionValue, Difference, Judgement, judge
from nullo.records.film import film, turns_of
from nullo.state import SeatState
from nullo.state.match import Match, RandomSource
from nullo.system.decoding import json_decoder

# Interpreted, trying whole games takes minutes; tests/judge, on which this stands, runs there.
pytestmark = pytest.mark.slow

QUICK = Effort(worlds=20, plays=2)
SMALL: dict[str, dict[str, Any]] = {
    "alles-oder-nichts": {"players": 3, "hand_sizes": [3, 2], "hands": 2},
    "all-fives": {"players": 2, "target": 11},
    "nothing": {"players": 3, "rounds": 2, "stall": 3},
    "all-or-nothing": {"hands": 2},
    "sauce": {"hands": 2},
}


def played(name: str, seed: int = 1, bot: str = "simple", **options: Any) -> Match:
    """A game between bots, as far as the second hand."""
    game = nullo.load(name, **{**SMALL[name], **options})
    match = Match(game, RandomSource(Rng(seed)))
    bots = [make(bot, Rng(seed, "bot", seat)) for seat in range(game.players)]
    while not match.state.is_terminal() and match.state.position.hand < 2:
        seat = match.state.current_player()
        match.act(seat, bots[seat].choose(match.state.for_seat(seat)))
    return match


def done(match: Match, effort: Effort = QUICK) -> Analysis:
    found = analyse(match, effort)
    assert found is not None
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_is_in_the_analysis(name: str) -> None:
    match = played(name)
    found = done(match)
    history = match.state.steps()
    acted = [k for k, step in enumerate(history) if step.actor >= 0]
    assert [one.step for one in found.decisions] == acted
    for one in found.decisions:
        assert one.move == match.game.move(match.state.history()[one.step])
        assert (one.kind == "forced") == (not one.tried)
        assert one.kind in {*CLASSES, "forced"}
        chosen = one.choice()
        if chosen:
            assert one.loss in (0, chosen.loss)
            assert sum(bar.share for bar in chosen.results) == pytest.approx(1, abs=0.01)
            assert len(chosen.results) <= 12
    assert [deal.hand for deal in found.deals] == list(range(len(match.state.hands())))
    for deal in found.deals:
        assert sum(deal.got) == pytest.approx(0, abs=0.01)
        assert sum(deal.worth) == pytest.approx(0, abs=0.01)
    assert found.chances
    for seat, player in enumerate(found.players):
        own = [one for one in found.decisions if one.seat == seat and one.kind != "forced"]
        assert player.decisions == len(own) == sum(player.counts.values())
        assert player.luck + player.skill == pytest.approx(
            sum(deal.got[seat] for deal in found.deals), abs=0.01
        )
    if match.state.is_terminal():
        for seat, curve in enumerate(found.curves):
            assert curve[-1].turn == len(film(match).steps)
            assert curve[-1].win == pytest.approx(found.deals[-1].win[seat])
    again = json_decoder(Analysis).decode(msgspec.json.encode(found))
    assert again == found


@pytest.mark.parametrize("name", GAMES)
def test_details_judge_the_actions_that_the_analysis_left_out(name: str) -> None:
    analyser = MatchAnalyser(played(name), Effort(worlds=2))
    states = [analyser.state_before(number) for number in range(analyser.decisions)]
    bids = [number for number, state in enumerate(states) if state.phase().name == "bid"]
    number = next(n for n in bids or range(len(states)) if len(states[n].legal_actions()) > 1)
    state, action = analyser.decision(number)
    judged = analyser.judge_decision(state, number, action).tried
    further = details(analyser, number).further
    assert bool(further) == (name == "sauce")
    texts = [text_of(one.move) for one in [*judged, *further]]
    assert len(texts) == len(set(texts))
    fair = state.for_seat(state.current_player()).fair_actions()
    assert set(texts) == {analyser.game.action_text(one) for one in fair}
    for one in further:
        assert one.made is not None
        assert sum(bar.share for bar in one.results) == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize("name", GAMES)
def test_a_decision_is_at_the_turn_of_the_film_that_shows_it(name: str) -> None:
    match = played(name)
    shown = film(match)
    turns = turns_of(match)
    assert len(turns) == match.state.many_steps()
    for number, step in enumerate(match.state.steps()):
        if step.actor >= 0:
            line = match.state.open_line(step)
            assert line in shown.steps[turns[number] - 1].lines


@pytest.mark.parametrize("name", part(GAMES, "all-or-nothing", "sauce"))
def test_worlds_that_look_alike_give_the_same_analysis(name: str) -> None:
    match = played(name)
    analyser = MatchAnalyser(match, QUICK)
    history = match.state.history()
    steps = [k for k, step in enumerate(match.state.steps()) if step.actor >= 0]
    compared = 0
    for number in range(0, analyser.decisions, 7):
        state = analyser.state_before(number)
        seat = state.current_player()
        other = state.for_seat(seat).resample(Rng(number))
        action = history[steps[number]]
        found = analyser.judge_decision(state, number, action)
        assert analyser.judge_decision(other, number, action) == found
        compared += found.kind != "forced"
    assert compared


def test_a_planted_blunder_is_found() -> None:
    game = nullo.load("alles-oder-nichts", players=3, hand_sizes=[4], hands=1)
    match = Match(game, RandomSource(Rng(3)))
    bots = [make("club", Rng(seat)) for seat in range(game.players)]
    planted = -1
    number = 0
    while not match.state.is_terminal():
        seat = match.state.current_player()
        known = match.state.for_seat(seat)
        action = bots[seat].choose(known)
        if planted < 0 and (worst := _worst(known)) is not None:
            planted, action = number, worst
        match.act(seat, action)
        number += 1
    assert planted >= 0
    found = done(match, Effort(worlds=100, plays=0)).decisions[planted]
    assert found.kind == "blunder"
    assert found.loss > 2 * BLUNDER


def _worst(known: SeatState) -> int | None:
    found = judge(known, Rng(9), worlds=200)
    worst = max(found.actions, key=lambda value: value.win_behind.mean)
    return worst.action if worst.win_behind.mean > 3 * BLUNDER else None


@pytest.mark.parametrize("name", ["alles-oder-nichts", "all-fives"])
def test_who_plays_what_is_best_makes_no_mistakes(name: str) -> None:
    game = nullo.load(name, **SMALL[name])
    match = Match(game, RandomSource(Rng(5)))
    while not match.state.is_terminal() and match.state.position.hand < 2:
        seat = match.state.current_player()
        known = match.state.for_seat(seat)
        found: Judgement = judge(known, Rng(match.state.many_steps(), "best"), worlds=600)
        match.act(seat, found.best.action)
    kinds = [one.kind for one in done(match, Effort(worlds=100, plays=0)).decisions]
    assert kinds.count("inaccuracy") <= 1
    assert "mistake" not in kinds
    assert "blunder" not in kinds


def test_what_is_within_noise_is_no_mistake() -> None:
    match = played("alles-oder-nichts")
    analyser = MatchAnalyser(match)
    for number in range(analyser.decisions):
        known = analyser.state_before(number).for_seat(
            analyser.state_before(number).current_player()
        )
        found = judge(known, Rng(1), worlds=20)
        for value in found.actions:
            kind, loss = assess(found, value.action)
            if not value.win_behind.clear:
                assert (kind, loss) == ("fine" if value.behind.clear else "best", 0.0)


def test_losses_are_points_where_the_game_states_no_chance() -> None:
    state = MatchAnalyser(played("nothing")).state_before(0)
    known = state.for_seat(state.current_player())
    found = judge(known, Rng(1), worlds=20)
    silent = msgspec.structs.replace(
        found, actions=[msgspec.structs.replace(one, win=None) for one in found.actions]
    )
    for value in silent.actions:
        kind, loss = assess(silent, value.action)
        assert kind in CLASSES
        assert loss in (0.0, value.behind.mean)


def test_points_decide_where_no_choice_changes_the_chance() -> None:
    """Bidding ALL with a chance of 0 was no mistake once the game was lost."""

    def value(action: int, win: float, points: float) -> ActionValue:
        behind = Difference(5.0 - points, 0.1)
        won = Difference(0.0, 0.0)
        return ActionValue(action, points, points, 0.4, win, None, [], behind, won)

    for lost, far in ((0.0, "blunder"), (0.5, "fine"), (1.0, "blunder")):
        judgement = Judgement(0, 100, [value(1, lost, 5.0), value(2, lost, -20.0)])
        assert by_points(judgement) == (lost != 0.5)
        kind, loss = assess(judgement, 2)
        assert kind == far
        assert loss == (25.0 if far == "blunder" else 0.0)


@pytest.mark.parametrize("name", part(GAMES, "all-fives", "nothing"))
def test_a_flaw_says_what_speaks_for_the_best_choice(name: str) -> None:
    """By facts that a hint would name, and that are not as true of what was chosen."""
    match = played(name, bot="random")
    analyser = MatchAnalyser(match, QUICK)
    flaws = [one for one in done(match).decisions if one.kind in FLAWS]
    assert flaws
    for one in flaws:
        state, chosen = analyser.decision(one.number)
        seat = state.for_seat(one.seat)
        best = next(a for a in seat.legal_actions() if match.game.move(a) == one.tried[0].move)
        assert one.why == why_better(seat, best, chosen)
        opposite = why_better(seat, chosen, best)
        assert not [reason for reason in one.why if reason in opposite]
    others = [one for one in done(match).decisions if one.kind not in FLAWS]
    assert not any(one.why for one in others)


def test_any_number_of_processes_gives_the_same() -> None:
    match = played("alles-oder-nichts")
    alone = done(match)
    with workers(2) as two:
        assert analyse(match, QUICK, workers=two) == alone
    assert done(match) == alone


def test_it_can_be_cancelled() -> None:
    match = played("alles-oder-nichts")
    seen: list[int] = []
    stopped = analyse(
        match, QUICK, progress=lambda part, _: seen.append(part), stop=lambda: len(seen) == 2
    )
    assert stopped is None
    assert seen == [1, 2]


def test_an_unfinished_game_is_analysed_as_far_as_it_was_played() -> None:
    game = nullo.load("all-fives", **SMALL["all-fives"])
    match = Match(game, RandomSource(Rng(1)))
    assert done(match).decisions == []
    match.act(match.state.current_player(), match.state.legal_actions()[0])
    found = done(match)
    assert len(found.decisions) == 1
    assert found.deals == []


def test_an_analysis_is_kept(tmp_path: Path) -> None:
    match = played("alles-oder-nichts")
    kept = KeptAnalyses(tmp_path / "analyses")
    found = done(match)
    assert kept.get(found.record, QUICK) is None
    kept.put(found)
    assert kept.get(found.record, QUICK) == found
    assert kept.get(found.record, Effort(worlds=21, plays=2)) is None
    assert kept.get(digest(played("all-fives").record()), QUICK) is None
    (path,) = (tmp_path / "analyses").iterdir()
    path.write_bytes(path.read_bytes()[:-20])
    assert kept.get(found.record, QUICK) is None


def test_a_histogram_shows_the_usual_results() -> None:
    few = [(-2.0, 0.25), (0.0, 0.5), (3.0, 0.25)]
    assert histogram(few) == [Bar(points, points, share) for points, share in few]
    many = [(-5000.0, 0.01), *[(float(k), 0.0098) for k in range(100)], (9000.0, 0.01)]
    bars = histogram(many)
    assert len(bars) == 12
    assert bars[0].low == pytest.approx(2)
    assert bars[-1].high < 100
    assert sum(bar.share for bar in bars) == pytest.approx(1, abs=0.001)


def test_other_weights_make_another_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played("nothing").record()
    before = digest(record)
    monkeypatch.setattr("nullo.analysis.kept.weights_digest", lambda game: "others")
    assert digest(record) != before


def test_names_and_notes_do_not_change_the_digest() -> None:
    record = played("nothing").record()
    assert digest({**record, "names": ["a", "b", "c"], "meta": {"x": 1}}) == digest(record)
    assert digest({**record, "options": {"players": 4}}) != digest(record)


def test_plays_that_agree_do_not_make_luck_exact() -> None:
    """In Nothing, experts play the same cards alike each time; that leaves no standard error of 0."""
    found = done(played("nothing"))
    assert found.deals
    assert any(error == 0 for deal in found.deals for error in deal.error)
    assert all(player.luck_error > 0.1 for player in found.players)


def test_the_error_of_luck_is_hardly_changed_where_plays_differ() -> None:
    assert luck_error([30.0, 40.0], 100.0, 10) == pytest.approx(50, rel=0.05)
    assert luck_error([0.0], 6.0, 10) == pytest.approx(0.6)
    assert luck_error([], 6.0, 10) == luck_error([0.0], 6.0, 0) == 0
