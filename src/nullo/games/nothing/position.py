"""Positions of Nothing, by the rules N1–N11 of ``rules/en.md``."""

from __future__ import annotations

from functools import cache
from typing import Any

import cython

from nullo.engine.bits import members
from nullo.engine.fields import Bytes, Ints, Word, Words
from nullo.engine.observation import ObservationWriter
from nullo.engine.position import Position, Redealer
from nullo.engine.rng import Rng
from nullo.engine.sampling import Worlds
from nullo.game.cards import SUITS, Deck
from nullo.game.view import Ask, Entry, Fact, Own, Public, Refusal, Saying, ScorePart, SeatPublic
from nullo.games.nothing.moves import DEAL, DISCARD, STOCK, TURN
from nullo.games.nothing.options import HIGHEST, NothingOptions

if not cython.compiled:
    from math import sqrt

    from nullo.engine.bits import bit, lowest, nth, ones, popcount

FROM_STOCK = 0  # in TURN; 1: from the discard pile
CODES = 52  # different cards
KEEP = CODES  # in DISCARD, after the cards
SWING = 7.8  # the standard deviation of a hand's points between rules of thumb

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
NOTHING_CARDS = ("7s", "7h", "7d", "7c", "Js", "Jh", "Kh")


@cache
def ace_low_deck() -> Deck:
    """N1: 52 cards, suit by suit, in each from the ace up to the king."""
    codes = [rank + suit for suit in SUITS for rank in RANKS]
    return Deck(codes, SUITS, [suit for suit in range(4) for _ in RANKS])


def value_of(code: str) -> int:
    """N2, N3: the worth of a card."""
    return 0 if code in NOTHING_CARDS else RANKS.index(code[: len(code) - 1]) + 1


def worth_of_deck(options: NothingOptions) -> int:
    """N2, N3: the worth of all cards of one deck."""
    codes = ace_low_deck().codes
    return sum(value_of(codes[card]) for card in members(options.cards_in_play))


class NothingPosition(Position):
    """A position of Nothing: the cards, whose turn it is, the score.

    With two decks a hand can contain a card twice, so a set of cards is two words: the cards that it
    contains at least ``once``, and those that it contains ``twice``.
    """

    def __init__(self, options: NothingOptions) -> None:
        super().__init__(options, ace_low_deck())
        self.value: Ints = [0] * 52  # by card
        for card, code in enumerate(self.deck_cards.codes):
            self.value[card] = value_of(code)
        self.in_play: Word = options.cards_in_play
        self.two_decks: bool = options.decks_in_play == 2
        self.size: int = popcount(self.in_play) * options.decks_in_play
        self.hand_size: int = options.hand
        self.rounds: int = options.rounds
        self.idle_limit: int = options.stall * self.players
        self.may_keep: bool = options.allow_keep
        self.may_return: bool = options.return_taken
        self.total: Ints = [0] * 12
        self.last_once: Words = [0] * 12  # the hands at the end of the previous round
        self.last_twice: Words = [0] * 12
        self.pack: Bytes = [0] * 104  # where a deck is shuffled
        self.in_order: Bytes = [0] * 104  # the cards of all decks
        for k, card in enumerate([*members(self.in_play)] * options.decks_in_play):
            self.in_order[k] = card
        self.turn: int = 0  # whose turn it is
        self._begin_hand()

    # --- N4: the deal -----------------------------------------------------------------------

    def _begin_hand(self) -> None:
        self.phase = DEAL
        self.actor = -1
        self.once: Words = [0] * 12  # the hands, by seat
        self.twice: Words = [0] * 12
        self.known_once: Words = [0] * 12  # N8: the part of each hand that everybody knows
        self.known_twice: Words = [0] * 12
        self.stock_once: Word = self.in_play  # the stock, which has no order
        self.stock_twice: Word = self.in_play if self.two_decks else 0
        self.left: int = self.size  # cards in the stock
        self.pile: Bytes = [0] * 104  # the discard pile, top last
        self.piled: int = 0
        self.dealt: int = 0
        self.taken: int = -1  # the card that was taken from the pile in this turn
        self.drawn: int = -1  # the card taken or drawn in this turn
        self.ceiling: Ints = [HIGHEST] * 12  # by seat, the worth of its last discard
        self.idle: int = 0  # turns since a draw from the stock

    def deal(self, rng: Rng) -> None:
        while self.actor == -1:
            if self.phase == DEAL and self.dealt == 0:
                self._deal_all(rng)
            else:
                self.apply(self._random_stock_card(rng))

    def _deal_all(self, rng: Rng) -> None:
        for k in range(self.size):
            self.pack[k] = self.in_order[k]
        many = self.hand_size * self.players
        seat = self.dealer
        for k in range(many):
            other = k + rng.below(self.size - k)
            card = self.pack[other]
            self.pack[other] = self.pack[k]
            seat = seat + 1 if seat + 1 < self.players else 0
            self._leave_stock(card)
            self._add(seat, card)
        self.dealt = many
        self._begin_turn(seat + 1 if seat + 1 < self.players else 0)

    def _random_stock_card(self, rng: Rng) -> int:
        """A card of the stock; every copy is equally likely."""
        number = rng.below(self.left)
        different = popcount(self.stock_once)
        if number < different:
            return nth(self.stock_once, number)
        return nth(self.stock_twice, number - different)

    def _leave_stock(self, card: int) -> None:
        word = bit(card)
        two = self.stock_twice & word
        self.stock_twice ^= two
        self.stock_once &= ~(word ^ two)
        self.left -= 1

    def _add(self, seat: int, card: int) -> None:
        word = bit(card)
        self.twice[seat] |= self.once[seat] & word
        self.once[seat] |= word

    def _dealt_card(self, card: int) -> None:
        self._leave_stock(card)
        seat = (self.dealer + 1 + self.dealt) % self.players
        self._add(seat, card)
        self.dealt += 1
        if self.dealt == self.hand_size * self.players:
            self._begin_turn((self.dealer + 1) % self.players)

    # --- N5–N8: a turn ----------------------------------------------------------------------

    def legal_mask(self) -> Word:
        if self.phase == DISCARD:
            mask = self.once[self.actor]
            if self.taken >= 0 and not self.may_return:
                # N7: with two copies in hand, the other one may go.
                if not self.twice[self.actor] & bit(self.taken):
                    mask &= ~bit(self.taken)
            return mask | bit(KEEP) if self.may_keep else mask
        if self.phase == TURN:
            return 3 if self.piled else 1
        return self.stock_once

    def fair_mask(self) -> Word:
        return self.legal_mask()

    def apply(self, index: int) -> None:
        if self.phase == DISCARD:
            self._end_turn(index)
        elif self.phase == TURN:
            self._draw(index)
        elif self.phase == STOCK:
            self._leave_stock(index)
            self._add(self.turn, index)
            self.drawn = index
            self.phase = DISCARD
            self.actor = self.turn
        else:
            self._dealt_card(index)

    def _begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.actor = seat
        self.taken = -1
        self.drawn = -1
        self.phase = TURN

    def _draw(self, index: int) -> None:
        if index == FROM_STOCK:
            self.idle = 0
            self.phase = STOCK
            self.actor = -1
        else:
            self.idle += 1
            self._take_discard()
            self.phase = DISCARD

    def _take_discard(self) -> None:
        self.piled -= 1
        card = self.pile[self.piled]
        word = bit(card)
        self._add(self.turn, card)
        self.known_twice[self.turn] |= self.known_once[self.turn] & word
        self.known_once[self.turn] |= word
        self.taken = card
        self.drawn = card

    def _end_turn(self, index: int) -> None:
        self.ceiling[self.turn] = HIGHEST
        if index != KEEP:
            self.ceiling[self.turn] = self.value[index]
            self._discard(index)
        if self.left == 0 or self.idle >= self.idle_limit:
            self._score()
        else:
            self._begin_turn(self.turn + 1 if self.turn + 1 < self.players else 0)

    def _discard(self, card: int) -> None:
        """N6: discard a card; if others know a copy of it in the hand, that copy counts as discarded.

        A copy that was taken in this turn and may not go back (N7) does not count as discarded.
        """
        seat = self.turn
        word = bit(card)
        if self.twice[seat] & word:
            self.twice[seat] &= ~word
        else:
            self.once[seat] &= ~word
        if self.known_twice[seat] & word:
            self.known_twice[seat] &= ~word
        elif card != self.taken or self.may_return:
            self.known_once[seat] &= ~word
        self.pile[self.piled] = card
        self.piled += 1

    # --- N9–N11: the end --------------------------------------------------------------------

    def _score(self) -> None:
        for seat in range(self.players):
            self.last_once[seat] = self.once[seat]
            self.last_twice[seat] = self.twice[seat]
            self.total[seat] += self._worth(self.once[seat], self.twice[seat])
        self.hand += 1
        if self.hand >= self.rounds:
            self.actor = -4
            return
        self.dealer = self.dealer + 1 if self.dealer + 1 < self.players else 0
        self._begin_hand()

    def _worth(self, once: Word, twice: Word) -> int:
        total = 0
        while once:
            total += self.value[lowest(once)]
            once &= once - 1
        while twice:
            total += self.value[lowest(twice)]
            twice &= twice - 1
        return total

    def points(self, seat: int) -> float:
        return -self.total[seat]

    def to_come(self) -> float:
        left = self.rounds - self.hand
        return SWING * sqrt(1.0 * left) if left > 0 else 0.0

    def scores(self) -> list[int]:
        return [self.total[seat] for seat in range(self.players)]

    # --- dealing from a deck ----------------------------------------------------------------

    def doubles(self) -> int:
        cards: int = self.stock_twice
        return cards

    def deck(self) -> list[int] | None:
        if self.phase == DEAL and self.actor == -1 and self.dealt == 0:
            return [self.in_order[k] for k in range(self.size)]
        return None

    def deal_to(self) -> int | None:
        seat: int = self.dealer + 1 + self.dealt
        return self.turn if self.phase == STOCK else seat % self.players

    # --- what seats see ----------------------------------------------------------------------

    def observed(self, index: int, seat: int | None) -> bool:
        """N8: whether ``seat`` sees the action; a card dealt or drawn from the stock is seen by its owner."""
        if self.phase == DEAL or self.phase == STOCK:
            return self.deal_to() == seat
        return True

    def revelations(self, seat: int | None) -> list[Saying]:
        """N11: a saying that shows all hands, if the last action ended a round."""
        ended = self.actor == -4 or (self.phase == DEAL and self.dealt == 0)
        return self._last_hands() if ended and self.hand else []

    def describe_action(self, index: int) -> Saying | None:
        """N5: a saying that names the card drawn from the stock or the pile; None for other actions."""
        codes = self.deck_cards.codes
        if self.phase == STOCK:
            return Saying("drawn", self.turn, card=codes[index])
        if self.phase == TURN and index != FROM_STOCK:
            return Saying("take", self.actor, card=codes[self.pile[self.piled - 1]])
        return None

    def _last_hands(self) -> list[Saying]:
        hands = [
            Entry(seat, cards=self._names(self.last_once[seat], self.last_twice[seat]))
            for seat in range(self.players)
        ]
        return [Saying("hands", entries=tuple(hands))]

    def _names(self, once: int, twice: int) -> list[str]:
        return self.deck_cards.names(self._cards(once, twice))

    def _cards(self, once: Word, twice: Word) -> list[int]:
        found: list[int] = []
        for card in range(CODES):
            found.extend([card] * ((once >> card & 1) + (twice >> card & 1)))
        return found

    def score_parts(self) -> list[list[ScorePart]]:
        """N11: by seat, the worth of its hand as the only part of its score."""
        return [
            [ScorePart("cards", self._worth(self.last_once[seat], self.last_twice[seat]), "N11")]
            for seat in range(self.players)
        ]

    def public(self) -> Public:
        codes = self.deck_cards.codes
        return Public(
            seats=[
                SeatPublic(
                    cards=popcount(self.once[seat]) + popcount(self.twice[seat]),
                    shown=self._names(self.known_once[seat], self.known_twice[seat]),
                )
                for seat in range(self.players)
            ],
            scores=self.scores(),
            piles={"stock": self.left},
            discard=[codes[self.pile[k]] for k in range(self.piled)],
            last=self._last_hands() if self.hand else [],
            winners=self.winners(),
            facts=self._facts(),
        )

    def _facts(self) -> list[Fact]:
        """N10: how many turns are left if nobody draws from the stock; empty if the last turn drew."""
        left = self.idle_limit - self.idle
        if not self.idle or left <= 0:
            return []
        return [Fact("idle", number=left, pressing=self.idle > left)]

    def observe(self, seat: int, writer: ObservationWriter) -> bool:
        for other in range(self.players):
            at = writer.seat_at(other)
            cards = popcount(self.once[other]) + popcount(self.twice[other])
            writer.number(at + writer.cards_at, cards / 15.0)
            writer.number(at + writer.score_at, self.total[other] / 100.0)
            writer.cards(at + writer.known_at, self.known_once[other])
            writer.cards(at + writer.known_at, self.known_twice[other], 2.0)
        writer.number(writer.stock_at, self.left / writer.all_cards)
        once = twice = 0
        for k in range(self.piled):
            word = bit(self.pile[k])
            twice |= once & word
            once |= word
        writer.cards(writer.discard_at, once)
        writer.cards(writer.discard_at, twice, 2.0)
        if self.piled:
            writer.one(writer.top_at + self.pile[self.piled - 1])
        writer.cards(writer.hand_at, self.once[seat])
        writer.cards(writer.hand_at, self.twice[seat], 2.0)
        if seat == self.actor and self.drawn >= 0:
            writer.one(writer.taken_at + self.drawn)
        return True

    def own(self, seat: int) -> Own:
        drawn = self.drawn if seat == self.actor else -1
        return Own(
            seat,
            hand=self._names(self.once[seat], self.twice[seat]),
            taken=self.deck_cards.codes[drawn] if drawn >= 0 else "",
        )

    def ask(self) -> Ask:
        codes = self.deck_cards.codes
        if self.phase == TURN:
            if not self.piled:
                return Ask("draw-stock", rule="N5")
            return Ask("draw", {"card": codes[self.pile[self.piled - 1]]}, rule="N5")
        count = popcount(self.once[self.actor]) + popcount(self.twice[self.actor])
        code = "discard" if self.legal_mask() & bit(KEEP) else "discard-must"
        if self.drawn < 0:
            return Ask(code, {"count": count}, rule="N6")
        # N7: a card from the pile may not go back at once, unless the hand has two of it.
        barred = self.taken >= 0 and not self.legal_mask() & bit(self.taken)
        params: dict[str, str | int] = {"count": count, "card": codes[self.drawn]}
        return Ask(code, params, why="taken" if barred else "drawn", rule="N7" if barred else "N6")

    def refusal(self, index: int) -> Refusal:
        if self.phase == TURN:
            return Refusal("N5", "pile-empty")
        if index == KEEP:
            return Refusal("N6", "may-not-keep")
        if index == self.taken:
            return Refusal("N7", "just-taken")
        return Refusal("N6", "not-in-hand")

    # --- worlds -----------------------------------------------------------------------------

    def redealer(self, seat: int) -> Redealer:
        """A source of worlds, which differ in the stock and the unknown parts of the other seats' hands.

        No rule forces a play, so plays reveal nothing else. If two copies of a card are in different
        places, exchanging them gives another world.
        """
        return self._unseen(seat).prepare()

    def known_to(self, seat: int) -> Position:
        return self._unseen(seat).base

    def weighted_redealer(self, seat: int) -> Redealer:
        """A source of worlds in which no unknown card of a hand is costlier than the seat's last discard.

        Other worlds are unlikely, because a seat would have discarded the costlier card. If there are no such
        worlds, all worlds are drawn, as by :meth:`redealer`.
        """
        try:
            return self._unseen(seat, likely=True).prepare()
        except ValueError:
            return self.redealer(seat)

    def _unseen(self, seat: int, likely: bool = False) -> Worlds:
        """A source of worlds for ``seat``; its :meth:`Worlds.prepare` must still be called."""
        base = self.copy()
        worlds = Worlds(base, seat)
        base.scrub(seat, worlds, likely)
        return worlds

    def scrub(self, seat: int, worlds: Worlds, likely: bool = False) -> None:
        """Move all cards whose place ``seat`` does not know to the stock, and add them to ``worlds``.

        If ``likely``, no hand may get a card that is costlier than its seat's last discard.
        """
        for other in range(self.players):
            hidden = []
            if other != seat:
                hidden = self.hidden_cards(other)
                self.once[other] = self.known_once[other]
                self.twice[other] = self.known_twice[other]
            worlds.place(len(hidden))
            for card in hidden:
                self.stock_twice |= self.stock_once & bit(card)
                self.stock_once |= bit(card)
        worlds.place(self.left)
        if seat != self.actor:
            self.drawn = self.taken
        for card in self._cards(self.stock_once, self.stock_twice):
            places = ones(self.players + 1)
            if likely:
                for other in range(self.players):
                    if self.value[card] > self.ceiling[other]:
                        places &= ~bit(other)
            worlds.put(card, places)

    def hidden_cards(self, seat: int) -> list[int]:
        """The cards of a hand that the other seats do not know."""
        once = self.once[seat] & ~self.known_once[seat]
        return self._cards(once, self.twice[seat] & ~self.known_twice[seat])

    def settle(self, redealer: Redealer, rng: Rng) -> bool:
        return self._place(cython.cast(Worlds, redealer))

    def _place(self, worlds: Worlds) -> bool:
        left = self.left
        for k in range(worlds.slots):
            place = worlds.where[k]
            if place < self.players:
                self._leave_stock(worlds.card[k])
                self._add(place, worlds.card[k])
        self.left = left
        return True

    def past(
        self, world: Position, rng: Rng, steps: list[tuple[int, int, int]], seat: int
    ) -> list[int]:
        found: list[int] = []
        start = 0
        number = 0
        for at in range(1, len(steps) + 1):
            if at == len(steps) or (steps[at][1] == DEAL and steps[at - 1][1] != DEAL):
                found.extend(self._past_round(world, rng, steps[start:at], seat, number))
                start = at
                number += 1
        return found

    def _past_round(
        self, world: Any, rng: Rng, steps: list[tuple[int, int, int]], seat: int, number: int
    ) -> list[int]:
        """The index of each step of round ``number`` in a possible history, found from its end backwards.

        The card drawn last is any card of the unknown part of the hand at the time. That part has the same
        size in every history, so all histories are equally likely.
        """
        found = [index for _, _, index in steps]
        concerned = self._changed_seats(steps, number)
        unknown: list[list[int]] = [[] for _ in range(self.players)]
        if min(found) >= 0:
            # In a complete round all hands were shown, but not when each card was drawn.
            for (_, phase, index), who in zip(steps, concerned, strict=True):
                if who >= 0 and phase == DISCARD:
                    unknown[who].remove(index)
                elif who >= 0:
                    unknown[who].append(index)
            unknown = [sorted(cards) for cards in unknown]
        else:
            unknown = [world.hidden_cards(other) for other in range(self.players)]
        for at in range(len(steps) - 1, -1, -1):
            who = concerned[at]
            if who < 0 or who == seat:
                continue
            if steps[at][1] == DISCARD:
                unknown[who].append(found[at])
            else:
                found[at] = unknown[who].pop(rng.randrange(len(unknown[who])))
        return found

    def _changed_seats(self, steps: list[tuple[int, int, int]], number: int) -> list[int]:
        """By step of round ``number``, the seat whose unknown cards the step changed; -1 if none."""
        concerned: list[int] = []
        known: list[list[int]] = [[] for _ in range(self.players)]
        pile: list[int] = []
        turn = taken = -1
        for at, (actor, phase, index) in enumerate(steps):
            who = -1
            if phase == DEAL:
                who = (number + 1 + at) % self.players
            elif phase == STOCK:
                who = turn
            elif phase == TURN:
                turn, taken = actor, -1
                if index != FROM_STOCK:
                    taken = pile.pop()
                    known[turn].append(taken)
            elif index != KEEP:
                pile.append(index)
                kept = 1 if index == taken and not self.may_return else 0
                if known[turn].count(index) > kept:
                    known[turn].remove(index)
                else:
                    who = turn
            concerned.append(who)
        return concerned
