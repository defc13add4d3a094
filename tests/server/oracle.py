"""What each seat may know after each event, computed from the store and ``State`` alone.

It uses nothing of the server's code for views, patches or frames, except for one thing: the results of
shuffles, which are taken from the finished table's history.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

import nullo
from nullo.games.trick.tricks import TrickPosition
from nullo.server.table import events
from nullo.server.table.events import Stored

Json = dict[str, Any]
CHOICE_KEYS = ("ask", "legal", "refused", "pending", "revokes")


def plain(value: Any) -> Any:
    """A structure as JSON values."""
    return msgspec.json.decode(msgspec.json.encode(value))


@dataclass
class Expected:
    """What one seat (-1: a spectator) may know after an event.

    Attributes:
        public, own: the parts of the state that come from the game.
        asked: the seats that are to act.
        lines: the actions as it saw them, without deals.
        choosing: whether several seats choose unseen now: then ``own`` is compared without
            the legal actions, which are in ``legal``, and ``pending`` has the choices so far.
        hands: all hands for spectators, if they are open.
    """

    public: Json | None = None
    own: Json | None = None
    asked: list[int] = field(default_factory=list)
    lines: list[Json] = field(default_factory=list)
    choosing: bool = False
    legal: list[str] = field(default_factory=list)
    pending: list[str] = field(default_factory=list)
    hands: list[list[str]] | None = None


def taken_back(stored: Sequence[Stored]) -> set[int]:
    """The numbers of the actions that were taken back."""
    acts: list[int] = []
    gone: set[int] = set()
    for row in stored:
        if isinstance(row.event, events.Act | events.Choose):
            acts.append(row.seq)
        elif isinstance(row.event, events.TakenBack):
            gone.update(acts[row.event.to :])
            del acts[row.event.to :]
    return gone


class Oracle:
    """Replays a table's events on a state of its own.

    Args:
        stored: all events of the table, in order.
        history: the ids of all actions and chance outcomes of the game.
    """

    def __init__(self, stored: Sequence[Stored], history: Sequence[int]) -> None:
        first = stored[0].event
        assert isinstance(first, events.Open)
        self.game = nullo.load(first.game, **first.options)
        self._history = list(history)
        self._state: nullo.State | None = None
        self._shuffled = 0
        self._pending: dict[int, list[str]] = {}
        self._open_after = first.open_after
        self._opened = -1  # the hand that has been open
        self._closed = -1  # the hand in which somebody has left
        self._before: list[tuple[nullo.State, dict[int, list[str]]]] = []  # each action
        self.after: dict[int, dict[int, Expected]] = {}
        gone = taken_back(stored)
        for number, row in enumerate(stored):
            self._take(row, [later for later in stored[number + 1 :] if later.seq not in gone])

    def _take(self, row: Stored, later: Sequence[Stored]) -> None:
        event = row.event
        before = len(self._state.steps()) if self._state else 0
        if isinstance(event, events.Act | events.Choose):
            assert self._state
            pending = {seat: list(actions) for seat, actions in self._pending.items()}
            self._before.append((self._state.clone(), pending))
        if isinstance(event, events.Start):
            self._state = self.game.new_initial_state()
        elif isinstance(event, events.Shuffle):
            self._shuffled = event.hand + 1
            self._deal()
        elif isinstance(event, events.Act):
            assert self._state
            assert self._state.current_player() == event.seat
            self._state.apply_action(event.action)
            self._deal()
        elif isinstance(event, events.Choose):
            self._choose(event.seat, event.action)
        elif isinstance(event, events.TakenBack):
            self._state, self._pending = self._before[event.to]
            del self._before[event.to :]
        elif isinstance(event, events.Leave) and self._state:
            self._closed = self._state.position.hand
        seats = [*range(self.game.players), -1]
        self.after[row.seq] = {seat: self._expected(seat, before, later) for seat in seats}

    def _deal(self) -> None:
        state = self._state
        assert state
        while state.is_chance_node() and len(state.steps()) < len(self._history):
            if state.position.deck() is not None and state.position.hand >= self._shuffled:
                return  # the hand's cards have not been dealt yet
            state.apply_action(self._history[len(state.steps())])

    def _choose(self, seat: int, action: str) -> None:
        state = self._state
        assert state
        self._pending.setdefault(seat, []).append(action)
        walk = self._walked(state, self._pending)
        if walk.position.phase != state.position.phase or walk.is_terminal():
            self._state, self._pending = walk, {}
            self._deal()

    def _walked(self, state: nullo.State, pending: dict[int, list[str]]) -> nullo.State:
        """The state after the choices so far, applied in seat order."""
        walk = state.clone()
        left = {seat: list(actions) for seat, actions in pending.items()}
        phase = walk.position.phase
        while walk.position.phase == phase and left.get(walk.current_player()):
            walk.apply_action(left[walk.current_player()].pop(0))
        return walk

    def _expected(self, seat: int, before: int, later: Sequence[Stored]) -> Expected:
        state = self._state
        if state is None:
            return Expected()
        view = state.view(None if seat < 0 else seat)
        own = plain(view.own) if view.own else None
        if state.is_terminal() or state.is_chance_node():
            asked = []
        elif state.phase().secret:
            asked = self._to_choose(state, later)
        else:
            asked = [state.current_player()]
        expected = Expected(plain(view.public), own, asked, self._lines(seat, before))
        if seat < 0 and asked:
            expected.hands = self._hands(state)
        if asked and state.phase().secret:
            expected.choosing = True
            expected.pending = list(self._pending.get(seat, []))
            expected.legal = self._legal(state, seat, later) if seat in asked else []
        return expected

    def _hands(self, state: nullo.State) -> list[list[str]] | None:
        """All hands, once so many tricks (in Nothing, rounds of turns) are complete."""
        hand, public = state.position.hand, state.public()
        turns = [line for line in public.log if line.phase == "discard"]
        done = len(turns) // self.game.players if self.game.id == "nothing" else len(public.tricks)
        if self._open_after < 0 or hand == self._closed:
            return None
        if done < self._open_after and hand != self._opened:
            return None
        self._opened = hand
        hands = []
        for own in map(state.own, range(self.game.players)):
            cards = own.hand
            if own.unseen:  # only Sauce has such
                assert isinstance(state.position, TrickPosition)
                cards = state.position.hand_of(own.seat)
            hands.append(cards)
        return hands

    def _lines(self, seat: int, before: int) -> list[Json]:
        """The actions since then as the seat saw them; deals have no line."""
        state = self._state
        assert state
        lines = []
        phases = self.game.phases
        for step in state.steps()[before:]:
            line = state.line(step, None if seat < 0 else seat)
            saw = step.seen is None or step.seen[seat]
            assert line.move == (phases[step.phase].moves[step.index] if saw else None)
            if phases[step.phase].name != "deal" or line.told:
                lines.append(plain(line))
        return lines

    def _all_choices(self, later: Sequence[Stored]) -> dict[int, list[str]]:
        """The choices that each seat makes from here on, including those to come."""
        choices = {seat: list(actions) for seat, actions in self._pending.items()}
        for row in later:
            if isinstance(row.event, events.Choose):
                found = choices.setdefault(row.event.seat, [])
                if row.event.action not in found:  # what was taken back may be chosen again
                    found.append(row.event.action)
        return choices

    def _to_choose(self, state: nullo.State, later: Sequence[Stored]) -> list[int]:
        """The seats that still have choices to make in this phase."""
        need: dict[int, int] = {}
        walk = state.clone()
        choices = self._all_choices(later)
        phase = walk.position.phase
        while walk.position.phase == phase and not walk.is_terminal():
            seat = walk.current_player()
            need[seat] = need.get(seat, 0) + 1
            # If the game was left in the middle, any choice shows how many there are.
            action = choices[seat].pop(0) if choices.get(seat) else walk.legal_texts()[0]
            walk.apply_action(action)
        return sorted(s for s, many in need.items() if many > len(self._pending.get(s, [])))

    def _legal(self, state: nullo.State, seat: int, later: Sequence[Stored]) -> list[str]:
        """The legal choices of a seat, read when its turn comes in seat order."""
        walk = state.clone()
        choices = self._all_choices(later)
        mine = len(self._pending.get(seat, []))
        while walk.current_player() != seat or mine:
            actor = walk.current_player()
            mine -= actor == seat
            action = choices[actor].pop(0) if choices.get(actor) else walk.legal_texts()[0]
            walk.apply_action(action)
        return walk.legal_texts()
