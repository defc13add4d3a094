"""The remarks about take-backs and claims, for members who connect later."""

from __future__ import annotations

import pytest

from nullo.game.moves import Move
from nullo.game.view import Line, Saying
from nullo.server.protocol.messages import Claim, Remark
from nullo.server.table.events import Away, Stored
from nullo.server.table.table import Table
from nullo.state.claims import check_claim
from server.table.test_claims import ready
from server.table.test_table import BIDS, SAID, act, acts, member, small
from server.table.test_takeback import answer, ask


def remarks(table: Table) -> list[Remark]:
    """The remarks in a spectator's snapshot."""
    return table.snapshot().table.remarks


def log(table: Table) -> int:
    """The number of lines in the log."""
    public = table.snapshot().public
    return len(public.log) if public else 0


def test_what_was_taken_back_as_all_saw_it() -> None:
    table = small()
    acts(table, [*BIDS, *SAID])
    at = log(table)
    acts(table, ["1 play 6s", "2 play 1h"])
    ask(table, 1)
    assert remarks(table) == []
    answer(table, 0, True)
    answer(table, 2, True)
    lines = [Line(seat, "play", Move("play", card)) for seat, card in ((1, "6s"), (2, "1h"))]
    assert lines[0].sayings() == [Saying("play", 1, card="6s")]
    assert remarks(table) == [Remark(table.seq, "taken-back", 1, at, lines)]


def test_nothing_of_a_choice_that_nobody_saw() -> None:
    table = small()
    acts(table, ["0 bid 2"])
    ask(table, 0, alone=True)
    acts(table, BIDS)
    ask(table, 2, alone=True)  # all have chosen, and nothing has been opened
    assert [(one.seat, one.at, one.lines, one.more) for one in remarks(table)] == [
        (0, 1, [], 0),
        (2, 1, [], 0),
    ]


@pytest.mark.parametrize("how", ["refused", "past", "away"])
def test_how_it_ended_otherwise(how: str) -> None:
    table = small()
    acts(table, [*BIDS, *SAID, "1 play 6s"])
    ask(table, 1)
    if how == "refused":
        answer(table, 0, False)
    elif how == "past":
        act(table, 2, "play 1h")
    else:
        table.do([Away(member(table, 1))])
    kind = "refused" if how == "refused" else "past"
    assert [(one.kind, one.seat, one.lines) for one in remarks(table)] == [(kind, 1, [])]
    assert remarks(table)[0].at == log(table)


def test_they_stand_in_their_order_after_more_is_taken_back() -> None:
    table = small()
    acts(table, [*BIDS, *SAID, "1 play 6s", "2 play 1h"])
    at = log(table)
    ask(table, 2)
    answer(table, 0, False)
    ask(table, 1, alone=True)
    assert [(one.kind, one.at) for one in remarks(table)] == [
        ("refused", at - 2),
        ("taken-back", at - 2),
    ]


def test_a_claim_stands_until_the_hand_is_over() -> None:
    table = ready()
    assert table.play is not None
    order = check_claim(table.play.state, 1)
    assert order is not None
    at, first = log(table), table.seq + 1
    told = []
    for event in table.claim(Claim("c"), 1, order):
        table.advance(Stored(table.seq + 1, 0, event, member(table, 1)))
        told.append(remarks(table))
    assert told == [[Remark(first, "claim", 1, at)]] * 6 + [[]]


def test_only_the_last_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nullo.server.table.remarks.KEPT", 2)
    table = small()
    for _ in range(3):
        act(table, 0, "bid 1")
        ask(table, 0, alone=True)
    assert [one.seq for one in remarks(table)] == [table.seq - 3, table.seq]
