"""The table screen over games on this machine."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from typing import Any, cast

import pytest
from textual.containers import VerticalScroll
from textual.pilot import Pilot
from textual.widgets import Button, Input, Select, Static

from long_run import part
from nullo.locale.words import LANGUAGES, say, speak
from nullo.records.record import read, write
from nullo.state.claims import check_claim
from nullo.terminal.screen.action_bar import ActionLabel, Actions, Stepper
from nullo.terminal.screen.app import NulloApp
from nullo.terminal.screen.dialogs import Question, Reading, RuleBook
from nullo.terminal.screen.hand_view import Hand
from nullo.terminal.screen.lobby_screen import LobbyScreen
from nullo.terminal.screen.local_model import LocalModel
from nullo.terminal.screen.options_dialog import EACH
from nullo.terminal.screen.replay_screen import ReplayScreen
from nullo.terminal.screen.table_screen import TableScreen
from nullo.terminal.shared import kept_games
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.local_game import LocalGame
from nullo.terminal.shared.start_game import begin
from toy_games import AUCTION, toys_plugged_in

from .driving import drive, my_turn, play, play_on, screen, table, text, top, until, wish

GAMES = {
    "all-or-nothing": ["players=3", "hands=1"],
    "alles-oder-nichts": ["hand_sizes=[3]", "hands=1", "mode=honour"],
    "nothing": ["hand=7", "decks=1", "players=6"],
    "all-fives": ["target=3"],
    "sauce": ["hands=1"],
}


@pytest.mark.slow
@pytest.mark.parametrize("game", part(GAMES, "nothing", "sauce"))
def test_a_game_is_played_to_its_end(game: str) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await play_on(pilot)
        await until(pilot, lambda: "▴" in screen(pilot))
        buttons = [button.name for button in top(pilot).query(Button)]
        assert buttons == ["again", "look", "replay", "lobby"]
        await pilot.press("right", "right", "enter")
        await until(pilot, lambda: isinstance(top(pilot), ReplayScreen))

    local = play(game, steps, *GAMES[game])
    assert local.over
    assert not kept_games.kept_files()


def test_the_pace_of_bots_is_changed_and_remembered() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        model = cast(LocalModel, table(pilot).model)
        model._usual = 1.0
        assert await my_turn(pilot)
        for pace, words in ((0.4, "Fast"), (2.5, "Slow"), (1.0, "Normal"), (0.4, "Fast")):
            await pilot.press("f3")
            await pilot.pause()
            assert text(pilot, "#why") == f"Pace of the bots: {words}"
            assert model.pace == pace
        assert LocalModel(model.local, 2.0).pace == 0.8

    play("nothing", steps, "players=2")


def test_cards_by_mouse() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await my_turn(pilot)
        assert await pilot.click(table(pilot).query(Button).last())
        await my_turn(pilot)
        assert await pilot.click(table(pilot).query(Button).first())  # open
        await my_turn(pilot)
        hand = table(pilot).query_one(Hand)
        place = next(k for k, card in enumerate(hand.cards) if card.legal)
        code = hand.cards[place].code
        count = len(hand.cards)
        x = (80 - (count * 6 - 1)) // 2 + place * 6 + 2
        await pilot.click(hand, offset=(x, 2))
        await until(pilot, lambda: len(hand.cards) < count)
        assert f"0 play {code}" in table(pilot).model.local.match.hands[0].actions  # type: ignore[attr-defined]

    play("alles-oder-nichts", steps, "hand_sizes=[4]")


def test_a_card_that_is_refused_says_why() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        hand = table(pilot).query_one(Hand)
        while not any(not card.legal for card in hand.cards):
            await my_turn(pilot)
            await pilot.press("enter")
        await my_turn(pilot)
        place = next(k for k, card in enumerate(hand.cards) if not card.legal)
        await pilot.press(*str(place + 1))
        await pilot.pause()
        assert "must follow" in text(pilot, "#why").lower()
        assert "(A10)" in text(pilot, "#why")
        assert f"({place + 1})" in screen(pilot)  # not only a colour shows it
        before = list(hand.cards)
        await pilot.press("enter")
        await pilot.pause()
        assert hand.cards == before
        await pilot.press("r")
        await pilot.pause()
        assert isinstance(top(pilot), RuleBook)
        await until(pilot, lambda: "▸ A10." in screen(pilot))
        assert "In two minutes" not in screen(pilot)
        top(pilot).query_one(VerticalScroll).scroll_home(animate=False)
        await until(pilot, lambda: "In two minutes" in screen(pilot))

    play("all-or-nothing", steps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_card_of_a_hand_plays_itself(language: str) -> None:
    speak(language)
    local = begin(wish("alles-oder-nichts", "hand_sizes=[2]", "hands=1"))
    model = LocalModel(local)
    while not local.last_card:
        assert not model.plays_itself
        local.do(local.turn, local.think() if local.turn != local.me else first(local))
    assert model.plays_itself and not model.my_turn
    assert local.last_card.verb == "play"
    assert "table-last-card" not in say("table-last-card")
    local.do(local.me, local.last_card)
    local.take_back()  # after which the card waits
    waiting = LocalModel(local)
    assert not waiting.plays_itself and waiting.local.turn == local.me
    local.close()
    speak(LANGUAGES[0])


def first(local: LocalGame) -> int:
    """The first action that the player may do."""
    return local.match.state.legal_actions()[0]


def test_nobody_presses_a_key_for_the_last_card() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        model = cast(LocalModel, table(pilot).model)
        hand = table(pilot).query_one(Hand)
        while not (model.my_turn and model.view is not None and model.view.public.phase == "play"):
            await my_turn(pilot)
            await pilot.press("enter")
            await pilot.pause(0.02)
        while len(hand.cards) > 1:
            await my_turn(pilot)
            await pilot.press("enter")
            await pilot.pause(0.02)
            if len(hand.cards) > 1:
                await pilot.press("right")
        await until(pilot, lambda: model.over)

    play("alles-oder-nichts", steps, "hand_sizes=[2]", "hands=1")


def test_the_last_card_is_taken_back() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        hand = table(pilot).query_one(Hand)
        local = table(pilot).model.local  # type: ignore[attr-defined]
        await my_turn(pilot)
        await pilot.press("u")
        await until(pilot, lambda: "nothing in this hand" in text(pilot, "#why"))
        while (view := table(pilot).model.view) and view.public.phase != "play":
            await pilot.press("enter")
            await my_turn(pilot)
        before, record = [card.code for card in hand.cards], write(local.match)
        await pilot.press("enter")
        await until(pilot, lambda: len(hand.cards) < len(before))
        await pilot.press("u")
        await until(pilot, lambda: [card.code for card in hand.cards] == before)
        await my_turn(pilot)
        assert write(local.match) == record
        assert write(read(kept_games.kept_files()[0].read_bytes())) == record

    play("alles-oder-nichts", steps, "hand_sizes=[4]")


def test_a_revoke_is_warned_of() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        screen_ = table(pilot)
        hand = screen_.query_one(Hand)
        while not any(card.mark == "!" for card in hand.cards):
            await my_turn(pilot)
            assert not screen_.model.over, "no revoke was to be had"
            await pilot.press("enter")
        await my_turn(pilot)
        place = next(k for k, card in enumerate(hand.cards) if card.mark == "!")
        count = len(hand.cards)
        await pilot.press(*str(place + 1), "enter")
        await pilot.pause()
        assert "a revoke" in text(pilot, "#why")
        assert len(hand.cards) == count
        await pilot.press("enter")
        await until(pilot, lambda: len(hand.cards) < count)

    play("alles-oder-nichts", steps, "mode=honour")


def test_bids_in_steps() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await my_turn(pilot)
        stepper = table(pilot).query_one(Stepper)
        await pilot.press("1", "2", "3", "right", "plus", "left")
        assert stepper.number == 130
        await pilot.press("enter")
        await my_turn(pilot)
        assert "Bid 130" in text(pilot, "#mine")

    play("sauce", steps)


def test_a_plug_ins_numbers_verbs_and_facts() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await my_turn(pilot)
        bar = table(pilot).query_one(Actions)
        assert [str(button.label) for button in bar.query(Button)] == ["Drop out"]
        await pilot.press("1", "2", "right")
        assert bar.query_one(Stepper).number == 15
        await pilot.press("left", "left", "enter")
        await until(pilot, lambda: "Price 5: offered by you" in screen(pilot))
        await play_on(pilot)

    with toys_plugged_in(AUCTION):
        assert play("auction", steps, "players=3", "hands=1", seed=9).over


def test_buttons_whose_showing_was_cut_short_are_shown() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await my_turn(pilot)
        actions = table(pilot).query_one(Actions)
        showing = asyncio.create_task(actions.show({}, [ActionLabel("pass", "Pass")]))
        await asyncio.sleep(0)
        showing.cancel()
        with suppress(asyncio.CancelledError):
            await showing
        await actions.show({}, [ActionLabel("pass", "Pass")])
        assert [str(button.label) for button in actions.query(Button)] == ["Pass"]

    play("alles-oder-nichts", steps)


def test_letters_press_buttons() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await my_turn(pilot)
        action_labels = {
            str(getattr(deed.action, "verb", "")): deed.letter
            for deed in table(pilot).query_one(Actions).action_labels
        }
        assert action_labels.keys() == {"take-one", "run"}
        await pilot.press(action_labels["run"])
        await until(pilot, lambda: "You run the cards" in str(table(pilot).model.history))

    play("all-fives", steps, seed=2)


@pytest.mark.parametrize("size", [(40, 10), (60, 18), (80, 14), (80, 24), (120, 40), (200, 60)])
@pytest.mark.parametrize("game", ["nothing", "sauce"])
def test_a_full_hand_is_all_to_be_seen(game: str, size: tuple[int, int]) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await my_turn(pilot)
        seen = screen(pilot)
        lines = seen.splitlines()
        assert len(lines) == size[1]
        hand = table(pilot).query_one(Hand)
        assert len(hand.cards) >= 12
        assert hand.region.bottom <= size[1]
        rows = lines[hand.region.y : hand.region.bottom]
        for card in hand.cards:
            rank = card.code[:-1] if game == "nothing" else card.code[1:]
            assert any(rank in row for row in rows)
        assert text(pilot, "#prompt")[:20] in seen
        assert str(top(pilot).query(Button).first().label) in seen or hand.asks
        assert all(len(line) <= size[0] for line in lines)

    options = ["hand=15", "players=2"] if game == "nothing" else []
    play(game, steps, *options, size=size)


def test_a_resize_at_any_moment() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await my_turn(pilot)
        for size in ((120, 40), (80, 24), (200, 60), (81, 25)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            lines = screen(pilot).splitlines()
            assert len(lines) == size[1]
            assert table(pilot).query_one("#pane").display == (size[0] >= 112)
            assert "Rules" in lines[-1]
        await pilot.press("enter")

    play("alles-oder-nichts", steps)


def test_what_can_be_read_at_the_table() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        for _ in range(6):
            await my_turn(pilot)
            await pilot.press("enter")
        await my_turn(pilot)
        for key, words in {
            "question_mark": "Play the card",
            "s": "Total",
            "h": "takes the trick",
            "l": "takes the trick",
            "d": "player",
        }.items():
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(top(pilot), Reading)
            await until(pilot, lambda words=words: words in screen(pilot))  # type: ignore[misc]
            await pilot.press("escape")
        await pilot.press("i")
        await until(pilot, lambda: "hint" in pilot.app.screen.query_one("#why").classes)
        first = text(pilot, "#why")
        await pilot.press("i")
        await until(pilot, lambda: text(pilot, "#why") != first)
        await pilot.press("i")
        odds = ("%", "choice", "on average")
        await until(pilot, lambda: any(words in text(pilot, "#why") for words in odds))

    play("alles-oder-nichts", steps)


def test_a_long_reason_is_read_to_its_end() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await my_turn(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: "Open or secret" in text(pilot, "#prompt"))
        await pilot.pause()
        assert "more if exact." in screen(pilot)

    play("alles-oder-nichts", steps)


def test_leaving_keeps_the_game() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await my_turn(pilot)
        await pilot.press("enter")
        await my_turn(pilot)
        await pilot.press("q")

    local = play("alles-oder-nichts", steps)
    (path,) = kept_games.kept_files()
    assert read(path.read_bytes()).hands[0].actions == local.match.hands[0].actions


def test_from_the_lobby_and_back() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        assert isinstance(top(pilot), LobbyScreen)
        await pilot.press("down", "o")
        await pilot.pause()
        await pilot.press("9")  # players
        await pilot.press("enter")
        await pilot.pause()
        await pilot.pause()
        assert "3" in screen(pilot) and "6" in screen(pilot)
        assert not isinstance(top(pilot), LobbyScreen)
        await pilot.press("escape", "enter")
        await my_turn(pilot)
        assert table(pilot).model.game == "alles-oder-nichts"
        await pilot.press("q")

    drive(lambda app: app.lobby(), steps)
    assert len(kept_games.kept_files()) == 1


def test_each_opponent_may_have_a_level_of_its_own() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await pilot.press("down", "o")
        await pilot.pause()
        dialog: Any = top(pilot)

        def shown() -> list[str]:
            return [row.id for row in dialog.query(".each") if row.display]

        assert shown() == []
        dialog.query_one("#bots", Select).value = EACH
        await pilot.pause()
        assert shown() == ["row-1", "row-2", "row-3"]
        await pilot.press("3")  # players
        await pilot.pause()
        dialog.query_one("#o-players", Input).value = "3"
        await pilot.pause()
        assert shown() == ["row-1", "row-2"]
        dialog.query_one("#bot-2", Select).value = "beginner"
        dialog.query_one("#play").press()
        await until(pilot, lambda: isinstance(top(pilot), TableScreen))
        local = cast(LocalModel, table(pilot).model).local
        assert sorted(local.names.values()) == ["beginner", "club"]
        await until(pilot, lambda: "Beginner" in screen(pilot) and "Club player" in screen(pilot))
        await pilot.press("q")

    drive(lambda app: app.lobby(), steps, (120, 40))  # where each name has room for its level


def test_a_level_is_told_in_a_sentence() -> None:
    """Of the field that has the focus, also as its value changes."""

    async def steps(pilot: Pilot[None]) -> None:
        await pilot.press("down", "o")
        await pilot.pause()
        dialog: Any = top(pilot)
        bots = dialog.query_one("#bots", Select)
        bots.focus()
        await until(pilot, lambda: told(dialog) == say("bots-club-about"))
        await pilot.press("enter", "down", "enter")
        await until(pilot, lambda: told(dialog) == say("bots-expert-about"))
        bots.value = EACH
        await until(pilot, lambda: told(dialog) == say("bots-about"))
        dialog.query_one("#bot-2", Select).focus()
        await until(pilot, lambda: told(dialog) == say("bots-club-about"))
        dialog.query_one("#play").focus()
        await until(pilot, lambda: told(dialog) == "")

    drive(lambda app: app.lobby(), steps)


def told(dialog: Any) -> str:
    """What the dialog says of the field that has the focus."""
    return str(dialog.query_one("#help", Static).render())


def test_a_hand_ends_and_the_next_begins() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        model: Any = table(pilot).model
        while not isinstance(top(pilot), Question):
            await my_turn(pilot)
            if not isinstance(top(pilot), Question):
                await pilot.press("enter")
        await until(pilot, lambda: "Hand 1 is over" in screen(pilot))
        await pilot.pause(0.05)
        assert not model.local.match.hands[1].actions  # it waits
        await pilot.press("enter")
        await until(pilot, lambda: model.local.match.hands[1].actions)

    play("alles-oder-nichts", steps, "hand_sizes=[1]")


def test_the_rest_is_claimed() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        model: Any = table(pilot).model
        state = model.local.match.state
        await my_turn(pilot)
        await pilot.press("c")  # it is time to bid
        await until(pilot, lambda: "no" in table(pilot).query_one("#why").classes)
        await my_turn(pilot)
        while not check_claim(state, model.me):
            assert state.position.hand == 0, "nothing was to be claimed"
            await pilot.press("enter")
            await my_turn(pilot)
        assert len(table(pilot).query_one(Hand).cards) > 1
        await pilot.press("c")
        await until(pilot, lambda: isinstance(top(pilot), Question))
        assert state.position.hand == 1

    play("alles-oder-nichts", steps, "hand_sizes=[4]", seed=19)


def test_a_screen_that_is_taken_down_shows_nothing_more() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await my_turn(pilot)
        await table(pilot).query_one("#left").remove()  # as when somebody leaves at once
        table(pilot).show_change()
        await pilot.pause()

    play("all-fives", steps, "players=2")


@pytest.mark.parametrize(
    ("game", "options", "missing"),
    [
        ("nothing", [], {"claim", "last"}),
        ("alles-oder-nichts", ["mode=honour"], {"claim"}),
        ("alles-oder-nichts", [], set()),
    ],
)
def test_commands_that_mean_nothing_in_a_game_are_not_offered(
    game: str, options: list[str], missing: set[str]
) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await my_turn(pilot)
        names = {name: say(f"tui-foot-{name}") for name in ("claim", "last")}
        for name, words in names.items():
            assert (words in text(pilot, "#keys")) == (name not in missing)
        why = text(pilot, "#why")
        if missing:
            await pilot.press("c")
        if "last" in missing:
            await pilot.press("l")
        assert text(pilot, "#why") == why
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(top(pilot), Reading))
        for name in names:
            shown = say(f"tui-key-{name}-words") in screen(pilot)
            assert shown == (name not in missing)

    play(game, steps, *options, size=(140, 50))


def test_help_on_the_screen_names_no_command_of_the_plain_table() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await my_turn(pilot)
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(top(pilot), Reading))
        assert "FLIP" in screen(pilot)
        assert '"rules' not in screen(pilot)

    play("all-or-nothing", steps, size=(100, 50))


def test_more_room_makes_larger_cards_and_a_wider_history() -> None:
    wide: list[tuple[int, int]] = []

    async def steps(pilot: Pilot[None]) -> None:
        for size in ((80, 24), (120, 40), (200, 60)):
            await pilot.resize_terminal(*size)
            await my_turn(pilot)
            await pilot.pause()
            hand = table(pilot).query_one(Hand).region
            below = screen(pilot).splitlines()[hand.y : hand.bottom]
            edge = re.findall("╭─+╮", "\n".join(below))[0]
            wide.append((len(edge), table(pilot).query_one("#pane").size.width))

    play("nothing", steps)
    cards, panes = zip(*wide, strict=True)
    assert cards == (5, 7, 11)
    assert panes[0] == 0 < panes[1] < panes[2]
    assert panes[2] > 60


@pytest.mark.parametrize("game", ["nothing", "sauce"])
def test_a_window_too_small_for_the_hand_says_so(game: str) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await my_turn(pilot)
        focused = top(pilot).focused
        for size in ((40, 9), (30, 24), (20, 5)):
            await pilot.resize_terminal(*size)
            await until(pilot, lambda: "too small" in " ".join(screen(pilot).split()))
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: "too small" not in screen(pilot))
        assert top(pilot).focused is focused

    play(game, steps)


@pytest.mark.parametrize("size", [(40, 10), (80, 14)])
def test_a_small_window_shows_the_trick(size: tuple[int, int]) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        model = table(pilot).model
        while not (model.view and model.view.public.trick and await my_turn(pilot)):
            await my_turn(pilot)
            await pilot.press("enter")
        assert model.view is not None
        for laid in model.view.public.trick:
            assert Faces().card(laid.card) in screen(pilot)

    play("alles-oder-nichts", steps, size=size, seed=3)


@pytest.mark.parametrize("pauses", range(6))
def test_a_table_can_be_left_while_it_is_being_built(pauses: int) -> None:
    local = begin(wish("all-fives"))

    async def run() -> None:
        app = NulloApp(lambda app: None, pace=0)
        async with app.run_test(size=(80, 24)):
            app.play(local)
            for _ in range(pauses):
                await asyncio.sleep(0)

    asyncio.run(run())
