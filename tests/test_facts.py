"""What is in force in one game alone: ``Public.facts``, and what observation tensors have of it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import nullo
from nullo.bots import make
from nullo.game.view import Fact, Public, View, from_plain, plain
from nullo.games.registry import BUILT_IN
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.people import People
from nullo.terminal.shared.table_text import TableText


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_view_is_the_same_when_read_from_json(name: str) -> None:
    game = nullo.load(name)
    state, bot = game.new_initial_state(), make("random", nullo.Rng(1))
    cards = nullo.Rng(1)
    for _ in range(60):
        state.deal(cards)
        if state.is_terminal():
            break
        seat = state.current_player()
        state.apply_action(bot.choose(state.for_seat(seat)))
        view = state.view(seat)
        assert from_plain(plain(view), View) == view
        numbers = game.rules.observed_numbers(view.public)
        assert len(numbers) == sum(size for _, size in game.rules.observed)


def test_facts_of_a_game_that_is_not_installed_are_read() -> None:
    values = {"public": {"game": "of-another-server", "facts": [{"code": "height", "number": 3}]}}
    assert from_plain(values, View).public.facts == [Fact("height", number=3)]


def test_a_fact_with_a_wrong_value_is_refused() -> None:
    values = {"public": {"game": "nothing", "facts": [{"code": "idle", "number": "long"}]}}
    with pytest.raises(msgspec.ValidationError, match=r"facts"):
        from_plain(values, View)


def lines(game: str, **shown: Any) -> list[str]:
    return TableText("", People(["Ann", "Bob"]), Faces(), 80).facts(
        Public(game=game, players=2, **shown)
    )


def test_the_terminal_shows_what_is_in_force() -> None:
    sauces = [
        Fact("sauce", "r10", 10, text="effect-none"),
        Fact("sauce-late", number=4, text="effect-toss-out-late", note="table-late"),
    ]
    told = lines("sauce", facts=sauces, suit_order=["b", "g"], reversed=True, counter=True)
    assert told[0] == "  ranks reversed: low beats high · play goes counter-clockwise"
    assert told[1] == "  low to high: ●blue ‹ ◆green"
    assert told[2].startswith("  Sauce ") and told[3].startswith("  Late Sauce 4: ")
    assert lines("nothing", facts=[Fact("idle", number=5)]) == [
        "  5 more turns without a draw end the game"
    ]
    assert lines("nothing") == []
