"""Revokes in honour mode: correcting and calling (F14–F17), for All Fives and, by T15, Alles oder Nichts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import cython

from nullo.core.tricks import TrickPosition
from nullo.rules import Phase

if not cython.compiled:
    from nullo.core.bits import bit

if TYPE_CHECKING:
    from nullo.cards import Deck

# Phases of both games. CORRECT is one phase a suit (4 … 7), since with 64 cards a single one
# would need 65 actions.
CORRECT = 4
CALL = 8


def honour_phases(deck: Deck, players: int) -> tuple[Phase, ...]:
    """The phases ``CORRECT`` … ``CALL``."""
    correct = []
    for suit in range(4):
        cards = [code for code, of in zip(deck.codes, deck.suit_of, strict=True) if of == suit]
        correct.append(Phase("correct", (*(f"correct {code}" for code in cards), "leave")))
    calls = (*(f"call {seat}" for seat in range(players)), "pass")
    return (*correct, Phase("call", calls))


class RevokePosition(TrickPosition):
    """A trick game in which a revoke can be made, corrected and called.

    Fields (C only, when compiled), words of seats for the trick on the table: ``strayed`` (did
    not follow), ``guilty`` (could have), ``called``, ``asked``. ``correcting`` is the place in the
    trick of the play in question, ``caller`` how many from the winner's left have been asked.
    ``must_hold``: suits of which a true call proved a card in hand; ``known``: cards of the hand
    that all have seen.
    """

    def __init__(self, options: Mapping[str, Any], deck: Deck) -> None:
        super().__init__(options, deck)
        self.honour = options["mode"] == "honour"
        self.strayed = 0
        self.guilty = 0
        self.called = 0
        self.asked = 0
        self.correcting = 0
        self.caller = 0
        self.verdict = 0
        self.must_hold = [0] * 6
        self.known = [0] * 6

    def _assign_revokes(self, other: RevokePosition) -> None:
        self._assign_tricks(other)
        self.strayed = other.strayed
        self.guilty = other.guilty
        self.called = other.called
        self.asked = other.asked
        self.correcting = other.correcting
        self.caller = other.caller
        self.verdict = other.verdict
        for k in range(6):
            self.must_hold[k] = other.must_hold[k]
            self.known[k] = other.known[k]

    def _start_revokes(self) -> None:
        self._start_hand()
        self.strayed = 0
        self.guilty = 0
        self.called = 0
        for seat in range(self.players):
            self.must_hold[seat] = 0
            self.known[seat] = 0

    def _note_play(self, card: int) -> None:
        """Keep what the card that the actor now lays tells: voids in strict mode, revokes in honour."""
        suit = self.suit_of[card]
        if self.laid == 0:
            self.led = suit
        if not self.honour:
            if suit != self.led:
                self.void[self.actor] |= 1 << self.led
            return
        self.known[self.actor] &= ~bit(card)
        self.must_hold[self.actor] &= ~(1 << suit)
        if suit != self.led:
            self.strayed |= 1 << self.actor
            if self.hands[self.actor] & self.suit_mask[self.led]:
                self.guilty |= 1 << self.actor

    def _complete(self) -> None:
        """The last card of the trick is down: ask (F15), turn it, ask (F16), go on."""
        if self.strayed:
            self.correcting = 0
            if self._ask_correction():
                return
        self._close_trick(self._winner())
        self._turned()

    def _ask_correction(self) -> bool:
        """F15: ask the next who did not follow, in the order of play; False: nobody is left."""
        start = self.played - self.laid
        while self.correcting < self.laid:
            seat = self.line_seat[start + self.correcting]
            if self.strayed >> seat & 1:
                self.phase = CORRECT + self.led
                self.actor = seat
                return True
            self.correcting += 1
        return False

    def _correct_mask(self) -> int:
        """F15: cards that follow, numbered within their suit, and ``leave``."""
        led = self.led
        first = self._first(led)
        return (self.hands[self.actor] & self.suit_mask[led]) >> first | bit(self._leave(led))

    def _first(self, suit: int) -> int:
        """The number of a suit's lowest card: suits lie one after the other in the deck."""
        return self.size // self.suits * suit

    def _leave(self, suit: int) -> int:
        return self.size // self.suits

    def _correct(self, index: int) -> None:
        """F15: take the card back and play another, or leave it."""
        if index != self._leave(self.led):
            seat = self.actor
            at = self.played - self.laid + self.correcting
            back = self.line[at]
            card = self._first(self.led) + index
            self.hands[seat] = self.hands[seat] & ~bit(card) | bit(back)
            self.gone[seat] = self.gone[seat] & ~bit(back) | bit(card)
            self.line[at] = card
            self.strayed &= ~(1 << seat)
            self.guilty &= ~(1 << seat)
            self.known[seat] &= ~bit(card)
            self.must_hold[seat] &= ~(1 << self.led)
            self._took_back(seat, back)
        self.correcting += 1
        if not self._ask_correction():
            # The suit led is still needed to judge calls: _close_trick forgets it.
            led = self.led
            self._close_trick(self._winner())
            if self.strayed:
                self.led = led
                self.called = 0
                self.caller = 0
                if self._ask_call():
                    return
                self.led = -1
            self._turned()

    def _ask_call(self) -> bool:
        """F16: ask the next who can name another that did not follow; False: nobody is left."""
        while self.caller < self.players:
            seat = (self.leader + 1 + self.caller) % self.players
            if self.strayed & ~self.called & ~(1 << seat):
                self.phase = CALL
                self.actor = seat
                return True
            self.caller += 1
        self.strayed = 0
        self.guilty = 0
        return False

    def _call_mask(self) -> int:
        return self.strayed & ~self.called & ~(1 << self.actor) | bit(self.players)

    def _call(self, index: int) -> None:
        """F16, F17: name a seat, or pass. ``apply`` has cleared ``verdict``: 1 true, 2 false."""
        if index < self.players:
            true = self.guilty >> index & 1
            self.called |= 1 << index
            self.verdict = 1 if true else 2
            if true:
                self.must_hold[index] |= 1 << self.led
            else:
                self.void[index] |= 1 << self.led
            self._judged(self.actor, index, true)
        self.caller += 1
        if not self._ask_call():
            self.led = -1
            self.actor = self.leader
            self._turned()

    # What the games differ in.

    def _winner(self) -> int:
        """Who takes the trick on the table."""
        return 0

    def _turned(self) -> None:
        """The trick is over and done with: the next lead, or the score."""

    def _took_back(self, seat: int, card: int) -> None:
        """A card that had been played is in the hand again, seen by all."""
        self.known[seat] |= bit(card)

    def _judged(self, caller: int, seat: int, true: int) -> None:
        """A call was made."""

    def card_shown(self, phase: int, index: int) -> int:
        """A card played, or played in correction (F15)."""
        if phase == CORRECT - 1:
            return index
        if CORRECT <= phase < CALL and index != self._leave(phase - CORRECT):
            return self._first(phase - CORRECT) + index
        return -1
