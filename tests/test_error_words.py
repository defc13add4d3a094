"""Errors in records have words in every language."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

import nullo
from locale_files import messages
from nullo import IllegalAction, NulloError, RecordError, Rng
from nullo.bots.base import bot_class
from nullo.game.errors import ErrorMessage
from nullo.locale.error_words import error_text, message_text, record_error, record_error_at
from nullo.locale.system_errors import KINDS, NAMES, fault
from nullo.locale.words import ENGLISH, LANGUAGES
from nullo.records import record
from nullo.records.verify import check_seals
from nullo.remote.link import parse
from nullo.state.match import start
from records import dealt_anew

OTHERS = [language for language in LANGUAGES if language != ENGLISH]

Json = dict[str, Any]


@cache
def _played(game: str, seed: int, cut: bool) -> str:
    rng = Rng(seed, "x")
    loaded = nullo.load(game, hands=1)
    match, _ = start(loaded, rng, ["Ann", "Ben", "Cid", "Dot"], cut)
    while not match.state.is_terminal():
        choices = match.state.position.fair()
        action = loaded.action_id(match.state.position.phase, choices[rng.randrange(len(choices))])
        match.act(match.state.current_player(), action)
    made = match.record()
    made["meta"] = {"table": "a-table", "seals": [SEAL]}
    return json.dumps(made)


SEAL = {"hand": 0, "part": 0, "seal": "0" * 64, "nonce": "0" * 64}


def tout() -> Json:
    """The record of a short game with a cut of one round."""
    made: Json = json.loads(_played("alles-oder-nichts", 1, True))
    assert len(made["cut"]) == 1
    return made


def sauce() -> Json:
    """The record of a hand of Sauce in which cards were drawn at random."""
    made: Json = json.loads(_played("sauce", 389, False))
    assert len(made["hands"][0]["draws"]) > 1
    return made


def nothing() -> Json:
    """The record of a game without a cut, before its first card."""
    return {"nullo": 1, "game": "nothing", "options": {"players": 4}, "hands": []}


def all_or_nothing() -> Json:
    """The record of a game before its cut."""
    return {"nullo": 1, "game": "all-or-nothing", "options": {"players": 4}, "hands": []}


def put(*path: Any) -> Callable[[Json], Any]:
    """A function that changes a record: it puts the last argument at the place that the others name."""

    def change(made: Json) -> None:
        *way, last, value = path
        place: Any = made
        for part in way:
            place = place[part]
        if isinstance(place, list) and last == len(place):
            place.append(value)
        else:
            place[last] = value

    return change


def less(*path: Any) -> Callable[[Json], Any]:
    """A function that changes a record: it deletes the value at a place."""

    def change(made: Json) -> None:
        *way, last = path
        place: Any = made
        for part in way:
            place = place[part]
        del place[last]

    return change


TEXTS: list[tuple[bytes | str, str]] = [
    (b"\xff", "record-not-utf8"),
    ("", "record-json-value"),
    ("{1:2}", "record-json-name"),
    ('{"a" 1}', "record-json-colon"),
    ("[1 2]", "record-json-comma"),
    ('"a', "record-json-string"),
    ('"\n"', "record-json-control"),
    (r'"\q"', "record-json-escape"),
    ("1 1", "record-json-extra"),
    ('{"a":1}\n{"a":1}\n', "record-several"),
    (r'{"a":"\ud800"}', "record-json-surrogate"),
    ("[" * 100_000, "record-json-deep"),
    ("NaN", "record-json-constant"),
    ("1e999", "record-json-large"),
    ("1" * 1001, "record-json-digits"),
    ("[]", "record-no-object"),
    ('{"a":1,"a":2}', "record-twice"),
]

Case = tuple[Callable[[], Json], Callable[[Json], Any], str]
CHANGES: list[Case] = [
    (tout, less("nullo"), "record-missing"),
    (tout, put("nullo", 0), "record-version"),
    (tout, put("nullo", 2), "record-later"),
    (tout, put("colour", 1), "record-unknown"),
    (tout, put("options", []), "record-object"),
    (tout, put("game", 1), "record-game"),
    (tout, put("game", "whist"), "wrong-game"),
    (tout, less("options", "players"), "record-players"),
    (tout, put("options", "colour", 1), "wrong-option"),
    (tout, put("options", "players", 99), "wrong-range"),
    (tout, put("options", "players", "four"), "wrong-number"),
    (tout, put("options", "mode", "soft"), "wrong-choice"),
    (tout, put("options", "hand_sizes", 3), "wrong-list"),
    (tout, put("options", "hand_sizes", []), "wrong-entries"),
    (tout, put("options", "hand_sizes", [40]), "wrong-cards"),
    (sauce, put("options", "players", 5), "wrong-fixed"),
    (nothing, put("options", "allow_keep", 1), "wrong-flag"),
    (nothing, put("options", "hand", 13), "wrong-stock"),
    (nothing, put("cut", [["As"] * 4]), "record-no-cut"),
    (dealt_anew, put("options", "hand", 4), "wrong-batch"),
    (dealt_anew, put("options", "ranks", 2), "wrong-turn-up"),
    (sauce, put("options", "ranks", 7), "wrong-fourths"),
    (all_or_nothing, put("options", "ranks", 5), "wrong-hand"),
    (tout, put("hands", {}), "record-list"),
    (tout, put("hands", 0, []), "record-object"),
    (tout, put("hands", 0, "colour", 1), "record-unknown"),
    (tout, less("hands", 0, "deck"), "record-missing"),
    (tout, put("hands", 0, "actions", {}), "record-key-list"),
    (tout, put("names", "Ann"), "record-texts"),
    (tout, put("names", ["Ann"]), "record-names"),
    (tout, put("meta", []), "record-object"),
    (tout, put("result", []), "record-result"),
    (tout, less("hands", 0, "actions", -1), "record-not-finished"),
    (tout, put("result", "scores", []), "record-result-wrong"),
    (tout, put("cut", []), "record-rounds"),
    (tout, put("cut", 0, []), "record-round-entries"),
    (tout, put("cut", 1, [None] * 4), "record-round-left"),
    (tout, put("cut", 0, ["8s", "8h", "7s", "6s"]), "record-tied"),
    (tout, put("cut", 0, ["5s", "8h", "7s", "6s"]), "record-other-seats"),
    (tout, put("cut", 0, 1, None), "record-draws"),
    (tout, put("cut", [["8s", "8h", "7s", "6s"], ["8s", "7h", "6s", None]]), "record-draws-not"),
    (tout, put("cut", 0, 1, 7), "record-no-card"),
    (tout, put("cut", 0, 1, "9z"), "wrong-card"),
    (tout, put("cut", 0, ["8s", "8s", "7s", "6s"]), "record-drawn-twice"),
    (sauce, put("cut", [["b9", "SAUCE", "b2", "b3"]]), "record-barred"),
    (tout, put("hands", 0, "deck", 0, None), "record-no-card"),
    (tout, put("hands", 0, "deck", 0, "9z"), "wrong-card"),
    (tout, put("hands", 0, "deck", 0, "1s"), "record-too-often"),
    (tout, less("hands", 0, "deck", 0), "record-lacks"),
    (tout, put("hands", 0, "actions", 1, 7), "record-action-text"),
    (tout, put("hands", 0, "actions", 1, "bid 0"), "record-no-action"),
    (tout, put("hands", 0, "actions", 1, "0 bid 0"), "wrong-turn"),
    (tout, put("hands", 0, "actions", 1, "9 bid 0"), "wrong-seat"),
    (tout, put("hands", 0, "actions", 1, "2 frob"), "wrong-action"),
    (tout, put("hands", 0, "actions", 1, "2 play 9z"), "wrong-card"),
    (tout, put("hands", 0, "actions", 1, "2 play 1s"), "refuse-not-now"),
    (sauce, put("hands", 0, "actions", 4, "1 play b4"), "refuse-not-in-hand"),
    (tout, lambda made: made["hands"].append(made["hands"][0]), "record-game-over"),
    (tout, lambda made: made["hands"][0]["actions"].append("0 bid 0"), "record-hand-over"),
    (tout, put("hands", 0, "redeals", [[]]), "record-redeals-left"),
    (tout, put("hands", 0, "draws", ["1s"]), "record-draws-left"),
    (sauce, less("hands", 0, "draws", -1), "record-cards-missing"),
    (sauce, put("hands", 0, "draws", 1, None), "record-no-card"),
    (sauce, lambda made: made["hands"][0]["draws"].insert(0, "SAUCE"), "record-not-drawn"),
    (dealt_anew, put("hands", 0, "redeals", 0, {}), "record-deck"),
    (dealt_anew, lambda made: made["hands"].append({}), "record-missing"),
    (dealt_anew, lambda made: made["hands"].append(made["hands"][0]), "record-hand-unfinished"),
    (dealt_anew, put("hands", 0, "redeals", 0, 0, "9z"), "wrong-card"),
]

SEALS: list[tuple[Callable[[Json], Any], str]] = [
    (less("meta", "seals"), "record-no-seals"),
    (less("meta", "table"), "record-table"),
    (put("meta", "seals", [SEAL, SEAL]), "record-seals-order"),
    (put("meta", "seals", 0, "hand", -1), "record-expected"),
    (put("meta", "seals", 0, "hand", "0"), "record-expected-not"),
    (put("meta", "seals", 0, "nonce", "xyz"), "record-expected-like"),
    (less("meta", "seals", 0, "nonce"), "record-field"),
]

PLACES = {
    "record-at",
    "record-hand",
    "record-in-action",
    "record-in-redeal",
    "record-in-draw",
    "record-round",
    "record-json",
    "record-json-place",
}
"""Keys of what is put together; the tables name the innermost."""

ELSEWHERE = {
    "record-challenge": "test_challenge_routes.py: of a game whose cards others are to play",
    "record-json-trailing": "since Python 3.13",
    "record-not-left": "tests/cli: of a game that is taken up",
    "record-number": "test_record.py: of a file of several records",
}


def within(message: ErrorMessage) -> Iterator[ErrorMessage]:
    """A message and all messages within it."""
    yield message
    for value in message.params.values():
        if isinstance(value, ErrorMessage):
            yield from within(value)


def check_words(error: NulloError, key: str) -> None:
    """Check that an error says this in English, and has words for every part in the other languages."""
    assert error_text(error, ENGLISH) == str(error)
    parts = list(within(error.message))
    assert key in {part.key for part in parts}, str(error)
    for part in parts:
        given = [value for value in part.params.values() if isinstance(value, str)]
        # What is given may be a name, a code or a number, never a sentence.
        assert not [value for value in given if re.search("[a-z]{3,} [a-z]{2,}", value)]
        for language in OTHERS:
            assert part.key in messages(language)
            if part.key != "record-at" or language == "fr":
                assert message_text(part, language) != message_text(part, ENGLISH)


@pytest.mark.parametrize(("text", "key"), TEXTS, ids=[key for _, key in TEXTS])
def test_a_text_that_is_none(text: bytes | str, key: str) -> None:
    with pytest.raises(RecordError) as caught:
        record.read(text)
    check_words(caught.value, key)


@pytest.mark.parametrize(
    ("make", "change", "key"), CHANGES, ids=[f"{case[0].__name__}-{case[2]}" for case in CHANGES]
)
def test_a_record_that_is_wrong(
    make: Callable[[], Json], change: Callable[[Json], Any], key: str
) -> None:
    made = make()
    change(made)
    with pytest.raises(RecordError) as caught:
        record.read(json.dumps(made))
    check_words(caught.value, key)


@pytest.mark.parametrize(("change", "key"), SEALS, ids=[key for _, key in SEALS])
def test_seals_that_are_none(change: Callable[[Json], Any], key: str) -> None:
    made = tout()
    change(made)
    with pytest.raises(RecordError) as caught:
        check_seals(record.read(json.dumps(made)))
    check_words(caught.value, key)


def test_nothing_that_a_record_can_be_refused_for_is_left_out() -> None:
    tried = {key for _, key in (*TEXTS, *SEALS)} | {key for *_, key in CHANGES}
    keys = {key for key in messages(ENGLISH) if key.startswith("record-")}
    assert keys - tried == PLACES | set(ELSEWHERE)


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("deep", "wrong-bot"),
        ("no_such_module:Bot", "wrong-bot-module"),
        ("json:Bot", "wrong-bot-attribute"),
        ("json:loads", "wrong-bot-class"),
        (":Bot", "wrong-bot-place"),
    ],
)
def test_what_is_no_bot(name: str, key: str) -> None:
    with pytest.raises(NulloError) as caught:
        bot_class(name)
    check_words(caught.value, key)


def test_what_is_no_link() -> None:
    with pytest.raises(NulloError) as caught:
        parse("http://host/nowhere")
    check_words(caught.value, "wrong-link")


def test_what_the_system_does_not_do() -> None:
    for number, kind in KINDS.items():
        assert fault(OSError(number, "x")) == ErrorMessage(f"system-{kind}")
    for number, kind in NAMES.items():
        assert fault(socket.gaierror(number, "x")) == ErrorMessage(f"system-{kind}")
    assert message_text(fault(OSError(99999, "No Idea")), ENGLISH) == "no idea"
    assert message_text(fault(TimeoutError()), ENGLISH) == "timed out"


def test_without_a_key_it_is_said_in_english() -> None:
    for error in (
        NulloError("of a plug-in"),
        NulloError("of a plug-in").with_key("no-such-key"),
        RuntimeError("of a plug-in"),
    ):
        assert error_text(error, "fr") == str(error) == "of a plug-in"
        if isinstance(error, NulloError):
            assert str(record_error(error.message)) == str(error)
            assert error_text(record_error_at("meta", error.message, "X1"), "fr") == (
                "meta\u202f: of a plug-in (X1)"
            )
    for code in ("", "no-such-code"):
        error = IllegalAction(1, "jump", "X1", "of a plug-in", code)
        assert error_text(error, ENGLISH) == str(error)
        assert error_text(error, "fr").endswith("\u202f: of a plug-in (X1)")


def test_what_is_given_may_be_endless() -> None:
    with pytest.raises(RecordError) as caught:
        record.read(json.dumps({**tout(), "x" * 10_000: 1}))
    assert len(error_text(caught.value, "fr")) < 300 > len(str(caught.value))
