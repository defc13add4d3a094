"""The state of a table, derived from its events: who sits there, the game, what members are asked and sent.

It does no input or output and reads no clock; all its cards come from events. :meth:`Table.decide` and
similar methods return the events that a command leads to, and change nothing. :meth:`Table.apply` applies
one stored event, with the same result in every process.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any, Self

import msgspec
from msgspec.structs import replace

from nullo.game.errors import IllegalAction, NulloError
from nullo.game.moves import Move
from nullo.game.view import Line
from nullo.server.protocol import messages
from nullo.server.protocol.messages import Said, Snapshot, TableView
from nullo.server.protocol.problems import Refused, by_rule
from nullo.server.table import events, remarks, rematch, seating, takeback, talk
from nullo.server.table.claims import acts_of_claim
from nullo.server.table.event_frames import Frames, tell
from nullo.server.table.events import Event, Stored
from nullo.server.table.former_members import NO_HAND, FormerMembers
from nullo.server.table.member_views import WATCHER, TableViews, views_of
from nullo.server.table.open_hands import OpenHands
from nullo.server.table.play import TableGame, shared_game
from nullo.server.table.slow_times import SlowTimes
from nullo.state import Game, SeatState
from nullo.state.match import Match
from nullo.state.move_text import Action
from nullo.state.telling import Step

__all__ = ["Frames", "Refused", "Table"]

HOST_ONLY = (
    messages.BeginGame | messages.Arrange | messages.Remove | messages.Settings | messages.ChooseBot
)
COUNTED = (
    messages.Arrange
    | messages.Settings
    | messages.ChooseBot
    | messages.SayNewcomer
    | messages.AskRematch
    | messages.AnswerRematch
)
MOST_CHANGES = 1000
"""How many commands of the kinds ``COUNTED`` a table accepts from each member, because all events of a table
are read when it is loaded."""


class Table:
    """One table; it is empty before its first event, ``Open``."""

    view: TableView  # what everybody knows of it; replaced when something changes
    game: Game

    def __init__(self, id: str) -> None:
        self.id = id  # also the last part of its link
        self.seq = 0
        self.play: TableGame | None = None
        self.talk = talk.Talk()
        self.former = FormerMembers()
        self.slow_times = SlowTimes()
        self._at = 0
        self._changes: Counter[int] = Counter()
        self._open_hands = OpenHands()
        self._views: TableViews | None = None
        self._fixed: events.Fixed | None = None

    @property
    def match(self) -> Match | None:
        return self.play.match if self.play else None

    @classmethod
    def replay(cls, id: str, stored: Iterable[Stored]) -> Self:
        table = cls(id)
        for item in stored:
            table.apply(item)
        return table

    @classmethod
    def begin(cls, id: str, first: Iterable[Event], at: int = 0) -> tuple[Self, list[Stored]]:
        """A new table, and its first events with those that follow from them, all caused by member 0."""
        table = cls(id)
        return table, table.do(first, 0, at)

    def do(self, caused: Iterable[Event], member: int = -1, at: int = 0) -> list[Stored]:
        """Apply events and those that follow from them; returns them all.

        Store them before sending any frames.
        """
        rows: list[Stored] = []
        for row in self.rows(caused, member, at):
            self.apply(row)
            rows.append(row)
        return rows

    def rows(
        self, caused: Iterable[Event], member: int = -1, at: int = 0, client: str = ""
    ) -> Iterator[Stored]:
        """Yield events and those that follow from them; the caller applies each before it takes the next.

        The first event gets ``client``, the id of the message that causes them.
        """
        waiting = deque(caused)
        while waiting:
            yield Stored(self.seq + 1, at, waiting.popleft(), member, client)
            client = ""
            if not waiting:
                waiting.extend(self.follow())

    # --- from commands to events ------------------------------------------------------------

    def decide(
        self, member: int, command: messages.AnyCommand, spent: int = 0, hinted: bool = False
    ) -> list[Event]:
        """The events that a member's command leads to.

        If the command is a move, it takes ``spent`` milliseconds from its seat's bank, and ``hinted`` says
        whether the seat got a hint for it.

        Raises:
            Problem: the command is malformed, or (Refused) the table refuses it.
        """
        view = self.view
        if isinstance(command, HOST_ONLY) and (member != view.host or member == seating.NOBODY):
            raise Refused("not-host")
        if isinstance(command, COUNTED) and self._changes[member] >= MOST_CHANGES:
            raise Refused("worn-out")
        match command:
            case messages.MakeMove():
                seat = seating.seat_of(view, member)
                return [self._act(seat, command.move, False, spent, hinted)]
            case messages.BeginGame():
                return [seating.start(view, self.game)]
            case messages.Remove():
                return [seating.leave(view, command.member, removed=True)]
            case messages.GiveUpSeat():
                seating.seat_of(view, member)
                return [seating.leave(view, member)]
            case messages.Arrange():
                seating.check_order(view, self.game, command.order)
            case messages.Settings():
                seating.check_settings(view, command)
            case messages.ChooseBot():
                seating.check_choice(view, command.member)
            case messages.SayNewcomer():
                seating.check_stage(view, "gathering")
                seating.seat_of(view, member)
            case messages.AskBack():
                takeback.check_request(view, self.play, member)
            case messages.AnswerBack():
                takeback.check_answer(view, member, command.yes)
            case messages.AskRematch():
                rematch.check_request(view, member)
            case messages.AnswerRematch():
                rematch.check_answer(view, member)
            case messages.Say():
                return [talk.clean_message(view, self.talk.many[member], member, command)]
            case _:
                raise Refused("not-now")
        return [command]

    def decide_bot(self, seat: int, action: Action) -> list[Event]:
        if seat not in self.view.asked or self.bot_at(seat) is None:
            raise Refused("not-asked")
        return [self._act(seat, action, True)]

    def decide_late(self, seat: int, action: Action) -> list[Event]:
        """The events of a bot's action for a person whose time and bank have run out."""
        if seat not in self.timed_seats():
            raise Refused("not-asked")
        return [self._act(seat, action, True, self.view.banks[seat])]

    def last_card(self, seat: int) -> int | None:
        """The id of the action that plays a person's last card automatically, if one is due, else None."""
        view = self.view
        waits = not view.last_card or view.back is not None or self.bot_at(seat) is not None
        return None if waits else self._playing.last_card(seat)

    def decide_last(self, seat: int, action: int) -> list[Event]:
        if seat not in self.view.asked or self.last_card(seat) != action:
            raise Refused("not-asked")
        return [self._act(seat, action, True)]

    def claim(self, claim: messages.Claim, seat: int, order: Sequence[Move]) -> list[Event]:
        """The events of a seat's proved claim, in which it makes the moves ``order``."""
        if self.play is None or self.view.asked != [seat]:
            raise Refused("not-your-turn")
        return [claim, *acts_of_claim(self.play.state, seat, order)]

    def join(
        self, name: str, place: int = -1, hashes: Collection[str] = (), newcomer: bool = False
    ) -> list[Event]:
        """The events by which a person takes a bot's ``place`` (-1 for the first such place).

        ``hashes`` are the hashes of all secrets by which the table may know the person.

        Raises:
            Refused: no bot sits there, or the person may not sit there now.
        """
        self.former.check(hashes, self._hand)
        if self.play is not None and self._open_hands.shown == self.play.hand:
            raise Refused("hands-open")
        closed = self.former.left_seats(self._hand)
        return [seating.join(self.view, name, place, closed, newcomer)]

    @property
    def _hand(self) -> int:
        return self.play.hand if self.play else NO_HAND

    def follow(self) -> list[Event]:
        """The events that now follow: bots that join, the shuffle of a hand, or an agreed take-back."""
        play = self.play
        if play is None:
            return list(seating.empty_places(self.view, self.game.players))
        back = self.view.back
        if back is not None and not back.wanted:
            return [events.TakenBack(back.to)]
        shuffle = play.chance()
        return [shuffle] if shuffle is not None else []

    def _act(
        self, seat: int, action: Action, bot: bool, spent: int = 0, hinted: bool = False
    ) -> Event:
        if self.play is None:
            raise Refused("not-now")
        if seat not in self.view.asked:
            raise Refused("not-now" if self.view.stage == "over" else "not-your-turn")
        try:
            return self.play.check(seat, action, bot, spent, hinted)
        except IllegalAction as error:
            raise by_rule(error) from None
        except NulloError as error:
            raise Refused("unknown-action", str(error)) from None

    # --- applying events --------------------------------------------------------------------

    def apply(self, stored: Stored) -> None:
        self._views = None
        self._move(stored)

    def advance(self, stored: Stored) -> Frames:
        """Apply one event; returns the frames that tell clients of it."""
        before = None
        if self.seq:
            before = self._views or views_of(self.view, self.play, self._open_hands)
        match = self.match
        done = match.state.many_steps() if match else 0
        said = self._move(stored)
        event = stored.event
        kind = str(event.__struct_config__.tag)
        state = self.match.state if self.match else None
        steps: Sequence[Step] = state.steps(done) if state else ()
        moved = bool(steps) or self.match is not match
        changed: Sequence[int] | None = ()
        if moved:
            changed = (
                self.play.seats_changed_since(done) if self.play and self.match is match else None
            )
        elif isinstance(event, events.Choose):
            changed = (event.seat,)
        after = views_of(self.view, self.play, self._open_hands, before, moved, changed)
        self._views = after
        words = msgspec.json.encode(said).decode() if said else ""
        return tell(stored.seq, kind, before or after, after, state, steps, words)

    def _move(self, stored: Stored) -> Said | None:
        """Apply one event; returns what a member said if the event is ``Say``, else None."""
        event = stored.event
        self.seq = stored.seq
        back = self.view.back if self.play else None
        undone: Sequence[Line] = ()
        if isinstance(event, COUNTED):
            self._changes[stored.member] += 1
        match event:
            case events.SeatAction():
                self._do(event, stored.member)
            case events.Shuffle():
                play = self._playing
                self.view = replace(self.view, seal=play.shuffle(event))
                self._ask()
            case messages.Say():
                return self.talk.add(self.view, stored, event)
            case events.Open():
                self.game = shared_game(event.game, event.options)
                self._fixed = event.fixed
                self.view = seating.new_table(self.id, event, self.game)
                self.talk = talk.Talk(event.said)
            case events.Join():
                self.view = seating.after_join(self.view, event)
            case messages.Arrange():
                self.view = replace(self.view, seats=event.order)
            case events.Leave():
                self.former.add(event, self.view.seats.index(event.member), self._hand)
                self.view = takeback.without(seating.after_leave(self.view, event), event.member)
                self._open_hands.close(self.play)
            case messages.Settings():
                self.view = seating.with_settings(self.view, event)
            case messages.ChooseBot():
                self.view = seating.with_bot(self.view, event)
            case messages.SayNewcomer():
                self.view = seating.with_mark(self.view, stored.member, newcomer=event.new)
            case events.Start():
                self.play = TableGame(self.id, self.game, event.cut, self._fixed)
                view = replace(self.view, stage="playing", seats=event.order, cut=event.cut)
                self.view = seating.with_full_banks(view)
                self._ask()
            case events.Away() | events.Back():
                away = isinstance(event, events.Away)
                self.view = seating.with_mark(self.view, event.member, away=away)
                if away:
                    view = takeback.without(self.view, event.member)
                    self.view = rematch.without(view, event.member)
            case messages.AskRematch():
                self.view = rematch.with_request(self.view, stored.member, event.cut)
            case messages.AnswerRematch():
                self.view = rematch.with_answer(self.view, stored.member, event.yes)
            case messages.AskBack():
                self.view = takeback.with_request(self.view, self._playing, stored.member)
            case messages.AnswerBack():
                self.view = takeback.with_answer(self.view, stored.member, event.yes)
            case events.TakenBack():
                undone = self._playing.undone(event.to)
                self._playing.take_back(event.to)
                self.view = replace(self.view, back=None)
                self._ask()
            case messages.Claim():
                view = replace(self.view, claimed=self.view.seats.index(stored.member))
                self.view = remarks.with_claim_remark(view, self._playing, stored.seq)
            case events.Next():
                self.view = replace(self.view, next=event.table)
        if back is not None and self.view.back is None:
            self.view = remarks.with_take_back_remark(
                self.view, self._playing, stored, back, undone
            )
        self._at = stored.at
        if self.slow:
            self.slow_times.look(self.timed_seats(), self.question, stored.at)
        return None

    @property
    def _playing(self) -> TableGame:
        if self.play is None:
            raise ValueError(f"table {self.id}: the game has not begun at event {self.seq}")
        return self.play

    def _do(self, event: events.SeatAction, member: int) -> None:
        play, view = self._playing, self.view
        hand = play.hand
        play.act(event, member)
        if event.spent:
            self.view = seating.with_bank_used(self.view, event.seat, event.spent)
        if view.back is not None:
            self.view = replace(self.view, back=None)
        if (view.claimed >= 0 or view.remarks) and play.hand != hand:
            self.view = replace(self.view, claimed=-1, remarks=[])
        self._ask()

    def _ask(self) -> None:
        play = self._playing
        if play.state.is_terminal():
            hinted = list(play.hints) if any(play.hints) else []
            view = replace(self.view, stage="over", asked=play.asked, hinted=hinted)
            self.view = rematch.with_wins(view, self.game, play.state.winners())
        elif play.asked != self.view.asked:
            self.view = replace(self.view, asked=play.asked)
        self._open_hands.look(self.view, play)

    # --- what each knows --------------------------------------------------------------------

    def snapshot(self, member: int | None = None) -> Snapshot:
        """The whole state as a member knows it or, if that is None or unknown, as spectators do.

        It shares data with the table, so do not change it.
        """
        if self._views is None:
            self._views = views_of(self.view, self.play, self._open_hands)
        views = self._views
        viewer = WATCHER if member is None else views.people.get(member, WATCHER)
        hands = views.hands if viewer is WATCHER else None
        you, own, said = viewer.you, viewer.own, self.talk.last
        return Snapshot(self.seq, views.table, you, views.public, own, hands, said)

    def timed_seats(self) -> list[int]:
        if self.view.clock is None:
            return []
        return [seat for seat in self.view.asked if self.bot_at(seat) is None]

    @property
    def slow(self) -> bool:
        return self.view.clock is not None and self.view.clock.slow

    def goes_on_alone(self) -> bool:
        """Whether bots move even if nobody is connected: only at a slow table where somebody is not away."""
        return self.slow and not all(person.away for person in self.view.persons())

    def due(self) -> int:
        """When a slow table's next bot move or time-out is due, in milliseconds since 1970; 0 if never."""
        if self.view.clock is None or not (self.view.asked and self.goes_on_alone()):
            return 0
        asked = self.view.asked
        alone = any(self.last_card(seat) is not None for seat in asked)
        if alone or len(self.timed_seats()) < len(asked):
            return self._at
        since = self.slow_times.first()
        return 0 if since is None else since + self.view.clock.move * 1000

    def question(self, seat: int) -> tuple[int, int, int]:
        """A value that identifies the decision that a seat has to make now; it differs for each decision."""
        return self._playing.question(seat)

    def bot_at(self, seat: int) -> str | None:
        """The bot that acts for a seat: its own, or one for a person who is away; None if no bot acts."""
        member = self.view.find(self.view.seats[seat])
        if member is None:
            return None
        return member.bot or (self.view.bots if member.away else None)

    def seat_state(self, seat: int) -> SeatState:
        """What an asked seat knows, as a copy that later events do not change.

        Raises:
            WrongSeat: the seat has nothing to choose, or has chosen already.
        """
        choices, match = self._playing.choices, self._playing.match
        return choices.for_seat(seat) if choices else match.state.clone().for_seat(seat)

    def bot_seed(self, seat: int) -> str:
        return self._playing.bot_seed(seat)

    def hint_state(self, member: int) -> SeatState:
        """What a member's seat knows, as the basis of a hint.

        Raises:
            Refused: the member is not asked now, or the table does not allow hints.
        """
        view = self.view
        seating.check_stage(view, "playing")
        seat = seating.seat_of(view, member)
        counts = view.fixed is not None and not view.fixed.practice
        if counts or not seating.may_ask_for_hints(view, member):
            raise Refused("no-hints")
        if seat not in view.asked or view.claimed >= 0:
            raise Refused("not-your-turn")
        return self.seat_state(seat)

    def record(self) -> dict[str, Any] | None:
        """The record of the game, including hidden cards; None until the game is over."""
        if self.play is None or self.view.stage != "over":
            return None
        seated = seating.members_by_seat(self.view)
        return self.play.record([item.name for item in seated], [item.bot for item in seated])
