"""Worlds of Sauce, and the histories that lead to them.

A *world* says where every card is and where it came from: who was dealt it, and who tossed, gave
or lost it in which of the hand's movements of cards, called events (S20 late, S22, S23). It is
consistent with a seat's knowledge if it agrees with the seat's own cards at every time, with all
face-up cards, and with every play: each play was legal by the rules in force when it was made
(``lack`` holds, for each time between two events, the cards that a seat has shown not to hold).
The two SAUCE cards count as different cards, as in a shuffle.

A card's *place* is the seat that was dealt it, and by which event it left that seat's keeping:

- ``seat``: it was kept (it is in the hand, or was played);
- ``seat + 4``, ``seat + 8``: it was moved by the first, the second event;
- 12: it was dealt to the kitty.

Gifts followed by another event would need more places: unknown numbers of the cards moved by the
second event were dealt and received. In that case ``seat`` is the holder after the gifts, the places
include only the second event, and who had been dealt which card is drawn afterwards (each world of
places is accepted with a probability proportional to the gifts that can have led to it).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from nullo.engine.position import Position, Redealer
from nullo.game.view import Known
from nullo.games.sauce.draws import SauceWorlds
from nullo.games.sauce.seen import SauceSeen

if not cython.compiled:
    from nullo.engine.bits import bit, lowest, nth, ones, popcount
    from nullo.games.sauce.moves import DEAL, GIVE, PLAY, SHED, TOSS
    from nullo.games.sauce.table import LAW_GIVE, LOSE, SAUCE, SAUCES

if TYPE_CHECKING:
    from nullo.engine.observation import ObservationWriter
    from nullo.engine.rng import Rng

FROM_DECK = 12
PLACES = 13
NOBODY = -1  # the holder of a card in the kitty, or in front of its giver


class Sauce(SauceSeen):
    """A position of Sauce; see the bases for the rules and for what seats see."""

    # --- places ----------------------------------------------------------------------------

    def _event(self, worlds: SauceWorlds, place: int) -> int:
        """The event that moved the cards of a place; 9 for those that were kept."""
        return 9 if place < 4 or place == FROM_DECK else (place >> 2) - 1 + worlds.first

    def _holder(self, worlds: SauceWorlds, place: int, time: int) -> int:
        """The seat whose hand has the cards of a place at a time, if they were not played before."""
        if place == FROM_DECK:
            return NOBODY
        event = self._event(worlds, place)
        if time <= event:
            return place & 3
        return (place + 2) & 3 if self.event_kind[event] == LAW_GIVE else NOBODY

    def _bottom_seat(self, k: int) -> int:
        """S5: the seat that was dealt the ``k``-th turned-up SAUCE card, as one of the last cards."""
        return (self.dealer + 5 + k - self.bottom) & 3

    def _look_back(self, worlds: SauceWorlds) -> None:
        """Find out from the end to the beginning where each card was."""
        worlds.first = 1 if self.events == 2 and self.event_kind[0] == LAW_GIVE else 0
        worlds.pending = 1 if self.phase == TOSS or self.phase == GIVE else 0
        worlds.last = self.events - worlds.pending
        worlds.all_gone = 0
        for time in range(worlds.last + 1):
            for seat in range(4):
                worlds.all_gone |= self.gone_in[time * 4 + seat]
            worlds.gone[time] = worlds.all_gone
            worlds.seen[time] = self.open if time == worlds.last else self.open_then[time]
            if time:
                worlds.seen[time] |= self.open_then[time - 1]
        for back in range(worlds.last + 1):
            time = worlds.last - back
            for seat in range(4):
                at = time * 4 + seat
                cards = self.hands[seat]
                if time < worlds.last:
                    cards = worlds.held[at + 4]
                    if self.event_kind[time] == LAW_GIVE:
                        cards &= ~self.moved[time * 4 + ((seat + 2) & 3)]
                if time < self.events:
                    cards |= self.moved[at]
                worlds.held[at] = cards | self.gone_in[at]

    def _held(self, worlds: SauceWorlds, holder: int, time: int) -> int:
        """The cards that a holder really held at a time."""
        if holder >= 0:
            return worlds.held[time * 4 + holder]
        cards = ones(62)
        for seat in range(4):
            cards &= ~worlds.held[time * 4 + seat]
        return cards

    def _lies(self, worlds: SauceWorlds, place: int) -> int:
        """The cards that are really in a place."""
        if place != FROM_DECK and place >= 4:
            event = self._event(worlds, place)
            return self.moved[event * 4 + (place & 3)] if event < self.events else 0
        cards = self.kitty if place == FROM_DECK else worlds.held[worlds.first * 4 + place]
        for event in range(worlds.first, self.events):
            for seat in range(4):
                if place != FROM_DECK and place != seat:
                    continue
                cards &= ~self.moved[event * 4 + seat]
        return cards

    # --- what a seat knows -----------------------------------------------------------------

    def _may_lie(self, worlds: SauceWorlds, place: int) -> int:
        """The cards that may be in a place, given what ``worlds.seat`` knows."""
        me = worlds.seat
        known = 0 if self.unseen >> me & 1 else 1
        event = self._event(worlds, place)
        cards = self._whole() & ~self.sauces
        if event != 9 and event >= self.events:
            return 0
        before = ones(0)
        for time in range(worlds.first, worlds.last + 1):
            holder = self._holder(worlds, place, time)
            held = self._held(worlds, holder, time) | before
            gone = worlds.gone[time]
            # The cards played in this time, those face up in it, the own hand in it.
            cards &= held | ~(gone | worlds.seen[time])
            if known:
                own = worlds.held[time * 4 + me]
                cards &= own | before if holder == me else ~own
            if holder >= 0:
                cards &= ~self.lack[time * 4 + holder] | gone
                if time == worlds.last:
                    cards &= ~worlds.without[holder]
            if time <= event and event < 9:
                cards &= ~gone
            before = gone
        for number in range(worlds.first, self.events):
            own = self.moved[number * 4 + me]
            cards &= own if event == number and place & 3 == me else ~own
        if worlds.first:
            # Earlier gifts stay within the team, and those from here went to the partner.
            cards &= ~worlds.gone[0]
            if place != FROM_DECK:
                cards &= ~(self.lack[place & 3] & self.lack[(place & 3) ^ 2])
            if place == FROM_DECK or place & 3 != me ^ 2:
                cards &= ~self.moved[me]
        for k in range(self.bottom):
            seat = self._bottom_seat(k)
            if place == FROM_DECK or (place ^ seat) & (1 if worlds.first else 3):
                cards &= ~bit(SAUCE + k)
        return cards

    def _unplaced(self, worlds: SauceWorlds) -> int:
        """The cards that may be in more than one place."""
        once = ones(0)
        more = ones(0)
        for place in range(PLACES):
            cards = self._may_lie(worlds, place)
            more |= once & cards
            once |= cards
        return more

    def elsewhere(self, seat: int) -> list[Known]:
        """Own tosses, gifts and losses, and a turned-up SAUCE (S5), by their present place."""
        if not self.events and not self.bottom:
            return []
        worlds = SauceWorlds(self, seat)
        self._note_sure(worlds)
        return [
            Known(self._codes(cards), holder)
            if holder < 4
            else Known(self._codes(cards), pile="kitty")
            for holder, cards in enumerate(worlds.sure_list())
            if cards
        ]

    def _write_elsewhere(self, writer: ObservationWriter, seat: int) -> None:
        if not self.events and not self.bottom:
            return
        with cython.gil:
            worlds = SauceWorlds(self, seat)
            self._note_sure(worlds)
            for holder in range(4):
                place = writer.seat_at(holder) + writer.known_at
                # Written anew, together with what lies face up.
                self._write_cards(writer, place, worlds.sure[holder] | self._shown(holder))
            self._write_cards(writer, writer.known_aside_at, worlds.sure[4])

    def _note_sure(self, worlds: SauceWorlds) -> None:
        """Note the face-down cards whose present place the seat knows."""
        self._look_back(worlds)
        for number in range(5):
            worlds.may[number] = 0
        for place in range(PLACES):
            holder = self._holder(worlds, place, self.events)
            worlds.may[holder if holder >= 0 else 4] |= self._may_lie(worlds, place)
        hidden = ones(62) & ~(worlds.all_gone | self.open | self.hands[worlds.seat])
        if worlds.pending:
            hidden &= ~self.moved[(self.events - 1) * 4 + worlds.seat]
        for number in range(5):
            cards = worlds.may[number] & hidden
            for other in range(5):
                if other != number:
                    cards &= ~worlds.may[other]
            worlds.sure[number] = cards

    # --- worlds ----------------------------------------------------------------------------

    def redealer(self, seat: int) -> Redealer:
        """Uniform over the worlds consistent with everything that ``seat`` knows."""
        return self._unseen(seat).prepare()

    def known_to(self, seat: int) -> Position:
        return self._unseen(seat).base

    def _unseen(self, seat: int) -> SauceWorlds:
        """A copy without what ``seat`` does not know, and what may lie where, not counted yet."""
        base: Sauce = self.copy()
        worlds = SauceWorlds(base, seat)
        base._scrub(worlds)
        return worlds

    def _scrub(self, worlds: SauceWorlds) -> None:
        """Take from this copy all that a seat does not know, and state it as places and cards."""
        self._look_back(worlds)
        if self.phase == PLAY and self.played == 0 and self.leader == worlds.seat:
            self._told_to_lead(worlds)
        self._number_sauces(worlds)
        self._note_shown_sauces(worlds)
        unknown = self._unplaced(worlds)
        words = []
        for place in range(PLACES):
            worlds.place(popcount(self._lies(worlds, place) & unknown))
            words.append(self._may_lie(worlds, place))
        for card in range(SAUCE + self.need):
            if unknown >> card & 1:
                worlds.put(card, sum(bit(p) for p, word in enumerate(words) if word >> card & 1))
        self._forget(worlds, unknown)

    def _number_sauces(self, worlds: SauceWorlds) -> None:
        """Renumber the SAUCE cards, because their numbers reveal which of them was dealt first.

        The first thing that the seat knows about only one of them becomes true of 60.
        """
        if self.need < 2 or self.bottom:
            return
        cards = self.open & SAUCES
        for k in range(2):
            if not cards or cards == SAUCES:
                cards = self.open_then[k] & SAUCES
        for k in range(12):
            if not cards or cards == SAUCES:
                cards = self.gone_in[k] & SAUCES
        for place in range(PLACES):
            if not cards or cards == SAUCES:
                cards = self._may_lie(worlds, place) & SAUCES
        if cards == bit(SAUCE + 1):
            self._exchange_sauces()
            self._look_back(worlds)

    def _exchange_sauces(self) -> None:
        for k in range(4):
            self.hands[k] = self._exchanged(self.hands[k])
            self.gone[k] = self._exchanged(self.gone[k])
        for k in range(8):
            self.moved[k] = self._exchanged(self.moved[k])
        for k in range(12):
            self.gone_in[k] = self._exchanged(self.gone_in[k])
        for k in range(2):
            self.open_then[k] = self._exchanged(self.open_then[k])
        self.kitty = self._exchanged(self.kitty)
        self.open = self._exchanged(self.open)

    def _exchanged(self, cards: int) -> int:
        """A set of cards with the SAUCE cards exchanged."""
        one = cards & SAUCES
        return cards ^ SAUCES if one and one != SAUCES else cards

    def _note_shown_sauces(self, worlds: SauceWorlds) -> None:
        """Note who had a SAUCE card face up when it tossed or gave: the first SAUCE it moved was that."""
        for event in range(self.events):
            worlds.shows[event] = -1
            for seat in range(4):
                shown = self.open_then[event] & worlds.held[event * 4 + seat] & SAUCES
                if shown and self.event_kind[event] != LOSE:
                    worlds.shows[event] = seat

    def _moved_hidden_sauce(self, worlds: SauceWorlds) -> bool:
        """Whether in this world a seat moved a face-down SAUCE card and kept the one face up."""
        for event in range(self.events):
            if worlds.shows[event] >= 0:
                moved = self.moved[event * 4 + worlds.shows[event]] & SAUCES
                if moved and not moved & self.open_then[event]:
                    return True
        return False

    def _told_to_lead(self, worlds: SauceWorlds) -> None:
        """S14: the leader knows that nobody holds a lower card of the low suit.

        Nor does anybody before it in turn hold the same card as a SAUCE. A leader without a low card
        knows that nobody has one.
        """
        me = worlds.seat
        own = self._lowest_low(me)
        lower = self._below(lowest(own)) if own else self.suit_mask[self.low]
        seat = (self.dealer + 1) & 3
        before = 1
        for _ in range(4):
            if seat == me:
                before = 0
            else:
                cards = lower | own if before else lower
                worlds.without[seat] = cards | SAUCES if cards & self.left else cards
            seat = (seat + 1) & 3

    def _forget(self, worlds: SauceWorlds, unknown: int) -> None:
        if worlds.first:
            for giver in range(4):
                worlds.gifts[giver] = popcount(self.moved[giver])
        for at in range(12):
            worlds.held[at] = 0
        for seat in range(4):
            self.hands[seat] &= ~unknown
            for event in range(worlds.first, self.events):
                self.moved[event * 4 + seat] &= ~unknown
            if worlds.first and (seat ^ worlds.seat) & 1:
                self.moved[seat] &= self.open_then[0]
        self.kitty &= ~unknown
        if self.phase == PLAY and self.played == 0 and self.leader != worlds.seat:
            # Each world decides whether anybody holds the low suit.
            self.low_trick = 1

    def settle(self, redealer: Redealer, rng: Rng) -> bool:
        return self._settle(cython.cast(SauceWorlds, redealer), rng)

    def _settle(self, worlds: SauceWorlds, rng: Rng) -> bool:
        for k in range(worlds.slots):
            self._put(worlds, bit(worlds.card[k]), worlds.where[k])
        if worlds.first:
            giver = (worlds.seat + 1) & 3
            if not self._draw_gifts(worlds, giver, rng):
                return False
            if not self._draw_gifts(worlds, giver ^ 2, rng):
                return False
        if self._moved_hidden_sauce(worlds):
            return False
        if self.phase == PLAY and self.played == 0:
            # S14: the leader is known to hold the lowest low card, if there is one.
            return self._first_leader() == self.leader
        return True

    def _put(self, worlds: SauceWorlds, word: int, place: int) -> None:
        event = self._event(worlds, place)
        if event < 9:
            self.moved[event * 4 + (place & 3)] |= word
            if event >= worlds.last:
                return
        holder = self._holder(worlds, place, worlds.last)
        if holder < 0:
            self.kitty |= word
        elif not word & worlds.all_gone:
            self.hands[holder] |= word

    def _draw_gifts(self, worlds: SauceWorlds, giver: int, rng: Rng) -> bool:
        """Draw the cards that ``giver`` gave in the event before those that the places include."""
        taker = giver ^ 2
        many = worlds.gifts[giver]
        cards = self.moved[4 + taker] | self.gone_in[4 + taker]
        later = self.hands[taker] | self.gone_in[8 + taker]
        if self.event_kind[1] == LAW_GIVE and not worlds.pending:
            later &= ~self.moved[4 + giver]
        cards |= later
        given = self.moved[giver] | cards & self.lack[taker]
        kept = cards & (self.lack[giver] | self.open_then[0] & ~self.moved[giver])
        for k in range(self.bottom):
            if self._bottom_seat(k) == giver:
                given |= cards & bit(SAUCE + k)
            else:
                kept |= cards & bit(SAUCE + k)
        if given & kept or popcount(given) > many:
            return False
        free = cards & ~given & ~kept
        need = many - popcount(given)
        left = popcount(free)
        if need > left:
            return False
        # Accept in proportion to the number of ways to choose, relative to those without any knowledge.
        chance = 1.0
        size = popcount(cards)
        for k in range(many):
            chance *= (k + 1.0) / (size - k)
        for k in range(need):
            chance *= (left - k) / (k + 1.0)
        if rng.unit() >= chance:
            return False
        for _ in range(need):
            word = bit(nth(free, rng.below(left)))
            free &= ~word
            given |= word
            left -= 1
        self.moved[giver] = given
        return True

    # --- histories -------------------------------------------------------------------------

    def _retrace(self, walk: Position, rng: Rng, steps: list[tuple[int, int, int]]) -> list[int]:
        found: list[int] = []
        pools: list[list[int]] = []
        for at, (_, phase, index) in enumerate(steps):
            if walk.deck() is not None:
                pools = self._dealt(walk, steps, at)
                self._reserve(walk, steps[at:], pools)
                for pool in pools:
                    rng.shuffle(pool)
            if index < 0 and phase == DEAL:
                to = walk.deal_to()
                index = pools[4 if to is None else to].pop()
            elif index < 0:
                index = self._to_move(walk)
            found.append(index)
            walk.act(index)
        return found

    def _dealt(self, walk: Position, steps: list[tuple[int, int, int]], at: int) -> list[list[int]]:
        """The cards dealt to each seat, and to the kitty, in the hand that begins at a step."""
        if walk.hand == self.hand:
            worlds = SauceWorlds(self, 0)
            return self._dealt_now(worlds)
        # In a past hand everything hidden has been revealed.
        end = at
        while steps[end][1] == DEAL:
            end += 1
        need = end - at - self.cards_in_play
        sauces: list[int] = []
        for _, _, card in steps[at:end]:
            if len(sauces) < need and card != SAUCE:
                sauces.append(card)
        pools: list[list[int]] = [[], [], [], [], [*self.numbers_in_play(), *[SAUCE] * need]]
        received: list[tuple[int, int]] = []
        lost: list[int] = []
        for actor, phase, index in steps[end:]:
            if phase == DEAL:
                break
            if phase != SHED:
                _share(pools, lost, walk.dealer)
            if phase == SHED:
                lost.append(index)
            elif phase == PLAY:
                pools[actor].append(SAUCE if index in sauces else index)
            elif phase == TOSS or phase == GIVE:
                pools[actor].append(index)
                if phase == GIVE:
                    received.append(((actor + 2) & 3, index))
        for taker, card in received:
            pools[taker].remove(card)
        for card in [*sauces, *pools[0], *pools[1], *pools[2], *pools[3]]:
            pools[4].remove(card)
        return pools

    def _dealt_now(self, worlds: SauceWorlds) -> list[list[int]]:
        self._look_back(worlds)
        worlds.first = 0
        pools = [self._indices(worlds.held[seat]) for seat in range(4)]
        return [*pools, self._indices(self._lies(worlds, FROM_DECK))]

    def _indices(self, cards: int) -> list[int]:
        """A set of cards as indices, with 60 for each SAUCE."""
        found = [card for card in range(60) if cards >> card & 1]
        return found + [60] * popcount(cards & SAUCES)

    def _reserve(
        self, walk: Position, steps: list[tuple[int, int, int]], pools: list[list[int]]
    ) -> None:
        """Remove from the pools the cards whose deal was seen; the others may be dealt in any order."""
        deals = []
        for _, phase, index in steps:
            if phase != DEAL:
                break
            deals.append(index)
        need = len(deals) - self.cards_in_play
        colours = 0
        bottom = 0
        while colours < need:
            if deals.pop(0) == SAUCE:
                bottom += 1
            else:
                colours += 1
        kitty = len(pools[4])
        for number, index in enumerate([*deals, *[SAUCE] * bottom]):
            if index >= 0:
                place = 4 if number < kitty else (walk.dealer + 1 + number - kitty) & 3
                pools[place].remove(index)

    def _to_move(self, walk: Position) -> int:
        """A card that the seat to act in ``walk`` moves next, in this world."""
        return self._next_move(cython.cast(Sauce, walk))

    def _next_move(self, walk: Sauce) -> int:
        seat = walk.draw_seat if walk.phase == SHED else walk.actor
        at = (walk.events - 1) * 4 + seat
        left = self._indices(self.moved[at])
        for card in self._indices(walk.moved[at]):
            left.remove(card)
        return left[0]


def _share(pools: list[list[int]], lost: list[int], dealer: int) -> None:
    """Return cards lost at random to the pools in turn, equally many to each."""
    for number, card in enumerate(lost):
        pools[(dealer + 1 + number * 4 // len(lost)) & 3].append(card)
    lost.clear()
