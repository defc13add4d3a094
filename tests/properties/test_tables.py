"""Properties of every table, whatever game is played there."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from random_games import GAMES, MANY, games
from random_tables import (
    ID,
    advances,
    elsewhere,
    moved,
    opened,
    plain,
    refusals,
    started,
    taken_back,
)

import nullo
from nullo.game.errors import NulloError
from nullo.records.record import replay
from nullo.server.protocol.messages import Clock, EventFrame, Settings
from nullo.server.protocol.problems import Refused
from nullo.server.table import events
from nullo.server.table.event_frames import Frames
from nullo.server.table.events import Stored
from nullo.server.table.table import Table
from nullo.state.simultaneous_choices import Choices
from nullo.system.decoding import json_decoder

seeds = st.integers(0, 2**32)


def audiences(table: Table) -> list[int | None]:
    """Every person at the table, and None for a spectator."""
    return [None, *(member.id for member in table.view.members if not member.bot)]


def unsettle(table: Table, rng: nullo.Rng) -> list[events.Event]:
    """Events of members who join, leave, disconnect or return; mostly none."""
    view = table.view
    people = [member for member in view.members if not member.bot]
    what = rng.randrange(24)
    try:
        if what == 0:
            return table.join("Late")
        if what == 1 and people:
            return [events.Leave(people[0].id, False, 90 + table.seq, "Ada")]
        if what in (2, 3) and people:
            person = people[rng.randrange(len(people))]
            return [events.Back(person.id) if person.away else events.Away(person.id)]
        if what == 4:
            return [Settings("s", listed=not view.listed)]
    except Refused:
        pass
    return []


def social(rng: nullo.Rng) -> Settings:
    """Settings under which talk, take-backs and spectators have an effect."""
    return Settings("s", clock=Clock(5, 60), open_after=rng.randrange(5) - 1)


@pytest.mark.parametrize("name", GAMES)
@MANY
@given(data=st.data(), seed=seeds)
def test_snapshot_and_frame_make_the_next_snapshot(
    name: str, data: st.DataObject, seed: int
) -> None:
    game = data.draw(games(name))
    rng = nullo.Rng(seed)
    table, rows = started(game, settings=social(rng))
    known = {who: plain(table.snapshot(who)) for who in audiences(table)}
    told: list[dict[int | None, str]] = []

    def check(row: Stored, frames: Frames) -> None:
        rows.append(row)
        told.append({who: frames.text(who) for who in {*known, *audiences(table)}})
        # A member who has just joined had a spectator's state until now; one who has left has it from now on.
        now = {
            who: moved(known.get(who, known[None]), frames.text(who))
            for who in {*known, *audiences(table)}
        }
        for who in set(now) - set(audiences(table)):
            assert now.pop(who) == plain(table.snapshot(None))
        known.clear()
        known.update(now)
        for who, state in known.items():
            assert state == plain(table.snapshot(who))

    before = len(rows)
    for row, frames in advances(table, rng, 250, company=True):
        spectator = dict(known[None])
        check(row, frames)
        kind = row.event.__struct_config__.tag
        assert (spectator != known[None]) != (kind == "say") or kind == "choose"
        for event in unsettle(table, rng):
            extra = Stored(table.seq + 1, 0, event)
            check(extra, table.advance(extra))

    # Replay the events alone: the states and the bytes are the same.
    again = Table.replay(ID, rows[:before])
    for row, texts in zip(rows[before:], told, strict=True):
        frames = again.advance(row)
        assert {who: frames.text(who) for who in texts} == texts
    last = Table.replay(ID, rows)
    for who in audiences(table):
        assert plain(last.snapshot(who)) == plain(again.snapshot(who)) == known[who]


@pytest.mark.parametrize("name", GAMES)
def test_frames_are_event_frames(name: str) -> None:
    table, _ = started(nullo.load(name))
    for row, frames in advances(table, nullo.Rng(name), 120):
        for who in audiences(table):
            for id in ("", 'it"s'):
                text = frames.text(who, id)
                frame = json_decoder(EventFrame).decode(text)
                assert (frame.seq, frame.id) == (row.seq, id)
                assert frame.kind == row.event.__struct_config__.tag
                assert msgspec.json.encode(frame).decode() == text
                assert all(line.told or line.phase != "deal" for line in frame.lines)


@pytest.mark.parametrize("name", GAMES)
@MANY
@given(data=st.data(), seed=seeds)
def test_a_table_makes_the_record_of_the_game_in_turn(
    name: str, data: st.DataObject, seed: int
) -> None:
    """Simultaneous choices give the record that asking one seat after the other would give."""
    table, _ = started(data.draw(games(name)))
    for _ in advances(table, nullo.Rng(seed), 300, company=True):
        assert (table.record() is not None) == (table.view.stage == "over")
    assert table.match is not None
    match = replay(table.match.record())
    assert match.state == table.match.state
    assert match.state.scores() == table.match.state.scores()


def told(rows: list[Stored], member: int) -> tuple[list[object], Table]:
    """Everything that a member and a spectator were sent, and their answers to every action.

    A spectator is left out if hands are open.
    """
    table = Table(ID)
    sent: list[object] = []
    for row in rows:
        frames = table.advance(row)
        for who in (member, None) if table.view.open_after < 0 else (member,):
            sent.append(frames.text(who, row.client if row.member == who else ""))
            sent.append(msgspec.json.encode(table.snapshot(who)))
    sent += refusals(table, member)
    seat = table.view.seats.index(member)
    if seat in table.view.asked:
        known = table.seat_state(seat)
        sent += [known.information_state_string(), known.legal_actions(), known.fair_actions()]
        sent.append(msgspec.json.encode(known.view()))
    return sent, table


@pytest.mark.parametrize("name", GAMES)
@MANY
@given(data=st.data(), seed=seeds)
def test_two_worlds(name: str, data: st.DataObject, seed: int) -> None:
    """Tables that differ only in what a seat cannot know send that seat the same bytes."""
    with pytest.MonkeyPatch.context() as patch:
        # A seal is a hash of hidden cards, so it differs; it reveals nothing about them.
        patch.setattr("nullo.records.shuffles.seal", lambda *_: "sealed")
        rng, dice = nullo.Rng(seed), nullo.Rng(seed, "worlds")
        table, rows = started(data.draw(games(name)), settings=social(dice))
        for row, _ in advances(table, rng, 160, company=True):
            rows.append(row)
            assert table.play is not None
            choosing = table.play.choices
            assert table.match is not None
            state = table.match.state
            often = 3 if choosing else 25
            if state.is_chance_node() or state.is_terminal() or dice.randrange(often):
                continue
            seat = dice.randrange(state.game.players)
            world = state.resample_from_infostate(seat, dice)
            others = elsewhere(rows, choosing, world, seat, dice)
            member = table.view.seats[seat]
            mine, here = told(rows, member)
            try:
                theirs, there = told(others, member)
            except NulloError:
                assert taken_back(rows)  # somebody could not have played that card there
                continue
            assert mine == theirs
            assert here.view.asked == there.view.asked


@pytest.mark.parametrize("name", ["alles-oder-nichts", "sauce"])
@MANY
@given(data=st.data(), seed=seeds)
def test_what_may_be_chosen_does_not_depend_on_the_others(
    name: str, data: st.DataObject, seed: int
) -> None:
    game = data.draw(games(name))
    rng = nullo.Rng(seed)
    state = game.new_initial_state()
    found = 0
    for _ in range(1500):
        if state.is_terminal() or found > 6:
            break
        if state.is_chance_node():
            state.deal(rng)
            continue
        if not state.phase().secret:
            ids = state.legal_actions()
            state.apply_action(ids[rng.randrange(len(ids))])
            continue
        found += 1
        choices = Choices(state)
        assert choices.waiting() == sorted(choices.seats) == [*range(game.players)]
        orders = [choices.waiting() for _ in range(8)]
        walk: list[Any] = []
        for order in orders:
            rng.shuffle(order)
            for seat in order:
                if choices.asks(seat):
                    ids = choices.legal_actions(seat)
                    chosen = ids[rng.randrange(len(ids))]
                    walk.append((seat, ids, chosen))
                    choices.choose(seat, chosen)
        assert choices.complete()
        for seat, action in choices.actions():
            assert state.current_player() == seat
            mine = [item for item in walk if item[0] == seat]
            assert state.legal_actions() == mine[0][1]
            assert action == mine[0][2]
            walk.remove(mine[0])
            state.apply_action(action)
        assert not walk


@pytest.mark.parametrize("name", GAMES)
def test_before_the_start_all_see_the_same(name: str) -> None:
    table, _ = opened(nullo.load(name), 2)
    member = table.view.members[-1].id
    you = {"member": member, "seat": -1}
    assert plain(table.snapshot(member)) == {**plain(table.snapshot()), "you": you}
