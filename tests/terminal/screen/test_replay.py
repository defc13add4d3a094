"""Recorded games on the screen."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path

import msgspec
import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from nullo.analysis import Analysis
from nullo.game.moves import Move
from nullo.records.record import read
from nullo.state.match import Match
from nullo.terminal.screen.action_bar import Stepper
from nullo.terminal.screen.app import NulloApp
from nullo.terminal.screen.dialogs import Asking, Reading
from nullo.terminal.screen.hand_view import Hand
from nullo.terminal.screen.lobby_screen import LobbyScreen
from nullo.terminal.screen.practice_screen import PracticeModel
from nullo.terminal.screen.replay_screen import ReplayModel, ReplayScreen, Slider
from nullo.terminal.shared.kept_mistakes import due_mistakes, keep_mistakes
from terminal.judged_games import judged, mine, played

from .driving import drive, screen, text, top, until

Progress = Callable[[int, int], None]
GAME = {"players": 3, "hand_sizes": [3], "hands": 2}


def test_by_keys_from_any_seat() -> None:
    match = played("alles-oder-nichts", **GAME)

    async def steps(pilot: Pilot[None]) -> None:
        assert isinstance(top(pilot), ReplayScreen)
        model: ReplayModel = top(pilot).model  # type: ignore[attr-defined]
        await until(pilot, lambda: "Step 0 of" in screen(pilot))
        first = [card.code for card in top(pilot).query_one(Hand).cards]
        for k in range(4):
            await pilot.press("right")
            assert model.place == k + 1
        assert model.place == 4
        await pilot.press("left")
        assert model.place == 3
        await pilot.press("v")
        await until(pilot, lambda: "Seen by Bo, all hands open" in screen(pilot))
        assert [card.code for card in top(pilot).query_one(Hand).cards] != first
        others = model.hands
        assert others is not None
        await pilot.press("o")
        await until(pilot, lambda: "all hands open" not in screen(pilot))
        assert model.hands is None
        await pilot.press("down")
        assert model.view is not None and model.view.public.hand == 1
        await pilot.press("pagedown")
        assert model.view.public.tricks
        await pilot.press("end")
        await until(pilot, lambda: f"Step {model.steps} of {model.steps}" in screen(pilot))
        assert model.view.public == match.state.public()
        await pilot.press("h")
        await until(pilot, lambda: "won" in screen(pilot))
        await pilot.press("escape", "home")
        assert model.place == 0

    drive(lambda app: app.replay(match), steps)


def test_the_slider_by_mouse() -> None:
    match = played("nothing", players=2, hand=3)

    async def steps(pilot: Pilot[None]) -> None:
        model: ReplayModel = top(pilot).model  # type: ignore[attr-defined]
        await pilot.click(Slider, offset=(40, 0))
        assert abs(model.place - model.steps / 2) <= model.steps / 20 + 1
        await pilot.click(Slider, offset=(77, 0))
        assert model.place == model.steps

    drive(lambda app: app.replay(match), steps)


@pytest.mark.parametrize("game", ["sauce", "all-fives", "all-or-nothing"])
def test_what_is_told_is_what_was_done(game: str) -> None:
    options: dict[str, object] = {"target": 3} if game == "all-fives" else {"hands": 1}
    match = played(game, **options)
    model = ReplayModel(match)
    model.go(model.steps)
    told = "\n".join(text for hand in model.history for text in hand)
    assert model.view is not None
    assert told.count("the trick") >= 6
    assert "won" in told or "share the win" in told


def test_it_runs_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nullo.terminal.screen.replay_screen.EVERY", 0.01)
    match = played("alles-oder-nichts", **GAME)

    async def steps(pilot: Pilot[None]) -> None:
        model: ReplayModel = top(pilot).model  # type: ignore[attr-defined]
        await pilot.press("space")
        await until(pilot, lambda: model.place > 3)
        await pilot.press("space")
        await pilot.pause()
        place = model.place
        await pilot.pause(0.05)
        assert model.place == place
        assert text(pilot, "#prompt")

    drive(lambda app: app.replay(match), steps)


def test_the_record_is_written(tmp_path: Path) -> None:
    match = played("alles-oder-nichts", **GAME)
    path = tmp_path / "a.json"

    async def steps(pilot: Pilot[None]) -> None:
        for name, told in ((path, "Written to"), (tmp_path / "none" / "b.json", "no such file")):
            await pilot.press("w")
            await until(pilot, lambda: isinstance(top(pilot), Asking))
            top(pilot).query_one(Input).value = str(name)
            await pilot.press("enter")
            await until(pilot, lambda told=told: told in text(pilot, "#why"))  # type: ignore[misc]

    drive(lambda app: app.replay(match), steps, (160, 30))
    assert read(path.read_bytes()).state == match.state


@pytest.mark.slow  # interpreted, an analysis takes a minute
def test_an_analysis_is_made_on_a_key_and_kept() -> None:
    match = played("alles-oder-nichts", **GAME)

    async def made(pilot: Pilot[None]) -> None:
        model: ReplayModel = top(pilot).model  # type: ignore[attr-defined]
        assert not model.flaws
        await pilot.press("a")
        await until(pilot, lambda: model.analysis)

    async def seen(pilot: Pilot[None]) -> None:
        model: ReplayModel = top(pilot).model  # type: ignore[attr-defined]
        assert model.flaws
        await until(pilot, lambda: screen(pilot).count("╋") >= 2)
        await pilot.press("m")
        first = model.decision
        assert first is not None and first == model.flaws[0]
        await until(pilot, lambda: f"{first.kind}: " in text(pilot, "#why"))
        assert "better" in text(pilot, "#why") and "better" not in text(pilot, "#told")
        await pilot.press("m", "M")
        assert model.decision == first
        await pilot.press("a")
        await until(pilot, lambda: "Wins game" in screen(pilot))
        assert "▸" in screen(pilot) and "accuracy" in screen(pilot)
        await pilot.press("escape", "h")
        await until(pilot, lambda: f"  {first.kind}: " in screen(pilot))

    drive(lambda app: app.replay(match), made)
    drive(lambda app: app.replay(match), seen)


def test_an_analysis_is_cancelled_by_its_key_or_by_leaving(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("alles-oder-nichts", **GAME)
    ended: list[str] = []

    def endless(match: Match, *, progress: Progress, stop: Callable[[], bool]) -> None:
        progress(3, 8)
        while not stop():
            time.sleep(0.01)
        ended.append("stopped")

    monkeypatch.setattr("nullo.terminal.screen.replay_screen.analyse", endless)

    async def steps(pilot: Pilot[None]) -> None:
        for _ in range(2):
            await pilot.press("a")
            await until(pilot, lambda: "3 of 8 parts" in text(pilot, "#why"))
            await pilot.press("a")
            await until(pilot, lambda: "Seen by Ann" in text(pilot, "#why"))
        await pilot.press("a")
        await until(pilot, lambda: "3 of 8 parts" in text(pilot, "#why"))
        await pilot.press("q")

    drive(lambda app: app.replay(match), steps)
    assert ended == 3 * ["stopped"]


def test_a_name_with_brackets_is_only_a_name() -> None:
    match = played("alles-oder-nichts", **GAME)
    match.names = ["[/b]", "[b]Bo", "[@click=app.leave]Cy[/]"]

    async def steps(pilot: Pilot[None]) -> None:
        await pilot.press("end")
        for key in ("s", "h", "d"):
            await pilot.press(key)
            await until(pilot, lambda: "[/b]" in screen(pilot))
            assert "[b]Bo" in screen(pilot)
            await pilot.press("escape")

    drive(lambda app: app.replay(match), steps)


def practised(pilot: Pilot[None]) -> PracticeModel:
    model = top(pilot).model  # type: ignore[attr-defined]
    assert isinstance(model, PracticeModel)
    return model


def start(match: Match, analysis: Analysis | None, seat: int = 0) -> Callable[[NulloApp], None]:
    """Shows a replay with this analysis first."""

    def show(app: NulloApp) -> None:
        app.push_screen(ReplayScreen(ReplayModel(match, seat, analysis=analysis)))

    return show


def why(pilot: Pilot[None]) -> str:
    return str(top(pilot).query_one("#why", Static).render())


async def practise(pilot: Pilot[None]) -> PracticeModel:
    await until(pilot, lambda: "p Practise" in screen(pilot))
    await pilot.press("p")
    await until(pilot, lambda: "Mistake 1 of" in screen(pilot) and top(pilot).focused)
    return practised(pilot)


def test_a_mistake_is_practised_from_its_players_seat() -> None:
    match = played("all-or-nothing", hands=1)
    analysis = judged(match)

    async def steps(pilot: Pilot[None]) -> None:
        model = await practise(pilot)
        flaw = next(one for one in analysis.decisions if one.kind == "blunder" and one.seat == 1)
        assert model.practice.decision == flaw
        assert "What should Bo do here?" in screen(pilot)
        assert model.hands is None and model.view is not None
        assert model.view.own == model.practice.mistakes[0].state.own(1)
        for key in ("", "h", "d", "s"):  # nothing tells the answer
            if key:
                await pilot.press(key)
                await until(pilot, lambda: isinstance(top(pilot), Reading))
            for word in ("blunder", "better", "▾", "╋"):
                assert word not in screen(pilot)
            if key:
                await pilot.press("escape")
        await pilot.press("q")
        await until(pilot, lambda: isinstance(top(pilot), ReplayScreen))

    drive(start(match, analysis, 1), steps, (120, 40))


def test_choices_of_cards_are_judged_by_keys_and_mouse() -> None:
    match = played("all-or-nothing", hands=1)
    analysis = judged(match)

    async def steps(pilot: Pilot[None]) -> None:
        practice = (await practise(pilot)).practice
        while len(practice.decision.tried) < 5:
            await pilot.press("m")
        at = practice.at
        own = practice.mistake.observer.view.own
        assert own is not None
        await until(pilot, lambda: f"Mistake {at + 1} of" in screen(pilot))
        hand = top(pilot).query_one(Hand)
        await until(pilot, lambda: [card.code for card in hand.cards] == own.hand)

        async def choose(move: Move) -> None:
            place = own.hand.index(move.card)
            await pilot.press("home", *["right"] * place, "enter")
            await until(pilot, lambda: practice.chosen == move)

        await choose(practice.decision.move)
        await until(pilot, lambda: why(pilot).startswith("blunder: As in the game: −25.0 %."))
        await choose(practice.decision.tried[1].move)
        await until(pilot, lambda: why(pilot).startswith("mistake: There is something better"))
        unjudged = set(own.legal) - {one.move for one in practice.decision.tried}
        await choose(unjudged.pop())
        await until(pilot, lambda: why(pilot).startswith("This choice was not judged."))
        assert "▾" not in screen(pilot)
        await pilot.press("left")
        assert why(pilot).startswith("This choice was not judged.")
        await choose(practice.decision.tried[0].move)
        await until(pilot, lambda: why(pilot) == "best: No choice is better.")
        await until(pilot, lambda: "▾" in screen(pilot))
        await pilot.press("M")
        await until(pilot, lambda: f"Mistake {at} of" in screen(pilot))
        assert "▾" not in screen(pilot) and "No choice is better" not in screen(pilot)
        await pilot.press("m")
        await until(pilot, lambda: f"Mistake {at + 1} of" in screen(pilot))
        await pilot.click(Hand, offset=(hand.size.width // 2, 3))
        await until(pilot, lambda: practice.chosen)

    drive(start(match, analysis, 1), steps)


def test_an_answer_is_revealed_by_its_key_or_a_click() -> None:
    match = played("nothing", players=3, rounds=1, stall=3)

    async def steps(pilot: Pilot[None]) -> None:
        practice = (await practise(pilot)).practice
        assert "M Previous" not in screen(pilot)
        await pilot.press("a")
        await until(pilot, lambda: isinstance(top(pilot), Reading))
        assert "Wins game" in screen(pilot) and "blunder" in screen(pilot)
        await pilot.press("escape")
        await until(pilot, lambda: "▾" in screen(pilot))
        await pilot.click("#keys", offset=(screen(pilot).splitlines()[-1].index("m Next"), 0))
        await until(pilot, lambda: practice.at == 1)
        await until(pilot, lambda: "▾" not in screen(pilot) and "M Previous" in screen(pilot))
        for _ in practice.mistakes:
            await pilot.press("m")
        assert practice.at == len(practice.mistakes) - 1
        await until(pilot, lambda: "m Next" not in screen(pilot))

    drive(start(match, judged(match)), steps)


def test_bids_are_chosen_as_at_a_table() -> None:
    match = played("sauce", hands=1)

    async def steps(pilot: Pilot[None]) -> None:
        practice = (await practise(pilot)).practice
        assert practice.decision.bid
        stepper = top(pilot).query_one(Stepper)
        judged_bids = {one.move for one in practice.decision.tried}
        assert set(stepper.numbers.values()) <= judged_bids
        stepper.focus()
        await pilot.press("up", "enter")
        await until(pilot, lambda: practice.chosen == stepper.numbers[stepper.number])
        await until(pilot, lambda: why(pilot) == practice.answer.plain)

    drive(start(match, judged(match)), steps)


def test_practising_needs_an_analysis_and_mistakes() -> None:
    match = played("alles-oder-nichts", **GAME)
    analysis = judged(match)
    others = [one for one in analysis.decisions if one.seat != 0]
    other = msgspec.structs.replace(analysis, decisions=others)

    async def unjudged(pilot: Pilot[None]) -> None:
        assert "Practise" not in screen(pilot)
        await pilot.press("p")
        await until(pilot, lambda: text(pilot, "#why") == "Analyse the game first: press a.")
        await pilot.press("question_mark")
        await until(pilot, lambda: "Practise the mistakes of the seat" in screen(pilot))

    async def flawless(pilot: Pilot[None]) -> None:
        await pilot.press("p")
        await until(pilot, lambda: "No decision of Ann" in text(pilot, "#why"))
        await pilot.press("v", "p")
        await until(pilot, lambda: "What should Bo do here?" in screen(pilot))

    drive(start(match, None), unjudged)
    drive(start(match, other), flawless)


def told(pilot: Pilot[None], text: str) -> bool:
    return text in screen(pilot)


def test_my_mistakes_come_from_several_games() -> None:
    for game, options in (("nothing", {"rounds": 1, "stall": 3}), ("all-or-nothing", {"hands": 1})):
        match = mine(game, **options)
        keep_mistakes(match, judged(match), date.today())
    due = due_mistakes(date.today())
    games = [one.game.analysis.game for one in due]

    async def steps(pilot: Pilot[None]) -> None:
        games_list = top(pilot).query_one(OptionList)
        games_list.highlighted = games_list.get_option_index("mistakes")
        await until(pilot, lambda: "3 are to be practised" in screen(pilot))
        await pilot.press("enter")
        for at, one in enumerate(due):
            heading = f"Mistake {at + 1} of 3"
            await until(pilot, partial(told, pilot, heading))
            model = practised(pilot)
            assert (model.game, model.practice.decision) == (games[at], one.decision)
            assert "What do you do here?" in screen(pilot)
            await pilot.press("a", "escape", *"m" * (at < 2))
        await pilot.press("q")
        await until(pilot, lambda: isinstance(top(pilot), LobbyScreen))
        ids = [option.id for option in top(pilot).query_one(OptionList).options]
        assert "mistakes" not in ids

    drive(lambda app: app.lobby(), steps)
    assert due_mistakes(date.today()) == []
