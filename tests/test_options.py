"""Options: every default is allowed, every range is kept, and a refusal names the option."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import nullo
from move_texts import texts_of
from nullo import OptionError
from nullo.game.options import MOST, Option
from nullo.games.registry import BUILT_IN, rules_of
from nullo.locale.words import MARKS, has_words, say
from variants import Variant, first_variants, games, variants

OPTIONS = [(game, option) for game in games() for option in rules_of(game).options]


def ids(value: object) -> str:
    return value.name if isinstance(value, Option) else str(value)


def refused(game: str, name: str, value: Any) -> str:
    with pytest.raises(OptionError) as caught:
        nullo.load(game, **{name: value})
    assert caught.value.option == name
    assert name in str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=ids)
def test_the_default_is_in_range(game: str, option: Option) -> None:
    assert nullo.load(game).options[option.name] == option.default
    if option.default is None:
        assert option.unset
    else:
        assert option.check(option.default) == option.default


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=ids)
@pytest.mark.parametrize("value", [object(), {}, 1.5, b"x", "\ud800", float("nan"), [[]], -(2**70)])
def test_nonsense_is_refused(game: str, option: Option, value: Any) -> None:
    refused(game, option.name, value)


@pytest.mark.parametrize("text", ["6,5,4", "6/5/4", " 6, 5 ,4 ", "6,5,4,"])
def test_a_list_as_text(text: str) -> None:
    assert nullo.load("alles-oder-nichts", hand_sizes=text).options["hand_sizes"] == (6, 5, 4)


def test_a_wrong_list_as_text_is_refused() -> None:
    assert nullo.load("alles-oder-nichts", hand_sizes="6/").options["hand_sizes"] == (6,)
    for text in ("6;5", "", "6,5 4", "6,,5", "six", "6,5.0", "99/1"):
        refused("alles-oder-nichts", "hand_sizes", text)


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=ids)
def test_out_of_range_is_refused(game: str, option: Option) -> None:
    if option.choices:
        refused(game, option.name, "elsewhere")
        refused(game, option.name, option.choices[0].upper())
    elif isinstance(option.default, bool):
        refused(game, option.name, 0)
        refused(game, option.name, "true")
    elif option.many:
        refused(game, option.name, [])
        refused(game, option.name, [option.low] * 101)
        refused(game, option.name, [option.low - 1])
        refused(game, option.name, [option.high + 1])
        refused(game, option.name, "3")
    else:
        refused(game, option.name, option.low - 1)
        refused(game, option.name, option.high + 1)
        refused(game, option.name, True)
        refused(game, option.name, str(option.low))
        assert option.high <= MOST


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=ids)
def test_none_only_where_it_means_something(game: str, option: Option) -> None:
    if not option.unset:
        refused(game, option.name, None)


@pytest.mark.parametrize("game", games())
def test_players(game: str) -> None:
    low, high = rules_of(game).players
    for players in (low - 1, high + 1, "4", 4.0, None, True, 10**9):
        refused(game, "players", players)
    # Some counts need other options too (two decks); a refusal then names one.
    counts = []
    for players in range(low, high + 1):
        try:
            counts.append(nullo.load(game, players=players).num_players())
        except OptionError as error:
            assert error.option in {"players", *(option.name for option in rules_of(game).options)}
    assert low in counts


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("name", ["", "Players", "playerz", "self", "game"])
def test_unknown_options_are_refused(game: str, name: str) -> None:
    with pytest.raises(OptionError):
        nullo.load(game, **{name: 3})


@pytest.mark.parametrize("name", ["", "chess", "Sauce", "nullo.games", "../sauce"])
def test_unknown_games_are_refused(name: str) -> None:
    with pytest.raises(nullo.UnknownGame, match="there is no game"):
        nullo.load(name)


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_stated_options_load_the_same_game(variant: Variant) -> None:
    game = variant.load()
    stated = game.stated_options()
    assert "players" in stated
    again = nullo.load(game.id, **stated)
    assert again == game
    assert hash(again) == hash(game)
    assert again.stated_options() == stated
    assert eval(repr(game), {"nullo": nullo}) == game


@pytest.mark.parametrize("variant", first_variants(), ids=str)
@given(data=st.data())
def test_any_options_load_or_are_refused_by_name(variant: Variant, data: st.DataObject) -> None:
    rules = rules_of(variant.game)
    given_options: dict[str, Any] = {}
    for option in rules.options:
        if not data.draw(st.booleans(), label=option.name):
            continue
        number = st.integers(option.low, option.high)
        if option.choices:
            value: Any = data.draw(st.sampled_from(option.choices))
        elif isinstance(option.default, bool):
            value = data.draw(st.booleans())
        elif option.many:
            value = data.draw(st.lists(number, min_size=1, max_size=4))
        else:
            value = data.draw(number | st.integers(option.low, min(option.low + 20, option.high)))
        given_options[option.name] = value
    low, high = rules.players
    given_options["players"] = data.draw(st.integers(low, high))
    try:
        game = nullo.load(rules.id, **given_options)
    except OptionError as error:
        assert error.option in {"players", *(option.name for option in rules.options)}
        return
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert len(state.legal_actions()) <= 64
    assert all(len(phase.moves) <= 64 for phase in game.phases)


# --- docs/options.md ----------------------------------------------------------------------------


def listed_in_docs(game: str) -> str:
    """The section of a game in docs/options.md."""
    page = (Path(__file__).parent.parent / "docs/options.md").read_text(encoding="utf-8")
    return page.split(f"\n## {rules_of(game).title}\n")[1].split("\n## ")[0]


def allowed(option: Option) -> str:
    """What the page says of the values of an option."""
    if option.choices:
        return ", ".join(option.choices)
    if isinstance(option.default, bool):
        return "true, false"
    numbers = ", ".join(map(str, option.only)) or f"{option.low}–{option.high:,}"
    if option.many:
        return f"1–100 entries, each {numbers}"
    return f"{numbers}, none" if option.unset else numbers


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_page_lists_every_option(game: str) -> None:
    found = re.findall(
        r"^\| `(\w+)` \| (.*?) \| (.*?) \| (.*?) ?\|$", listed_in_docs(game), re.MULTILINE
    )
    rules = rules_of(game)
    least, most = rules.players
    wanted = [
        (
            "players",
            str(rules.default_players),
            f"{least}–{most}" if least < most else str(most),
            "",
        )
    ]
    for option in rules.options:
        default = option.default
        shown = (
            json.dumps(default, separators=(",", ":")).strip('"') if default is not None else "none"
        )
        about = f"option-{game}-{option.name}-about"
        marks = [mark for mark in MARKS if has_words(about) and mark in say(about, None, "en")]
        wanted.append((option.name, shown, allowed(option), " ".join([option.rule, *marks])))
    assert found == wanted


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_page_lists_every_action(game: str) -> None:
    rules = rules_of(game)
    modes = [{option.name: mode} for option in rules.options for mode in option.choices]
    line = re.search(r"^Actions: (.*)$", listed_in_docs(game), re.MULTILINE)
    assert line
    forms = re.findall(r"`([^`]+)`", line[1])
    codes = "|".join(rules.deck(rules.fill({})).codes)
    wild = {"CARD": rf"({codes})", "SEAT": r"\d", "N": r"\d+"}
    patterns = {form: re.sub(r"CARD|SEAT|\bN\b", lambda one: wild[one[0]], form) for form in forms}
    used = set()
    for options in modes or [{}]:
        for phase in rules.phases(rules.fill(options)):
            for action in () if phase.chance else texts_of(phase.moves):
                fits = [form for form, one in patterns.items() if re.fullmatch(one, action)]
                assert fits, action
                used |= set(fits)
    assert used == set(forms)
