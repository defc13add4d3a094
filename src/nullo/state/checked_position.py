"""A position that checks whether an action is legal, and explains why if it is not."""

from __future__ import annotations

from typing import overload

from nullo.engine.position import CHANCE_PLAYER, TERMINAL_PLAYER, Position
from nullo.game.errors import IllegalAction, StateError, UnknownAction, UnknownCard
from nullo.game.moves import Move
from nullo.game.phases import Phase
from nullo.game.view import Refusal
from nullo.locale.words import ENGLISH, say
from nullo.state.asks import shorten
from nullo.state.game_setup import GameSetup
from nullo.state.move_text import Action, text_of
from nullo.values import whole

ACTION = "an action's id"


class CheckedPosition:
    """A position to which actions are given as ids, texts or moves; it refuses those that are not legal.

    Attributes:
        game: the game.
        position: the position without checks; callers must not change it.
    """

    def __init__(self, game: GameSetup, position: Position) -> None:
        self.game = game
        self.position = position

    def current_player(self) -> int:
        """The seat to act; -1 if cards must be dealt or drawn, -4 if the game is over."""
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
        """The ids of the legal actions in ascending order.

        The list is empty if ``player`` is given and it is not that player's turn.
        """
        if player is not None and self._player(player) != self.current_player():
            return []
        position = self.position
        if position.actor == TERMINAL_PLAYER:
            return []
        return position.legal_from(self.game.offsets[position.phase])

    def fair_actions(self, player: int | None = None) -> list[int]:
        """The ids of the fair actions in ascending order.

        The list is empty if ``player`` is given and it is not that player's turn.

        In honour mode, these are the legal actions without revokes and unfounded calls. If seats choose
        random legal actions, a game in honour mode may never end, because penalties move the scores away
        from the target. If they choose random fair actions, it ends.
        """
        if self.is_chance_node() or self.is_terminal():
            return self.legal_actions(player)
        if player is not None and self._player(player) != self.current_player():
            return []
        first = self.game.offsets[self.position.phase]
        return [first + index for index in self.position.fair()]

    def legal_texts(self) -> list[str]:
        """The texts of the legal actions, in the order of their ids."""
        return [self.game.action_text(action) for action in self.legal_actions()]

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """A list with 1 for each legal action and 0 for each other action of players, in the order of ids.

        At a chance node, it has an entry for each chance outcome instead.
        """
        first, size = 0, self.game.num_distinct_actions()
        if self.is_chance_node():
            first, size = size, self.game.max_chance_outcomes()
        mask = [0] * size
        for action in self.legal_actions(player):
            mask[action - first] = 1
        return mask

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The id and the probability of each outcome at a chance node.

        Raises:
            StateError: a seat is to act, or the game is over.
        """
        if not self.is_chance_node():
            raise StateError("chance has nothing to decide here")
        outcomes = self.position.chance()
        total = sum(weight for _, weight in outcomes)
        phase = self.position.phase
        return [(self.game.action_id(phase, i), weight / total) for i, weight in outcomes]

    def action_to_string(self, first: int, second: int | None = None, /) -> str:
        """The text of an action id: ``(action)`` or, as in OpenSpiel, ``(player, action)``.

        Raises:
            UnknownAction: no action has this id.
            UnknownSeat: there is no such player.
            TypeError: the action or the player is not a whole number.
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
        """The id of an action of the present phase by its text: ``(text)`` or ``(player, text)``.

        Case does not matter, and ♠ ♥ ♦ ♣ are understood.

        Raises:
            UnknownCard: the text names a card that is not in the game's deck.
            UnknownAction: the game has no such action.
            IllegalAction: the game has the action, but not in this phase.
            UnknownSeat: there is no such player.
            TypeError: the text is not a string, or the player is not a whole number.
        """
        text: int | str = first
        if second is not None:
            self._player(first)
            text = second
        if not isinstance(text, str):
            raise TypeError(f"the text of an action must be a str, not {text!r:.40}")
        texts = self.game.move_texts
        index = texts.index(self.position.phase, text)
        if index is None:
            text = self._canonical(text)
            index = texts.index(self.position.phase, text)
        if index is None or self.is_terminal():
            raise self._not_now(text)
        return self.game.action_id(self.position.phase, index)

    def _canonical(self, text: str) -> str:
        """The canonical text of the action that was typed as ``text``.

        Raises:
            IllegalAction: the text is a known action with a number that cannot be chosen.
            UnknownAction, UnknownCard: the game has no such action or card.
        """
        try:
            return self.game.move_texts.canonical(text)
        except (UnknownAction, UnknownCard):
            like = self.game.move_texts.numbered_like(text)
            if like is None:
                raise
            phase, alike = like
            if phase is not self.phase() or self.is_terminal():
                raise self._not_now(text, alike[0]) from None
            legal = [self.game.move(action) for action in self.legal_actions()]
            choices = [text_of(move) for move in alike if move in legal] or map(text_of, alike)
            why = Refusal(phase.rule, "no-such-number", {"choices": shorten([*choices])})
            raise self._refusal_error(text, why) from None

    def _not_now(self, text: str, like: Move | None = None) -> IllegalAction:
        """The error that refuses the action ``text`` because the present phase does not have it.

        If no move has this text, ``like`` is a move that differs from it only in the number.
        """
        if self.is_terminal():
            return self._refusal_error(text, Refusal("", "game-over"))
        move = self.game.move_texts.move(text) or like
        asked = None if move is None or self.is_chance_node() else self.position.not_asked(move)
        phase = self.phase()
        not_now = Refusal(phase.rule, "not-now", {"phase": phase.name})
        return self._refusal_error(text, asked or not_now)

    def _refusal_error(self, text: str, why: Refusal) -> IllegalAction:
        move = self.game.move_texts.move(text)
        verb = self.game.verbs.get(move.verb) if move else None
        spoken = bool(verb and verb.spoken)
        reason = say(f"refuse-{why.code}", why.params, ENGLISH)
        seat = self.current_player()
        return IllegalAction(seat, text, why.rule, reason, why.code, why.params, spoken=spoken)

    def check(self, action: Action) -> int:
        """Check that an action is legal now; returns its id.

        Raises:
            IllegalAction: the rules do not allow it now.
            UnknownCard, UnknownAction: the game has no such card or action.
            TypeError: it is not a whole number, a string or a move.
        """
        position = self.position
        if isinstance(action, Move):
            action = text_of(action)
        action = self.string_to_action(action) if isinstance(action, str) else whole(action, ACTION)
        index = action - self.game.offsets[position.phase]
        if position.actor == TERMINAL_PLAYER or not position.allows(index):
            phase, _ = self.game.action_place(action)
            if self.is_terminal() or phase != position.phase:
                raise self._not_now(self.game.action_text(action))
            raise self.illegal(index)
        return action

    def illegal(self, index: int) -> IllegalAction:
        """The error that refuses the action with the index ``index`` in the present phase."""
        text = self.game.action_text(self.game.action_id(self.position.phase, index))
        why: Refusal
        if self.is_chance_node():
            why = Refusal(self.phase().rule, "card-not-there")
        else:
            why = self.position.refusal(index)
        return self._refusal_error(text, why)

    def scores(self) -> list[int]:
        """The total of each side (seat or team), as the rules count it."""
        return self.position.scores()

    def winners(self) -> list[int]:
        """The sides (seats or teams) that have won; empty before the game is over."""
        return self.position.winners()

    def _player(self, player: object) -> int:
        """Check that ``player`` is a seat, -1 (chance) or -4 (the end of the game); returns it as an int."""
        number = whole(player, "a player")
        if number in (CHANCE_PLAYER, TERMINAL_PLAYER):
            return number
        return self.game.check_seat(number)
