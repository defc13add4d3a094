"""What each seat of All Fives sees and is asked, and the worlds consistent with what it knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from nullo.game.moves import Move
from nullo.game.view import Ask, Own, Public, Refusal, Saying, ScorePart
from nullo.games.all_fives.moves import ANSWERS, SAYINGS
from nullo.games.all_fives.position import AllFivesPosition

if not cython.compiled:
    from nullo.engine.bits import bit, popcount
    from nullo.games.all_fives.position import (
        ANSWER,
        ASK,
        BEG,
        DEAL,
        TURN_UP,
    )
    from nullo.games.trick.revokes import CALL, PLAY

if TYPE_CHECKING:
    from nullo.engine.observation import ObservationWriter


class AllFives(AllFivesPosition):
    """All Fives with what seats see; the base class has the rules."""

    def observed(self, index: int, seat: int | None) -> bool:
        if self.phase == DEAL and self.left:
            return self._receiver() == seat
        return True

    def told(self) -> list[Saying]:
        """F3, F6: the card turned up for trump."""
        if self.verdict != TURN_UP:
            return []
        deck = self.deck_cards
        suit = deck.suits[self.suit_of[self.turned]]
        return [Saying("turned-up", card=deck.codes[self.turned], suit=suit)]

    def scored(
        self, won: int, *, take_one: bool = False, calls: int = 0, revokes: int = 0, found: int = 0
    ) -> list[ScorePart]:
        """F5, F11, F17: what a seat scores in a hand, for whoever keeps the score at a real table.

        Args:
            won: points of the trumps that it took.
            take_one: whether it was told "take one".
            calls: its false calls.
            revokes: its revokes that others called.
            found: revokes of others that were called.
        """
        twin = cython.cast(AllFivesPosition, self.fresh())
        twin.turned = 0
        if take_one:
            twin._take_one()
        for _ in range(calls):
            twin._judged(1, 0, 0)
        for _ in range(revokes):
            twin._judged(0, 1, 1)
        for _ in range(found):
            twin._judged(1, 0, 1)
        if twin.actor != -4:
            twin.won[1] = won
            twin._score()
        return twin.score_parts()[1]

    def public(self) -> Public:
        deck = self.deck_cards
        seats = []
        for seat in range(self.players):
            entry = self.seat_public(seat)
            entry.shown = deck.cards(self.known[seat])
            entry.points = self.won[seat]
            entry.revokes = self.caught >> seat & 1
            if seat == self.owner and self.obey >= 0:
                entry.called = deck.codes[self.obey]
            seats.append(entry)
        if self.said:
            seats[self._left_of(self.dealer)].said = SAYINGS[self.said - 1]
        if self.answered:
            seats[self.dealer].said = ANSWERS[self.answered - 1]
        return Public(
            seats=seats,
            scores=self.scores(),
            trick=self.plays(),
            taking=self.taking(),
            led=deck.suits[self.led] if self.led >= 0 else "",
            trumps=self.trump_suits(),
            turned_up=deck.codes[self.turned] if self.turned >= 0 else "",
            set_aside=deck.cards(self.aside),
            piles={"stock": popcount(self.undealt)},
            tricks=self.trick_list(),
            winners=self.winners(),
            turn=self.owner,
        )

    def observe(self, seat: int, writer: ObservationWriter) -> bool:
        self._observe_tricks(writer)
        for other in range(self.players):
            at = writer.seat_at(other)
            writer.cards(at + writer.known_at, self.known[other])
            writer.number(at + writer.points_at, self.won[other] / 300.0)
        if self.obey >= 0:
            writer.one(writer.called_at + self.obey)
        if self.said:
            place = writer.seat_at(self._left_of(self.dealer)) + writer.declared_at
            writer.word(place, BEG, self.said - 1)
        if self.answered:
            place = writer.seat_at(self.dealer) + writer.declared_at
            writer.word(place, ANSWER, self.answered - 1)
        if self.trump >= 0:
            writer.one(writer.trumps_at + self.trump)
        if self.turned >= 0:
            writer.one(writer.turned_up_at + self.turned)
        writer.cards(writer.set_aside_at, self.aside)
        writer.number(writer.stock_at, popcount(self.undealt) / writer.all_cards)
        writer.cards(writer.hand_at, self.hands[seat])
        return True

    def own(self, seat: int) -> Own:
        return Own(seat, hand=self.hand_of(seat))

    def ask(self) -> Ask:
        if self.phase == BEG:
            suit = self.deck_cards.suits[self.suit_of[self.turned]]
            return Ask("beg", {"upper": suit, "seat": self.dealer}, why="beg", rule="F5")
        if self.phase == ANSWER:
            return Ask("answer", {"seat": self._left_of(self.dealer)}, why="answer", rule="F5")
        if self.phase == ASK:
            return Ask("ask", {"seat": self.owner}, why="ask", rule="F18")
        if self.phase != PLAY:
            return self.ask_revoke("F15", "F16")
        if self.obey >= 0:
            return Ask("called", {"card": self.deck_cards.codes[self.obey]}, rule="F18")
        return self.ask_play("F9")

    def not_asked(self, move: Move) -> Refusal | None:
        return self._not_in_strict(move, "F14")

    def refusal(self, index: int) -> Refusal:
        if self.phase == CALL:
            return self._refuse_call(index, "F16")
        if self.phase == ASK:
            return Refusal("F18", "not-exposed")
        if self.phase != PLAY:
            return Refusal("F15", "not-in-hand")
        if not self.hands[self.actor] & bit(index):
            return Refusal("F9", "not-in-hand")
        if self.obey >= 0:
            return Refusal("F18", "must-obey", {"card": self.deck_cards.codes[self.obey]})
        return Refusal("F9", "must-follow", {"suit": self.deck_cards.suits[self.led]})

    # --- worlds -----------------------------------------------------------------------------

    def cards_shown(self) -> int:
        turned = bit(self.turned) if self.turned >= 0 else 0
        return self.aside | turned

    def _cards_ahead(self, steps: list[tuple[int, int, int]], start: int) -> list[int]:
        """After a deck ran out (F7), hands may contain any of its cards except those seen elsewhere."""
        dealt = self.hand_size * self.players + 1
        while dealt + self.more * self.players + 1 <= self.cards_in_play:
            dealt += self.more * self.players + 1
        last = start + dealt + 2  # with "beg" and "run"
        between = steps[start:last]
        ran_out = last < len(steps) and all(phase < PLAY for _, phase, _ in between)
        if not ran_out or steps[last][1] != DEAL:
            return super()._cards_ahead(steps, start)
        seen = 0
        for actor, _, index in between:
            if actor < 0 and index >= 0:
                seen |= bit(index)
        return [*([0] * self.players), seen]
