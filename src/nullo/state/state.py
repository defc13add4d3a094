"""Games and their states: the interface for Python programs.

:class:`State` has OpenSpiel's interface. It validates everything that comes in; the
:class:`nullo.engine.position.Position` behind it does not.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from functools import cached_property
from typing import Any

import msgspec
from msgspec.structs import replace

from nullo.engine.position import TERMINAL_PLAYER, Position, Redealer
from nullo.engine.rng import Rng, check_rng
from nullo.game.errors import StateError
from nullo.game.events import Event, Operation, append_lines
from nullo.game.view import Line, Own, Public, View, json_values, plain
from nullo.games.registry import rules_of
from nullo.state.asks import ask
from nullo.state.game_setup import GameSetup
from nullo.state.information_tensor import InformationEncoder
from nullo.state.json_patch import delta
from nullo.state.move_text import Action
from nullo.state.observation_tensor import Buffer, Encoder, check_room
from nullo.state.played_position import PlayedPosition

STATE_VERSION = 2


def load(game: str, /, **options: Any) -> Game:
    """The game with this id and these options, as in ``load("all-fives", players=3, target=31)``.

    Raises:
        UnknownGame: no game has this id.
        OptionError: an option is unknown, out of range or impossible; the message names it.
        TypeError: the id is not a string.
    """
    return Game(rules_of(game), options)


class Game(GameSetup):
    """A game with values for its options, from which states are created."""

    def new_initial_state(self) -> State:
        """The state before the first deal."""
        return State(self, self.rules.position(self.typed_options))

    @cached_property
    def encoder(self) -> Encoder:
        """The encoder of observation tensors."""
        return Encoder(self)

    def observation_tensor_size(self) -> int:
        """Length of an observation tensor."""
        return self.encoder.size

    def observation_tensor_shape(self) -> list[int]:
        """The list ``[observation_tensor_size()]``."""
        return [self.encoder.size]

    @cached_property
    def information_encoder(self) -> InformationEncoder:
        """The encoder of information-state tensors."""
        return InformationEncoder(self, self.encoder)

    def information_state_tensor_size(self) -> int:
        """Length of an information-state tensor."""
        return self.information_encoder.size

    def information_state_tensor_shape(self) -> list[int]:
        """The list ``[information_state_tensor_size()]``."""
        return [self.information_encoder.size]


class State(PlayedPosition):
    """A position in a game, with its history; :meth:`Game.new_initial_state` creates one.

    A seat is a whole number from 0 on, of Python's or NumPy's types. A method that takes a seat raises
    :class:`UnknownSeat` for any other number, and TypeError for anything else. A method that takes a player
    also accepts the other values of :meth:`current_player`, -1 and -4.
    """

    game: Game

    def step(
        self, action: Action, observers: Iterable[int | None] | None = None
    ) -> dict[int | None, Event]:
        """Apply an action as :meth:`apply_action` does, and return the event that each observer saw.

        Args:
            action: an id, a text or a move.
            observers: the seats whose events to return, and None for a spectator's; by default all of
                these.

        Raises:
            UnknownSeat: there is no such seat.
            IllegalAction, UnknownCard, UnknownAction, TypeError: see :meth:`apply_action`.
        """
        if observers is None:
            observers = (*range(self.game.players), None)
        else:
            observers = tuple([self._observer(seat) for seat in observers])
        return self.step_checked(self.check(action), observers)

    def step_checked(
        self, action: int, observers: Collection[int | None]
    ) -> dict[int | None, Event]:
        """Apply an action that :meth:`check` has just returned, and return the event that each observer saw.

        ``observers`` has seats, which are not checked, and None for a spectator.
        """
        public = self.public()
        before = [None if seat is None else self.own(seat) for seat in observers]
        self.apply_checked(action)
        step, after = self._telling.steps[-1], self.public()

        def changes(line: Line) -> list[Operation]:
            known = replace(public, log=append_lines(public.log, [line]))
            return _plain(delta(known, after, "/public"))

        common = self.line(step)
        shared = changes(common)
        events: dict[int | None, Event] = {}
        for seat, own in zip(observers, before, strict=True):
            line = self.line(step, seat)
            # The log has the line for spectators; if a seat's line differs, the patch replaces it.
            same = line.unlogged or line == common
            patch = list(shared) if same else changes(line)
            if own is not None and seat is not None:
                patch += _plain(delta(own, self.own(seat), "/own"))
            events[seat] = Event(line, patch)
        return events

    def serialize(self) -> str:
        """The state as one line of JSON, with a format version.

        Raises:
            StateError: the state did not begin at the start of a game.
        """
        if not self._first.same(self.game.rules.position(self.game.typed_options)):
            raise StateError(
                "the state began in the middle of a game, and what led there is missing"
            )
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
        """The state that :meth:`serialize` returned as ``text``.

        Raises:
            StateError: the text is damaged, or from another version of the format.
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
        try:
            return State.deserialize, (self.serialize(),)
        except StateError as error:
            raise TypeError(f"cannot pickle this state: {error}") from None

    # --- what a seat knows ------------------------------------------------------------------

    def view(self, seat: int | None = None) -> View:
        """What ``seat`` may know or, if it is None, what a spectator may know."""
        return View(self.public(), None if seat is None else self.own(seat))

    def public(self) -> Public:
        """The public part of every view; a new structure each time."""
        position = self.position
        public = position.public()
        public.game = self.game.id
        public.players = self.game.players
        public.hands_to_play, public.target = self.game.length
        public.lowest_wins = self.game.rules.lowest_wins
        public.hand = position.hand
        public.dealer = position.dealer
        public.actor = actor = position.actor
        phase = self.game.phases[position.phase]
        public.phase = "over" if actor == TERMINAL_PLAYER else phase.name
        telling = self._telling
        public.hands = telling.hands[: position.hand]  # later hands do not change these lists
        public.parts = telling.parts[: position.hand]
        public.ended = position.last_hand_tricks()
        self._note_log()
        public.log = list(self._log)
        if actor == TERMINAL_PLAYER:
            public.end = self.game.rules.ending(public, self.game.typed_options)
        return public

    def own(self, seat: int) -> Own:
        """The own part of ``seat``'s view; a new structure each time."""
        seat = self.game.check_seat(seat)
        position = self.position
        own = position.own(seat)
        self._note_log()
        own.secrets = list(self._secrets[seat])
        if seat == position.actor:
            ask(self.game, position, own)
        return own

    def information_state_string(self, seat: int | None = None) -> str:
        """Everything that ``seat`` (by default the seat to act) has seen and done, one line per action.

        A seat gets the same string in two states of a game if and only if it has seen and done the same in
        both.

        Raises:
            StateError: ``seat`` is None and no seat is to act.
        """
        return self._information.of(self._known_seat(seat), self._actions)

    def observation_string(self, seat: int | None = None) -> str:
        """The view of ``seat`` (by default the seat to act) as JSON.

        Raises:
            StateError: see :meth:`information_state_string`.
        """
        return json.dumps(plain(self.view(self._known_seat(seat))))

    def observation_tensor(self, seat: int | None = None) -> list[float]:
        """The view of ``seat`` (by default the seat to act) as numbers.

        ``state.game.encoder`` states its length and sections.

        Raises:
            StateError: see :meth:`information_state_string`.
        """
        encoder, seat = self.game.encoder, self._known_seat(seat)
        if self.position.write(seat, encoder.writer):
            return encoder.writer.to_list()
        buffer = [0.0] * encoder.size
        encoder.fill(self.view(seat), buffer)
        return buffer

    def observation_into(self, buffer: Buffer, seat: int | None = None) -> None:
        """Write what :meth:`observation_tensor` returns into the first places of ``buffer``.

        An array of float32 or float64, of NumPy or ``array``, is filled in compiled code.

        Raises:
            ValueError: the buffer is too short.
            StateError: see :meth:`information_state_string`.
        """
        encoder, seat = self.game.encoder, self._known_seat(seat)
        check_room(buffer, encoder.size)
        if self.position.write(seat, encoder.writer):
            encoder.writer.into(buffer)
        else:
            encoder.fill(self.view(seat), buffer)

    def information_state_tensor(self, seat: int | None = None) -> list[float]:
        """Everything that ``seat`` (by default the seat to act) has seen and done, as numbers.

        It begins with the observation tensor. A seat gets the same tensor in two states of a game if and
        only if it gets the same information-state string in both.
        ``state.game.information_encoder`` states its length and sections.

        Raises:
            StateError: see :meth:`information_state_string`.
        """
        encoder, seat = self.game.information_encoder, self._known_seat(seat)
        tokens = self._seen_tokens(encoder)
        return self.observation_tensor(seat) + tokens.to_list(seat, self._actions)

    def information_state_into(self, buffer: Buffer, seat: int | None = None) -> None:
        """Write what :meth:`information_state_tensor` returns into the first places of ``buffer``.

        An array of float32 or float64, of NumPy or ``array``, is filled in compiled code.

        Raises:
            ValueError: the buffer is too short.
            StateError: see :meth:`information_state_string`.
        """
        encoder, seat = self.game.information_encoder, self._known_seat(seat)
        check_room(buffer, encoder.size)
        self.observation_into(buffer, seat)
        tokens = self._seen_tokens(encoder)
        tokens.into(buffer, encoder.observed, seat, self._actions)

    def _known_seat(self, seat: int | None) -> int:
        if seat is not None:
            return self.game.check_seat(seat)
        if self.current_player() < 0:
            raise StateError("nobody is to act now: name a seat")
        return self.current_player()

    # --- worlds -----------------------------------------------------------------------------

    def redealer(self, seat: int) -> Redealer:
        """A redealer for ``seat``: it draws worlds that fit what the seat knows, all equally likely.

        Raises:
            StateError: cards are being dealt.
        """
        return self.position.redealer(self.check_worlds(seat))

    def check_worlds(self, seat: int) -> int:
        """Check that worlds can be drawn for ``seat`` now; returns the seat.

        Raises:
            StateError: cards are being dealt.
        """
        seat = self.game.check_seat(seat)
        if self.is_chance_node():
            raise StateError("worlds are drawn when a seat is to act, not while cards come")
        return seat

    def resample_from_infostate(self, seat: int, rng: Rng | None = None) -> State:
        """A state drawn at random from those that ``seat`` cannot tell from this one, all equally likely.

        Without ``rng``, the result depends only on the number of steps so far.

        Raises:
            StateError: cards are being dealt.
        """
        seat = self.check_worlds(seat)
        rng = Rng(0, "resample", self.many_steps()) if rng is None else check_rng(rng)
        world = self.position.redealer(seat).sample(rng)
        hand, phases = self.position.hand, self.game.phases
        steps = []
        for step in self._telling.steps:
            known = step.seen_by(seat) or (phases[step.phase].told and step.hand < hand)
            steps.append((step.actor, step.phase, step.index if known else -1))
        twin = self.game.new_initial_state()
        for index in world.past(world, rng, steps, seat):
            twin.apply_checked(self.game.action_id(twin.position.phase, index))
        return twin

    def for_seat(self, seat: int) -> SeatState:
        """What ``seat`` knows of this state, as it is given to a bot in that seat."""
        return SeatState(self, seat)


class SeatState:
    """A state as one seat knows it: it gives the seat's view, history and worlds, but no hidden cards.

    Two objects are equal if the seat cannot tell their states apart. A pickled object contains a world in
    place of the real state, so that it contains no hidden cards.

    Raises:
        UnknownSeat, TypeError: the state has no such seat.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.__state = state
        self.seat = state.game.check_seat(seat)
        self.game = state.game

    def view(self) -> View:
        """The seat's view."""
        return self.__state.view(self.seat)

    def legal_actions(self) -> list[int]:
        """The ids of the legal actions, in ascending order."""
        return self.__state.legal_actions(self.seat)

    def fair_actions(self) -> list[int]:
        """The ids of the fair actions: in honour mode, without revokes and unfounded calls."""
        return self.__state.fair_actions(self.seat)

    def action_to_string(self, *action: int) -> str:
        """The text of an action id: ``(action)`` or, as in OpenSpiel, ``(player, action)``."""
        return self.__state.action_to_string(*action)

    def information_state_string(self) -> str:
        """Everything that the seat has seen and done, one line per action."""
        return self.__state.information_state_string(self.seat)

    def known_position(self) -> Position:
        """A copy of the position without anything that the seat does not know.

        Raises:
            StateError: cards are being dealt.
        """
        self.__state.check_worlds(self.seat)
        return self.__state.position.known_to(self.seat)

    def redealer(self) -> Redealer:
        """A redealer: it draws worlds that fit what the seat knows, all equally likely.

        Raises:
            StateError: cards are being dealt.
        """
        return self.__state.redealer(self.seat)

    def weighted_redealer(self) -> Redealer:
        """A redealer for the seat that prefers worlds in which the other seats have played sensibly.

        Raises:
            StateError: cards are being dealt.
        """
        self.__state.check_worlds(self.seat)
        return self.__state.position.weighted_redealer(self.seat)

    def hand_so_far(self) -> tuple[Position, list[tuple[int, int, int]]]:
        """The position before the present hand, and the hand's steps as the seat saw them.

        A step is ``(actor, phase, index)``, with index -1 if it was hidden from the seat.

        Raises:
            StateError: cards are being dealt.
        """
        state, seat, game = self.__state, self.seat, self.game
        state.check_worlds(seat)
        walk = game.new_initial_state().position
        start = walk
        steps: list[tuple[int, int, int]] = []
        for action in state.history():
            phase = game.phases[walk.phase]
            index = action - game.offsets[walk.phase]
            if walk.hand == state.position.hand:
                if not steps:
                    start = walk.copy()
                hidden = (phase.secret or phase.chance) and not walk.observed(index, seat)
                steps.append((walk.actor, walk.phase, -1 if hidden else index))
            walk.act(index)
        return start, steps

    def resample(self, rng: Rng) -> State:
        """A state drawn at random from those that the seat cannot tell from this one, all equally likely.

        Raises:
            StateError: cards are being dealt.
        """
        return self.__state.resample_from_infostate(self.seat, rng)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, SeatState)
            and (self.game, self.seat) == (other.game, other.seat)
            and self.information_state_string() == other.information_state_string()
        )

    __hash__ = None  # type: ignore[assignment]

    def __copy__(self) -> SeatState:
        return SeatState(self.__state.clone(), self.seat)

    def __deepcopy__(self, memo: object) -> SeatState:
        return SeatState(self.__state.clone(), self.seat)

    def __reduce__(self) -> tuple[Any, ...]:
        # A pickle must not contain hidden cards, so a world takes the state's place.
        text = self.information_state_string()
        try:
            world = self.__state.resample_from_infostate(self.seat, Rng(text, "for_seat"))
        except StateError as error:
            raise TypeError(f"cannot pickle what a seat knows: {error}") from None
        return SeatState, (world, self.seat)


def _plain(steps: list[Operation]) -> list[Operation]:
    return [
        step
        if step.value is msgspec.UNSET
        else Operation(step.op, step.path, json_values(step.value))
        for step in steps
    ]
