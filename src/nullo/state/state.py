"""States of games: the interface for Python programs.

:class:`State` has OpenSpiel's interface. It validates everything that comes in; the
:class:`nullo.core.position.Position` behind it does not.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, MutableSequence, Sequence
from typing import Any, overload

import msgspec

from nullo.core.position import CHANCE_PLAYER, TERMINAL_PLAYER, Position, Redealer
from nullo.core.rng import Rng
from nullo.errors import IllegalAction, StateError
from nullo.rules import Phase
from nullo.state.asks import ask, not_now, refused
from nullo.state.game import Game, load, whole
from nullo.state.history import History, Step
from nullo.state.json_patch import delta
from nullo.state.seat_state import SeatState
from nullo.view import Event, Line, Operation, Own, Public, Refusal, View, plain

STATE_VERSION = 1


class State:
    """A position in a game, with its history.

    Make one with :meth:`Game.new_initial_state`. ``position`` belongs to the state: read it, but do not
    change it.

    A seat is a whole number from 0 on, of Python or NumPy. Wherever a method takes a seat, a number
    that is not a seat raises :class:`UnknownSeat`, and anything else TypeError; the state is then
    unchanged. A method that takes a player also takes the other values of :meth:`current_player`, -1
    and -4.
    """

    def __init__(self, game: Game, position: Position) -> None:
        self.game = game
        self.position = position
        self._history = History(game)
        self._hands: list[list[int]] = []
        self._start = [position.points_of(seat) for seat in range(game.players)]
        self._observers: tuple[int | None, ...] = (*range(game.players), None)
        self._points = self._rewarded = list(self._start)
        self._scores = position.scores()

    # --- whose turn, and what may be done ---------------------------------------------------

    def current_player(self) -> int:
        """The seat to act; -1 for chance, -4 when the game is over."""
        return int(self.position.actor)

    def is_chance_node(self) -> bool:
        """Whether a card must be dealt before anybody can act."""
        return self.position.actor == CHANCE_PLAYER

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.actor == TERMINAL_PLAYER

    def phase(self) -> Phase:
        """The phase of the present position."""
        return self.game.phases[self.position.phase]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The ids that may be applied now, in ascending order; empty for a player who is not to act.

        Raises:
            UnknownSeat, TypeError: there is no such player.
        """
        if player is not None and self._player(player) != self.current_player():
            return []
        if self.is_terminal():
            return []
        offset = self.game.action_id(self.position.phase, 0)
        return [offset + index for index in self.position.legal()]

    def legal_texts(self) -> list[str]:
        """The texts of the legal actions, in the order of their ids."""
        return [self.game.action_text(action) for action in self.legal_actions()]

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """A list with 1 for each legal action id of the game and 0 for each other.

        Raises:
            UnknownSeat, TypeError: there is no such player.
        """
        mask = [0] * self.game.num_distinct_actions()
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """At a chance node, each outcome's id and probability.

        Raises:
            StateError: it is not a chance node.
        """
        if not self.is_chance_node():
            raise StateError("chance has nothing to decide here")
        outcomes = self.position.chance()
        total = sum(weight for _, weight in outcomes)
        phase = self.position.phase
        return [(self.game.action_id(phase, i), weight / total) for i, weight in outcomes]

    @overload
    def action_to_string(self, action: int, /) -> str: ...

    @overload
    def action_to_string(self, player: int, action: int, /) -> str: ...

    def action_to_string(self, first: int, second: int | None = None, /) -> str:
        """The text of an action id: ``(action)`` or, as in OpenSpiel, ``(player, action)``.

        An id means the same whoever does it.

        Raises:
            UnknownAction: no action has this id.
            UnknownSeat: there is no such player.
            TypeError: one of them is not a whole number.
        """
        if second is None:
            return self.game.action_text(first)
        self._player(first)
        return self.game.action_text(second)

    @overload
    def string_to_action(self, text: str, /) -> int: ...

    @overload
    def string_to_action(self, player: int, text: str, /) -> int: ...

    def string_to_action(self, first: int | str, second: str | None = None, /) -> int:
        """The id of an action's text in the present phase: ``(text)`` or ``(player, text)``.

        The text may be in upper or lower case, also with ♠ ♥ ♦ ♣.

        Raises:
            UnknownCard: it names a card that is not in the game's deck.
            UnknownAction: the game has no such action.
            IllegalAction: the game has it, but not in this phase.
            UnknownSeat: there is no such player.
            TypeError: it is not a text, or the player is not a whole number.
        """
        text: int | str = first
        if second is not None:
            self._player(first)
            text = second
        if not isinstance(text, str):
            raise TypeError(f"the text of an action must be a str, not {text!r:.40}")
        index = self.game.index_of(self.position.phase, text)
        if index is None:
            text = self.game.canonical(text)
            index = self.game.index_of(self.position.phase, text)
        if index is None or self.is_terminal():
            raise self._not_now(self.game.canonical(text))
        return self.game.action_id(self.position.phase, index)

    def _not_now(self, text: str) -> IllegalAction:
        why = Refusal("", "game-over") if self.is_terminal() else not_now(self.phase())
        return refused(self.current_player(), text, why)

    # --- doing ------------------------------------------------------------------------------

    def apply_action(self, action: int | str) -> None:
        """Do an action: an id or a text.

        Raises:
            IllegalAction: the rules do not allow it now; nothing has changed.
            UnknownCard, UnknownAction: the game has no such card or action.
            TypeError: it is neither a whole number nor a text.
        """
        self._apply(self.game.action_place(self.check(action))[1])

    def check(self, action: int | str) -> int:
        """The id of an action, checked to be legal now.

        Raises:
            IllegalAction, UnknownCard, UnknownAction, TypeError: see :meth:`apply_action`.
        """
        if isinstance(action, str):
            action = self.string_to_action(action)
        action = whole(action, "an action's id")
        phase, index = self.game.action_place(action)
        if self.is_terminal() or phase != self.position.phase:
            raise self._not_now(self.game.action_text(action))
        if index not in self.position.legal():
            raise self.illegal(index)
        return action

    def illegal(self, index: int) -> IllegalAction:
        """The error for an index of the present phase that is not legal."""
        text = self.game.action_text(self.game.action_id(self.position.phase, index))
        why: Refusal
        if self.is_chance_node():
            why = Refusal(self.phase().rule, "card-not-there")
        else:
            why = self.position.refusal(index)
        return refused(self.current_player(), text, why)

    def _apply(self, index: int) -> None:
        position = self.position
        phase = self.game.phases[position.phase]
        actor, number, hand = position.actor, position.phase, position.hand
        observers = self._observers
        seen = None
        if phase.secret or phase.chance:
            seen = tuple([position.observed(index, seat) for seat in observers])
        position.act(index)
        reveals = tuple([position.revealed(seat) for seat in observers])
        revealed = reveals if any(reveals) else None
        self._history.steps.append(Step(actor, number, index, hand, seen, revealed))
        self._note_points(actor)
        self._note_scores(hand)

    def _note_points(self, actor: int) -> None:
        """Store the points from one decision to the next, for :meth:`rewards`.

        Args:
            actor: the seat that has just acted; chance outcomes count with what led to them.
        """
        if actor != CHANCE_PLAYER:
            self._rewarded = self._points
        if not self.is_chance_node():
            position = self.position
            self._points = [position.points_of(seat) for seat in range(position.players)]

    def _note_scores(self, hand: int) -> None:
        """Store what the hand has changed in the totals so far; it is complete once its number is past."""
        before, after = self._scores, self.position.scores()
        self._scores = after
        if len(self._hands) <= hand:
            self._hands.append([0] * len(after))
        if after != before:
            changed = self._hands[hand]
            self._hands[hand] = [c + a - b for c, a, b in zip(changed, after, before, strict=True)]

    def step(
        self, action: int | str, observers: Iterable[int | None] | None = None
    ) -> dict[int | None, Event]:
        """Do an action as :meth:`apply_action` does, and return what each seat (None: a spectator) saw.

        Args:
            action: an id or a text.
            observers: whose events to return; by default those of all seats and a spectator.

        Raises:
            UnknownSeat: there is no such seat.
            IllegalAction, UnknownCard, UnknownAction, TypeError: see :meth:`apply_action`.
        """
        if observers is None:
            observers = self._observers
        else:
            observers = tuple([self._observer(seat) for seat in observers])
        public = self.public()
        before = [None if seat is None else self.own(seat) for seat in observers]
        self.apply_action(action)
        changed = _plain(delta(public, self.public(), "/public"))
        step = self._history.steps[-1]
        events: dict[int | None, Event] = {}
        for seat, own in zip(observers, before, strict=True):
            line = self._history.line(step, seat)
            if seat is None or own is None:
                events[seat] = Event(line, list(changed))
            else:
                known = _plain(delta(own, self.own(seat), "/own"))
                events[seat] = Event(line, [*changed, *known])
        return events

    def deal(self, rng: Rng) -> None:
        """Take chance outcomes from ``rng`` until a seat is to act or the game is over."""
        while self.is_chance_node():
            outcomes = self.position.chance()
            ticket = rng.randrange(sum(weight for _, weight in outcomes))
            for index, weight in outcomes:
                ticket -= weight
                if ticket < 0:
                    self._apply(index)
                    break

    # --- scores -----------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """The totals as the rules count them, by seat; in Sauce by team."""
        return self.position.scores()

    def hands(self) -> list[list[int]]:
        """By how much each complete hand changed the totals."""
        return [list(hand) for hand in self._hands[: self.position.hand]]

    def winners(self) -> list[int]:
        """The seats that have won, in Sauce the teams; empty before the end."""
        return self.position.winners()

    def returns(self) -> list[float]:
        """Points won or lost since the start, by seat; higher is better, even where low scores win."""
        return [self.position.points_of(s) - start for s, start in enumerate(self._start)]

    def rewards(self) -> list[float]:
        """The change of :meth:`returns` since the previous decision, by seat.

        Read at every decision and at the end, or at every state, they add up to :meth:`returns`. At a
        chance node they are 0, and the change counts at the state after the cards were dealt.
        """
        if self.is_chance_node():
            return [0.0] * self.game.players
        return [now - before for now, before in zip(self._points, self._rewarded, strict=True)]

    def player_return(self, seat: int) -> float:
        """A seat's part of :meth:`returns`.

        Raises:
            UnknownSeat, TypeError: there is no such seat.
        """
        return self.returns()[self.game.check_seat(seat)]

    def player_reward(self, seat: int) -> float:
        """A seat's part of :meth:`rewards`.

        Raises:
            UnknownSeat, TypeError: there is no such seat.
        """
        return self.rewards()[self.game.check_seat(seat)]

    # --- history ----------------------------------------------------------------------------

    def history(self) -> list[int]:
        """The ids of all actions and chance outcomes so far."""
        return [self.game.action_id(step.phase, step.index) for step in self._history.steps]

    def steps(self, start: int = 0) -> Sequence[Step]:
        """All actions and chance outcomes so far, or those from ``start`` on, with who saw them."""
        return tuple(self._history.steps[start:])

    def many_steps(self) -> int:
        """The number of actions and chance outcomes so far."""
        return len(self._history.steps)

    def touched(self, start: int) -> tuple[int, ...] | None:
        """The seats whose own part may have changed by the steps from ``start`` on; None: all seats."""
        steps = self._history.steps
        if len(steps) != start + 1:
            return None
        step, actor = steps[start], self.position.actor
        narrow = self.game.phases[step.phase].narrow
        if not narrow or actor < 0 or self.position.hand != step.hand:
            return None
        return step.actor, actor

    def line(self, step: Step, seat: int | None = None) -> Line:
        """A step as ``seat`` (None: a spectator) saw it.

        Raises:
            UnknownSeat, TypeError: there is no such seat.
        """
        return self._history.line(step, self._observer(seat))

    def clone(self) -> State:
        """An independent copy of this state."""
        twin = State.__new__(State)
        twin.game = self.game
        twin.position = self.position.copy()
        twin._history = self._history.copy()
        twin._hands = [list(hand) for hand in self._hands]
        twin._start = self._start
        twin._observers = self._observers
        twin._points = self._points
        twin._rewarded = self._rewarded
        twin._scores = self._scores
        return twin

    def serialize(self) -> str:
        """The state as one line of JSON, with a format version."""
        return json.dumps(
            {
                "nullo_state": STATE_VERSION,
                "game": self.game.id,
                "options": self.game.stated_options(),
                "actions": self.history(),
            },
            separators=(",", ":"),
        )

    @staticmethod
    def deserialize(text: str) -> State:
        """The state that :meth:`serialize` wrote.

        Raises:
            StateError: the text is damaged or of a later version.
        """
        try:
            data = json.loads(text)
            version = data["nullo_state"]
            if version != STATE_VERSION:
                raise StateError(f"this state has format version {version!r}, not {STATE_VERSION}")
            state = load(data["game"], **data["options"]).new_initial_state()
            actions = data["actions"]
            if not isinstance(actions, list) or any(type(action) is not int for action in actions):
                raise StateError("this is no serialised state: actions must be whole numbers")
            for action in actions:
                state.apply_action(action)
        except StateError:
            raise
        except (KeyError, TypeError, ValueError, RecursionError) as error:
            raise StateError(f"this is no serialised state: {error}") from None
        return state

    def __reduce__(self) -> tuple[Any, ...]:
        return State.deserialize, (self.serialize(),)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and self.game == other.game
            and self.history() == other.history()
        )

    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        return f"{self.game!r} after {len(self._history.steps)} actions"

    # --- what a seat knows ------------------------------------------------------------------

    def view(self, seat: int | None = None) -> View:
        """What ``seat`` may know; None: a spectator.

        Raises:
            UnknownSeat, TypeError: there is no such seat.
        """
        return View(self.public(), None if seat is None else self.own(seat))

    def public(self) -> Public:
        """The part of every view that is the same for everybody; a new structure each time."""
        position = self.position
        public = position.public()
        public.game = self.game.id
        public.players = self.game.players
        public.hands_to_play, public.target = self.game.length
        public.lowest_wins = self.game.rules.lowest_wins
        public.hand = position.hand
        public.dealer = position.dealer
        public.actor = position.actor
        public.phase = "over" if self.is_terminal() else self.phase().name
        public.hands = self._hands[
            : position.hand
        ]  # the list is replaced, not changed, by later hands
        public.ended = position.ended()
        public.log = self._history.log(self._hand())
        return public

    def own(self, seat: int) -> Own:
        """The part of ``seat``'s view that others do not see; a new structure each time.

        Raises:
            UnknownSeat, TypeError: there is no such seat.
        """
        seat = self.game.check_seat(seat)
        position = self.position
        own = position.own(seat)
        own.secrets = self._history.secrets(self._hand(), seat)
        if seat == position.actor:
            ask(self.game, position, own)
        return own

    def _hand(self) -> int:
        """The number of the present hand; after the game, that of the last one."""
        return int(self.position.hand) - (1 if self.is_terminal() else 0)

    def information_state_string(self, seat: int | None = None) -> str:
        """Everything that ``seat`` (by default the one to act) has seen and done, one line per action.

        Two states of a game give a seat the same string exactly when its observations and actions
        were the same.

        Raises:
            UnknownSeat, TypeError: there is no such seat.
            StateError: no seat is given, and nobody is to act.
        """
        seat = self._known_seat(seat)
        lines = [f"{self.game.id} seat {seat}"]
        for step in self._history.steps:
            line = self._history.line(step, seat)
            shown = f" = {line.revealed}" if line.revealed else ""
            lines.append(f"{line.seat} {line.action or line.phase + ' ?'}{shown}")
        return "\n".join(lines)

    def observation_string(self, seat: int | None = None) -> str:
        """The view of ``seat`` (by default the one to act) as JSON.

        Raises:
            UnknownSeat, TypeError, StateError: see :meth:`information_state_string`.
        """
        return json.dumps(plain(self.view(self._known_seat(seat))))

    def observation_tensor(self, seat: int | None = None) -> list[float]:
        """The view of ``seat`` (by default the one to act) as numbers.

        Its length and sections are those of ``state.game.encoder``.

        Raises:
            UnknownSeat, TypeError, StateError: see :meth:`information_state_string`.
        """
        buffer = [0.0] * self.game.encoder.size
        self.observation_into(buffer, seat)
        return buffer

    def observation_into(self, buffer: MutableSequence[float], seat: int | None = None) -> None:
        """Write :meth:`observation_tensor` into any float buffer, such as a float32 array.

        Raises:
            ValueError: the buffer is too short.
            UnknownSeat, TypeError, StateError: see :meth:`information_state_string`.
        """
        self.game.encoder.fill(self.view(self._known_seat(seat)), buffer)

    def _observer(self, seat: int | None) -> int | None:
        """The number of a seat, checked; None for a spectator."""
        return None if seat is None else self.game.check_seat(seat)

    def _player(self, player: object) -> int:
        """The number of a seat, checked; or that of chance or of the end."""
        number = whole(player, "a player")
        if number in (CHANCE_PLAYER, TERMINAL_PLAYER):
            return number
        return self.game.check_seat(number)

    def _known_seat(self, seat: int | None) -> int:
        """The number of a seat, checked; by default the one to act."""
        if seat is not None:
            return self.game.check_seat(seat)
        if self.current_player() < 0:
            raise StateError("nobody is to act now: name a seat")
        return self.current_player()

    # --- worlds -----------------------------------------------------------------------------

    def redealer(self, seat: int) -> Redealer:
        """A source of positions drawn uniformly from the worlds consistent with the seat's knowledge.

        Raises:
            UnknownSeat, TypeError: there is no such seat.
            StateError: cards are being dealt.
        """
        return self.position.redealer(self.check_worlds(seat))

    def check_worlds(self, seat: int) -> int:
        """The seat's number, checked, if worlds can be drawn for it now.

        Raises:
            UnknownSeat, TypeError: there is no such seat.
            StateError: cards are being dealt.
        """
        seat = self.game.check_seat(seat)
        if self.is_chance_node():
            raise StateError("worlds are drawn when a seat is to act, not while cards come")
        return seat

    def resample_from_infostate(self, seat: int, rng: Rng | None = None) -> State:
        """A state drawn uniformly from those that ``seat`` cannot tell from this one.

        Raises:
            UnknownSeat, TypeError: there is no such seat.
            StateError: cards are being dealt.
        """
        seat = self.check_worlds(seat)
        rng = rng or Rng(0, "resample", len(self._history.steps))
        world = self.position.redealer(seat).sample(rng)
        steps = [
            (step.actor, step.phase, step.index if self._knows(step, seat) else -1)
            for step in self._history.steps
        ]
        twin = self.game.new_initial_state()
        for index in world.past(world, rng, steps, seat):
            twin._apply(index)
        return twin

    def _knows(self, step: Step, seat: int) -> bool:
        """Whether the seat saw an action, or has learnt of it since."""
        told = self.game.phases[step.phase].told and step.hand < self.position.hand
        return step.seen_by(seat) or told

    def for_seat(self, seat: int) -> SeatState:
        """The state as a bot in ``seat`` gets it.

        Raises:
            UnknownSeat, TypeError: there is no such seat.
        """
        return SeatState(self, seat)


def _plain(steps: list[Operation]) -> list[Operation]:
    """A patch with its values converted to JSON values."""
    return [
        step
        if step.value is msgspec.UNSET
        else Operation(step.op, step.path, msgspec.to_builtins(step.value))
        for step in steps
    ]
