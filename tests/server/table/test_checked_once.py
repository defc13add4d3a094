"""An action is checked once: where it enters, from a client, from a bot or from the store."""

from __future__ import annotations

import pytest

from nullo import IllegalAction
from nullo.server.protocol import messages
from nullo.server.table.events import Act, Choose, Join, Open, Stored
from nullo.server.table.table import Table
from nullo.state.checked_position import CheckedPosition

BIDS = [0, 1, 2, 3]


class StudyForm:
    """Counts the checks of actions."""

    def __init__(self) -> None:
        self.many = 0

    def since(self) -> int:
        many, self.many = self.many, 0
        return many


@pytest.fixture
def checks(monkeypatch: pytest.MonkeyPatch) -> StudyForm:
    counted = StudyForm()
    check = CheckedPosition.check

    def count(self: CheckedPosition, action: int | str) -> int:
        counted.many += not self.is_chance_node()
        return check(self, action)

    monkeypatch.setattr(CheckedPosition, "check", count)
    return counted


def begun() -> tuple[Table, list[Stored]]:
    joins = [Join(number, name) for number, name in enumerate("abcd")]
    table, rows = Table.begin("tttttttt", [Open("alles-oder-nichts", {"players": 4}), *joins])
    rows += table.do(table.decide(0, messages.BeginGame("start")))
    return table, rows


def done_by_a_person(table: Table, seat: int, text: str) -> list[Stored]:
    member = table.view.seats[seat]
    stored = []
    for row in table.rows(table.decide(member, messages.MakeMove("act", text)), member):
        table.advance(row)
        stored.append(row)
    return stored


def test_a_persons_action_is_checked_once(checks: StudyForm) -> None:
    table, _ = begun()
    checks.since()
    for seat in BIDS:  # at the last one all four are done
        done_by_a_person(table, seat, "BID 1")
        assert checks.since() == 1
    (seat,) = table.view.asked
    own = table.seat_state(seat)
    done_by_a_person(table, seat, own.action_to_string(own.legal_actions()[0]))
    assert checks.since() == 1


def test_a_bots_action_is_an_id_and_is_checked_once(checks: StudyForm) -> None:
    table, _ = begun()
    for seat in BIDS:
        done_by_a_person(table, seat, "bid 1")
    (seat,) = table.view.asked
    table.do(table.decide(table.view.seats[seat], messages.GiveUpSeat("leave")))
    checks.since()
    action = table.seat_state(seat).legal_actions()[0]
    (event,) = table.decide_bot(seat, action)
    table.do([event])
    assert isinstance(event, Act) and event.action == table.game.action_text(action)
    assert checks.since() == 1


def test_a_stored_action_is_checked_once(checks: StudyForm) -> None:
    table, rows = begun()
    for seat in BIDS:
        rows += done_by_a_person(table, seat, "bid 1")
    acts = sum(isinstance(row.event, Act | Choose) for row in rows)
    checks.since()
    assert Table.replay("tttttttt", rows).snapshot() == table.snapshot()
    assert checks.since() == acts == 4


def test_what_has_been_decided_but_overtaken_is_checked_again(checks: StudyForm) -> None:
    table, _ = begun()
    for seat in BIDS:
        done_by_a_person(table, seat, "bid 1")
    (seat,) = table.view.asked
    member, legal = table.view.seats[seat], table.seat_state(seat).legal_actions()
    first, second = (
        table.decide(member, messages.MakeMove("act", table.game.action_text(action)))
        for action in legal[:2]
    )
    table.do(first)
    with pytest.raises(ValueError, match="turn"):
        table.do(second)


def test_a_stored_action_that_is_not_legal_is_refused() -> None:
    table, _ = begun()
    for seat in BIDS:
        done_by_a_person(table, seat, "bid 1")
    (seat,) = table.view.asked
    with pytest.raises(IllegalAction):
        table.do([Act(seat, "bid 1")])


def test_what_a_take_back_leaves_is_not_checked_again(checks: StudyForm) -> None:
    table, _ = begun()
    for seat in BIDS[:3]:
        done_by_a_person(table, seat, "bid 1")
    checks.since()
    table.do(table.decide(table.view.seats[2], messages.AskBack("back")), table.view.seats[2])
    for seat in (0, 1, 3):
        if table.view.back is not None:
            member = table.view.seats[seat]
            table.do(table.decide(member, messages.AnswerBack("yes", True)), member)
    assert table.view.asked == [2, 3]
    assert checks.since() == 0
