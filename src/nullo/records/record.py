"""Checks, replays and writes records. A record contains all cards, so replaying needs no random numbers."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from nullo.game.errors import (
    ErrorMessage,
    NulloError,
    OptionError,
    RecordError,
    UnknownAction,
    UnknownCard,
    UnknownGame,
)
from nullo.games.registry import rules_of
from nullo.locale.error_words import record_error, record_error_at
from nullo.records.record_text import parse as parse
from nullo.state import Game, load
from nullo.state.cut import check_cut
from nullo.state.match import Match, Watcher
from nullo.values import whole

VERSION = 1

_KEYS = {"nullo", "game", "options", "names", "cut", "hands", "result", "meta"}
_SEAT = re.compile("[0-9]|[1-9][0-9]")
_HAND_KEYS = {"deck", "actions", "redeals", "draws"}


def replay(
    record: dict[str, Any],
    watchers: Mapping[int | None, Watcher] | None = None,
    check: Callable[[int], object] | None = None,
) -> Match:
    """Replay a record from its first card to its last action, checking everything.

    Args:
        record: the record as :func:`parse` returns it.
        watchers: see :class:`nullo.state.match.Match`.
        check: called before each action with the number of steps (actions and dealt or drawn cards) so far;
            an exception that it raises ends the replay.

    Returns:
        The match at the end of the record.

    Raises:
        RecordError: the record is invalid; the message names the hand and action (both from 1), what
            is wrong, and the rule.
    """
    game = _game(record)
    reader = _Reader(game, record["hands"], check)
    cut = check_cut(game, record.get("cut"))
    match = Match(game, reader, _names(record, game), cut, _meta(record), watchers)
    reader.play(match)
    _check_result(record, match)
    return match


def read(data: bytes | str, number: int | None = None) -> Match:
    """The match at the end of the record in ``data``: :func:`parse` followed by :func:`replay`."""
    return replay(parse(data, number))


def write(match: Match) -> str:
    """The record of ``match`` as one line of JSON."""
    return json.dumps(match.record(), ensure_ascii=False, default=_number)


def _number(value: object) -> int:
    """The number ``value``, of a type that ``json`` cannot write (such as one of NumPy's), as an ``int``."""
    return whole(value, "a value of a record")


def _game(record: dict[str, Any]) -> Game:
    _check_version(record)
    for key in record:
        if key not in _KEYS:
            raise record_error("record-unknown", name=repr(key))
    for key in ("game", "options", "hands"):
        if key not in record:
            raise record_error("record-missing", name=repr(key))
    options = record["options"]
    if not isinstance(options, dict):
        raise record_error_at("options", "record-object")
    if not isinstance(record["game"], str):
        raise record_error_at("game", "record-game")
    try:
        low, high = rules_of(record["game"]).players
        if "players" not in options and low != high:
            raise record_error_at("options", "record-players")
        game = load(record["game"], **options)
    except (UnknownGame, OptionError) as error:
        raise record_error(error.message) from None
    _check_hands(record["hands"])
    return game


def _check_version(record: dict[str, Any]) -> None:
    """Check that the record is not of a later version.

    This comes before all other checks, because such a record may have other keys.
    """
    if "nullo" not in record:
        raise record_error("record-missing", name=repr("nullo"))
    version = record["nullo"]
    given = {"version": str(VERSION), "given": repr(version)}
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise record_error_at("nullo", "record-version", **given)
    if version > VERSION:
        raise record_error_at("nullo", "record-later", **given)


def _check_hands(hands: Any) -> None:
    if not isinstance(hands, list):
        raise record_error_at("hands", "record-list")
    for number, hand in enumerate(hands):
        if not isinstance(hand, dict):
            raise record_error_at(_hand(number), "record-object")
        for key in hand:
            if key not in _HAND_KEYS:
                raise record_error_at(_hand(number), "record-unknown", name=repr(key))
        for key in ("deck", "actions"):
            if key not in hand:
                raise record_error_at(_hand(number), "record-missing", name=repr(key))
        for key in hand:
            if not isinstance(hand[key], list):
                raise record_error_at(_hand(number), "record-key-list", name=key)


def _hand(number: int) -> ErrorMessage:
    return ErrorMessage("record-hand", {"hand": str(number + 1)})


def _names(record: dict[str, Any], game: Game) -> list[str] | None:
    if "names" not in record:
        return None
    names = record["names"]
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise record_error_at("names", "record-texts")
    if len(names) != game.players:
        many = {"players": str(game.players), "given": str(len(names))}
        raise record_error_at("names", "record-names", **many)
    return names


def _meta(record: dict[str, Any]) -> dict[str, Any] | None:
    if "meta" in record and not isinstance(record["meta"], dict):
        raise record_error_at("meta", "record-object")
    meta: dict[str, Any] | None = record.get("meta")
    return meta


def _check_result(record: dict[str, Any], match: Match) -> None:
    if "result" not in record:
        return
    result = record["result"]
    if not isinstance(result, dict) or set(result) != {"scores", "winners"}:
        raise record_error_at("result", "record-result")
    if not match.state.is_terminal():
        raise record_error_at("result", "record-not-finished")
    for key, right in (("scores", match.state.scores()), ("winners", match.state.winners())):
        value = result[key]
        whole_numbers = isinstance(value, list) and all(type(item) is int for item in value)
        if not whole_numbers or value != right:
            given = {"name": key, "right": str(right), "given": json.dumps(value)}
            raise record_error_at("result", "record-result-wrong", **given)


class _Reader:
    """Replays a record's hands: applies their actions, and is the match's source of cards."""

    def __init__(
        self, game: Game, hands: list[dict[str, Any]], check: Callable[[int], object] | None = None
    ) -> None:
        self.game = game
        self.check = check
        self.hands = hands
        self.hand = -1
        self.action = 0
        self.redeals = 0
        self.draws = 0

    def play(self, match: Match) -> None:
        """Apply all actions of the record, and check that no hand, deck or draw is left over."""
        while 0 <= self.hand < len(self.hands):
            number = self.hand
            self._play_hand(match)
            if self.hand == number:
                break
        if self.hand < len(self.hands) - 1:
            if match.state.is_terminal():
                raise record_error_at(_hand(self.hand + 1), "record-game-over")
            raise record_error_at(_hand(self.hand), "record-hand-unfinished")

    def _play_hand(self, match: Match) -> None:
        number = self.hand
        entry = self.hands[number]
        state = match.state
        for count, line in enumerate(entry["actions"], 1):
            self.action = count
            if self.check:
                self.check(state.many_steps())
            if state.is_terminal() or state.position.hand != number:
                raise record_error_at(self._place(), "record-hand-over")
            self._act(match, line)
        self.action = 0
        if self.hand == number:
            self._leftovers()

    def _act(self, match: Match, line: Any) -> None:
        place = self._place()
        if not isinstance(line, str):
            raise record_error_at(place, "record-action-text")
        seat, _, action = line.partition(" ")
        if not _SEAT.fullmatch(seat) or action != " ".join(action.split()) or not action:
            raise record_error_at(place, "record-no-action", text=repr(line[:60]))
        if match.state.is_chance_node():
            raise record_error_at(place, "record-cards-missing")
        try:
            match.act(int(seat), action)
        except RecordError:
            raise
        except UnknownCard as error:
            raise self._of_deck(place, error.message) from None
        except UnknownAction as error:
            raise record_error_at(place, error.message, match.state.phase().rule) from None
        except NulloError as error:
            raise record_error_at(place, error.message) from None

    def _place(self) -> ErrorMessage:
        return self._within("action", self.action)

    def _within(self, what: str, number: int) -> ErrorMessage:
        return ErrorMessage(
            f"record-in-{what}", {"hand": str(self.hand + 1), "number": str(number)}
        )

    def _leftovers(self) -> None:
        entry = self.hands[self.hand]
        if len(entry.get("redeals", [])) > self.redeals:
            raise record_error_at(_hand(self.hand), "record-redeals-left")
        if len(entry.get("draws", [])) > self.draws:
            raise record_error_at(_hand(self.hand), "record-draws-left")

    # The source of cards.

    def deck(self, cards: list[int], redeal: bool) -> list[int] | None:
        if redeal:
            decks = self.hands[self.hand].get("redeals", [])
            if self.redeals == len(decks):
                return None
            self.redeals += 1
            place = self._within("redeal", self.redeals)
            return self._read_deck(decks[self.redeals - 1], cards, place)
        if self.hand >= 0:
            if self.hand < len(self.hands) and self.action < len(self.hands[self.hand]["actions"]):
                self.action += 1
                raise record_error_at(self._place(), "record-hand-over")
            self._leftovers()
        if self.hand + 1 >= len(self.hands):
            return None
        self.hand += 1
        self.redeals = self.draws = 0
        return self._read_deck(self.hands[self.hand]["deck"], cards, _hand(self.hand))

    def _read_deck(self, deck: Any, cards: list[int], place: ErrorMessage) -> list[int]:
        if not isinstance(deck, list):
            raise record_error_at(place, "record-deck")
        order = [self._card(code, place) for code in deck]
        if Counter(order) == Counter(cards):
            return order
        codes = self.game.deck.codes
        for card in order:
            if order.count(card) > cards.count(card):
                raise self._of_deck(place, "record-too-often", card=codes[card])
        missing = next(card for card in cards if order.count(card) < cards.count(card))
        raise self._of_deck(place, "record-lacks", card=codes[missing])

    def _card(self, code: Any, place: ErrorMessage) -> int:
        if not isinstance(code, str):
            raise self._of_deck(place, "record-no-card", card=json.dumps(code)[:40])
        try:
            return self.game.deck.number(code)
        except UnknownCard as error:
            raise self._of_deck(place, error.message) from None

    def _of_deck(self, place: ErrorMessage, why: ErrorMessage | str, **params: str) -> RecordError:
        return record_error_at(place, why, self.game.rules.deck_rule, **params)

    def draw(self, outcomes: list[tuple[int, int]]) -> int | None:
        draws = self.hands[self.hand].get("draws", [])
        if self.draws == len(draws):
            return None
        place = self._within("draw", self.draws + 1)
        card = self._card(draws[self.draws], place)
        possible = [index for index, _ in outcomes]
        if card not in possible:
            raise record_error_at(place, "record-not-drawn", card=self.game.deck.codes[card])
        self.draws += 1
        return card
