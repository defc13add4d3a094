"""A game at a table: who is asked, what is refused, what each member is sent, and the record."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import pytest
from random_tables import ID, advances, caused, moved, opened, plain, started

import nullo
from move_texts import text_of, texts_of
from nullo.bots import Bot, make
from nullo.game.moves import Move
from nullo.game.view import Line, Refusal, Saying
from nullo.records.record import replay
from nullo.records.seal import seal
from nullo.records.shuffles import PreparedSource
from nullo.server.protocol import messages
from nullo.server.protocol.messages import EventFrame
from nullo.server.protocol.problems import Refused
from nullo.server.table.event_frames import Frames
from nullo.server.table.events import Act, Away, Back, Choose, Event, Shuffle, Start, Stored
from nullo.server.table.table import Table
from nullo.system.decoding import json_decoder

SMALL = nullo.load("alles-oder-nichts", players=3, suits=2, ranks=6, hand_sizes=[2], hands=2)
DECK = ["6s", "5h", "1s", "4s", "1h", "2h", "3h", "2s", "3s", "5s", "4h", "6h"]


def fixed(game: nullo.Game, deck: list[str], people: int | None = None, **more: Any) -> Table:
    """A table whose first hand is this deck; member k has seat k."""
    table, _ = opened(game, game.players if people is None else people)
    table.apply(Stored(table.seq + 1, 0, Start(list(table.view.seats))))
    table.apply(Stored(table.seq + 1, 0, Shuffle(0, "00" * 32, deck, **more)))
    return table


def small(people: int = 3) -> Table:
    """Three seats with two cards each; seat 1 bids first in turn. Trump: 3h."""
    return fixed(SMALL, DECK, people)


def member(table: Table, seat: int) -> int:
    """The member in a seat."""
    return table.view.seats[seat]


def act(table: Table, seat: int, action: str, client: str = "") -> Frames:
    """Let a seat act."""
    (event,) = table.decide(member(table, seat), messages.MakeMove("a", action))
    return table.advance(Stored(table.seq + 1, 0, event, member(table, seat), client))


def acts(table: Table, actions: Iterable[str]) -> None:
    """Let seats act, as ``"SEAT ACTION"``."""
    for line in actions:
        seat, _, action = line.partition(" ")
        act(table, int(seat), action)


def refused(table: Table, seat: int, action: str) -> Refused:
    """Check that a seat's action is refused and changes nothing."""
    before = [plain(table.snapshot(member(table, k))) for k in range(table.game.players)]
    with pytest.raises(Refused) as caught:
        table.decide(member(table, seat), messages.MakeMove("a", action))
    assert before == [plain(table.snapshot(member(table, k))) for k in range(table.game.players)]
    return caught.value


def read(frames: Frames, who: int | None) -> EventFrame:
    """A frame as a structure."""
    return json_decoder(EventFrame).decode(frames.text(who))


BIDS = ["0 bid 2", "2 bid 0", "1 bid 0"]
SAID = ["1 open", "2 secret", "0 secret"]


# --- choices at once -------------------------------------------------------------------------


def test_all_bid_at_once_and_nobody_waits() -> None:
    table = small()
    assert table.view.asked == [0, 1, 2]
    frames = act(table, 2, "bid 1")
    assert table.view.asked == [0, 1]
    own = table.snapshot(member(table, 2)).own
    assert own is not None
    assert (texts_of(own.pending), own.legal) == (["bid 1"], [])
    frame = read(frames, member(table, 2))
    assert (frame.kind, frame.lines) == ("choose", [])
    assert {step.path for step in frame.patch} == {
        *("/table/asked", "/own/pending", "/own/legal", "/own/ask")
    }
    assert {step.path for step in read(frames, member(table, 0)).patch} == {"/table/asked"}
    assert read(frames, None).patch == read(frames, member(table, 0)).patch
    act(table, 0, "bid 2")
    frames = act(table, 1, "bid 0")
    assert table.view.asked == [1]
    hidden = [Line(k, "bid", unlogged=True) for k in (1, 2, 0)]
    mine = Line(2, "bid", Move("bid", number=1), unlogged=True)
    assert [line.sayings() for line in hidden] == [[Saying("hidden-bid", k)] for k in (1, 2, 0)]
    assert mine.sayings() == [Saying("bid", 2, number=1)]
    assert read(frames, member(table, 2)).lines == [hidden[0], mine, hidden[2]]
    assert read(frames, None).lines == hidden
    assert table.match is not None
    assert table.match.hands[0].actions == ["1 bid 0", "2 bid 1", "0 bid 2"]
    own = table.snapshot(member(table, 2)).own
    assert own is not None
    assert (text_of(own.bid), own.pending) == ("bid 1", [])


def test_events_of_choices_and_actions() -> None:
    table = small()
    assert table.decide(member(table, 1), messages.MakeMove("a", " BID  1 ")) == [
        Choose(1, "bid 1")
    ]
    acts(table, BIDS)
    assert table.decide(member(table, 1), messages.MakeMove("a", "Open")) == [Act(1, "open")]


def test_refusals_while_all_choose() -> None:
    table = small()
    error = refused(table, 2, "bid 3")
    assert (error.code, error.message) == ("illegal", "the highest bid is 2 (T5)")
    assert error.refusal == Refusal("T5", "bid-too-high", {"most": 2})
    error = refused(table, 0, "play 1s")
    assert error.refusal == Refusal("T5", "not-now", {"phase": "bid"})
    act(table, 2, "bid 1")
    assert refused(table, 2, "bid 1").code == "not-your-turn"
    assert refused(table, 2, "bid 0").code == "not-your-turn"


def test_cards_to_toss_stay_in_the_hand_until_all_have_chosen() -> None:
    game = nullo.load("sauce")
    rest = [card for card in game.deck.codes if card not in ("b3", "SAUCE")]
    table = fixed(game, ["b3", *rest[:30], "SAUCE", *rest[30:]])
    assert table.view.asked == [0, 1, 2, 3]
    state = plain(table.snapshot(member(table, 1)))
    hand = list(state["own"]["hand"])
    for number, card in enumerate(hand[:3]):
        frames = act(table, 1, f"toss {card}")
        state = moved(state, frames.text(member(table, 1)))
        assert state["own"]["hand"] == hand
        assert len(state["own"]["pending"]) == number + 1
        if number < 2:
            assert table.view.asked == [0, 1, 2, 3]
            error = refused(table, 1, f"toss {card}")
            assert error.refusal == Refusal("S22", "chosen-already")
            why = [group["refusal"]["code"] for group in state["own"]["refused"]]
            assert why == ["chosen-already"]
    assert table.view.asked == [0, 2, 3]
    assert table.match is not None
    while table.match.state.phase().name == "toss":
        events, who = caused(table, nullo.Rng(table.seq))
        frames = table.advance(Stored(table.seq + 1, 0, events[0], who))
        state = moved(state, frames.text(member(table, 1)))
    assert not set(hand[:3]) & set(state["own"]["hand"])
    assert texts_of(state["own"]["secrets"]) == [f"toss {card}" for card in hand[:3]]


# --- refusals in turn ------------------------------------------------------------------------


def test_refusals() -> None:
    table = small()
    acts(table, [*BIDS, *SAID, "1 play 6s"])
    assert refused(table, 0, "play 1s").code == "not-your-turn"
    assert refused(table, 1, "play 4s").code == "not-your-turn"
    error = refused(table, 2, "play 1s")
    assert (error.code, error.refusal) == ("illegal", Refusal("T8", "not-in-hand"))
    error = refused(table, 2, "bid 1")
    assert error.refusal == Refusal("T8", "not-now", {"phase": "play"})
    for text in ("dance", "", "play", "play 99z"):
        error = refused(table, 2, text)
        assert (error.code, error.refusal) == ("unknown-action", None)
    with pytest.raises(Refused, match="no-seat"):
        table.decide(77, messages.MakeMove("a", "play 5h"))
    with pytest.raises(Refused, match="no-seat"):
        table.decide(-1, messages.MakeMove("a", "play 5h"))
    act(table, 2, "play 5h")
    error = refused(table, 0, "play 2h")
    assert error.refusal == Refusal("T8", "must-follow", {"suit": "s"})


def test_before_the_start_and_after_the_end() -> None:
    table, _ = opened(SMALL)
    with pytest.raises(Refused, match="not-now"):
        table.decide(0, messages.MakeMove("a", "bid 1"))
    table, _ = started(SMALL)
    for _ in advances(table, nullo.Rng(1)):
        pass
    assert table.view.stage == "over"
    assert (table.view.asked, table.follow()) == ([], [])
    late: list[messages.AnyCommand] = [
        messages.MakeMove("a", "bid 1"),
        messages.GiveUpSeat("a"),
        messages.Remove("a", member(table, 1)),
        messages.BeginGame("a"),
    ]
    for command in late:
        with pytest.raises(Refused, match="not-now"):
            table.decide(table.view.host, command)
    with pytest.raises(Refused, match="not-now"):
        table.join("Late")


def test_while_cards_are_wanted_nobody_is_asked() -> None:
    table, _ = opened(SMALL, 3)
    table.apply(Stored(table.seq + 1, 0, Start(list(table.view.seats))))
    assert table.view.asked == []
    assert refused(table, 0, "bid 1").code == "not-your-turn"
    (event,) = table.follow()
    assert isinstance(event, Shuffle)


# --- frames ----------------------------------------------------------------------------------


def test_a_frame_acknowledges_its_cause() -> None:
    table = small()
    frames = act(table, 0, "bid 1", "mine")
    text = frames.text(member(table, 0), "mine")
    assert json.loads(text)["id"] == "mine"
    assert "id" not in json.loads(frames.text(member(table, 0)))
    assert json.loads(frames.text(None))["seq"] == frames.seq == table.seq


def test_frames_stay_as_they_are() -> None:
    table, _ = started(SMALL)
    kept = []
    for _, frames in advances(table, nullo.Rng(2)):
        kept.append((frames, [frames.text(who) for who in (None, 0)]))
    for frames, texts in kept:
        assert [frames.text(who) for who in (None, 0)] == texts


def test_deals_are_not_told_line_by_line() -> None:
    table, _ = opened(SMALL, 3)
    table.apply(Stored(table.seq + 1, 0, Start(list(table.view.seats))))
    frames = table.advance(Stored(table.seq + 1, 0, Shuffle(0, "00" * 32, DECK)))
    for who in (None, member(table, 1)):
        frame = read(frames, who)
        assert [line.told for line in frame.lines] == [[Saying("turned-up", card="3h", suit="h")]]
        steps = {step.path: step.value for step in frame.patch}
        assert steps["/table/seal"] == table.view.seal
        assert steps["/public/turned_up"] == "3h"
        assert steps.get("/own/hand") == (None if who is None else ["4s", "6s"])


def test_who_watches_is_told_what_all_see() -> None:
    table, _ = started(SMALL)
    state = plain(table.snapshot())
    for _, frames in advances(table, nullo.Rng(5)):
        state = moved(state, frames.text(None))
        assert state["own"] is None
        assert state["you"] == {"member": -1, "seat": -1}
    assert state["public"]["winners"]


# --- coming, going, and bots -----------------------------------------------------------------


def test_who_comes_after_the_start_sees_that_seats_hand() -> None:
    table = small(people=2)
    seat = next(k for k in range(3) if table.bot_at(k) is not None)
    watching = plain(table.snapshot())
    (event,) = table.join("Eve", seat)
    frames = table.advance(Stored(table.seq + 1, 0, event))
    eve = member(table, seat)
    assert moved(watching, frames.text(eve)) == plain(table.snapshot(eve))
    own = table.snapshot(eve).own
    assert own is not None
    assert (own.seat, len(own.hand)) == (seat, 2)
    assert moved(watching, frames.text(None)) == plain(table.snapshot())
    assert table.bot_at(seat) is None


def test_who_goes_becomes_a_spectator() -> None:
    table = small()
    gone = member(table, 1)
    state = plain(table.snapshot(gone))
    assert state["own"]["hand"]
    (event,) = table.decide(gone, messages.GiveUpSeat("a"))
    frames = table.advance(Stored(table.seq + 1, 0, event))
    assert moved(state, frames.text(gone)) == plain(table.snapshot()) == plain(table.snapshot(gone))
    assert table.bot_at(1) == "simple"
    assert table.view.asked == [0, 1, 2]


def test_a_bot_acts_only_where_it_is_asked() -> None:
    table = small(people=2)
    seat = next(k for k in range(3) if table.bot_at(k) is not None)
    other = next(k for k in range(3) if table.bot_at(k) is None)
    assert table.decide_bot(seat, "bid 1") == [Choose(seat, "bid 1", True)]
    with pytest.raises(Refused, match="not-asked"):
        table.decide_bot(other, "bid 1")
    table.do([Away(member(table, other))])
    assert table.decide_bot(other, "bid 1") == [Choose(other, "bid 1", True)]
    # A member who is away may act all the same, and is then back at once.
    assert table.decide(member(table, other), messages.MakeMove("a", "bid 1"))
    table.do([Back(member(table, other))])
    with pytest.raises(Refused, match="not-asked"):
        table.decide_bot(other, "bid 1")
    table.do(table.decide_bot(seat, "bid 1"))
    with pytest.raises(Refused, match="not-asked"):
        table.decide_bot(seat, "bid 1")


def test_bots_play_whole_games() -> None:
    for name in nullo.game_ids()[:5]:
        table, _ = started(nullo.load(name), people=1)
        table.do([Away(0)])
        bots: dict[int, Bot] = {}
        for _ in range(500):
            if table.view.stage == "over":
                break
            events: list[Event] = table.follow()
            if not events:
                seat = table.view.asked[0]
                name_of_bot = table.bot_at(seat)
                assert name_of_bot is not None
                assert name_of_bot == "simple"
                bot = bots.setdefault(seat, make(name_of_bot, nullo.Rng(seat)))
                state = table.seat_state(seat)
                events = table.decide_bot(seat, state.action_to_string(bot.choose(state)))
            table.do(events)
        assert table.match is not None
        assert len(table.match.hands) > 0


def test_what_a_bot_has_does_not_move() -> None:
    table = small()
    acts(table, BIDS)
    known = table.seat_state(1)
    before = known.information_state_string()
    act(table, 1, "open")
    assert known.information_state_string() == before
    assert known.legal_actions()


# --- chance and the record -------------------------------------------------------------------


def test_seals_are_shown_at_once_and_opened_at_the_end() -> None:
    table, rows = started(SMALL)
    shown = []
    for row, frames in advances(table, nullo.Rng(3)):
        rows.append(row)
        if isinstance(row.event, Shuffle):
            shown.append(table.view.seal)
        assert "nonce" not in frames.text(None)
    shuffles = [row.event for row in rows if isinstance(row.event, Shuffle)]
    record = table.record()
    assert record is not None
    replay(json.loads(json.dumps(record)))
    assert record["meta"]["table"] == ID
    seals = record["meta"]["seals"]
    assert [entry["seal"] for entry in seals][1:] == shown
    assert len({event.nonce for event in shuffles}) == len(shuffles) == 2
    for entry, event, hand in zip(seals, shuffles, record["hands"], strict=True):
        assert hand["deck"] == event.deck
        parts = (entry["hand"], entry["part"], entry["nonce"], hand["deck"])
        assert entry["seal"] == seal(ID, *parts, entry["redeals"], entry["draws"])
    members = {item.id: item.name for item in table.view.members}
    assert record["names"] == [members[number] for number in table.view.seats]
    assert record["cut"] == table.view.cut


def test_the_record_names_who_sat_there_at_the_end() -> None:
    table, _ = started(SMALL, people=1)
    seat = next(k for k in range(3) if table.bot_at(k) is not None)
    table.do(table.join("Eve", seat))
    for _ in advances(table, nullo.Rng(4)):
        assert table.record() is None or table.view.stage == "over"
    record = table.record()
    assert record is not None
    assert record["names"][seat] == "Eve"


def test_a_shuffle_is_a_whole_deck() -> None:
    decks = set()
    for _ in range(20):
        table, rows = started(nullo.load("nothing", players=3, decks=2, hand=4))
        event = rows[-1].event
        assert isinstance(event, Shuffle)
        codes = list(table.game.deck.codes) * 2
        assert sorted(event.deck) == sorted(codes)
        assert (event.redeals, event.draws, event.part) == ([], [], 0)
        assert len(bytes.fromhex(event.nonce)) == 32
        decks.add(tuple(event.deck))
    assert len(decks) == 20


def test_redeals_and_draws_are_laid_ready() -> None:
    _, rows = started(nullo.load("all-fives"))
    event = rows[-1].event
    assert isinstance(event, Shuffle)
    assert [sorted(deck) for deck in event.redeals] == [sorted(event.deck)] * 2
    assert event.redeals[0] != event.redeals[1] != event.deck
    _, rows = started(nullo.load("sauce"))
    event = rows[-1].event
    assert isinstance(event, Shuffle)
    assert len(event.draws) == 32
    assert all(0 <= draw < 2**53 for draw in event.draws)


def test_more_redeals_come_when_they_are_used_up() -> None:
    """In All Fives for two, one suit is turned up until the deck runs out (F6)."""
    game = nullo.load("all-fives", players=2)
    codes = list(game.deck.codes)
    deck = _one_suit_turned_up(codes)
    table = fixed(game, deck, 2)
    acts(table, ["1 beg", "0 run"])
    assert table.match is not None
    assert table.match.state.is_chance_node()
    first = table.view.seal
    (event,) = table.follow()
    assert isinstance(event, Shuffle)
    assert (event.hand, event.part, event.deck) == (0, 1, [])
    assert [sorted(deck) for deck in event.redeals] == [sorted(codes)]
    table.do([event])
    assert table.view.seal != first
    assert table.view.asked == [1]
    assert table.match.record()["hands"][0]["redeals"] == event.redeals


def _one_suit_turned_up(codes: list[str]) -> list[str]:
    """A deck in which each card turned up is a diamond, for as long as the deck lasts."""
    diamonds = [code for code in codes if code.endswith("d")]
    others = [code for code in codes if not code.endswith("d")]
    deck = []
    for batch in (12, 6, 6, 6, 6, 6):
        deck += [others.pop() if others else diamonds.pop() for _ in range(batch)]
        deck.append(diamonds.pop(0))
    return deck + others + diamonds


def test_draws_are_by_weight() -> None:
    """With three cards, one of them twice, each number of the draw's range means one of them."""
    found = []
    for number in (0, 2**51 - 1, 2**51, 3 * 2**51 - 1, 3 * 2**51, 2**53 - 1):
        source = PreparedSource(nullo.load("sauce"))
        source.lay(Shuffle(0, "", [], draws=[number]))
        found.append(source.draw([(4, 1), (7, 2), (60, 1)]))
        assert source.draw([(4, 1)]) is None
    assert found == [4, 4, 7, 7, 60, 60]


def test_more_draws_come_when_they_are_used_up() -> None:
    """In Sauce the 5 reveals a Sauce late, and some Sauces move cards at random."""
    game = nullo.load("sauce")
    for seed in range(50):
        rng = nullo.Rng(seed)
        codes = [code for code in game.deck.codes if code != "b5"]
        order = list(range(len(codes)))
        rng.shuffle(order)
        table = fixed(game, ["b5", *(codes[number] for number in order)])
        assert table.match is not None
        parts: list[Shuffle] = []
        while table.match.state.position.hand == 0:
            rows = table.do(caused(table, rng)[0])
            parts += [row.event for row in rows if isinstance(row.event, Shuffle)]
        parts = [event for event in parts if event.hand == 0]
        if parts:
            assert [event.part for event in parts] == list(range(1, len(parts) + 1))
            assert all(event.deck == [] == event.redeals for event in parts)
            assert all(len(event.draws) == 32 for event in parts)
            replay(table.match.record())
            return
    raise AssertionError("no draw was wanted in so many hands")


def test_events_before_their_time_are_refused() -> None:
    table, _ = opened(SMALL)
    with pytest.raises(ValueError, match="has not begun"):
        table.apply(Stored(table.seq + 1, 0, Act(0, "bid 1")))
