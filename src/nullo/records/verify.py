"""Checks whether the cards of a recorded game are those that were sealed (:mod:`nullo.records.seal`)."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from nullo.game.errors import ErrorMessage
from nullo.locale.error_words import record_error_at
from nullo.records.film import film
from nullo.records.seal import DRAW_BITS, pick, seal
from nullo.state.match import Match
from nullo.system.decoding import convert

Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Draw = Annotated[int, Meta(ge=0, lt=1 << DRAW_BITS)]
Count = Annotated[int, Meta(ge=0, lt=1 << 53)]
_EXPECTED = {
    "record-expected-not": re.compile("Expected `(?P<wanted>[^`]+)`, got `(?P<given>[^`]+)`"),
    "record-expected-like": re.compile("Expected `str` matching regex (?P<pattern>.+)"),
    "record-expected": re.compile("Expected `int` (?P<range>[<>].+)"),
    "record-field": re.compile("Object missing required field `(?P<name>[^`]+)`"),
}
"""By key of Nullo's words, the message of ``msgspec`` about an invalid value that they translate."""
Why = Literal["", "unsealed", "missing", "deck", "redeals", "draws"]


class Sealed(msgspec.Struct, frozen=True):
    """An entry in a record's ``meta.seals``: what was sealed, except the deck, and the seal that was shown.

    Attributes:
        hand: number of the hand, from 0.
        part: 0 for what was fixed before the hand; 1, 2 … for what it needed beyond that.
        seal: the hash that was published, in hexadecimal.
        nonce: the random bytes that were hashed together with the cards, in hexadecimal.
        redeals: decks for new deals within the hand.
        draws: numbers for cards drawn at random.
    """

    hand: Count
    part: Count
    seal: Hex
    nonce: Hex
    redeals: list[list[str]] = []
    draws: list[Draw] = []


class HandCheck(msgspec.Struct):
    """The result of checking the seals of one hand.

    Attributes:
        hand: the hand's number, from 0.
        seals: the hand's seals as in the record, in the order in which they were shown.
        why: what is wrong, or empty if everything matches: ``unsealed`` if there is no seal; ``missing`` if
            there is a seal, but no such hand; ``deck`` if a seal is not the hash of the deck and of the
            redeals and draws prepared with it; ``redeals`` or ``draws`` if the hand's redeals or draws
            are not the prepared ones.
    """

    hand: int
    seals: list[str]
    why: Why = ""


def check_seals(match: Match) -> list[HandCheck]:
    """For each hand of a match, in order, whether its cards are those that were sealed.

    Every seal is computed again.

    Raises:
        RecordError: the match's ``meta`` has no seals, or invalid ones.
    """
    table, sealed = _read(match.meta or {})
    drawn: dict[int, list[tuple[str, list[tuple[str, int]]]]] = {}
    for step in film(match, seats=()).steps:
        if step.among:
            move = step.lines[0].move
            card = move.card if move else ""
            drawn.setdefault(step.hand, []).append((card, step.among))
    checks = []
    for number in sorted({*range(len(match.hands)), *sealed}):
        parts = sealed.get(number, [])
        why = _mismatch(match, table, number, parts, drawn.get(number, []))
        checks.append(HandCheck(number, [part.seal for part in parts], why))
    return checks


def _read(meta: dict[str, Any]) -> tuple[str, dict[int, list[Sealed]]]:
    if not meta.get("seals"):
        raise record_error_at("meta", "record-no-seals")
    table = meta.get("table")
    if not isinstance(table, str):
        raise record_error_at("meta", "record-table")
    try:
        found = convert(meta["seals"], list[Sealed])
    except msgspec.ValidationError as error:
        raise record_error_at("meta", _seal_error(str(error))) from None
    order = [(entry.hand, entry.part) for entry in found]
    parts = {hand: list(entries) for hand, entries in groupby(found, lambda entry: entry.hand)}
    if order != [(hand, part) for hand in sorted(parts) for part in range(len(parts[hand]))]:
        raise record_error_at("meta", "record-seals-order")
    return table, parts


def _seal_error(message: str) -> ErrorMessage:
    reason, _, path = message.partition(" - at `$")
    found = ((key, pattern.fullmatch(reason)) for key, pattern in _EXPECTED.items())
    why = next((ErrorMessage(key, match.groupdict()) for key, match in found if match), None)
    return ErrorMessage("record-at", {"place": f"seals{path.rstrip('`')}", "why": why or reason})


def _mismatch(
    match: Match,
    table: str,
    number: int,
    parts: list[Sealed],
    drawn: list[tuple[str, list[tuple[str, int]]]],
) -> Why:
    if not parts:
        return "unsealed"
    if number >= len(match.hands):
        return "missing"
    names = match.game.deck.names
    hand = match.hands[number]
    for part in parts:
        deck = [] if part.part else names(hand.deck)
        made = seal(table, number, part.part, part.nonce, deck, part.redeals, part.draws)
        if made != part.seal:
            return "deck"
    laid = [deck for part in parts for deck in part.redeals]
    if [names(deck) for deck in hand.redeals] != laid[: len(hand.redeals)]:
        return "redeals"
    numbers = [draw for part in parts for draw in part.draws]
    right = (pick(n, among) == card for (card, among), n in zip(drawn, numbers, strict=False))
    return "" if len(drawn) <= len(numbers) and all(right) else "draws"
