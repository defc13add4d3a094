"""Records: reading, checking and replaying. A record replays a whole game without a generator."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping
from math import isfinite
from typing import Any, NoReturn

from nullo.cut import check_cut
from nullo.errors import (
    NulloError,
    OptionError,
    RecordError,
    UnknownAction,
    UnknownCard,
    UnknownGame,
    cited,
)
from nullo.game import Game, load
from nullo.match import Match, Watcher, same_cards
from nullo.registry import rules_of

VERSION = 1

_DIGITS = 1000
_KEYS = {"nullo", "game", "options", "names", "cut", "hands", "result", "meta"}
_SEAT = re.compile("[0-9]|[1-9][0-9]")
_HAND_KEYS = {"deck", "actions", "redeals", "draws"}


def parse(data: bytes | str) -> dict[str, Any]:
    """A record's JSON.

    Raises:
        RecordError: it is no JSON object in UTF-8, or names a key twice.
    """
    try:
        text = data.decode("utf-8") if isinstance(data, bytes) else data
        record = json.loads(
            text,
            object_pairs_hook=_no_twins,
            parse_constant=_no_constant,
            parse_float=_finite,
            parse_int=_whole,
        )
        json.dumps(record, ensure_ascii=False).encode()
    except UnicodeDecodeError:
        raise RecordError("not UTF-8") from None
    except UnicodeEncodeError:
        raise RecordError("bad JSON: half a character (a lone surrogate)") from None
    except RecursionError:
        raise RecordError("bad JSON: nested too deep") from None
    except RecordError:
        raise
    except ValueError as error:
        raise RecordError(f"bad JSON: {error}") from None
    if not isinstance(record, dict):
        raise RecordError("a record must be a JSON object")
    return record


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) != len(pairs):
        twin, _ = Counter(key for key, _ in pairs).most_common(1)[0]
        raise RecordError(f"the key {twin!r} is given twice")
    return made


def _no_constant(name: str) -> NoReturn:
    raise RecordError(f"bad JSON: {name} is no JSON value")


def _finite(text: str) -> float:
    if not isfinite(number := float(text)):
        raise RecordError(f"bad JSON: the number {text[:20]} is too large")
    return number


def _whole(text: str) -> int:
    if len(text) > _DIGITS:
        raise RecordError(f"bad JSON: a number of {len(text)} digits is too large")
    return int(text)


def replay(record: dict[str, Any], watchers: Mapping[int | None, Watcher] | None = None) -> Match:
    """Play a record from its first card to its last action, checking everything.

    Args:
        record: as :func:`parse` gives it.
        watchers: see :class:`nullo.match.Match`.

    Returns:
        The match where the record ends; ``match.state`` is its state.

    Raises:
        RecordError: something is wrong; the message names the hand and action (both from 1), what
            was wrong, and the rule.
    """
    game = _game(record)
    reader = _Reader(game, record["hands"])
    cut = check_cut(game, record.get("cut"))
    match = Match(game, reader, _names(record, game), cut, _meta(record), watchers)
    reader.play(match)
    _check_result(record, match)
    return match


def read(data: bytes | str) -> Match:
    """:func:`parse` and :func:`replay`."""
    return replay(parse(data))


def write(match: Match) -> str:
    """A match's record as one line of JSON."""
    return json.dumps(match.record(), ensure_ascii=False)


def _game(record: dict[str, Any]) -> Game:
    """Check the keys, and load the game."""
    _check_version(record)
    for key in record:
        if key not in _KEYS:
            raise RecordError(f"unknown key {key!r}")
    for key in ("game", "options", "hands"):
        if key not in record:
            raise RecordError(f"the key {key!r} is missing")
    options = record["options"]
    if not isinstance(options, dict):
        raise RecordError("options: must be an object")
    if not isinstance(record["game"], str):
        raise RecordError("game: must be the id of a game")
    try:
        low, high = rules_of(record["game"]).players
        if "players" not in options and low != high:
            raise RecordError("options: players is missing")
        game = load(record["game"], **options)
    except (UnknownGame, OptionError) as error:
        raise RecordError(str(error)) from None
    _check_hands(record["hands"])
    return game


def _check_version(record: dict[str, Any]) -> None:
    """Before anything else: a later version may have other keys."""
    if "nullo" not in record:
        raise RecordError("the key 'nullo' is missing")
    version = record["nullo"]
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise RecordError(f"nullo: must be the format version {VERSION}, not {version!r}")
    if version > VERSION:
        raise RecordError(
            f"nullo: format version {version} is later than {VERSION}, the last known here"
        )


def _check_hands(hands: Any) -> None:
    if not isinstance(hands, list):
        raise RecordError("hands: must be a list")
    for number, hand in enumerate(hands, 1):
        if not isinstance(hand, dict):
            raise RecordError(f"hand {number}: must be an object")
        for key in hand:
            if key not in _HAND_KEYS:
                raise RecordError(f"hand {number}: unknown key {key!r}")
        for key in ("deck", "actions"):
            if key not in hand:
                raise RecordError(f"hand {number}: the key {key!r} is missing")
        for key in hand:
            if not isinstance(hand[key], list):
                raise RecordError(f"hand {number}: {key} must be a list")


def _names(record: dict[str, Any], game: Game) -> list[str] | None:
    if "names" not in record:
        return None
    names = record["names"]
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise RecordError("names: must be a list of texts")
    if len(names) != game.players:
        raise RecordError(f"names: must be {game.players}, not {len(names)}")
    return names


def _meta(record: dict[str, Any]) -> dict[str, Any] | None:
    if "meta" in record and not isinstance(record["meta"], dict):
        raise RecordError("meta: must be an object")
    meta: dict[str, Any] | None = record.get("meta")
    return meta


def _check_result(record: dict[str, Any], match: Match) -> None:
    if "result" not in record:
        return
    result = record["result"]
    if not isinstance(result, dict) or set(result) != {"scores", "winners"}:
        raise RecordError("result: must be an object of scores and winners")
    if not match.state.is_terminal():
        raise RecordError("result: the game is not finished")
    for key, right in (("scores", match.state.scores()), ("winners", match.state.winners())):
        value = result[key]
        if not _whole_numbers(value) or value != right:
            raise RecordError(f"result: {key} must be {right}, not {json.dumps(value)}")


def _whole_numbers(value: Any) -> bool:
    return isinstance(value, list) and all(type(item) is int for item in value)


class _Reader:
    """The source of a replayed game's cards, and its actions."""

    def __init__(self, game: Game, hands: list[dict[str, Any]]) -> None:
        self.game = game
        self.hands = hands
        self.hand = -1
        self.action = 0
        self.redeals = 0
        self.draws = 0

    def play(self, match: Match) -> None:
        """Do all actions; check that nothing is left over."""
        while 0 <= self.hand < len(self.hands):
            number = self.hand
            self._play_hand(match)
            if self.hand == number:
                break
        if self.hand < len(self.hands) - 1:
            if match.state.is_terminal():
                self._wrong(f"hand {self.hand + 2}: left over: the game is over")
            self._wrong(f"hand {self.hand + 1}: not finished, and it is not the last")

    def _play_hand(self, match: Match) -> None:
        number = self.hand
        entry = self.hands[number]
        state = match.state
        for count, line in enumerate(entry["actions"], 1):
            self.action = count
            if state.is_terminal() or state.position.hand != number:
                self._wrong(f"{self._place()}: left over: the hand is over")
            self._act(match, line)
        self.action = 0
        if self.hand == number:
            self._leftovers(number, self.redeals, self.draws)

    def _act(self, match: Match, line: Any) -> None:
        place = self._place()
        if not isinstance(line, str):
            self._wrong(f"{place}: must be a text 'SEAT ACTION'")
        seat, _, action = line.partition(" ")
        if not _SEAT.fullmatch(seat) or action != " ".join(action.split()) or not action:
            self._wrong(f"{place}: {line[:60]!r} is not 'SEAT ACTION'")
        if match.state.is_chance_node():
            self._wrong(f"{place}: the cards that come before it are missing")
        try:
            match.act(int(seat), action)
        except RecordError:
            raise
        except UnknownCard as error:
            self._wrong(f"{place}: {self._of_deck(error)}")
        except UnknownAction as error:
            self._wrong(f"{place}: {cited(str(error), match.state.phase().rule)}")
        except NulloError as error:
            self._wrong(f"{place}: {error}")

    def _place(self) -> str:
        return f"hand {self.hand + 1}, action {self.action}"

    def _leftovers(self, number: int, redeals: int, draws: int) -> None:
        entry = self.hands[number]
        if len(entry.get("redeals", [])) > redeals:
            self._wrong(f"hand {number + 1}: redeals are left over")
        if len(entry.get("draws", [])) > draws:
            self._wrong(f"hand {number + 1}: draws are left over")

    def _wrong(self, message: str) -> NoReturn:
        raise RecordError(message)

    # The source of cards.

    def deck(self, cards: list[int], redeal: bool) -> list[int] | None:
        if redeal:
            decks = self.hands[self.hand].get("redeals", [])
            if self.redeals == len(decks):
                return None
            self.redeals += 1
            return self._read_deck(
                decks[self.redeals - 1], cards, f"hand {self.hand + 1}, redeal {self.redeals}"
            )
        if self.hand >= 0:
            if self.hand < len(self.hands) and self.action < len(self.hands[self.hand]["actions"]):
                self.action += 1
                self._wrong(f"{self._place()}: left over: the hand is over")
            self._leftovers(self.hand, self.redeals, self.draws)
        if self.hand + 1 >= len(self.hands):
            return None
        self.hand += 1
        self.redeals = self.draws = 0
        return self._read_deck(self.hands[self.hand]["deck"], cards, f"hand {self.hand + 1}")

    def _read_deck(self, deck: Any, cards: list[int], place: str) -> list[int]:
        if not isinstance(deck, list):
            self._wrong(f"{place}: the deck must be a list")
        order = [self._card(code, place) for code in deck]
        if same_cards(order, cards):
            return order
        codes = self.game.deck.codes
        for card in order:
            if order.count(card) > cards.count(card):
                self._wrong(f"{place}: {self._of_deck(f'the deck has {codes[card]} too often')}")
        missing = next(card for card in cards if order.count(card) < cards.count(card))
        self._wrong(f"{place}: {self._of_deck(f'the deck lacks {codes[missing]}')}")

    def _card(self, code: Any, place: str) -> int:
        if not isinstance(code, str):
            self._wrong(f"{place}: {self._of_deck(f'{json.dumps(code)[:40]} is no card')}")
        try:
            return self.game.deck.number(code)
        except UnknownCard as error:
            self._wrong(f"{place}: {self._of_deck(error)}")

    def _of_deck(self, what: object) -> str:
        return cited(str(what), self.game.rules.deck_rule)

    def draw(self, outcomes: list[tuple[int, int]]) -> int | None:
        draws = self.hands[self.hand].get("draws", [])
        if self.draws == len(draws):
            return None
        place = f"hand {self.hand + 1}, draw {self.draws + 1}"
        card = self._card(draws[self.draws], place)
        possible = [index for index, _ in outcomes]
        if card not in possible:
            self._wrong(f"{place}: {self.game.deck.codes[card]} cannot be drawn now")
        self.draws += 1
        return card
