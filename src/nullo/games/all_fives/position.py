"""Positions of All Fives, by the rules F1–F18 of ``rules/en.md``."""

from __future__ import annotations

import cython

from nullo.engine.fields import Ints, Word
from nullo.engine.observation import ObservationWriter
from nullo.engine.rng import Rng
from nullo.game.cards import standard_deck
from nullo.game.moves import Move
from nullo.game.view import Ask, Public, Refusal, Saying, ScorePart, SeatPublic
from nullo.games.all_fives.moves import ANSWER, ANSWERS, ASK, BEG, DEAL, SAYINGS
from nullo.games.all_fives.options import AllFivesOptions
from nullo.games.trick.revokes import RevokePosition

if not cython.compiled:
    from math import sqrt

    from nullo.engine.bits import bit, lowest, popcount
    from nullo.engine.position import choice
    from nullo.games.trick.moves import CALL, PLAY
    from nullo.games.trick.revokes import VOID

STAND = 0  # in BEG; 1 is to beg
TAKE_ONE = 0  # in ANSWER; 1 is to run
CARDS = 52
PASS = CARDS  # in ASK

TRUMPS, ONE, FALSE_CALL, REVOKED, REVOKE_FOUND = range(5)  # what scores points

REVOKE = 3  # points (F17)
# In games between rules of thumb: the standard deviation of a hand's points, and the mean of its best score.
SWING = 4.9
BEST_OF_HAND = 5.0

TURN_UP = 4  # a verdict: the last action turned up a card for trump

# F11, by the rank's number: the 5, the 10, jack, queen, king, ace.
WORTH = {3: 5, 8: 10, 9: 1, 10: 2, 11: 3, 12: 4}


class AllFivesPosition(RevokePosition):
    """A position of All Fives: the cards, whose turn it is, the score."""

    KINDS = (
        ("trumps", "F11"),
        ("take-one", "F5"),
        ("false-call", "F17"),
        ("revoked", "F17"),
        ("revoke-found", "F17"),
    )

    def __init__(self, options: AllFivesOptions) -> None:
        super().__init__(options, standard_deck(), options.cards_in_play)
        self.batch: int = options.batch
        self.goal: int = options.target
        self.hand_size: int = options.hand
        self.more: int = (self.hand_size + 1) // 2  # F5: the cards that each seat gets after a run
        self.hands_to_play: int = options.hands or 0  # F12; 0 if there is no limit
        self.redeals: bool = options.redeal  # F7
        self.false_call: int = options.false_call
        self.bonus: bool = options.revoke_rule == "bonus"
        self.worth: Ints = [0] * 64
        for card in range(CARDS):
            self.worth[card] = WORTH.get(card % 13, 0)
        self.champion: int = -1  # at the end, the only winner; -1 if all with the highest score win
        self._begin_hand()

    # --- F3–F7: the deal and the trumps -----------------------------------------------------

    def _begin_hand(self) -> None:
        self.caught: int = 0  # a set of seats: revokers called in this hand
        self.owner: int = -1  # the seat whose exposed cards the others may call
        self.obey: int = -1  # the called card, which it must play
        self.won: Ints = [0] * 6  # points of the trumps taken in this hand
        self._begin_deck()

    def _begin_deck(self) -> None:
        """Prepare to deal a whole deck, for a new hand or after the previous deck ran out (F7)."""
        self._start_revokes()
        self.phase = DEAL
        self.actor = -1
        self.each: int = self.hand_size  # how many cards each seat gets in this part of the deal
        self.left: int = self.each * self.players  # how many of them are still to come
        self.runs: int = 0  # the number of further parts of the deal
        self.turned: int = -1  # the turn-up
        self.first_suit: int = -1  # of the first turn-up
        self.aside: Word = 0  # turn-ups set aside
        self.said: int = 0  # the index in BEG plus 1; 0 if none yet
        self.answered: int = 0  # the index in ANSWER plus 1; 0 if none yet

    def _receiver(self) -> int:
        """F3, F5: the seat that gets the next card; hands come in batches, but after a run all at once."""
        batch = self.more if self.runs else self.batch
        place = (self.each * self.players - self.left) // batch
        return (self.dealer + 1 + place) % self.players

    def _take(self, card: int) -> None:
        if not self.left:
            self._turn_up(card)
            return
        self.undealt &= ~bit(card)
        self.hands[self._receiver()] |= bit(card)
        self.left -= 1

    def _turn_up(self, card: int) -> None:
        """F3, F6: turn up a card for trump: the first turn-up of a deck, or the one after a run."""
        suit = self.suit_of[card]
        self.undealt &= ~bit(card)
        self.turned = card
        if self.first_suit < 0:
            self.first_suit = suit
            self.phase = BEG
            self.actor = self._left_of(self.dealer)
        elif suit == self.first_suit:
            self._run()
            if self.actor < 0:
                return
        else:
            self._begin_play()
        self.verdict = TURN_UP

    def _run(self) -> None:
        """F5, F6: prepare to deal half as many cards again and a turn-up.

        F7: if the stock does not suffice, a whole deck is dealt again or, without ``redeals``, play begins.
        """
        if popcount(self.undealt) < self.more * self.players + 1:
            if self.redeals:
                self._begin_deck()
            else:
                self._begin_play()
            return
        self.aside |= bit(self.turned)
        self.turned = -1
        self.phase = DEAL
        self.actor = -1
        self.runs += 1
        self.each = self.more
        self.left = self.more * self.players

    def _take_one(self) -> None:
        """F5: give the seat at the dealer's left its point for "take one".

        F12: the game ends if the seat has then reached the target and alone has the most points.
        """
        taker = self._left_of(self.dealer)
        self._earn(taker, ONE, 1)
        alone = 1
        for seat in range(self.players):
            if seat != taker and self.total[seat] >= self.total[taker]:
                alone = 0
        if alone and self.total[taker] >= self.goal:
            self.champion = taker
            self.hand += 1
            self.old_tricks = 0  # the hand that ended here had none
            self.actor = -4
        else:
            self._begin_play()

    def deal(self, rng: Rng) -> None:
        while self.actor == -1:
            if self.left == self.each * self.players:
                self._deal_block(rng)
            else:
                self._take(choice(self.undealt, rng))

    def _deal_block(self, rng: Rng) -> None:
        """Deal each seat all its cards at once, as random as dealing by turns; then turn up a card."""
        rest = self.undealt
        size = 0
        while rest:
            self.pack[size] = lowest(rest)
            rest &= rest - 1
            size += 1
        at = 0
        dealt = 0
        for seat in range(self.players):
            hand = 0
            for _ in range(self.each):
                other = at + rng.below(size - at)
                hand |= bit(self.pack[other])
                self.pack[other] = self.pack[at]
                at += 1
            self.hands[seat] |= hand
            dealt |= hand
        self.undealt &= ~dealt
        self.left = 0
        self._turn_up(self.pack[at + rng.below(size - at)])

    # --- actions ----------------------------------------------------------------------------

    def legal_mask(self) -> Word:
        if self.phase == DEAL:
            return self.undealt
        if self.phase == PLAY and self.obey >= 0:
            return bit(self.obey)
        if self.phase == BEG or self.phase == ANSWER:
            return 3
        if self.phase == ASK:
            return self.known[self.owner] | bit(PASS)
        return RevokePosition.legal_mask(self)

    def fair_mask(self) -> Word:
        if self.phase == PLAY and self.obey >= 0:
            return bit(self.obey)
        return RevokePosition.fair_mask(self)

    def pick(self, rng: Rng) -> int:
        if self.phase == PLAY and not self.honour:
            return choice(self._following(), rng)
        if self.phase == BEG or self.phase == ANSWER:
            return rng.below(2)
        return choice(self.fair_mask(), rng)

    def apply(self, index: int) -> None:
        self.verdict = 0
        if self.phase == PLAY:
            self._play(index)
        elif self.phase == DEAL:
            self._take(index)
        elif self.phase == BEG:
            self.said = index + 1
            if index == STAND:
                self._begin_play()
            else:
                self.phase = ANSWER
                self.actor = self.dealer
        elif self.phase == ANSWER:
            self.answered = index + 1
            if index == TAKE_ONE:
                self._take_one()
            else:
                self._run()
        elif self.phase == ASK:
            self._ask(index)
        else:
            RevokePosition.apply(self, index)

    # --- F9, F10: the play ------------------------------------------------------------------

    def _left_of(self, seat: int) -> int:
        return seat + 1 if seat + 1 < self.players else 0

    def _begin_play(self) -> None:
        """F9: begin play with the turned-up trump; the seat at the dealer's left leads."""
        self.trump = self.suit_of[self.turned]
        self.leader = self._left_of(self.dealer)
        self._turn(self.leader)

    def _turn(self, seat: int) -> None:
        """Let ``seat`` play; if it has exposed cards, first ask the others whether to call one (F18)."""
        self.phase = PLAY
        self.actor = seat
        if self.known[seat]:
            self.phase = ASK
            self.owner = seat
            self.actor = self._left_of(seat)

    def _play(self, card: int) -> None:
        self.owner = -1
        self.obey = -1
        self._note_play(card)
        self._lay(card)
        if self.laid == self.players:
            self._complete()
        else:
            self._turn(self._left_of(self.actor))

    def _after_trick(self) -> None:
        if self.hands[self.leader]:
            self._turn(self.leader)
        else:
            self._score()

    # --- F11–F13: the score -----------------------------------------------------------------

    def _close_trick(self, winner: int) -> None:
        for k in range(self.played - self.laid, self.played):
            card = self.line[k]
            if self.suit_of[card] == self.trump:
                self.won[winner] += self.worth[card]
        RevokePosition._close_trick(self, winner)

    def _score(self) -> None:
        """Score the hand. F12: a seat wins if it has reached the target and has more points than any other.

        F17: a seat that was called for a revoke in the hand cannot win; the others' scores decide.
        """
        best = self.goal - 1
        winner = -1
        for seat in range(self.players):
            self._earn(seat, TRUMPS, self.won[seat])
            if not self.caught >> seat & 1:
                if self.total[seat] > best:
                    best = self.total[seat]
                    winner = seat
                elif self.total[seat] == best:
                    winner = -1
        self.champion = winner
        self._end_hand()

    def _over(self) -> bool:
        return self.champion >= 0 or self.hand == self.hands_to_play

    def points(self, seat: int) -> float:
        return self.total[seat]

    def to_come(self) -> float:
        best = 0
        for seat in range(self.players):
            best = max(best, self.total[seat])
        return SWING * sqrt(1.3 + (self.goal - best) / BEST_OF_HAND) if best < self.goal else SWING

    def winners(self) -> list[int]:
        if self.actor != -4:
            return []
        if self.champion >= 0:
            return [self.champion]
        # F12: after the last hand; F17: a called revoker cannot win on it.
        seats = range(self.players)
        free = [seat for seat in seats if not self.caught >> seat & 1] or list(seats)
        best = max(self.total[seat] for seat in free)
        return [seat for seat in free if self.total[seat] == best]

    # --- F14–F18: revokes (the rest is in RevokePosition) -----------------------------------

    def _apply_call(self, caller: int, seat: int, true: int) -> None:
        """F17: score the call of ``seat`` by ``caller`` at once."""
        if not true:
            self._earn(caller, FALSE_CALL, -self.false_call)
            return
        self.caught |= bit(seat)
        if not self.bonus:
            self._earn(seat, REVOKED, -REVOKE)
            return
        for other in range(self.players):
            if other != seat:
                self._earn(other, REVOKE_FOUND, REVOKE)

    def _ask(self, index: int) -> None:
        """F18: call the exposed card ``index`` or, if it is ``PASS``, let the next opponent decide."""
        if index == PASS:
            self.actor = self._left_of(self.actor)
            if self.actor == self.owner:
                self.phase = PLAY
            return
        self.phase = PLAY
        self.actor = self.owner
        if self.laid and self.suit_of[index] != self.led:
            # Whether the card must be played reveals whether its owner could follow.
            if self.hands[self.owner] & self.suit_mask[self.led]:
                self.verdict = VOID
                self.must_hold[self.owner] |= bit(self.led)
                return
            self.void[self.owner] |= bit(self.led)
        self.obey = index

    # --- dealing from a deck ----------------------------------------------------------------

    def deal_to(self) -> int | None:
        return self._receiver() if self.left else None

    # --- what seats see ----------------------------------------------------------------------

    def observed(self, index: int, seat: int | None) -> bool:
        if self.phase == DEAL and self.left:
            return self._receiver() == seat
        return True

    def announcements(self) -> list[Saying]:
        """F3, F6: a saying that names the card turned up for trump, if the last action turned one up."""
        if self.verdict != TURN_UP:
            return []
        deck = self.deck_cards
        suit = deck.suits[self.suit_of[self.turned]]
        return [Saying("turned-up", card=deck.codes[self.turned], suit=suit)]

    def hand_score(
        self, won: int, *, take_one: bool = False, calls: int = 0, revokes: int = 0, found: int = 0
    ) -> list[ScorePart]:
        """F5, F11, F17: what a seat scores in a hand at a real table.

        Args:
            won: the points of the trumps that it took.
            take_one: whether it was told "take one".
            calls: the number of its false calls.
            revokes: the number of its revokes that others called.
            found: the number of others' revokes that were called.
        """
        twin: AllFivesPosition = cython.cast(AllFivesPosition, self.fresh())
        twin.turned = 0
        if take_one:
            twin._take_one()
        for _ in range(calls):
            twin._apply_call(1, 0, 0)
        for _ in range(revokes):
            twin._apply_call(0, 1, 1)
        for _ in range(found):
            twin._apply_call(1, 0, 1)
        if twin.actor != -4:
            twin.won[1] = won
            twin._score()
        return twin.score_parts()[1]

    def seat_public(self, seat: int) -> SeatPublic:
        entry: SeatPublic = super().seat_public(seat)
        deck = self.deck_cards
        entry.shown = deck.cards(self.known[seat])
        entry.points = self.won[seat]
        entry.revokes = self.caught >> seat & 1
        if seat == self.owner and self.obey >= 0:
            entry.called = deck.codes[self.obey]
        if self.said and seat == self._left_of(self.dealer):
            entry.said = SAYINGS[self.said - 1]
        if self.answered and seat == self.dealer:
            entry.said = ANSWERS[self.answered - 1]
        return entry

    def public(self) -> Public:
        public: Public = super().public()
        deck = self.deck_cards
        public.turned_up = deck.codes[self.turned] if self.turned >= 0 else ""
        public.set_aside = deck.cards(self.aside)
        public.piles = {"stock": popcount(self.undealt)}
        public.turn = self.owner
        return public

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
        """By seat, the cards that it plays or holds in the hand that begins at step ``start``.

        If the deck runs out (F7), seats may have been dealt any cards. Their sets are then empty, and one
        more set, the last, holds the cards that were seen elsewhere.
        """
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
