"""What one game alone shows to everybody: ``Public.special``."""

from __future__ import annotations

import msgspec
import pytest

import nullo
from nullo.bots import make
from nullo.game.view import Public, PublicPart, View, plain
from nullo.games.nothing.public_part import NothingPart
from nullo.games.registry import BUILT_IN, read_view, rules_of
from nullo.games.sauce.public_part import Sauce, SaucePart
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
        assert read_view(plain(view), View) == view
        kind = game.rules.public_part
        assert isinstance(view.public.part, kind)
        assert len(view.public.part.numbers()) == sum(size for _, size in kind.SECTIONS)


def test_fields_of_a_game_that_is_not_installed_are_left_out() -> None:
    values = {"public": {"game": "of-another-server", "special": {"height": 3}}}
    part = read_view(values, View).public.part
    assert type(part) is PublicPart
    assert part.facts() == []


def test_a_part_with_a_wrong_value_is_refused() -> None:
    values = {"public": {"game": "nothing", "special": {"idle": "long"}}}
    with pytest.raises(msgspec.ValidationError, match=r"idle|special"):
        read_view(values, View)


def facts(game: str, part: PublicPart) -> list[str]:
    lines = TableText("", People(["Ann", "Bob"]), Faces(), 80)
    return lines.facts(Public(game=game, players=2, special=part))


def test_the_terminal_shows_what_is_in_force() -> None:
    sauces = [Sauce(10, "", card="r10"), Sauce(4, "", late=True)]
    told = facts("sauce", SaucePart(sauces, ["b", "g"], reversed=True, counter=True))
    assert told[0] == "  ranks reversed: low beats high · play goes counter-clockwise"
    assert told[1] == "  low to high: ●blue ‹ ◆green"
    assert told[2].startswith("  Sauce ") and told[3].startswith("  Late Sauce 4: ")
    assert facts("nothing", NothingPart(idle=3, most_idle=8)) == [
        "  5 more turns without a draw end the game"
    ]
    assert facts("nothing", NothingPart(idle=0, most_idle=8)) == []


def test_every_part_is_a_structure_of_its_own() -> None:
    kinds = [rules_of(game).public_part for game in BUILT_IN]
    named = [kind for kind in kinds if kind is not PublicPart]
    assert len(set(named)) == len(named) == 3
    assert all(issubclass(kind, msgspec.Struct) for kind in named)
