"""Changes between structures, as patches."""

from __future__ import annotations

import msgspec
import pytest

from nullo.game.events import Operation, apply_patch
from nullo.game.moves import Move
from nullo.game.view import Barred, Own, Play, Public, Refusal, SeatPublic, Trick, json_values
from nullo.state.json_patch import delta
from nullo.system.decoding import json_decoder

PLAY = Play(1, "3h")
TRICK = Trick([PLAY], 2)

CASES = [
    (Public(hand=1), Public(hand=2), [("replace", "/hand", 2)]),
    (Public(hand=1), Public(), [("remove", "/hand", None)]),
    (Public(), Public(actor=3), [("add", "/actor", 3)]),
    (Public(trick=[PLAY]), Public(trick=[PLAY, PLAY]), [("add", "/trick/-", PLAY)]),
    (Public(trick=[PLAY, PLAY]), Public(trick=[PLAY]), [("replace", "/trick", [PLAY])]),
    (Public(tricks=[TRICK]), Public(tricks=[TRICK, TRICK]), [("add", "/tricks/-", TRICK)]),
    (Public(discard=["2s"]), Public(discard=["2s", "3h"]), [("add", "/discard/-", "3h")]),
    (
        Public(discard=["2s"]),
        Public(discard=["4s", "3h"]),
        [("replace", "/discard", ["4s", "3h"])],
    ),
    (Public(discard=["2s", "3h"]), Public(discard=[]), [("remove", "/discard", None)]),
    (
        Public(seats=[SeatPublic(5, tricks=1), SeatPublic(5)]),
        Public(seats=[SeatPublic(5, tricks=2), SeatPublic(5, bid=Move("bid", number=1))]),
        [("replace", "/seats/0/tricks", 2), ("add", "/seats/1/bid", Move("bid", number=1))],
    ),
    (
        Public(
            seats=[SeatPublic(5, said=Move("beg"), tricks=1, points=5), SeatPublic(5, tricks=2)]
        ),
        Public(seats=[SeatPublic(0), SeatPublic(0)]),
        [("replace", "/seats", [SeatPublic(0), SeatPublic(0)])],
    ),
    (
        Public(piles={"stock": 3, "a~/b": 1}),
        Public(piles={"stock": 2, "aside": 4}),
        [
            ("remove", "/piles/a~0~1b", None),
            ("replace", "/piles/stock", 2),
            ("add", "/piles/aside", 4),
        ],
    ),
    (
        Own(0, refused=[Barred(["3h"], Refusal("T8", "must-follow"))]),
        Own(0, refused=[Barred(["3h"], Refusal("T8", "not-in-hand"))]),
        [("replace", "/refused/0/refusal/code", "not-in-hand")],
    ),
    (Own(1), Own(2), [("replace", "/seat", 2)]),
    (Own(1, hand=["3h"]), Own(1, hand=["3h"]), []),
]


@pytest.mark.parametrize(("before", "after", "steps"), CASES)
def test_a_change(
    before: msgspec.Struct, after: msgspec.Struct, steps: list[tuple[str, str, object]]
) -> None:
    found = delta(before, after)
    values = [None if step.op == "remove" else step.value for step in found]
    assert [(step.op, step.path) for step in found] == [(op, path) for op, path, _ in steps]
    assert values == [value for _, _, value in steps]
    # As a client that reads the JSON does.
    read = json_decoder(list[Operation]).decode(msgspec.json.encode(found))
    assert apply_patch(json_values(before), read) == json_values(after)


def test_a_path_to_begin_with() -> None:
    assert delta(Own(1), Own(2), "/own") == [Operation("replace", "/own/seat", 2)]
