"""The base of trick games' positions: hands, the trick on the table, tricks taken, voids shown."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import cython

from nullo.engine.bits import members
from nullo.engine.fields import Bytes, Ints, Word, Words
from nullo.engine.observation import ObservationWriter
from nullo.engine.position import TERMINAL_PLAYER, Position, Redealer
from nullo.engine.rng import Rng
from nullo.engine.sampling import Worlds
from nullo.game.cards import Deck
from nullo.game.view import Ask, Own, Play, Public, ScorePart, SeatPublic, Trick

if not cython.compiled:
    from nullo.engine.bits import bit, lowest, ones, popcount


NO_KINDS: tuple[tuple[str, str], ...] = ()


class TrickPosition(Position):
    """A position of a game with tricks: up to 6 seats, 64 cards, 8 suits.

    Attributes:
        KINDS: the kinds of points, by number: the code of its words, and the rule that gives the points.

    Args:
        deck: the cards, numbered.
        in_play: the cards in use, as a bit set; -1 for all. The others keep their numbers.
    """

    KINDS = NO_KINDS

    def __init__(self, options: Mapping[str, Any], deck: Deck, in_play: int = -1) -> None:
        super().__init__(options, deck)
        self.size: int = len(deck)
        self.in_play: Word = ones(self.size) if in_play < 0 else in_play
        self.cards_in_play: int = popcount(self.in_play)
        self.in_order: Bytes = [0] * 64  # the cards in play
        for k, card in enumerate(members(self.in_play)):
            self.in_order[k] = card
        self.suits: int = len(deck.suits)
        self.suit_of: Ints = [0] * 64  # by card; -1 if it has none
        self.suit_mask: Words = [0] * 8  # by suit, its cards in play
        for card, suit in enumerate(deck.suit_of):
            self.suit_of[card] = suit
            if suit >= 0:
                self.suit_mask[suit] |= bit(card)
        for number in range(self.suits):
            self.suit_mask[number] &= self.in_play
        self.line: Bytes = [0] * 64  # the cards of this hand in the order played
        self.line_seat: Bytes = [0] * 64  # the seat that played each
        self.trick_winner: Bytes = [0] * 32  # by trick
        self.tricks: int = 0  # completed in this hand
        self.old_tricks: int = 0  # completed in the previous hand, until a card is played
        self.leader: int = 0
        self.pack: Bytes = [0] * 64  # where a deck is shuffled
        self.total: Ints = [0] * 6  # the score, by side
        self._begin_score()

    def _start_hand(self) -> None:
        self.old_tricks = self.tricks
        self.tricks = 0
        self.hands: Words = [0] * 6  # by seat
        self.gone: Words = [0] * 6  # by seat, the cards that it has played
        self.void: Ints = [0] * 6  # by seat, a set of the suits that it has shown to lack
        self.taken: Ints = [0] * 6  # tricks by seat
        self.played: int = 0  # cards of the line
        self.laid: int = 0  # how many of them, at the end, are the trick on the table
        self.led: int = -1  # the suit of that trick
        self.trump: int = -1  # a suit
        self.undealt: Word = self.in_play  # the cards not dealt
        self.known: Words = [0] * 6  # by seat, the cards of its hand that everybody has seen

    def _lay(self, card: int) -> None:
        """Move a card from the actor's hand to the trick on the table."""
        word = bit(card)
        self.hands[self.actor] &= ~word
        self.gone[self.actor] |= word
        self.line[self.played] = card
        self.line_seat[self.played] = self.actor
        self.played += 1
        self.laid += 1

    def _close_trick(self, winner: int) -> None:
        """Give the trick on the table to ``winner``, who leads next."""
        self.trick_winner[self.tricks] = winner
        self.tricks += 1
        self.taken[winner] += 1
        self.laid = 0
        self.led = -1
        self.leader = winner
        self.actor = winner

    def _following(self) -> Word:
        """The actor's cards that follow suit; its whole hand if it leads or cannot follow."""
        hand = self.hands[self.actor]
        if self.laid:
            follow = hand & self.suit_mask[self.led]
            if follow:
                return follow
        return hand

    def _winner(self) -> int:
        """The seat that has played the best card of the trick: the highest trump or card of the suit led."""
        best = -1
        winner = 0
        for k in range(self.played - self.laid, self.played):
            card = self.line[k]
            suit = self.suit_of[card]
            worth = -1
            if suit == self.trump:
                worth = card + 64
            elif suit == self.led:
                worth = card
            if worth > best:
                best = worth
                winner = self.line_seat[k]
        return winner

    def _best(self) -> int:
        """The card that is winning the trick on the table; -1 if the table is empty."""
        winner = self._winner()
        best = -1
        for k in range(self.played - self.laid, self.played):
            if self.line_seat[k] == winner:
                best = self.line[k]
        return best

    def _beating(self, cards: Word) -> Word:
        """Those of ``cards`` that beat the best card on the table; all if the table is empty."""
        best = self._best()
        if best < 0:
            return cards
        suit = self.suit_of[best]
        found = cards & self.suit_mask[suit] & ~ones(best + 1)
        if self.trump >= 0 and suit != self.trump:
            found |= cards & self.suit_mask[self.trump]
        return found

    def played_cards(self) -> Word:
        """All cards that have been played in this hand."""
        cards = 0
        for seat in range(self.players):
            cards |= self.gone[seat]
        return cards

    def trick_cards(self) -> Word:
        """The cards of the trick on the table."""
        cards = 0
        for k in range(self.played - self.laid, self.played):
            cards |= bit(self.line[k])
        return cards

    def _earn(self, side: int, kind: int, points: int) -> None:
        """Add points to a side's score; ``kind`` is a number in ``KINDS`` (below 8)."""
        self.total[side] += points
        if self.earned_in != self.hand:
            self._begin_score()
        self.earned[side * 8 + kind] += points

    def _begin_score(self) -> None:
        self.earned: Ints = [0] * 48  # points of one hand, by side and kind
        self.earned_in: int = self.hand  # the number of that hand

    def score_parts(self) -> list[list[ScorePart]]:
        if not self.KINDS:
            return []
        sides: list[list[ScorePart]] = [[] for _ in self.scores()]
        if self.earned_in == self.hand - 1:
            for side, parts in enumerate(sides):
                for kind, (code, rule) in enumerate(self.KINDS):
                    if points := self.earned[side * 8 + kind]:
                        parts.append(ScorePart(code, points, rule))
        return sides

    def _end_hand(self) -> None:
        """After a hand has been scored, end the game or begin the next dealer's hand."""
        self.hand += 1
        if self._over():
            self.actor = -4
            return
        self.dealer = self.dealer + 1 if self.dealer + 1 < self.players else 0
        self._begin_hand()

    def _begin_hand(self) -> None:
        """Prepare the next deal."""

    def deck(self) -> list[int] | None:
        begins = self.actor == -1 and self.undealt == self.in_play
        return self.numbers_in_play() if begins else None

    def numbers_in_play(self) -> list[int]:
        """The cards in play, in the deck's order."""
        return [self.in_order[k] for k in range(self.cards_in_play)]

    def _over(self) -> bool:
        return True

    def scores(self) -> list[int]:
        return [self.total[seat] for seat in range(self.players)]

    def _shuffle(self, rng: Rng, many: int) -> None:
        """Fill ``pack`` with the cards in play, the first ``many`` of them drawn at random."""
        for k in range(self.cards_in_play):
            self.pack[k] = self.in_order[k]
        for k in range(many):
            other = k + rng.below(self.cards_in_play - k)
            card = self.pack[other]
            self.pack[other] = self.pack[k]
            self.pack[k] = card

    def _deal_pack(self, first: int, each: int) -> None:
        """Deal ``each`` cards from the beginning of ``pack`` to every seat, from seat ``first`` on."""
        at = 0
        seat = first
        for _ in range(self.players):
            hand = self.hands[seat]
            for _k in range(each):
                hand |= bit(self.pack[at])
                at += 1
            self.hands[seat] = hand
            self.undealt &= ~hand
            seat = seat + 1 if seat + 1 < self.players else 0

    # --- how beginners see the table ----------------------------------------------------------

    def forget(self, chance: int, rng: Rng) -> None:
        """Forget cards of earlier tricks, and voids, each with probability ``chance`` / 1000."""
        table = self.trick_cards()
        for seat in range(self.players):
            rest = self.gone[seat] & ~table
            while rest:
                card = lowest(rest)
                rest &= rest - 1
                if rng.randrange(1000) < chance:
                    self.gone[seat] &= ~bit(card)
            for suit in range(self.suits):
                if self.void[seat] >> suit & 1 and rng.randrange(1000) < chance:
                    self.void[seat] &= ~bit(suit)

    def eager(self, win: bool) -> int:
        """The highest fair card that would now win the trick.

        If there is none, or ``win`` is False, the lowest fair card.
        """
        cards = sorted(self.fair(), key=self.rank_strength)
        taking = [card for card in cards if win and self._would_take(card)]
        return taking[len(taking) - 1] if taking else cards[0]

    def rank_strength(self, card: int) -> int:
        """How many cards of its suit are lower than ``card``."""
        below: int = popcount(self.suit_mask[self.suit_of[card]] & ones(card))
        return below

    def _would_take(self, card: int) -> bool:
        """Whether ``card``, if the actor played it, would take the trick or be the best card in it so far."""
        seat, before = self.actor, self.tricks
        twin = cython.cast(TrickPosition, self.copy())
        twin.act(card)
        if twin.tricks == before and twin.hand == self.hand:
            return bool(twin.taking() == seat)
        return bool(twin.trick_winner[before] == seat)

    # --- worlds -----------------------------------------------------------------------------

    def redealer(self, seat: int) -> Redealer:
        return self._unseen(seat).prepare()

    def known_to(self, seat: int) -> Position:
        return self._unseen(seat).base

    def _unseen(self, seat: int) -> Worlds:
        """A source of worlds for ``seat``; its :meth:`Worlds.prepare` must still be called."""
        base: TrickPosition = self.copy()
        worlds = Worlds(base, seat)
        base.scrub(seat, worlds)
        return worlds

    def scrub(self, seat: int, worlds: Worlds) -> None:
        """Remove all cards from this position whose place ``seat`` does not know, and add them to ``worlds``.

        The places in ``worlds`` are the hands, by seat, then the stock.
        """
        unseen = self.in_play & ~self.cards_shown() & ~self.hands[seat]
        for other in range(self.players):
            unseen &= ~(self.gone[other] | self.known[other])
        stock = popcount(unseen)
        for other in range(self.players):
            many = 0
            if other != seat:
                many = popcount(self.hands[other] & ~self.known[other])
                self.hands[other] &= self.known[other]
            worlds.place(many)
            stock -= many
        worlds.place(stock)
        self.undealt = 0
        for card in range(self.size):
            if unseen >> card & 1:
                suit = self.suit_of[card]
                places = bit(self.players)
                for other in range(self.players):
                    if suit < 0 or not self.void[other] >> suit & 1:
                        places |= bit(other)
                worlds.put(card, places)

    def cards_shown(self) -> int:
        """The cards that lie face up and are in no hand, such as one turned up for trump."""
        return 0

    def settle(self, redealer: Redealer, rng: Rng) -> bool:
        return self._settle_tricks(cython.cast(Worlds, redealer), rng)

    def _settle_tricks(self, worlds: Worlds, rng: Rng) -> bool:
        """Put the cards into the places that ``worlds`` has drawn; returns False if that is inconsistent."""
        for k in range(worlds.slots):
            place = worlds.where[k]
            if place < self.players:
                self.hands[place] |= bit(worlds.card[k])
            else:
                self.undealt |= bit(worlds.card[k])
        return True

    def fresh(self) -> TrickPosition:
        """The position before the first deal, with the same options."""
        made: TrickPosition = type(self)(self.options)  # type: ignore[call-arg]
        return made

    def past(
        self, world: Position, rng: Rng, steps: list[tuple[int, int, int]], seat: int
    ) -> list[int]:
        return self._retrace(self.fresh(), rng, steps)

    def past_hand(
        self, start: Position, rng: Rng, steps: list[tuple[int, int, int]]
    ) -> list[int] | None:
        return self._retrace(cython.cast(TrickPosition, start.copy()), rng, steps)

    def _retrace(
        self, walk: TrickPosition, rng: Rng, steps: list[tuple[int, int, int]]
    ) -> list[int]:
        """The index of each of ``steps`` in a history that leads from ``walk`` to this world.

        ``walk`` is advanced step by step.
        """
        found: list[int] = []
        ahead: list[int] = []
        started = -1
        for at, (actor, phase, index) in enumerate(steps):
            if walk.deck() is not None or started < 0:
                ahead = self._cards_ahead(steps, at)
                started = walk.hand
            if index < 0 and actor >= 0:
                index = self.hidden_choice(actor, phase)
            elif index < 0:
                index = self._card_dealt(walk, ahead)
            found.append(index)
            walk.act(index)
        return found

    def hidden_choice(self, actor: int, phase: int) -> int:
        """The index of the action that ``actor`` secretly chose in ``phase`` of this world's hand."""
        raise NotImplementedError

    def card_shown(self, phase: int, index: int) -> int:
        """The card that action ``index`` shows to have been in the actor's hand; -1 if it shows none."""
        return -1

    def _cards_ahead(self, steps: list[tuple[int, int, int]], start: int) -> list[int]:
        """By seat, the cards that it plays from step ``start`` to the end of the hand, or still holds."""
        shown = [0] * self.players
        played = False
        for actor, phase, index in steps[start:]:
            if actor < 0 and played:
                return shown
            card = self.card_shown(phase, index) if actor >= 0 and index >= 0 else -1
            if card >= 0:
                shown[actor] |= bit(card)
                played = True
        return [word | self.hands[other] for other, word in enumerate(shown)]

    def _card_dealt(self, walk: TrickPosition, ahead: list[int]) -> int:
        """The card to deal next in ``walk``: the lowest that the next seat will play or hold.

        If there is none, the lowest that no seat will play or hold. ``ahead`` has, by seat, the cards that it
        will play or hold.
        """
        to = walk.deal_to()
        assert to is not None
        left = cython.cast(TrickPosition, walk).legal_mask()
        wanted = left & ahead[to]
        if not wanted:
            wanted = left
            for word in ahead:
                wanted &= ~word
        return lowest(wanted)

    # --- what is asked ----------------------------------------------------------------------

    def ask_play(self, rule: str) -> Ask:
        """The question to the actor: to lead, to follow suit (by the rule ``rule``), or to play any card."""
        if self.laid == 0:
            return self.ask_lead()
        led = self.deck_cards.suits[self.led]
        return ask_to_follow(led, self.suits_held(self.actor), self.trump_suits(), rule)

    def ask_lead(self) -> Ask:
        """The question to the leader of a trick."""
        return Ask("lead", why="lead-won" if self.tricks else "lead-first")

    def suits_held(self, seat: int) -> list[str]:
        """The suits of which ``seat`` holds a card."""
        suits = enumerate(self.deck_cards.suits)
        return [suit for k, suit in suits if self.hands[seat] & self.suit_mask[k]]

    def trump_suits(self) -> list[str]:
        """The suits that are trump."""
        return [self.deck_cards.suits[self.trump]] if self.trump >= 0 else []

    # --- what is seen -----------------------------------------------------------------------

    def _observe_tricks(self, writer: ObservationWriter) -> None:
        """Write what everybody sees in all trick games; each game adds what is its own."""
        for other in range(self.players):
            at = writer.seat_at(other)
            writer.number(at + writer.cards_at, popcount(self.hands[other]) / 15.0)
            writer.number(at + writer.tricks_at, self.taken[other] / 15.0)
            writer.number(at + writer.score_at, self.total[self.side(other)] / 100.0)
            writer.cards(at + writer.voids_at, self.void[other])
        complete = self.played - self.laid
        for k in range(self.played):
            writer.one(writer.seat_at(self.line_seat[k]) + writer.played_at + self.line[k])
            if k >= complete:
                writer.one(writer.trick_at + self.line[k])
        if self.led >= 0:
            writer.one(writer.led_at + self.led)

    # --- for views --------------------------------------------------------------------------

    def public(self) -> Public:
        return Public(
            seats=[self.seat_public(seat) for seat in range(self.players)],
            scores=self.scores(),
            trick=self.plays(),
            taking=self.taking(),
            led=self.deck_cards.suits[self.led] if self.led >= 0 else "",
            trumps=self.trump_suits(),
            tricks=self.trick_list(),
            winners=self.winners(),
        )

    def own(self, seat: int) -> Own:
        return Own(seat, hand=self.hand_of(seat))

    def taking(self) -> int:
        """The seat that is winning the trick on the table; -1 if the table is empty."""
        return self._winner() if self.laid else -1

    def hand_of(self, seat: int) -> list[str]:
        return self.deck_cards.cards(self.hands[seat])

    def plays(self) -> list[Play]:
        """The plays of the trick on the table."""
        return self._plays(self.played - self.laid, self.played)

    def _plays(self, start: int, end: int) -> list[Play]:
        codes = self.deck_cards.codes
        return [Play(self.line_seat[k], codes[self.line[k]]) for k in range(start, end)]

    def trick_list(self) -> list[Trick]:
        """The completed tricks of the hand."""
        return self._tricks(self.tricks)

    def takers(self, hand: int) -> list[int]:
        present = hand == self.hand or self.actor == TERMINAL_PLAYER
        return [self.trick_winner[k] for k in range(self.tricks if present else self.old_tricks)]

    def last_hand_tricks(self) -> list[Trick]:
        # The line is overwritten only when the next hand's first card is played.
        return [] if self.played else self._tricks(self.old_tricks)

    def _tricks(self, many: int) -> list[Trick]:
        per = self.players
        return [
            Trick(self._plays(k * per, k * per + per), self.trick_winner[k]) for k in range(many)
        ]

    def seat_public(self, seat: int) -> SeatPublic:
        """What everybody sees of ``seat``."""
        suits = self.deck_cards.suits
        return SeatPublic(
            cards=popcount(self.hands[seat]),
            tricks=self.taken[seat],
            voids=[suits[k] for k in range(self.suits) if self.void[seat] >> k & 1],
        )


def ask_to_follow(led: str, held: Collection[str], trumps: Sequence[str], rule: str) -> Ask:
    """The question to a seat that holds the suits ``held``: to follow the suit led, or to play any card.

    ``rule`` is the number of the rule about following.
    """
    if led not in held:
        if not trumps or led in trumps:
            return Ask("free", {"suit": led}, rule=rule)
        return Ask("free", {"suit": led, "upper": trumps[0]}, why="free", rule=rule)
    for suit in trumps:
        if suit != led and suit in held:
            return Ask("follow", {"suit": led, "upper": suit}, why="trump", rule=rule)
    return Ask("follow", {"suit": led}, rule=rule)
