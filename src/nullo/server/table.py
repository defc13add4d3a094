"""A table as its events say: who sits there, the game, what each is asked and told.

It does no input or output, knows no clock, and what is random in it comes from its events:
:meth:`Table.decide` and its like say what events something leads to and change nothing, and
:meth:`Table.apply` moves on by one that is kept, the same wherever and whenever it is done.
"""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Self

from msgspec.structs import replace

from nullo.core.rng import Rng
from nullo.cut import draw_cut
from nullo.errors import IllegalAction, NulloError
from nullo.game import Game, load
from nullo.history import Step
from nullo.match import Match
from nullo.seal import seal
from nullo.seat import SeatState
from nullo.server import events, gathering, messages
from nullo.server.chance import Laid, shuffle
from nullo.server.events import Event, Stored
from nullo.server.frames import WATCHER, Frames, Place, Sight, tell
from nullo.server.messages import Snapshot, TableView, You
from nullo.server.refused import Refused, by_rule
from nullo.together import Choices, is_secret
from nullo.view import Own

__all__ = ["Frames", "Refused", "Table"]


class Table:
    """One table. Made empty; its first event opens it.

    Attributes:
        id: also the last part of its link.
        seq: number of its last event.
        view: what all know of it; a new one when something changes.
        match: the game, once it has begun.
    """

    view: TableView
    game: Game

    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = 0
        self.match: Match | None = None
        self._source: Laid | None = None
        self._seals: list[dict[str, Any]] = []
        self._choices: Choices | None = None
        self._sight: Sight | None = None

    @classmethod
    def replay(cls, id: str, stored: Iterable[Stored]) -> Self:
        """The table that these events made."""
        table = cls(id)
        for item in stored:
            table.apply(item)
        return table

    @classmethod
    def begin(cls, id: str, first: Iterable[Event], at: int = 0) -> tuple[Self, list[Stored]]:
        """A new table, with all that follows of its first events, caused by member 0."""
        table = cls(id)
        return table, table.do(first, 0, at)

    def do(self, caused: Iterable[Event], member: int = -1, at: int = 0) -> list[Stored]:
        """Apply events and what follows of them; to be kept before anybody is told."""
        rows: list[Stored] = []
        for row in self.rows(caused, member, at):
            self.apply(row)
            rows.append(row)
        return rows

    def rows(
        self, caused: Iterable[Event], member: int = -1, at: int = 0, client: str = ""
    ) -> Iterator[Stored]:
        """Events and what follows of them, in their places; each is applied before the next is asked for.

        Args:
            member: who causes them; -1: the server.
            at: when, in milliseconds since 1970.
            client: the client's message id; the first of them carries it.
        """
        waiting = deque(caused)
        while waiting:
            yield Stored(self.seq + 1, at, waiting.popleft(), member, client)
            client = ""
            if not waiting:
                waiting.extend(self.follow())

    # --- what something leads to ------------------------------------------------------------

    def decide(self, member: int, command: messages.AnyCommand, bot: bool = False) -> list[Event]:
        """What a member's command leads to.

        Args:
            bot: a bot acts for the member.

        Raises:
            Refused: it is not done.
        """
        view = self.view
        match command:
            case messages.Act():
                if member not in view.seats:
                    raise Refused("no-seat")
                return [self._act(view.seats.index(member), command.action, bot)]
            case messages.Start():
                gathering.check_host(view, member)
                return [self._start()]
            case messages.Arrange():
                gathering.check_host(view, member)
                return [gathering.arrange(view, command.order)]
            case messages.Remove():
                gathering.check_host(view, member)
                return [gathering.leave(view, command.member, removed=True)]
            case messages.Leave():
                if member not in view.seats:
                    raise Refused("no-seat")
                return [gathering.leave(view, member)]
            case messages.Settings():
                gathering.check_host(view, member)
                return [events.Settings(command.listed, command.bots)]
        raise Refused("not-now")

    def decide_bot(self, seat: int, action: str) -> list[Event]:
        """What a bot's action leads to.

        Raises:
            Refused: no bot acts for the seat (any more), or it may not do that.
        """
        if seat not in self.view.asked or self.bot_at(seat) is None:
            raise Refused("not-asked")
        return [self._act(seat, action, True)]

    def join(self, name: str, place: int = -1) -> list[Event]:
        """Somebody takes a bot's place: this one, or (-1) the first.

        Raises:
            Refused: no bot sits there.
        """
        return [gathering.join(self.view, name, place)]

    def follow(self) -> list[Event]:
        """What the server must add now: bots on empty places, chance for a hand."""
        match = self.match
        if match is None:
            return list(gathering.empty_places(self.view, self.game.players))
        if not match.state.is_chance_node():
            return []
        last = self._seals[-1] if self._seals else {}
        same = last.get("hand") == match.state.position.hand
        return [shuffle(match, last["part"] + 1 if same else 0)]

    def _start(self) -> events.Start:
        gathering.check_stage(self.view, "gathering")
        order = list(self.view.seats)
        drawn = draw_cut(self.game, Rng(secrets.token_hex(32), "cut"))
        if drawn is None:
            return events.Start(order)
        rounds, seating = drawn
        return events.Start([order[place] for place in seating], rounds)

    def _act(self, seat: int, action: str, bot: bool) -> Event:
        if self.match is None:
            raise Refused("not-now")
        if seat not in self.view.asked:
            raise Refused("not-now" if self.view.stage == "over" else "not-your-turn")
        try:
            if self._choices is not None:
                chosen = self._choices.check(seat, action)
                return events.Choose(seat, self.game.action_text(chosen), bot)
            state = self.match.state
            done = state.check(action)
            return events.Act(seat, self.game.action_text(done), bot)
        except IllegalAction as error:
            raise by_rule(error) from None
        except NulloError as error:
            raise Refused("unknown-action", str(error)) from None

    # --- moving on --------------------------------------------------------------------------

    def apply(self, stored: Stored) -> None:
        """Move on by one event."""
        self._sight = None
        self._move(stored)

    def advance(self, stored: Stored) -> Frames:
        """:meth:`apply`, and what each is told of it."""
        opened = self.seq > 0
        before = (self._sight or self._look(None, True, ())) if opened else None
        match = self.match
        done = match.state.many_steps() if match else 0
        self._move(stored)
        event = stored.event
        kind = str(event.__struct_config__.tag)
        state = self.match.state if self.match else None
        steps: Sequence[Step] = state.steps(done) if state else ()
        changed: Sequence[int] = ()
        if isinstance(event, events.Choose):
            changed = (event.seat,)
        moved = bool(steps) or self.match is not match
        after = self._look(before, moved, changed)
        self._sight = after
        return tell(stored.seq, kind, before or after, after, state, steps)

    def _move(self, stored: Stored) -> None:
        event = stored.event
        self.seq = stored.seq
        match event:
            case events.Open():
                self._open(event)
            case events.Join():
                self.view = gathering.joined(self.view, event)
            case events.Arrange():
                self.view = replace(self.view, seats=event.order)
            case events.Leave():
                self.view = gathering.left(self.view, event)
            case events.Settings():
                self.view = gathering.set_up(self.view, event)
            case events.Start():
                self._begin(event)
            case events.Shuffle():
                self._shuffle(event)
            case events.Act():
                self._playing.act(event.seat, event.action)
                self._ask()
            case events.Choose():
                self._choose(event)
            case events.Away() | events.Back():
                away = isinstance(event, events.Away)
                self.view = gathering.marked(self.view, event.member, away)

    @property
    def _playing(self) -> Match:
        if self.match is None:
            raise ValueError(f"table {self.id}: the game has not begun at event {self.seq}")
        return self.match

    def _open(self, event: events.Open) -> None:
        self.game = load(event.game, **event.options)
        self.view = TableView(
            id=self.id,
            game=event.game,
            options=event.options,
            stage="gathering",
            host=gathering.NOBODY,
            members=[],
            seats=[],
            listed=event.listed,
            bots=event.bots,
        )

    def _begin(self, event: events.Start) -> None:
        self._source = Laid(self.game)
        self.match = Match(self.game, self._source, cut=event.cut)
        self.view = replace(self.view, stage="playing", seats=event.order, cut=event.cut)
        self._ask()

    def _shuffle(self, event: events.Shuffle) -> None:
        match, source = self._playing, self._source
        assert source is not None
        made = seal(
            self.id, event.hand, event.part, event.nonce, event.deck, event.redeals, event.draws
        )
        self._seals.append(
            {
                "hand": event.hand,
                "part": event.part,
                "seal": made,
                "nonce": event.nonce,
                "redeals": event.redeals,
                "draws": event.draws,
            }
        )
        self.view = replace(self.view, seal=made)
        source.lay(event)
        match.deal()
        self._ask()

    def _choose(self, event: events.Choose) -> None:
        match, choices = self._playing, self._choices
        assert choices is not None
        choices.choose(event.seat, event.action)
        if choices.complete():
            for seat, action in choices.actions():
                match.act(seat, action)
            self._choices = None
        self._ask()

    def _ask(self) -> None:
        """Find who is asked now."""
        state = self._playing.state
        if self._choices is None and is_secret(state):
            self._choices = Choices(state)
        asked = [seat for seat in [state.current_player()] if seat >= 0]
        if self._choices is not None:
            asked = self._choices.waiting()
        if state.is_terminal():
            self.view = replace(self.view, stage="over", asked=asked)
        elif asked != self.view.asked:
            self.view = replace(self.view, asked=asked)

    # --- what each knows --------------------------------------------------------------------

    def _look(self, before: Sight | None, moved: bool, changed: Sequence[int]) -> Sight:
        """Everybody's state, as far as something has changed since ``before``.

        Args:
            moved: the game has moved on.
            changed: otherwise, the seats whose own part has changed.
        """
        state = self.match.state if self.match else None
        public = before.public if before else None
        if state is not None and moved:
            public = state.public()
        people: dict[int, Place] = {}
        for member in self.view.members:
            if member.bot:
                continue
            place = before.people.get(member.id) if before else None
            seat = self.view.seats.index(member.id) if state else -1
            if place is None or place.you.seat != seat:
                place = Place(You(member.id, seat), self._own(seat))
            elif moved or seat in changed:
                place = Place(place.you, self._own(seat))
            people[member.id] = place
        return Sight(self.view, public, people)

    def _own(self, seat: int) -> Own | None:
        if self.match is None or seat < 0:
            return None
        return self._choices.own(seat) if self._choices else self.match.state.own(seat)

    def snapshot(self, member: int | None = None) -> Snapshot:
        """The whole state as a member knows it; as a spectator does for None and who has no place.

        It is to be encoded or left as it is, not changed.
        """
        if self._sight is None:
            self._sight = self._look(None, True, ())
        sight = self._sight
        place = WATCHER if member is None else sight.people.get(member, WATCHER)
        return Snapshot(self.seq, sight.table, place.you, sight.public, place.own)

    def asked(self) -> list[int]:
        """The seats that are to act or, unseen, to choose."""
        return self.view.asked

    def bot_at(self, seat: int) -> str | None:
        """Which bot acts for a seat: its own, or one for a member who is away; None: nobody does."""
        member = gathering.find(self.view, self.view.seats[seat])
        if member is None:
            return None
        return member.bot or (self.view.bots if member.away else None)

    def seat_state(self, seat: int) -> SeatState:
        """What a bot for a seat that is asked may know; a copy that later events do not move.

        Raises:
            WrongSeat: the seat has nothing to choose, or has chosen.
        """
        if self._choices is not None:
            return self._choices.for_seat(seat)
        return self._playing.state.clone().for_seat(seat)

    def record(self) -> dict[str, Any] | None:
        """The record of the game, once it is over; before that it would tell hidden cards."""
        if self.match is None or self.view.stage != "over":
            return None
        names = {member.id: member.name for member in self.view.members}
        self.match.names = [names[member] for member in self.view.seats]
        self.match.meta = {"table": self.id, "seals": self._seals}
        return self.match.record()
