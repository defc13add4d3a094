"""Shuffled decks and random draws, prepared and sealed for a whole hand before it begins."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

import msgspec

from nullo.records.seal import DRAW_BITS, pick, seal
from nullo.state import Game


class HandChance(msgspec.Struct, frozen=True):
    """All decks and random draws for a hand, fixed before it begins, or further ones that it needs later.

    Attributes:
        hand: the hand's number, from 0.
        part: 0 for what is fixed before the hand begins; 1, 2 … for what it needs beyond that.
        nonce: 32 random bytes in hexadecimal, which make the seal impossible to guess.
        deck: codes of the cards, top first; empty if ``part`` is not 0.
        redeals: further decks, used in order, for new deals within the hand.
        draws: numbers below 2**53, used in order, for cards drawn at random.
    """

    hand: int
    nonce: str
    deck: list[str]
    redeals: list[list[str]] = []
    draws: list[int] = []
    part: int = 0


def seal_entry(table: str, one: HandChance) -> dict[str, Any]:
    """The entry in a record's ``meta.seals`` for decks and draws of a hand; ``table`` is the table's id."""
    made = seal(table, one.hand, one.part, one.nonce, one.deck, one.redeals, one.draws)
    return {
        "hand": one.hand,
        "part": one.part,
        "seal": made,
        "nonce": one.nonce,
        "redeals": one.redeals,
        "draws": one.draws,
    }


class PreparedSource:
    """A source of cards (:class:`nullo.state.match.Source`) that gives out the prepared decks and draws."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._deck: list[str] | None = None
        self._redeals: list[list[str]] = []
        self._draws: list[int] = []

    def lay(self, chance: HandChance) -> None:
        """Begin a hand with these decks and draws or, if ``chance.part`` is not 0, add them to the hand's."""
        if chance.part == 0:
            self._deck = chance.deck
            self._redeals = list(chance.redeals)
            self._draws = list(chance.draws)
        else:
            self._redeals += chance.redeals
            self._draws += chance.draws

    def skip(self, redeals: int, draws: int) -> None:
        """Remove the first ``redeals`` decks and ``draws`` numbers, which a resumed hand has already used."""
        del self._redeals[:redeals], self._draws[:draws]

    def deck(self, cards: list[int], redeal: bool) -> list[int] | None:
        if redeal:
            deck = self._redeals.pop(0) if self._redeals else None
        else:
            deck, self._deck = self._deck, None
        return None if deck is None else [self._game.deck.number(code) for code in deck]

    def draw(self, outcomes: list[tuple[int, int]]) -> int | None:
        if not self._draws:
            return None
        return pick(self._draws.pop(0), outcomes)


class Chance:
    """A source of unpredictable random bytes."""

    def bytes(self, many: int) -> bytes:
        """The next ``many`` bytes."""
        return secrets.token_bytes(many)

    def bits(self, many: int) -> int:
        """A random number of ``many`` bits."""
        return secrets.randbits(many)


class FixedChance(Chance):
    """A source of the random bytes for a hand of a fixed deal: SHAKE-256 of the seed, hand and part."""

    def __init__(self, seed: str, hand: int, part: int) -> None:
        self._stream = hashlib.shake_256(f"nullo deal 1\n{seed}\n{hand}\n{part}".encode())
        self._at = 0

    def bytes(self, many: int) -> bytes:
        self._at += many
        return self._stream.digest(self._at)[self._at - many :]

    def bits(self, many: int) -> int:
        whole = (many + 7) // 8
        return int.from_bytes(self.bytes(whole), "big") >> (8 * whole - many)


def shuffle(
    game: Game, hand: int, part: int, cards: list[int] | None, seed: str = ""
) -> HandChance:
    """Random decks and draws for the next hand or, if ``part`` is at least 1, further ones for this hand.

    Args:
        cards: the numbers of the cards to shuffle; None if the hand needs draws and no deck.
        seed: the seed of a fixed deal; if empty, the result is unpredictable.
    """
    chance = FixedChance(seed, hand, part) if seed else Chance()
    names = game.deck.names
    redeals, draws = game.rules.redeals, game.rules.draws
    if part:
        redeals, draws = (0, max(draws, 1)) if cards is None else (1, 0)
    decks = [names(_shuffle_cards(cards, chance)) for _ in range(redeals)] if cards else []
    return HandChance(
        hand=hand,
        nonce=chance.bytes(32).hex(),
        deck=names(_shuffle_cards(cards, chance)) if cards and part == 0 else [],
        redeals=decks,
        draws=[chance.bits(DRAW_BITS) for _ in range(draws)],
        part=part,
    )


def _shuffle_cards(cards: list[int], chance: Chance) -> list[int]:
    """The cards in random order, with the same probability for every order.

    They are sorted by random numbers of 128 bits. All bytes are drawn at once, because one system call for
    each card would be slow.
    """
    numbers = chance.bytes(16 * len(cards))
    order = sorted(range(len(cards)), key=lambda at: numbers[16 * at : 16 * at + 16])
    return [cards[at] for at in order]
