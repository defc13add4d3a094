"""Names: invisible characters are removed, and no two at a table look alike."""

from __future__ import annotations

import pytest
from hypothesis import given as given_by
from hypothesis import strategies as st

import nullo
from nullo.bots.people import NAMES, names_of
from nullo.server.protocol.messages import NAME_LENGTH, ChooseBot, GiveUpSeat, Settings
from nullo.server.protocol.problems import Problem
from nullo.server.table.display_names import alike, bot_name, clean, distinct, one_line
from nullo.server.table.events import Join, Open, Stored
from nullo.server.table.table import Table
from server.running_server import Guest, ThreadServer

SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
CYRILLIC_ADA = "\u0410d\u0430"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ada \t of\n\u2028Kent ", "Ada of Kent"),
        ("Ada\u202eevE", "Ada evE"),  # reverses the direction of the text after it
        ("A\u200bd\u2060a\ufeff", "A d a"),
        ("A\u034fd\ufe0fa\u3164\u2800", "Ada"),
        ("\u0301\u0302Ada", "Ada"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("Z" + "\u0335" * 20 + "oe", "Z" + "\u0335" * 3 + "oe"),
        ("\u0e19\u0e49\u0e33", "\u0e19\u0e49\u0e33"),  # Thai: a letter with two signs
        ("\u0915\u094d\u0937\u093f", "\u0915\u094d\u0937\u093f"),
        ("<b>&amp;'\"", "<b>&amp;'\""),  # text is never markup
        ("\u0dc1\u0dca\u200d\u0dbb\u0dd3", "\u0dc1\u0dca\u200d\u0dbb\u0dd3"),  # Sinhala's Sri
        ("\u0d28\u0d4d\u200d", "\u0d28\u0d4d\u200d"),  # Malayalam: n at the end of a word
        ("\u09b0\u200d\u09cd\u09af\u09be", "\u09b0\u200d\u09cd\u09af\u09be"),  # Bengali: rya
        (
            "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",
            "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",
        ),
        ("\u0631\u200c\u0627", "\u0631\u0627"),  # these do not join anyway
        ("👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"),
        ("❤\ufe0f\u200d🔥 1\ufe0f\u20e3", "❤\ufe0f\u200d🔥 1\ufe0f\u20e3"),
        ("🏳\ufe0f\u200d🌈👍🏽🇩🇪", "🏳\ufe0f\u200d🌈👍🏽🇩🇪"),
        (SCOTLAND, SCOTLAND),
        ("葛\U000e0100城", "葛\U000e0100城"),  # a form of the letter, as in the family's register
        ("A\u200dd\u200ca\u200d", "Ada"),
        ("👩\u200d\u200d Ada\U000e0067", "👩 Ada"),
        ("\u200f\u05d0\u200e\u2067b", "\u05d0 b"),  # directions change nothing beside the name
        ("x" * 22 + "👩\u200d👩\u200d👧", "x" * 22),  # no half of a letter
        ("x" * 23 + "🇩🇪", "x" * 23),
        ("x" * 23 + "e\u0331", "x" * 23),
        ("👩\u200d" * 20, "👩\u200d" * 11 + "👩"),  # one letter, but too long
        ("\ufb1d" * NAME_LENGTH, "\u05d9\u05b4" * (NAME_LENGTH // 2)),  # grows when composed
    ],
)
def test_what_is_left_of_a_name(given: str, kept: str) -> None:
    assert clean(given) == kept
    assert clean(kept) == kept


@pytest.mark.parametrize(
    "given", ["", " ", "\u200b\u202e", "\u3164", "\u0301", " \u0301", "\u2800\u115f\n"]
)
def test_a_name_must_be_seen(given: str) -> None:
    with pytest.raises(Problem, match="bad-field"):
        clean(given)


def test_cleaning_twice_changes_nothing() -> None:
    letters = st.sampled_from(
        "a 1e\u0301\u0331\u0dc1\u0dca\u200d\u200c\u06cc\u0631👩🏽❤\ufe0f\u20e3🇩\u202e葛\U000e0100"
    )

    @given_by(st.text(letters, min_size=1, max_size=60))
    def check(text: str) -> None:
        once = one_line(text, NAME_LENGTH)
        assert one_line(once, NAME_LENGTH) == once
        assert len(once) <= NAME_LENGTH

    check()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("\u0639\u0644\u06cc\u200c\u0631\u0636\u0627", "\u0639\u0644\u06cc\u0631\u0636\u0627"),
        ("\u0dc1\u0dca\u200d\u0dbb\u0dd3", "\u0dc1\u0dca\u0dbb\u0dd3"),
        ("❤\ufe0f", "❤"),
        ("葛\U000e0100", "葛"),
    ],
)
def test_joiners_make_no_other_name(one: str, other: str) -> None:
    assert alike(one) == alike(other)
    assert distinct(one, [other]) == f"{one} 2"


@pytest.mark.parametrize("name", ["ada", "ADA", CYRILLIC_ADA, "A da", "\uff21\uff44\uff41"])
def test_names_that_look_alike(name: str) -> None:
    assert alike(name) == alike("Ada")
    assert distinct(name, ["Ada"]) == f"{name} 2"
    assert distinct(name, ["Eve"]) == name


def test_numbers_are_given_out_in_turn_and_fit() -> None:
    assert distinct("Ada", ["ada", "Ada 2", "Ada 4"]) == "Ada 3"
    assert alike("Cleo") == alike("CIe0")
    long = "y" * NAME_LENGTH
    assert distinct(long, [long]) == "y" * (NAME_LENGTH - 2) + " 2"


def test_bots_names() -> None:
    assert bot_name(["ADA", "Hans"], "simple", "nothing") == "Bruno"
    assert bot_name(NAMES, "simple", "nothing") == "Ada 2"


def opened(game: nullo.Game, name: str) -> tuple[Table, list[Stored]]:
    return Table.begin("t", [Open(game.id, game.stated_options()), Join(0, name)])


def called(table: Table) -> dict[int, str]:
    return {member.id: member.name for member in table.view.members}


def test_a_bot_makes_way_for_a_persons_name() -> None:
    table, _ = opened(nullo.load("alles-oder-nichts", players=4), name="Bruno")
    assert called(table) == {0: "Bruno", 1: "Ada", 2: "Cleo", 3: "Dario"}
    table.do(table.join("CLEO", 1))
    assert called(table) == {0: "Bruno", 2: "Ada", 3: "Dario", 4: "CLEO"}
    table.do(table.join("Dario", 3))  # the bot that is called so goes
    assert called(table) == {0: "Bruno", 2: "Ada", 4: "CLEO", 5: "Dario"}


def test_two_persons_of_one_name() -> None:
    table, rows = opened(nullo.load("alles-oder-nichts", players=4), name="Eve")
    rows += table.do(table.join("Eve"))
    rows += table.do(table.join(CYRILLIC_ADA))
    names = list(called(table).values())
    assert names == ["Eve", "Cleo", "Eve 2", CYRILLIC_ADA]
    assert called(Table.replay(table.id, rows)) == called(table)


def test_twelve_at_a_table_have_twelve_names() -> None:
    table, _ = opened(nullo.load("nothing", players=12), name=NAMES[0])
    table.do(table.decide(0, GiveUpSeat("a")))
    names = list(called(table).values())
    assert len(names) == len({alike(name) for name in names}) == 12


def test_the_frame_tells_of_the_other_name(server: ThreadServer) -> None:
    host = server.table(start=False).come()
    bots = [member for member in host.state["table"]["members"] if member.get("bot")]
    other = server.join(host.table, bots[-1]["name"], place=1)
    host.until(lambda message: message.get("kind") == "join")
    assert host.state == Guest(server, host.table, host.token).come().state
    names = [member["name"] for member in host.state["table"]["members"]]
    assert len(names) == len(set(names)) and bots[-1]["name"] in names
    assert other.come().state["table"] == host.state["table"]


def test_a_bot_of_another_level_has_another_name() -> None:
    table, _ = opened(nullo.load("nothing", players=4), name="Eve")
    table.do([ChooseBot("a", member=1, bot="expert")])
    names = called(table)
    assert names[1] in names_of("expert", "nothing") and names[2] in NAMES
    table.do([Settings("b", bots="beginner")])
    assert {name for name in called(table).values() if name != "Eve"} <= set(
        names_of("beginner", "nothing")
    )
    assert len(set(called(table).values())) == 4
