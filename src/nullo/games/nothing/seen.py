"""What each seat of Nothing sees and is asked, and the worlds consistent with what it knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from nullo.engine.position import Position, Redealer
from nullo.engine.sampling import Worlds
from nullo.game.view import Ask, Entry, Fact, Own, Public, Refusal, Saying, ScorePart, SeatPublic
from nullo.games.nothing.position import NothingPosition

if not cython.compiled:
    from nullo.engine.bits import bit, ones, popcount
    from nullo.games.nothing.position import (
        CODES,
        DEAL,
        DISCARD,
        FROM_STOCK,
        KEEP,
        STOCK,
        TURN,
    )

if TYPE_CHECKING:
    from nullo.engine.observation import ObservationWriter
    from nullo.engine.rng import Rng


class Nothing(NothingPosition):
    """Nothing with what seats see; the base class has the rules."""

    def observed(self, index: int, seat: int | None) -> bool:
        """N8: only their owner sees cards that are dealt or drawn from the stock."""
        if self.phase == DEAL or self.phase == STOCK:
            return self.deal_to() == seat
        return True

    def revealed(self, seat: int | None) -> list[Saying]:
        """N11: all hands, at the end of a round."""
        ended = self.actor == -4 or (self.phase == DEAL and self.dealt == 0)
        return self._last_hands() if ended and self.hand else []

    def deed(self, index: int) -> Saying | None:
        """N5: which card is drawn."""
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
        """The codes of a set of cards, with copies side by side."""
        names = []
        for card, code in enumerate(self.deck_cards.codes):
            names.extend([code] * ((once >> card & 1) + (twice >> card & 1)))
        return names

    def score_parts(self) -> list[list[ScorePart]]:
        """N11: the sum of the hand."""
        hands = [(self.last_once[seat], self.last_twice[seat]) for seat in range(self.players)]
        return [[ScorePart("cards", self._sum(*hand), "N11")] for hand in hands]

    def _sum(self, once: int, twice: int) -> int:
        """The worth of a set of cards."""
        copies = [(once >> card & 1) + (twice >> card & 1) for card in range(CODES)]
        return sum(self.value[card] * many for card, many in enumerate(copies))

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
        """N10: that the game will end if nobody draws from the stock."""
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
        """The unseen cards spread over the stock and the unknown parts of the others' hands.

        No rule forces a play, so nothing else is known about them. Uniform refers to physical cards:
        two copies of a card in different places count as two ways.
        """
        return self._unseen(seat).prepare()

    def known_to(self, seat: int) -> Position:
        return self._unseen(seat).base

    def likely(self, seat: int) -> Redealer:
        """As ``redealer``, but nobody keeps a card costlier than their last discard."""
        try:
            return self._unseen(seat, likely=True).prepare()
        except ValueError:
            return self.redealer(seat)

    def _unseen(self, seat: int, likely: bool = False) -> Worlds:
        """A copy without what ``seat`` does not know, and what may lie where, not counted yet."""
        base = self.copy()
        worlds = Worlds(base, seat)
        base.scrub(seat, worlds, likely)
        return worlds

    def scrub(self, seat: int, worlds: Worlds, likely: bool = False) -> None:
        """Move everything that ``seat`` has not seen to the stock, and add it to ``worlds``."""
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
        for card in range(CODES):
            for _ in range((self.stock_once >> card & 1) + (self.stock_twice >> card & 1)):
                places = ones(self.players + 1)
                if likely:
                    for other in range(self.players):
                        if self.value[card] > self.ceiling[other]:
                            places &= ~bit(other)
                worlds.put(card, places)

    def hidden_cards(self, seat: int) -> list[int]:
        """The part of a hand that the others do not know."""
        cards = []
        for card in range(CODES):
            held = (self.once[seat] >> card & 1) + (self.twice[seat] >> card & 1)
            known = (self.known_once[seat] >> card & 1) + (self.known_twice[seat] >> card & 1)
            cards.extend([card] * (held - known))
        return cards

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
        self,
        world: Any,
        rng: Rng,
        steps: list[tuple[int, int, int]],
        seat: int,
        number: int,
    ) -> list[int]:
        """Build a round from its end: the last card drawn is any card of the unknown part at the time.

        That part has the same size in every history, so all histories are equally likely.
        """
        found = [index for _, _, index in steps]
        concerned = self._concerned(steps, number)
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

    def _concerned(self, steps: list[tuple[int, int, int]], number: int) -> list[int]:
        """By step, the seat whose unknown part of the hand it changed, or -1."""
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
