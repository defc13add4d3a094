"""Trumps, and revokes in honour mode, for All Fives and (by its rule T15) Alles oder Nichts.

The rule numbers F9–F17 are those of All Fives.
"""

from __future__ import annotations

from typing import Any

import cython

from nullo.engine.fields import Ints, Word
from nullo.engine.rng import Rng
from nullo.engine.sampling import Worlds
from nullo.game.cards import Deck
from nullo.game.moves import Move
from nullo.game.view import Ask, Refusal, Saying
from nullo.games.trick.moves import CALL, CORRECT, PLAY
from nullo.games.trick.tricks import TrickPosition

if not cython.compiled:
    from nullo.engine.bits import bit

# What an action revealed to everybody: a true call, a false one (F17), a void one (F18).
TRUE, FALSE, VOID = range(1, 4)
VERDICTS = ("call-true", "call-false", "call-void")


class RevokePosition(TrickPosition):
    """The position of a trick game with trumps in which revokes can be made, corrected and called."""

    def __init__(self, options: Any, deck: Deck, in_play: int = -1) -> None:
        super().__init__(options, deck, in_play)
        self.honour: bool = options.honour
        self.correcting: int = 0  # place in the trick of the play that may be corrected
        self.caller: int = 0  # how many seats from the winner's left have been asked to call
        self.verdict: int = 0  # what the last action revealed: TRUE, FALSE or VOID

    def _start_revokes(self) -> None:
        self._start_hand()
        self.strayed: int = 0  # a set of seats: did not follow in the trick on the table
        self.called: int = 0  # a set of seats: were called in it
        self.must_hold: Ints = [0] * 6  # by seat, a set of suits: it has been shown to hold one

    # --- actions; a game overrides these for the phases of its own --------------------------

    def legal_mask(self) -> Word:
        if self.phase == PLAY:
            return self._playable()
        if self.phase == CALL:
            return self.strayed & ~self.called & ~bit(self.actor) | bit(self.players)
        # The cards that follow, numbered within their suit, and ``leave``.
        follow = self.hands[self.actor] & self.suit_mask[self.led]
        return follow >> self._first(self.led) | bit(self._leave())

    def fair_mask(self) -> Word:
        if self.phase == PLAY:
            return self._following()
        return bit(self.players) if self.phase == CALL else self.legal_mask()

    def apply(self, index: int) -> None:
        if self.phase == CALL:
            self._call(index)
        else:
            self._correct(index)

    # --- F9, F10, T8, T9: following, winning ------------------------------------------------

    def _playable(self) -> Word:
        """F14: the cards that the actor may play; in honour mode its whole hand, so it can revoke."""
        return self.hands[self.actor] if self.honour else self._following()

    def _note_play(self, card: int) -> None:
        """Store what the actor's play shows: the suit led, a void or, in honour mode, a possible revoke."""
        suit = self.suit_of[card]
        if self.laid == 0:
            self.led = suit
        if not self.honour:
            if suit != self.led:
                self.void[self.actor] |= bit(self.led)
            return
        self._let_go(self.actor, card)
        if suit != self.led:
            self.strayed |= bit(self.actor)

    def _let_go(self, seat: int, card: int) -> None:
        """Update what everybody knows of a hand that ``card`` leaves; it may now lack the card's suit."""
        self.known[seat] &= ~bit(card)
        self.must_hold[seat] &= ~bit(self.suit_of[card])

    def _complete(self) -> None:
        """Complete the trick: let seats correct (F15), or close it and go on."""
        if self.strayed:
            self.correcting = 0
            if self._ask_correction():
                return
        self._close_trick(self._winner())
        self._after_trick()

    # --- F15: correcting --------------------------------------------------------------------

    def _ask_correction(self) -> bool:
        """Let the next seat that did not follow correct its card; returns False if none is left."""
        start = self.played - self.laid
        while self.correcting < self.laid:
            seat = self.line_seat[start + self.correcting]
            if self.strayed >> seat & 1:
                self.phase = CORRECT + self.led
                self.actor = seat
                return True
            self.correcting += 1
        return False

    def _first(self, suit: int) -> int:
        """The number of a suit's lowest card; the deck is ordered by suit."""
        return self.size // self.suits * suit

    def _leave(self) -> int:
        """The index of the action ``leave`` in the phases of correcting."""
        return self.size // self.suits

    def _correct(self, index: int) -> None:
        """F15: take the actor's card back and play another, or leave it; then let the next seat decide."""
        if index != self._leave():
            seat = self.actor
            at = self.played - self.laid + self.correcting
            back = self.line[at]
            card = self._first(self.led) + index
            self.hands[seat] = self.hands[seat] & ~bit(card) | bit(back)
            self.gone[seat] = self.gone[seat] & ~bit(back) | bit(card)
            self.line[at] = card
            self.strayed &= ~bit(seat)
            self._let_go(seat, card)
            self.known[seat] |= bit(back)
        self.correcting += 1
        if not self._ask_correction():
            # The suit led is still needed to judge calls, but _close_trick clears it.
            led = self.led
            self._close_trick(self._winner())
            if self.strayed:
                self.led = led
                self.called = 0
                self.caller = 0
                if self._ask_call():
                    return
                self.led = -1
            self._after_trick()

    # --- F16, F17: calling ------------------------------------------------------------------

    def _ask_call(self) -> bool:
        """Let the next seat that can call another for a revoke do so; returns False if none is left."""
        while self.caller < self.players:
            seat = (self.leader + 1 + self.caller) % self.players
            if self.strayed & ~self.called & ~bit(seat):
                self.phase = CALL
                self.actor = seat
                return True
            self.caller += 1
        self.strayed = 0
        return False

    def _call(self, index: int) -> None:
        """F16: call the seat ``index`` for a revoke, or pass.

        The hand of that seat still shows whether it could have followed, because it has played no card since.
        """
        if index < self.players:
            self.called |= bit(index)
            true = 1 if self.hands[index] & self.suit_mask[self.led] else 0
            if true:
                self.verdict = TRUE
                self.must_hold[index] |= bit(self.led)
            else:
                self.verdict = FALSE
                self.void[index] |= bit(self.led)
            self._apply_call(self.actor, index, true)
        self.caller += 1
        if not self._ask_call():
            self.led = -1
            self.actor = self.leader
            self._after_trick()

    def revelations(self, seat: int | None) -> list[Saying]:
        """F17, F18: the saying that the last call was true, false or void, if there was a call."""
        if TRUE <= self.verdict <= VOID:
            return [Saying(VERDICTS[self.verdict - TRUE])]
        return []

    def _not_in_strict(self, move: Move, rule: str) -> Refusal | None:
        """The refusal of a move that only honour mode has, if the mode is strict; otherwise None."""
        if self.honour or move.verb not in ("correct", "leave", "call", "pass"):
            return None
        return Refusal(rule, "strict")

    def _refuse_call(self, index: int, rule: str) -> Refusal:
        if index == self.actor:
            return Refusal(rule, "call-yourself")
        if self.called >> index & 1:
            return Refusal(rule, "called-before", {"seat": index})
        return Refusal(rule, "did-follow", {"seat": index})

    # --- what is asked ----------------------------------------------------------------------

    def ask_play(self, rule: str) -> Ask:
        """The question to the actor; in honour mode it says that cards that break the rules are possible."""
        made: Ask = super().ask_play(rule)
        if self.honour and made.code == "follow":
            return Ask("follow", {"suit": made.params["suit"]}, why="honour", rule=rule)
        return made

    def ask_revoke(self, correcting: str, calling: str) -> Ask:
        """The question to the actor: whether to correct its card, or to call a revoke.

        ``correcting`` and ``calling`` are the numbers of the rules about them.
        """
        if self.phase == CALL:
            return Ask("call", why="call", rule=calling)
        suit = self.deck_cards.suits[self.led]
        return Ask("correct", {"suit": suit}, why="correct", rule=correcting)

    # --- worlds -----------------------------------------------------------------------------

    def _settle_tricks(self, worlds: Worlds, rng: Rng) -> bool:
        TrickPosition._settle_tricks(self, worlds, rng)
        if self.honour:
            for seat in range(self.players):
                for suit in range(self.suits):
                    if self.must_hold[seat] >> suit & 1:
                        if not self.hands[seat] & self.suit_mask[suit]:
                            return False
        return True

    # --- what the games differ in -----------------------------------------------------------

    def _after_trick(self) -> None:
        """Go on after a trick: let its winner lead, or score the hand. Each game overrides this."""

    def _apply_call(self, caller: int, seat: int, true: int) -> None:
        """Apply what follows from the call of ``seat`` by ``caller``; ``true`` is 0 if the call was false."""

    # --- histories --------------------------------------------------------------------------

    def card_shown(self, phase: int, index: int) -> int:
        if phase == PLAY:
            return index
        if CORRECT <= phase < CALL and index != self._leave():
            return self._first(phase - CORRECT) + index
        return -1
