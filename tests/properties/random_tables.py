"""Plays random games at tables, for tests of ``server/table``."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from msgspec.structs import replace

import nullo
from nullo.game.events import apply_event as moved_view
from nullo.game.view import json_values
from nullo.server.protocol.messages import (
    AnswerBack,
    AnyCommand,
    AskBack,
    BeginGame,
    EventFrame,
    MakeMove,
    Say,
    Settings,
    Snapshot,
)
from nullo.server.protocol.problems import Refused
from nullo.server.table.event_frames import Frames
from nullo.server.table.events import Act, Choose, Event, Join, Open, Shuffle, Stored, TakenBack
from nullo.server.table.table import Table
from nullo.state.simultaneous_choices import Choices
from nullo.system.decoding import json_decoder

ID = "a-table"
WORD = 1 << 53


def opened(game: nullo.Game, people: int = 1) -> tuple[Table, list[Stored]]:
    """A table with so many people, and bots in the other places; also returns its events."""
    table, rows = Table.begin(ID, [Open(game.id, game.stated_options()), Join(0, "Host")])
    for number in range(1, people):
        rows += table.do(table.join(f"Person {number}"))
    return table, rows


def started(
    game: nullo.Game, people: int | None = None, settings: Settings | None = None
) -> tuple[Table, list[Stored]]:
    """The same after the start of the game; by default people have all the seats."""
    table, rows = opened(game, game.players if people is None else people)
    if settings:
        rows += table.do([settings])
    rows += table.do(table.decide(table.view.host, BeginGame("start")), table.view.host)
    return table, rows


def fair(table: Table, seat: int, rng: nullo.Rng) -> str:
    """A random legal action of a seat that is asked, mostly without revokes and unfounded calls."""
    known = table.seat_state(seat)
    ids = known.fair_actions() if rng.randrange(4) else known.legal_actions()
    return known.action_to_string(ids[rng.randrange(len(ids))])


def caused(table: Table, rng: nullo.Rng) -> tuple[list[Event], int]:
    """The event of a random seat's action, and the member who takes it; -1: a bot."""
    seats = table.view.asked
    seat = seats[rng.randrange(len(seats))]
    text = fair(table, seat, rng)
    if table.bot_at(seat) is not None:
        return table.decide_bot(seat, text), -1
    member = table.view.seats[seat]
    spent = rng.randrange(3000) if table.view.clock else 0
    return table.decide(member, MakeMove("a", text), spent), member


def sociable(table: Table, rng: nullo.Rng) -> tuple[list[Event], int]:
    """Events of talk and take-backs, as members cause them now and then; mostly none."""
    people = [member.id for member in table.view.members if not member.bot]
    if rng.randrange(5) or not people:
        return [], -1
    member = people[rng.randrange(len(people))]
    back = table.view.back
    command: AnyCommand
    if back is not None:
        command = AnswerBack("b", rng.randrange(6) > 0)
        member = [back.member, *back.wanted][rng.randrange(1 + len(back.wanted))]
    elif rng.randrange(2):
        command = Say("b", f"word {rng.randrange(9)}")
    else:
        command = AskBack("b")
    try:
        events = table.decide(member, command)
    except Refused:
        return [], -1
    return events, member


@contextmanager
def unopposed(table: Table, member: int) -> Iterator[None]:
    """Nobody has to agree when this member asks for a take-back: the others are away meanwhile."""
    members = table.view.members
    away = [replace(one, away=one.id != member) for one in members]
    table.view = replace(table.view, members=away)
    try:
        yield
    finally:
        table.view = replace(table.view, members=members)


def advances(
    table: Table, rng: nullo.Rng, most: int = 400, company: bool = False
) -> Iterator[tuple[Stored, Frames]]:
    """Play on to the end, and yield every event with its frames.

    Args:
        company: whether members also talk and take back.
    """
    for _ in range(most):
        if table.view.stage == "over":
            return
        events, member = table.follow(), -1
        if not events and company:
            events, member = sociable(table, rng)
        if not events:
            events, member = caused(table, rng)
        row = Stored(table.seq + 1, 0, events[0], member, "a" if member >= 0 else "")
        yield row, table.advance(row)


def plain(snapshot: Snapshot) -> dict[str, Any]:
    """The state that a client stores."""
    made: dict[str, Any] = json_values(snapshot)
    return {part: made[part] for part in ("table", "you", "public", "own", "hands")}


def moved(state: dict[str, Any], text: str) -> dict[str, Any]:
    """The state that a client stores after a frame."""
    frame = json_decoder(EventFrame).decode(text)
    made: dict[str, Any] = moved_view(state, frame.lines, frame.patch)
    return made


def refusals(table: Table, member: int) -> list[object]:
    """The answers to every action of the game, if a member tried it."""
    assert table.match is not None
    told: list[object] = []
    for texts in table.match.game.move_texts.texts:
        for text in [*texts, "play 99x", "dance"]:
            try:
                told.append(table.decide(member, MakeMove("a", text)))
            except Refused as refused:
                told.append((refused.code, refused.message, refused.refusal))
    return told


# --- another world ---------------------------------------------------------------------------


def elsewhere(
    rows: list[Stored], choosing: Choices | None, world: nullo.State, seat: int, rng: nullo.Rng
) -> list[Stored]:
    """The table's events as they would be in ``world``; pending choices of others are drawn anew.

    Actions that were taken back stay as they were.

    Args:
        rows: the table's events.
        choosing: the simultaneous choices that are under way, if any.
        world: a state that ``seat`` cannot tell from the table's.
    """
    hands = _chance(world, rng)
    open_acts: deque[str] = deque()
    secret_acts: dict[int, deque[str]] = defaultdict(deque)
    game = world.game
    for step in world.steps():
        if step.actor >= 0:
            text = game.move_texts.texts[step.phase][step.index]
            if game.phases[step.phase].secret:
                secret_acts[step.actor].append(text)
            else:
                open_acts.append(text)
    pending = Choices(world) if choosing else None
    made = []
    gone = taken_back(rows)
    for row in rows:
        event = row.event
        if row.seq in gone:
            pass
        elif isinstance(event, Shuffle):
            event = hands[event.hand, event.part]
        elif isinstance(event, Act):
            event = Act(event.seat, open_acts.popleft(), event.bot, event.spent)
        elif isinstance(event, Choose):
            if secret_acts[event.seat]:
                text = secret_acts[event.seat].popleft()
            else:
                assert pending is not None
                ids = pending.legal_actions(event.seat)
                text = game.action_text(ids[rng.randrange(len(ids))])
                text = event.action if event.seat == seat else text
                pending.choose(event.seat, text)
            event = Choose(event.seat, text, event.bot, event.spent)
        made.append(Stored(row.seq, row.at, event, row.member, row.client))
    return made


def taken_back(rows: list[Stored]) -> set[int]:
    """The numbers of the actions that were taken back."""
    acts: set[int] = set()
    standing: list[int] = []
    for row in rows:
        if isinstance(row.event, Act | Choose):
            acts.add(row.seq)
            standing.append(row.seq)
        elif isinstance(row.event, TakenBack):
            del standing[row.event.to :]
    return acts - set(standing)


def _chance(world: nullo.State, rng: nullo.Rng) -> dict[tuple[int, int], Shuffle]:
    """The shuffle event of each hand of a state's history."""
    game = world.game
    walk = game.new_initial_state()
    decks: dict[int, list[list[int]]] = defaultdict(list)
    lefts: dict[int, list[int]] = {}
    draws: dict[int, list[int]] = defaultdict(list)
    codes = game.deck.codes

    def fill_up(hand: int) -> None:
        if lefts.get(hand):
            rest = lefts.pop(hand)
            rng.shuffle(rest)
            decks[hand][-1] += rest

    for action in world.history():
        position = walk.position
        if walk.is_chance_node():
            hand = position.hand
            cards = position.deck()
            if cards is not None:
                fill_up(hand)
                decks[hand].append([])
                lefts[hand] = list(cards)
            index = game.action_place(action)[1]
            if position.draws():
                outcomes = position.chance()
                before = sum(weight for other, weight in outcomes if other < index)
                total = sum(weight for _, weight in outcomes)
                draws[hand].append(-(-before * WORD // total))
            else:
                card = game.deck.number(game.action_text(action).split()[-1])
                decks[hand][-1].append(card)
                lefts[hand].remove(card)
        walk.apply_action(action)
    if world.is_chance_node() or world.is_terminal():
        raise AssertionError("worlds are drawn when a seat is to act")
    made = {}
    for hand in list(decks):
        fill_up(hand)
        first, *others = [[codes[card] for card in deck] for deck in decks[hand]]
        more = [rng.randrange(1 << 30) << 23 for _ in range(8)]
        made[hand, 0] = Shuffle(
            hand, f"{rng.randrange(1 << 30):064x}", first, others, draws[hand] + more
        )
    return made
