"""Take-backs: what may be taken back, who must agree, what ends a request, and what remains."""

from __future__ import annotations

import time
from contextlib import nullcontext

import pytest
from random_tables import ID, plain, started, unopposed

import nullo
from nullo.records.record import replay
from nullo.server.live import automatic_moves
from nullo.server.protocol import messages
from nullo.server.protocol.messages import Settings, TakeBack
from nullo.server.protocol.problems import Refused
from nullo.server.table.events import Away, Back, Leave, Stored, TakenBack
from nullo.server.table.table import Table
from server.running_server import Guest, ThreadServer, begun, thread_server
from server.table.test_table import BIDS, SAID, act, acts, fixed, member, read, small

ASK = messages.AskBack("b")


def ask(table: Table, seat: int, alone: bool = False) -> None:
    """Let a seat ask for a take-back; ``alone``: nobody else has to agree."""
    who = member(table, seat)
    with unopposed(table, who) if alone else nullcontext():
        table.do(table.decide(who, ASK), who)


def answer(table: Table, seat: int, yes: bool) -> None:
    """Let a seat agree to a take-back, or refuse it."""
    who = member(table, seat)
    table.do(table.decide(who, messages.AnswerBack("c", yes)), who)


def back(table: Table) -> TakeBack | None:
    """The take-back that is asked for, if any."""
    return table.view.back


def everything(table: Table) -> list[object]:
    """The snapshots of all members and a spectator, without the remarks."""
    people = [None, *(item.id for item in table.view.members)]
    states: list[object] = []
    for who in people:
        state = plain(table.snapshot(who))
        state["table"].pop("remarks", None)
        states.append(state)
    return states


def played(table: Table) -> None:
    """Play until seat 1 has led and seat 2 has followed."""
    acts(table, [*BIDS, *SAID, "1 play 4s"])


def test_all_agree_and_it_stands_as_before() -> None:
    table = small()
    acts(table, [*BIDS, *SAID])
    before = everything(table)
    acts(table, ["1 play 6s", "2 play 1h"])
    ask(table, 1)
    assert back(table) == TakeBack(member(table, 1), 6, [], [member(table, 0), member(table, 2)])
    answer(table, 0, True)
    assert back(table) == TakeBack(member(table, 1), 6, [member(table, 0)], [member(table, 2)])
    answer(table, 2, True)
    assert back(table) is None
    assert everything(table) == before
    acts(table, ["1 play 4s"])


def test_a_choice_that_is_not_opened_yet_is_taken_back() -> None:
    table = small()
    before = everything(table)
    acts(table, ["0 bid 2"])
    table.do([Away(member(table, 1)), Away(member(table, 2))])
    ask(table, 0)  # nobody is there to be asked
    assert table.view.asked == [0, 1, 2]
    assert plain(table.snapshot(member(table, 0)))["own"] == before[1]["own"]  # type: ignore[index]
    # All have chosen, and nobody has seen anything.
    table = small()
    acts(table, BIDS)
    ask(table, 2, alone=True)
    assert table.view.asked == [1, 2]
    acts(table, ["1 bid 1", "2 bid 2", *SAID])
    assert table.view.asked == [1]


def test_what_is_not_taken_back() -> None:
    table = small()
    acts(table, ["0 bid 2"])
    for seat, code in ((1, "nothing-to-take-back"), (2, "nothing-to-take-back")):
        with pytest.raises(Refused, match=code):
            ask(table, seat)
    with pytest.raises(Refused, match="no-seat"):
        table.decide(77, ASK)
    acts(table, ["2 bid 0", "1 bid 0", *SAID])
    for seat in (0, 1, 2):  # an open bid has been shown
        with pytest.raises(Refused, match="revealed"):
            ask(table, seat)
    acts(table, ["1 play 6s"])
    table.do([Settings("s", takebacks=False)])
    with pytest.raises(Refused, match="no-takebacks"):
        ask(table, 1)


def test_nothing_past_a_hand_or_the_end() -> None:
    table = small()
    acts(table, [*BIDS, *SAID])
    while table.play and table.play.hand == 0:
        seat = table.view.asked[0]
        known = table.seat_state(seat)
        act(table, seat, known.action_to_string(known.legal_actions()[0]))
    table.do(table.follow())
    for seat in range(3):
        with pytest.raises(Refused, match="nothing-to-take-back"):
            ask(table, seat)


def test_nothing_past_a_card_that_was_drawn() -> None:
    table, _ = started(nullo.load("nothing", players=2))
    seat = table.view.asked[0]
    act(table, seat, "draw stock")
    with pytest.raises(Refused, match="revealed"):
        ask(table, seat)
    known = table.seat_state(seat)
    before = everything(table)
    act(table, seat, known.action_to_string(known.legal_actions()[0]))
    ask(table, seat, alone=True)
    assert everything(table) == before
    with pytest.raises(Refused, match="revealed"):
        ask(table, seat)


def test_nothing_past_a_deal_or_a_turn_up() -> None:
    table, _ = started(nullo.load("all-fives"))
    beggar = table.view.asked[0]
    act(table, beggar, "beg")
    ask(table, beggar, alone=True)
    act(table, beggar, "beg")
    dealer = table.view.asked[0]
    act(table, dealer, "run")
    table.do(table.follow())
    for seat in (beggar, dealer):
        with pytest.raises(Refused, match=r"revealed|nothing-to-take-back"):
            ask(table, seat)


def test_what_ends_the_asking() -> None:
    def asked() -> Table:
        table = small()
        played(table)
        ask(table, 1)
        assert back(table) is not None
        with pytest.raises(Refused, match="back-asked"):
            ask(table, 1)
        return table

    for seat in (0, 1, 2):  # one says no, or the asker withdraws
        table = asked()
        answer(table, seat, False)
        assert back(table) is None
        with pytest.raises(Refused, match="no-back"):
            answer(table, seat, True)
        ask(table, 1)  # one may ask again
    table = asked()
    answer(table, 0, True)
    with pytest.raises(Refused, match="no-back"):
        answer(table, 0, True)
    with pytest.raises(Refused, match="no-back"):
        answer(table, 1, True)  # it has asked
    answer(table, 0, False)  # the request may be withdrawn
    assert back(table) is None
    table = asked()
    frames = act(table, 2, "play 1h")
    assert back(table) is None
    assert '"/table/back"' in frames.text(None)
    for gone in (Away, lambda who: Leave(who, False, 9, "Ada")):
        table = asked()
        table.do([gone(member(table, 1))])
        assert back(table) is None
        assert table.play is not None and table.play.acts == 7


def test_it_is_not_asked_for_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nullo.server.table.takeback.MOST", 2)
    table = small()
    for _ in range(2):
        act(table, 0, "bid 1")
        ask(table, 0, alone=True)
    act(table, 0, "bid 1")
    with pytest.raises(Refused, match="worn-out"):
        ask(table, 0, alone=True)


def test_who_goes_is_not_asked_any_more() -> None:
    table = small()
    played(table)
    ask(table, 1)
    answer(table, 2, True)
    rows = table.do([Away(member(table, 0))])
    assert isinstance(rows[-1].event, TakenBack)
    assert table.view.asked == [1]


def test_only_persons_who_are_not_away_are_asked() -> None:
    table = fixed(small().game, [*"6s 5h 1s 4s 1h 2h 3h 2s 3s 5s 4h 6h".split()], 2)
    bot = next(seat for seat in range(3) if table.bot_at(seat))
    one, other = (seat for seat in range(3) if seat != bot)
    act(table, one, "bid 1")
    table.do([Away(member(table, other))])
    ask(table, one)
    assert back(table) is None and table.view.asked == [0, 1, 2]
    table.do([Back(member(table, other))])
    act(table, one, "bid 1")
    ask(table, one)
    assert back(table) == TakeBack(member(table, one), 0, [], [member(table, other)])


def test_whose_connection_was_lost_a_moment_ago_must_still_agree() -> None:
    with thread_server(grace=1.5) as server:
        ada, bo = begun(server, server, "nothing")
        asker, other = (ada, bo) if ada.legal else (bo, ada)
        asker.play(2)
        other.until(lambda message: message.get("seq") == asker.seq)
        other.go()
        asker.until(lambda message: message.get("online") == [asker.member])
        asker.do("ask-back")
        asker.until(lambda message: message.get("kind") == "ask-back")
        assert asker.state["table"]["back"]["wanted"] == [other.member]
        other.come()
        assert other.state["table"]["back"]["wanted"] == [other.member]
        other.do("answer-back", yes=False)
        asker.until(lambda message: message.get("kind") == "answer-back")
        assert not asker.legal
        # After the grace period the others count as away, and nobody has to agree any more.
        other.go()
        asker.until(lambda message: message.get("online") == [asker.member])
        asker.do("ask-back")
        asker.until(lambda message: message.get("kind") in ("away", "take-back"))
        asker.until(lambda message: message.get("kind") == "take-back")
        assert "away" in [message.get("kind") for message in asker.received]


def test_bots_wait_for_the_answer() -> None:
    with thread_server(pace=1.0) as server:
        ada = server.table("alles-oder-nichts", start=False, options={"players": 3}).come()
        bo = server.join(ada.table).come()
        ada.do("start")
        ada.turn()
        ada.act()
        ada.do("ask-back")
        bo.until(lambda message: message.get("kind") == "ask-back")
        time.sleep(2)
        bo.do("answer-back", yes=False)
        told = bo.until(lambda message: message.get("kind") in ("choose", "answer-back"))
        assert told["kind"] == "answer-back"
        bo.until(lambda message: message.get("kind") == "choose")


def test_bots_wait_no_longer_than_they_are_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(automatic_moves, "ANSWERED_WITHIN", 1.0)
    with thread_server(pace=0.5) as server:
        ada = server.table("alles-oder-nichts", start=False, options={"players": 3}).come()
        server.join(ada.table).come()
        ada.do("start")
        ada.turn()
        ada.act()
        ada.do("ask-back")
        while not any(one.get("kind") == "choose" and not one.get("id") for one in ada.received):
            ada.hear()


def test_the_clock_does_not_wait_for_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(automatic_moves, "ANSWERED_WITHIN", 1e6)
    clock = {"move": 5, "bank": 0}
    with thread_server() as server:
        ada = server.table("nothing", start=False, clock=clock, options={"players": 2}).come()
        bo = server.join(ada.table).come()
        ada.do("start")
        ada.until(lambda message: message.get("kind") == "shuffle")
        bo.until(lambda message: message.get("kind") == "shuffle")
        asker, other = (ada, bo) if ada.legal else (bo, ada)
        asker.act()
        while asker.legal:
            asker.act()
        asker.do("ask-back")
        other.until(lambda message: message.get("kind") == "ask-back")
        told = other.until(lambda message: message.get("kind") == "act")
        assert other.state["table"].get("back") is None
        assert "id" not in told


def test_what_a_bot_did_is_not_taken_back_for_its_own_sake() -> None:
    table = small()
    table.do([Away(member(table, 0))])
    table.do(table.decide_bot(0, "bid 1"))
    with pytest.raises(Refused, match="nothing-to-take-back"):
        ask(table, 0)


def test_the_record_holds_what_stands_and_a_replay_ends_where_it_does() -> None:
    table, rows = started(nullo.load("all-fives", target=10, players=3))
    rng = nullo.Rng(3)
    taken = 0
    while table.view.stage != "over":
        seat = table.view.asked[0]
        known = table.seat_state(seat)
        ids = known.legal_actions()
        text = known.action_to_string(ids[rng.randrange(len(ids))])
        rows += table.do(
            table.decide(member(table, seat), messages.MakeMove("a", text)), member(table, seat)
        )
        if rng.randrange(4) == 0:
            who = member(table, seat)
            try:
                events = table.decide(who, ASK)
            except Refused:
                continue
            others = [item.id for item in table.view.members if item.id != who]
            rows += table.do([Away(other) for other in others])
            rows += table.do(events, who)
            rows += table.do([Back(other) for other in others])
            taken += 1
    assert taken > 5
    record = table.record()
    assert record is not None
    assert replay(record).state == table.match.state  # type: ignore[union-attr]
    assert everything(Table.replay(ID, rows)) == everything(table)


def test_frames_after_one_fit(server: ThreadServer) -> None:
    ada, bo = begun(server, server, "all-fives")
    watcher = Guest(server, ada.table).come()

    def taken() -> bool:
        asker = next((guest for guest in (ada, bo) if guest.legal), None)
        if asker is None:
            return False
        other = bo if asker is ada else ada
        asker.act()
        asker.do("ask-back")
        told = asker.until(lambda message: "code" in message or message.get("kind") == "ask-back")
        while other.seq < asker.seq:
            other.hear()
        if "code" in told or other.state["table"].get("back") is None:
            return False
        other.do("answer-back", yes=True)
        for guest in (ada, bo, watcher):
            guest.until(lambda message: message.get("kind") == "take-back")
        return bool(asker.legal)

    for _ in range(40):
        if taken():
            break
        for guest in (ada, bo):
            if not guest.legal:
                guest.hear()
    else:
        raise AssertionError("nothing was ever taken back")
    for guest in (ada, bo, watcher):
        fresh = Guest(server, ada.table, guest.token).come(0)
        while guest.seq < fresh.seq:
            guest.hear()
        assert fresh.seq > guest.seq or fresh.state == guest.state


def test_a_bot_does_not_act_on_a_question_that_was_taken_back() -> None:
    """If the question is taken back while a bot thinks about it, the bot thinks again."""
    with thread_server(pace=0.4) as server:
        ada = server.table("alles-oder-nichts", options={"players": 3, "hands": 1}).come()
        while ada.state["public"]["phase"] != "play":
            ada.turn()
            ada.act()
        ada.turn()
        ada.act()
        acts = ada.seq
        ada.do("ask-back")
        ada.until(lambda message: message.get("kind") == "take-back")
        assert ada.seq == acts + 2
        assert ada.legal
        ada.act()
        ada.turn()  # the bots go on


def test_read_frames() -> None:
    """The frame of a take-back has no lines, because it contains no action."""
    table = small()
    acts(table, ["0 bid 2"])
    who = member(table, 0)
    with unopposed(table, who):
        frame = read(table.advance(Stored(table.seq + 1, 0, ASK, who)), None)
    assert frame.kind == "ask-back"
    frame = read(table.advance(Stored(table.seq + 1, 0, table.follow()[0])), member(table, 0))
    assert frame.kind == "take-back" and not frame.lines
