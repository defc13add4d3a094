"""Records are written and replayed, cut off anywhere, and damaged in every way."""

from __future__ import annotations

import copy
import json
import re
import time
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import nullo.game.view
from long_run import combined
from nullo import IllegalAction, RecordError, Rng
from nullo.records import record
from nullo.state.cut import check_cut
from nullo.state.match import Match, RandomSource, start, summary
from variants import Variant, first_variants, games, variants

Path = tuple[str | int, ...]

ALL = variants()
FIRST = first_variants()


@cache
def _record(variant: Variant, seed: int, most: int) -> str:
    rng = Rng(seed, variant.name)
    names = [f"Player {seat}" for seat in range(variant.load().players)]
    match, _ = start(variant.load(), rng, names, cut=True, meta={"seed": seed})
    for _ in range(most):
        if match.state.is_terminal():
            break
        position = match.state.position
        # In honour mode too many revokes would keep a game from ending.
        choices = position.fair() if rng.randrange(10) else position.legal()
        action = match.game.action_id(position.phase, choices[rng.randrange(len(choices))])
        match.act(match.state.current_player(), action)
    return record.write(match)


def made(variant: Variant, seed: int = 1, most: int = 10_000) -> dict[str, Any]:
    """The record of a random game, complete or cut short."""
    found: dict[str, Any] = json.loads(_record(variant, seed, most))
    return found


def refused(damaged: Any) -> str:
    """The message with which a record is refused: one line."""
    with pytest.raises(RecordError) as caught:
        record.read(json.dumps(damaged))
    message = str(caught.value)
    assert message
    assert "\n" not in message
    return message


@pytest.mark.parametrize(("variant", "seed"), combined(ALL, [1, 2]), ids=str)
def test_a_record_replays_to_itself(variant: Variant, seed: int) -> None:
    written = made(variant, seed)
    match = record.read(json.dumps(written))
    assert match.state.is_terminal()
    assert json.loads(record.write(match)) == written
    assert summary(match.state)["finished"] is True
    assert summary(match.state)["scores"] == written["result"]["scores"]
    totals = [hand["totals"] for hand in summary(match.state)["hands"]]
    assert totals[-1] == written["result"]["scores"]


@pytest.mark.parametrize("variant", ALL, ids=str)
def test_a_record_cut_between_actions_replays(variant: Variant) -> None:
    whole = made(variant)
    rng = Rng(1, variant.name)
    for _ in range(20):
        cut = copy.deepcopy(whole)
        del cut["result"]
        del cut["hands"][rng.randrange(len(cut["hands"])) + 1 :]
        last = cut["hands"][-1]
        left = rng.randrange(len(last["actions"]) + 1)
        del last["actions"][left:]
        # Draws and redeals after the end of a shortened record are reported as left over.
        try:
            match = record.read(json.dumps(cut))
        except RecordError as error:
            assert "left over" in str(error)
            assert {"draws", "redeals"} & set(last)
            continue
        assert match.state.is_terminal() == (cut["hands"] == whole["hands"])
        assert [hand["actions"] for hand in match.record()["hands"]] == [
            hand["actions"] for hand in cut["hands"]
        ]


@pytest.mark.parametrize("variant", FIRST, ids=str)
def test_a_hand_cut_short_must_be_the_last(variant: Variant) -> None:
    cut = made(variant)
    if len(cut["hands"]) > 1:
        cut["hands"][0]["actions"].pop()
        assert refused(cut).startswith("hand 1")


@pytest.mark.parametrize("variant", FIRST, ids=str)
def test_a_text_cut_anywhere_is_refused(variant: Variant) -> None:
    text = json.dumps(made(variant, most=30), ensure_ascii=False).encode()
    for end in range(0, len(text), 7):
        with pytest.raises(RecordError, match=r"bad JSON|not UTF-8"):
            record.read(text[:end])


@pytest.mark.parametrize("variant", FIRST, ids=str)
def test_a_record_goes_on_where_it_was_cut(variant: Variant) -> None:
    short = record.read(json.dumps(made(variant, most=10)))
    going = Match(short.game, RandomSource(Rng(1)), short.names, short.cut, short.meta)
    assert going.record().keys() == short.record().keys()


# --- what is wrong, said ------------------------------------------------------------------------


@pytest.mark.parametrize("variant", FIRST, ids=str)
def test_an_illegal_action_is_placed(variant: Variant) -> None:
    whole = made(variant)
    game = variant.load()
    rng = Rng(5, variant.name)
    for _ in range(15):
        number = rng.randrange(len(whole["hands"]))
        damaged = copy.deepcopy(whole)
        hand = damaged["hands"][number]
        at = rng.randrange(len(hand["actions"]))
        seat, _, text = hand["actions"][at].partition(" ")
        state = replayed_to(whole, number, at)
        illegal = [
            game.action_text(action)
            for action in range(game.num_distinct_actions() + game.max_chance_outcomes())
            if game.action_text(action) not in state.legal_texts()
        ]
        wrong = illegal[rng.randrange(len(illegal))]
        hand["actions"][at] = f"{seat} {wrong}"
        message = refused(damaged)
        assert message.startswith(f"hand {number + 1}, action {at + 1}: "), (text, wrong)
        with pytest.raises(IllegalAction) as caught:
            state.apply_action(wrong)
        assert message.endswith(str(caught.value))


def replayed_to(whole: dict[str, Any], number: int, at: int) -> Any:
    cut = copy.deepcopy(whole)
    cut.pop("result", None)
    del cut["hands"][number + 1 :]
    actions = cut["hands"][-1]["actions"]
    del actions[at:]
    for name in ("draws", "redeals"):
        while True:
            try:
                return record.replay(cut).state
            except RecordError as error:
                if f"{name} are left over" not in str(error):
                    break
            cut["hands"][-1][name].pop()
    return record.replay(cut).state


@pytest.mark.parametrize("variant", FIRST, ids=str)
def test_a_wrong_seat_is_placed(variant: Variant) -> None:
    damaged = made(variant)
    seat, _, text = damaged["hands"][0]["actions"][2].partition(" ")
    other = (int(seat) + 1) % variant.load().players
    damaged["hands"][0]["actions"][2] = f"{other} {text}"
    message = refused(damaged)
    turn = f"it is seat {seat}'s turn, not seat {other}'s"
    assert re.fullmatch(rf"hand 1, action 3: {turn} \([A-Z][0-9]+\)", message)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "0",
        "play",
        " play",
        "-1 pass",
        "1",
        "٣ pass",
        "999 x",
        "01 play",
        "1  play",
        "1 x ",
        5,
        None,
    ],
)
@pytest.mark.parametrize("variant", FIRST, ids=str)
def test_a_line_that_is_no_action_is_placed(variant: Variant, line: Any) -> None:
    damaged = made(variant)
    damaged["hands"][0]["actions"][1] = line
    assert refused(damaged).startswith("hand 1, action 2: ")


@pytest.mark.parametrize("variant", FIRST, ids=str)
def test_decks(variant: Variant) -> None:
    whole = made(variant)
    deck = whole["hands"][0]["deck"]
    wrong: Any
    for wrong, says in (
        (deck[:-1], "the deck lacks"),
        ([*deck, deck[0]], "too often"),
        ([deck[1], *deck[1:]], "too often|lacks"),
        (["99x", *deck[1:]], "there is no card '99x'"),
        ([deck[0] + " ", *deck[1:]], "there is no card"),
        (["9" * 1000, *deck[1:]], "there is no card"),
        ([None, *deck[1:]], "null is not a card"),
        ([[], *deck[1:]], "is not a card"),
        ([], "the deck lacks"),
        ("As", "must be a list"),
        (None, "must be a list"),
        ({}, "must be a list"),
    ):
        damaged = copy.deepcopy(whole)
        damaged["hands"][0]["deck"] = wrong
        message = refused(damaged)
        assert re.search(says, message)
        assert message.startswith("hand 1")
        assert "action" not in message
        assert len(message) < 120
        assert isinstance(wrong, str | dict | None) or re.search(r"\([A-Z]\d+\)$", message)


@pytest.mark.parametrize("variant", FIRST, ids=str)
def test_what_is_left_over_is_refused(variant: Variant) -> None:
    whole = made(variant)
    last = len(whole["hands"])
    damaged = copy.deepcopy(whole)
    damaged["hands"].append(damaged["hands"][0])
    assert refused(damaged) == f"hand {last + 1}: left over: the game is over"
    damaged = copy.deepcopy(whole)
    actions = damaged["hands"][-1]["actions"]
    actions.append(actions[-1])
    assert refused(damaged) == f"hand {last}, action {len(actions)}: left over: the hand is over"
    if last > 1:
        damaged = copy.deepcopy(whole)
        actions = damaged["hands"][0]["actions"]
        actions.append(actions[-1])
        assert refused(damaged) == f"hand 1, action {len(actions)}: left over: the hand is over"
    damaged = copy.deepcopy(whole)
    damaged["hands"][0].setdefault("draws", []).append(damaged["hands"][0]["deck"][0])
    assert refused(damaged) == "hand 1: draws are left over"
    damaged = copy.deepcopy(whole)
    damaged["hands"][0].setdefault("redeals", []).append(damaged["hands"][0]["deck"])
    assert refused(damaged) == "hand 1: redeals are left over"


@pytest.mark.parametrize("variant", FIRST, ids=str)
def test_keys(variant: Variant) -> None:
    whole = made(variant)
    for key in ("nullo", "game", "options", "hands"):
        assert (
            refused({k: v for k, v in whole.items() if k != key}) == f"the key {key!r} is missing"
        )
    for key in ("result", "meta", "names", "cut"):
        kept = {k: v for k, v in whole.items() if k != key}
        assert record.read(json.dumps(kept)).state.is_terminal()
    assert refused({**whole, "color": 1}) == "unknown key 'color'"
    damaged = copy.deepcopy(whole)
    damaged["hands"][0]["color"] = 1
    assert refused(damaged) == "hand 1: unknown key 'color'"
    for key in ("deck", "actions"):
        damaged = copy.deepcopy(whole)
        del damaged["hands"][0][key]
        assert refused(damaged) == f"hand 1: the key {key!r} is missing"
    text = json.dumps(whole)
    with pytest.raises(RecordError, match="'nullo' is given twice"):
        record.read('{"nullo": 1,' + text[1:])


@pytest.mark.parametrize("variant", FIRST, ids=str)
@pytest.mark.parametrize("version", [2, 0, -1, "1", 1.0, True, None, 10**30])
def test_versions(variant: Variant, version: Any) -> None:
    for more in ({}, {"game": "whist", "new": 1}):
        message = refused({**made(variant), **more, "nullo": version})
        assert message.startswith("nullo: ")
    if version in (2, 10**30):
        assert "later" in message


@pytest.mark.parametrize("variant", FIRST, ids=str)
def test_results(variant: Variant) -> None:
    whole = made(variant)
    scores, winners = whole["result"]["scores"], whole["result"]["winners"]
    wrong: Any
    for wrong in (
        None,
        [],
        {},
        {"scores": scores},
        {"scores": scores, "winners": winners, "x": 1},
        {"scores": [score + 1 for score in scores], "winners": winners},
        {"scores": [float(score) for score in scores], "winners": winners},
        {"scores": scores, "winners": []},
        {"scores": scores, "winners": [*winners, winners[0]]},
        {"scores": scores[1:], "winners": winners},
        {"scores": scores, "winners": [bool(winner) for winner in winners]},
    ):
        assert refused({**whole, "result": wrong}).startswith("result: ")
    unfinished = made(variant, most=5)
    result = {"scores": unfinished.get("scores", scores), "winners": winners}
    assert refused({**unfinished, "result": result}) == "result: the game is not finished"


@pytest.mark.parametrize("variant", FIRST, ids=str)
@pytest.mark.parametrize("names", [None, "Ann", [], ["Ann"] * 13, [1, 2, 3, 4], {"0": "Ann"}])
def test_names(variant: Variant, names: Any) -> None:
    assert refused({**made(variant), "names": names}).startswith("names: ")


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize(
    "options", [[], None, {"players": 99}, {"players": 4, "color": 1}, {"game": 1}, "x"]
)
def test_options(game: str, options: Any) -> None:
    whole = made(next(variant for variant in FIRST if variant.game == game))
    assert refused({**whole, "options": options}).startswith("option")


@pytest.mark.parametrize("variant", FIRST, ids=str)
def test_cuts(variant: Variant) -> None:
    whole = made(variant)
    game = variant.load()
    rounds = whole["cut"]
    if game.rules.cut(game.typed_options) is None:
        assert rounds is None
        assert refused({**whole, "cut": [["As"] * game.players]}).startswith("cut: ")
        return
    assert check_cut(game, rounds) == rounds
    card = rounds[0][0]
    wrong: Any
    for wrong in (
        [],
        {},
        "x",
        [[]],
        [None],
        [["99x"] * game.players],
        [[card] * game.players],
        [*rounds, rounds[0]],
        [*rounds, [None] * game.players],
        [[None, *rounds[0][1:]]],
        [[1] * game.players],
        [[*rounds[0], card]],
    ):
        assert refused({**whole, "cut": wrong}).startswith("cut: ")


@pytest.mark.parametrize("variant", [v for v in FIRST if v.game != "sauce"], ids=str)
@pytest.mark.parametrize("seed", range(5))
def test_a_cut_that_seats_others_is_refused(variant: Variant, seed: int) -> None:
    whole = made(variant, seed, 5)
    if whole["cut"] and len(whole["cut"]) == 1:
        moved = [[*round_[1:], round_[0]] for round_ in whole["cut"]]
        assert refused({**whole, "cut": moved}).startswith("cut: ")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        "1",
        '"x"',
        "{",
        "{}}",
        "NaN",
        "[" * 100_000,
        '{"nullo":' * 100_000,
        b"\xff",
        b"\xef\xbb\xbf{}",
    ],
    ids=lambda text: str(text[:12]),
)
def test_what_is_no_record_is_refused(text: str | bytes) -> None:
    with pytest.raises(RecordError):
        record.read(text)


@pytest.mark.parametrize(
    "junk", ["NaN", "-Infinity", '"\\ud800"', '{"\\udfff": 1}', "[" * 5000, "1" * 5000, "1e999"]
)
def test_what_is_not_quite_json_is_refused(junk: str) -> None:
    text = json.dumps({**made(FIRST[0]), "meta": {"note": "JUNK"}})
    with pytest.raises(RecordError, match="bad JSON"):
        record.read(text.replace('"JUNK"', junk))


def test_a_key_that_is_given_twice_among_very_many_is_soon_found() -> None:
    keys = [f'"{number}":0' for number in range(80_000)]
    began = time.process_time()
    with pytest.raises(RecordError, match="the key '79999' is given twice"):
        record.read("{" + ",".join([*keys, keys[-1]]) + "}")
    assert time.process_time() - began < 5


# --- anything at all ----------------------------------------------------------------------------

JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.just(10**40),
    st.floats(),
    st.text(max_size=4),
    st.sampled_from(["As", "0 pass", "1 play As", "\ud800", "♠", [], {}, [[]], [1], {"a": 1}]),
)


def paths(value: Any, here: Path = ()) -> list[Path]:
    """The path of every value within a JSON value."""
    found = [here]
    if isinstance(value, dict):
        for key, item in value.items():
            found.extend(paths(item, (*here, key)))
    elif isinstance(value, list):
        for number, item in enumerate(value):
            found.extend(paths(item, (*here, number)))
    return found


@pytest.mark.parametrize("variant", FIRST, ids=str)
@given(data=st.data())
def test_damage_is_refused_or_replays(variant: Variant, data: st.DataObject) -> None:
    damaged: Any = made(variant, seed=3, most=60)
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(paths(damaged)[1:] or [()]))
        if not path:
            break
        parent: Any = damaged
        for part in path[:-1]:
            parent = parent[part]
        last: Any = path[-1]
        how = data.draw(st.sampled_from(["put", "drop", "double", "swap"]))
        if how == "put":
            parent[last] = data.draw(JUNK)
        elif how == "drop":
            del parent[last]
        elif isinstance(parent, list):
            other = data.draw(st.integers(0, len(parent) - 1))
            if how == "double":
                parent.insert(other, copy.deepcopy(parent[last]))
            else:
                parent[last], parent[other] = parent[other], parent[last]
    try:
        match = record.read(json.dumps(damaged))
    except RecordError as error:
        assert "\n" not in str(error)
        return
    assert record.read(record.write(match)).state == match.state


def test_a_watcher_that_raises_loses_no_action() -> None:
    def watch(event: nullo.game.events.Event) -> None:
        if event.line.seat >= 0:
            raise RuntimeError("the line is dead")

    match = Match(nullo.load("nothing"), RandomSource(Rng(1)), watchers={0: watch})
    with pytest.raises(RuntimeError, match="dead"):
        match.act(1, "draw stock")
    match.watchers.clear()
    match.deal()
    match.act(1, "keep")
    assert match.hands[0].actions == ["1 draw stock", "1 keep"]
    assert record.replay(match.record()).state == match.state


def test_a_byte_order_mark_is_no_part_of_a_record() -> None:
    text = _record(FIRST[0], 1, 10_000)
    for data in ("\ufeff" + text, b"\xef\xbb\xbf" + text.encode(), text.replace("{", "{\r\n", 1)):
        assert record.write(record.read(data)) == text


def test_a_file_of_several_records_needs_a_number() -> None:
    texts = [_record(FIRST[0], seed, 10_000) for seed in (1, 2, 3)]
    file = "\ufeff" + "\r\n\ufeff".join(texts) + "\n\n\ufeff"  # three files, joined
    with pytest.raises(RecordError, match="it holds 3 records"):
        record.read(file)
    for number, text in enumerate(texts, 1):
        assert record.write(record.read(file.encode(), number)) == text
    for number in (0, 4, -1):
        with pytest.raises(RecordError, match=f"no record {number}: it holds 3"):
            record.read(file, number)
    indented = json.dumps(json.loads(texts[0]), indent=1)
    for indent in (0, 2):
        file = "\n\ufeff".join(json.dumps(json.loads(text), indent=indent) for text in texts)
        with pytest.raises(RecordError, match="it holds 3 records"):
            record.read(file)
        for number, text in enumerate(texts, 1):
            assert record.write(record.read(file, number)) == text
    mixed = f"{texts[0]}\n{indented}"
    assert [record.write(record.read(mixed, number)) for number in (1, 2)] == [texts[0]] * 2
    with pytest.raises(RecordError, match="Extra data"):
        record.read(indented + " more")
    assert record.write(record.read(indented, 1)) == texts[0]
    with pytest.raises(RecordError, match="no record 2: it holds 1"):
        record.read(indented, 2)
