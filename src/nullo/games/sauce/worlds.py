"""Worlds of Sauce, and the histories that lead to them.

A *world* says where every card is and where it came from: who was dealt it, and who tossed, gave
or lost it in which of the hand's movements of cards, called *events* (S22–S24). It is
consistent with a seat's knowledge if it agrees with the seat's own cards at every time, with all
face-up cards, and with every play having been legal (``lack`` holds, for each time between two
events, the cards that a seat has shown not to hold). The two SAUCE cards count as different cards.

A card's *place* says which seat was dealt it, and which event took it from that seat:

- ``seat``: it was kept (it is in the hand, or was played);
- ``seat + 4``, ``seat + 8``: it was moved by the first, the second event;
- 12: it was dealt to the kitty.

If gifts are followed by another event, it is not known how many of the cards that the second event
moved had been received. Then ``seat`` is the holder after the gifts, the places include only the
second event, and who had been dealt which card is drawn afterwards (each placement of the cards is
accepted with a probability proportional to the number of gifts that can have led to it).
"""

from __future__ import annotations

import cython

from nullo.engine.fields import Word
from nullo.engine.position import Position
from nullo.engine.rng import Rng
from nullo.engine.sampling import Worlds
from nullo.games.sauce.position import SaucePosition

if not cython.compiled:
    from nullo.engine.bits import bit, lowest, nth, ones, popcount
    from nullo.games.sauce.moves import DEAL, GIVE, PLAY, SHED, TOSS
    from nullo.games.sauce.position import LAW_GIVE, LOSE, SAUCE, SAUCES

FROM_DECK = 12
PLACES = 13
NOBODY = -1  # the holder of a card in the kitty, or in front of its giver


class SauceWorlds(Worlds):
    """Draws worlds for a seat of Sauce, and finds out where the seat knows unseen cards to be.

    A hand is divided into *times* by its events; a time's number is how many events came before it.

    Fields (C only, when compiled):
        first: the first event that the places include, and the first time.
        last: the last time.
        pending: whether an event has begun but not taken effect.
        all_gone: all cards that have been played.
        held: by time · 4 + seat, the cards that were really in the seat's hand in that time;
            deleted before the first draw.
        gifts: by seat, how many cards it gave in the event before ``first``.
        without: by seat, the cards that it cannot hold because ``self.seat`` leads first (S14).
        gone: by time, the cards that had been played by its end.
        shows: by event, the seat that tossed or gave with a SAUCE card face up in its hand, or -1.
        seen: by time, the cards that lay face up in it.
        may: by holder (4 is the kitty), the cards that may be there now.
        sure: by holder, the face-down cards that the seat knows to be there.
    """

    def __init__(self, base: Position, seat: int) -> None:
        super().__init__(base, seat)
        self.first = 0
        self.last = 0
        self.pending = 0
        self.all_gone = 0
        self.held = [0] * 12
        self.gifts = [0] * 4
        self.without = [0] * 4
        self.gone = [0] * 3
        self.shows = [-1] * 2
        self.seen = [0] * 3
        self.may = [0] * 5
        self.sure = [0] * 5

    # --- places ----------------------------------------------------------------------------

    def _event(self, place: int) -> int:
        """The number of the event that moved the cards of ``place``; 9 if no event did."""
        return 9 if place < 4 or place == FROM_DECK else (place >> 2) - 1 + self.first

    def _holder(self, game: SaucePosition, place: int, time: int) -> int:
        """The seat that held the cards of ``place`` at ``time``, or had played them by then.

        It is ``NOBODY`` if the cards were in the kitty, or in front of the seat that gave them.
        """
        if place == FROM_DECK:
            return NOBODY
        event = self._event(place)
        if time <= event:
            return place & 3
        return (place + 2) & 3 if game.event_kind[event] == LAW_GIVE else NOBODY

    def _bottom_seat(self, game: SaucePosition, k: int) -> int:
        """S5: the seat that was dealt the ``k``-th turned-up SAUCE card, as one of the last cards."""
        return (game.dealer + 5 + k - game.bottom) & 3

    def _look_back(self, game: SaucePosition) -> None:
        """Set ``held``, the cards that each seat held at each time, and the fields about times."""
        self.first = 1 if game.events == 2 and game.event_kind[0] == LAW_GIVE else 0
        self.pending = 1 if game.phase == TOSS or game.phase == GIVE else 0
        self.last = game.events - self.pending
        self.all_gone = 0
        for time in range(self.last + 1):
            for seat in range(4):
                self.all_gone |= game.gone_in[time * 4 + seat]
            self.gone[time] = self.all_gone
            self.seen[time] = game.open if time == self.last else game.open_then[time]
            if time:
                self.seen[time] |= game.open_then[time - 1]
        for back in range(self.last + 1):
            time = self.last - back
            for seat in range(4):
                at = time * 4 + seat
                cards = game.hands[seat]
                if time < self.last:
                    cards = self.held[at + 4]
                    if game.event_kind[time] == LAW_GIVE:
                        cards &= ~game.moved[time * 4 + ((seat + 2) & 3)]
                if time < game.events:
                    cards |= game.moved[at]
                self.held[at] = cards | game.gone_in[at]

    def _true_hand(self, game: SaucePosition, holder: int, time: int) -> Word:
        """The cards that ``holder`` really held at ``time``; for ``NOBODY``, those that no seat held."""
        if holder >= 0:
            return self.held[time * 4 + holder]
        cards = ones(62)
        for seat in range(4):
            cards &= ~self.held[time * 4 + seat]
        return cards

    def _lies(self, game: SaucePosition, place: int) -> Word:
        """The cards whose real place is ``place``."""
        if place != FROM_DECK and place >= 4:
            event = self._event(place)
            return game.moved[event * 4 + (place & 3)] if event < game.events else 0
        cards = game.kitty if place == FROM_DECK else self.held[self.first * 4 + place]
        for event in range(self.first, game.events):
            for seat in range(4):
                if place != FROM_DECK and place != seat:
                    continue
                cards &= ~game.moved[event * 4 + seat]
        return cards

    # --- what a seat knows -----------------------------------------------------------------

    def _may_lie(self, game: SaucePosition, place: int) -> Word:
        """The cards whose place may be ``place``, given what the seat knows."""
        me = self.seat
        known = 0 if game.unseen >> me & 1 else 1
        event = self._event(place)
        cards = game._whole() & ~game.sauces
        if event != 9 and event >= game.events:
            return 0
        before = ones(0)
        for time in range(self.first, self.last + 1):
            holder = self._holder(game, place, time)
            held = self._true_hand(game, holder, time) | before
            gone = self.gone[time]
            # The cards played in this time, those face up in it, the own hand in it.
            cards &= held | ~(gone | self.seen[time])
            if known:
                own = self.held[time * 4 + me]
                cards &= own | before if holder == me else ~own
            if holder >= 0:
                cards &= ~game.lack[time * 4 + holder] | gone
                if time == self.last:
                    cards &= ~self.without[holder]
            if time <= event and event < 9:
                cards &= ~gone
            before = gone
        for number in range(self.first, game.events):
            own = game.moved[number * 4 + me]
            cards &= own if event == number and place & 3 == me else ~own
        if self.first:
            # Earlier gifts stay within the team, and those from here went to the partner.
            cards &= ~self.gone[0]
            if place != FROM_DECK:
                cards &= ~(game.lack[place & 3] & game.lack[(place & 3) ^ 2])
            if place == FROM_DECK or place & 3 != me ^ 2:
                cards &= ~game.moved[me]
        for k in range(game.bottom):
            seat = self._bottom_seat(game, k)
            if place == FROM_DECK or (place ^ seat) & (1 if self.first else 3):
                cards &= ~bit(SAUCE + k)
        return cards

    def _movable_cards(self, game: SaucePosition) -> Word:
        """The cards that may be in more than one place, given what the seat knows."""
        once = ones(0)
        more = ones(0)
        for place in range(PLACES):
            cards = self._may_lie(game, place)
            more |= once & cards
            once |= cards
        return more

    def note_sure(self, game: SaucePosition) -> None:
        """Set ``sure``: by holder, the face-down cards that the seat knows to be there now."""
        self._look_back(game)
        for number in range(5):
            self.may[number] = 0
        for place in range(PLACES):
            holder = self._holder(game, place, game.events)
            self.may[holder if holder >= 0 else 4] |= self._may_lie(game, place)
        hidden = ones(62) & ~(self.all_gone | game.open | game.hands[self.seat])
        if self.pending:
            hidden &= ~game.moved[(game.events - 1) * 4 + self.seat]
        for number in range(5):
            cards = self.may[number] & hidden
            for other in range(5):
                if other != number:
                    cards &= ~self.may[other]
            self.sure[number] = cards

    # --- worlds ----------------------------------------------------------------------------

    def scrub(self, game: SaucePosition) -> None:
        """Remove the cards whose place the seat does not know from ``game``, and add them to these worlds."""
        self._look_back(game)
        if game.phase == PLAY and game.played == 0 and game.leader == self.seat:
            self._told_to_lead(game)
        self._number_sauces(game)
        self._note_shown_sauces(game)
        unknown = self._movable_cards(game)
        words = []
        for place in range(PLACES):
            self.place(popcount(self._lies(game, place) & unknown))
            words.append(self._may_lie(game, place))
        for card in range(SAUCE + game.need):
            if unknown >> card & 1:
                places = ones(0)
                for place, word in enumerate(words):
                    if word >> card & 1:
                        places |= bit(place)
                self.put(card, places)
        self._forget(game, unknown)

    def _number_sauces(self, game: SaucePosition) -> None:
        """Renumber the SAUCE cards, because their numbers reveal which of them was dealt first.

        The SAUCE card that the seat could first tell from the other becomes 60.
        """
        if game.need < 2 or game.bottom:
            return
        cards = game.open & SAUCES
        for k in range(2):
            if not cards or cards == SAUCES:
                cards = game.open_then[k] & SAUCES
        for k in range(12):
            if not cards or cards == SAUCES:
                cards = game.gone_in[k] & SAUCES
        for place in range(PLACES):
            if not cards or cards == SAUCES:
                cards = self._may_lie(game, place) & SAUCES
        if cards == bit(SAUCE + 1):
            self._exchange_sauces(game)
            self._look_back(game)

    def _exchange_sauces(self, game: SaucePosition) -> None:
        for k in range(4):
            game.hands[k] = self._swap_sauces(game.hands[k])
            game.gone[k] = self._swap_sauces(game.gone[k])
        for k in range(8):
            game.moved[k] = self._swap_sauces(game.moved[k])
        for k in range(12):
            game.gone_in[k] = self._swap_sauces(game.gone_in[k])
        for k in range(2):
            game.open_then[k] = self._swap_sauces(game.open_then[k])
        game.kitty = self._swap_sauces(game.kitty)
        game.open = self._swap_sauces(game.open)

    def _swap_sauces(self, cards: Word) -> Word:
        one = cards & SAUCES
        return cards ^ SAUCES if one and one != SAUCES else cards

    def _note_shown_sauces(self, game: SaucePosition) -> None:
        """Set ``shows``. A seat that tosses or gives a SAUCE card moves a face-up one first."""
        for event in range(game.events):
            self.shows[event] = -1
            for seat in range(4):
                shown = game.open_then[event] & self.held[event * 4 + seat] & SAUCES
                if shown and game.event_kind[event] != LOSE:
                    self.shows[event] = seat

    def _moved_hidden_sauce(self, game: SaucePosition) -> bool:
        """Whether, in the world ``game``, a seat moved a face-down SAUCE card and kept the face-up one."""
        for event in range(game.events):
            if self.shows[event] >= 0:
                moved = game.moved[event * 4 + self.shows[event]] & SAUCES
                if moved and not moved & game.open_then[event]:
                    return True
        return False

    def _told_to_lead(self, game: SaucePosition) -> None:
        """S14: set ``without``, what the seat knows about the other hands because it leads first.

        Nobody holds a card of the low suit that is lower than the seat's lowest. If the seat has no card of
        that suit, nobody has one. The seats that come before it hold no SAUCE card that counts as its lowest.
        """
        me = self.seat
        own = game._lowest_low(me)
        lower = game._below(lowest(own)) if own else game.suit_mask[game.low]
        seat = (game.dealer + 1) & 3
        before = 1
        for _ in range(4):
            if seat == me:
                before = 0
            else:
                cards = lower | own if before else lower
                self.without[seat] = cards | SAUCES if cards & game.left else cards
            seat = (seat + 1) & 3

    def _forget(self, game: SaucePosition, unknown: Word) -> None:
        if self.first:
            for giver in range(4):
                self.gifts[giver] = popcount(game.moved[giver])
        for at in range(12):
            self.held[at] = 0
        for seat in range(4):
            game.hands[seat] &= ~unknown
            for event in range(self.first, game.events):
                game.moved[event * 4 + seat] &= ~unknown
            if self.first and (seat ^ self.seat) & 1:
                game.moved[seat] &= game.open_then[0]
        game.kitty &= ~unknown
        if game.phase == PLAY and game.played == 0 and game.leader != self.seat:
            # Each world decides whether anybody holds the low suit.
            game.low_trick = 1

    def draw(self, target: Position, rng: Rng) -> bool:
        target.assign(self.base)
        self.scatter(rng)
        return self._settle(cython.cast(SaucePosition, target), rng)

    def _settle(self, game: SaucePosition, rng: Rng) -> bool:
        for k in range(self.slots):
            self._put(game, bit(self.card[k]), self.where[k])
        if self.first:
            giver = (self.seat + 1) & 3
            if not self._draw_gifts(game, giver, rng):
                return False
            if not self._draw_gifts(game, giver ^ 2, rng):
                return False
        if self._moved_hidden_sauce(game):
            return False
        if game.phase == PLAY and game.played == 0:
            # S14: the leader is known to hold the lowest low card, if there is one.
            return game._first_leader() == game.leader
        return True

    def _put(self, game: SaucePosition, word: Word, place: int) -> None:
        event = self._event(place)
        if event < 9:
            game.moved[event * 4 + (place & 3)] |= word
            if event >= self.last:
                return
        holder = self._holder(game, place, self.last)
        if holder < 0:
            game.kitty |= word
        elif not word & self.all_gone:
            game.hands[holder] |= word

    def _draw_gifts(self, game: SaucePosition, giver: int, rng: Rng) -> bool:
        """Draw what ``giver`` gave before the event ``first``; returns False if the world is refused."""
        taker = giver ^ 2
        many = self.gifts[giver]
        cards = game.moved[4 + taker] | game.gone_in[4 + taker]
        later = game.hands[taker] | game.gone_in[8 + taker]
        if game.event_kind[1] == LAW_GIVE and not self.pending:
            later &= ~game.moved[4 + giver]
        cards |= later
        given = game.moved[giver] | cards & game.lack[taker]
        kept = cards & (game.lack[giver] | game.open_then[0] & ~game.moved[giver])
        for k in range(game.bottom):
            if self._bottom_seat(game, k) == giver:
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
        game.moved[giver] = given
        return True

    # --- histories -------------------------------------------------------------------------

    def retrace(
        self, game: SaucePosition, walk: Position, rng: Rng, steps: list[tuple[int, int, int]]
    ) -> list[int]:
        """The index of each of ``steps`` in a history that leads from ``walk`` to the world ``game``.

        ``walk`` is advanced step by step.
        """
        found: list[int] = []
        pools: list[list[int]] = []
        for at, (_, phase, index) in enumerate(steps):
            if walk.deck() is not None:
                pools = self._cards_dealt(game, walk, steps, at)
                self._reserve(game, walk, steps[at:], pools)
                for pool in pools:
                    rng.shuffle(pool)
            if index < 0 and phase == DEAL:
                to = walk.deal_to()
                index = pools[4 if to is None else to].pop()
            elif index < 0:
                index = self._next_move(game, cython.cast(SaucePosition, walk))
            found.append(index)
            walk.act(index)
        return found

    def _cards_dealt(
        self, game: SaucePosition, walk: Position, steps: list[tuple[int, int, int]], at: int
    ) -> list[list[int]]:
        """The cards dealt to each seat, and last to the kitty, in the hand that begins at step ``at``."""
        if walk.hand == game.hand:
            return self._dealt_now(game)
        # In a past hand everything hidden has been revealed.
        end = at
        while steps[end][1] == DEAL:
            end += 1
        need = end - at - game.cards_in_play
        sauces: list[int] = []
        for _, _, card in steps[at:end]:
            if len(sauces) < need and card != SAUCE:
                sauces.append(card)
        pools: list[list[int]] = [[], [], [], [], [*game.numbers_in_play(), *[SAUCE] * need]]
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

    def _dealt_now(self, game: SaucePosition) -> list[list[int]]:
        self._look_back(game)
        self.first = 0
        pools = [self._indices(self.held[seat]) for seat in range(4)]
        return [*pools, self._indices(self._lies(game, FROM_DECK))]

    def _indices(self, cards: int) -> list[int]:
        found = [card for card in range(60) if cards >> card & 1]
        return found + [60] * popcount(cards & SAUCES)

    def _reserve(
        self,
        game: SaucePosition,
        walk: Position,
        steps: list[tuple[int, int, int]],
        pools: list[list[int]],
    ) -> None:
        """Remove from ``pools`` the cards whose deal was seen; the rest may be dealt in any order.

        ``pools`` holds the cards dealt to each seat, and last to the kitty.
        """
        deals = []
        for _, phase, index in steps:
            if phase != DEAL:
                break
            deals.append(index)
        need = len(deals) - game.cards_in_play
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

    def _next_move(self, game: SaucePosition, walk: SaucePosition) -> int:
        seat = walk.draw_seat if walk.phase == SHED else walk.actor
        at = (walk.events - 1) * 4 + seat
        left = self._indices(game.moved[at])
        for card in self._indices(walk.moved[at]):
            left.remove(card)
        return left[0]


def _share(pools: list[list[int]], lost: list[int], dealer: int) -> None:
    """Move the cards of ``lost``, which were drawn at random, to the pools of the seats that lost them.

    All seats have lost the same number of cards.
    """
    for number, card in enumerate(lost):
        pools[(dealer + 1 + number * 4 // len(lost)) & 3].append(card)
    lost.clear()
