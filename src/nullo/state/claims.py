"""Claims: whether a seat takes all the remaining tricks, whatever the others do.

The answer depends only on what the seat knows, so it reveals nothing else, and it holds in every
world that the seat cannot tell from the real one. To prove a claim, the others are given more than
they can have: any card that the seat has not seen, in anybody's hand, at any time, whether it
follows suit or not. If no such cards beat the seat's cards, played in one fixed order, then nothing
that the others really hold does. Some true claims cannot be proved this way, for example when all
cards of a suit are in the stock.

If the worth of a card does not depend on the others (All Fives, Alles oder Nichts), a card that
beats the claimant's does so whatever else is played: cards are tried once each, many at a time.
There, following suit is counted as well: each lead of a suit draws an unseen card of it while the
others have one. In other games every combination of cards is tried; if there are too many, the
claim counts as not proved.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from math import perm

import msgspec

from nullo.core.position import Position
from nullo.games.trick.revokes import RevokePosition
from nullo.games.trick.tricks import TrickPosition
from nullo.state.state import State

PLAY = "play"
MOST = 4_000
"""The greatest number of tricks that are tried for one claim."""


def may_claim(state: State) -> bool:
    """Whether the game has claims: it has tricks, and no revoke is possible."""
    strict = state.game.options.get("mode", "strict") == "strict"
    return strict and isinstance(state.position, TrickPosition)


def check_claim(state: State, seat: int) -> list[str] | None:
    """An order of the seat's plays in which they take all the remaining tricks; None: no proof.

    Args:
        state: a state in which the seat is to play a card.
        seat: the seat that claims.

    Raises:
        UnknownSeat, TypeError: there is no such seat.
    """
    seat = state.game.check_seat(seat)
    if state.current_player() != seat or state.phase().name != PLAY or not may_claim(state):
        return None
    order = _Search(state, seat).prove()
    actions = state.phase().actions
    return None if order is None else [actions[index] for index in order]


class _Search:
    """The search for a proof, using only what a seat knows."""

    def __init__(self, state: State, seat: int) -> None:
        known = state.for_seat(seat)
        view = known.view()
        assert view.own is not None
        self._seat = seat
        self._players = state.game.players
        self._base = known.known_position()
        self._phase = self._base.phase
        self._hand = self._base.hand
        self._cards = len(view.own.hand)
        self._laid = len(view.public.trick)
        self._alone = isinstance(self._base, RevokePosition)
        self._left = MOST
        seen = {view.public.turned_up, *view.public.set_aside, *view.own.hand}
        seen.update(view.own.known_in("kitty"))
        faces, wild = state.game.rules.look.cards, view.public.part.wild()
        if sum(code in faces and faces[code].wild for code in view.own.hand) == len(wild):
            seen.update(wild)  # nobody else can play them
        for trick in view.public.tricks:
            seen.update(play.card for play in trick.plays)
        seen.update(play.card for play in view.public.trick)
        codes = [text.split()[-1] for text in state.phase().actions]
        suits = state.game.deck.suit_of
        self._suits = [suits[state.game.deck.number(code)] for code in codes]
        others = [entry for at, entry in enumerate(view.public.seats) if at != seat]
        void = {
            number
            for number, suit in enumerate(state.game.deck.suits)
            if all(suit in entry.voids for entry in others)
        }
        self._pool = [
            index
            for index, code in enumerate(codes)
            if code not in seen and not (self._alone and self._suits[index] in void)
        ]

    def prove(self) -> list[int] | None:
        """The order of the proof's plays."""
        return self._prove([self._base], [])

    def _prove(self, places: list[Position], order: list[int]) -> list[int] | None:
        """Continue from every position to which the tricks so far may have led."""
        if len(order) == self._cards:
            return order
        cards = set(places[0].legal())
        for place in places[1:]:
            cards &= set(place.legal())
        for index in sorted(cards, reverse=True):
            after = self._after(places, order, index)
            if after:
                found = self._prove(after, [*order, index])
                # A card that takes a trick when led now need not be kept for later.
                if found is not None or (self._alone and (order or not self._laid)):
                    return found
            if self._left <= 0:
                break
        return None

    def _after(self, places: list[Position], order: list[int], index: int) -> list[Position]:
        """All positions to which playing a card may lead; nothing if it may lose its trick."""
        found: dict[object, Position] = {}
        over = len(order) + 1 == self._cards
        for place in places:
            for row in self._rows(order, index):
                self._left -= 1
                if self._left < 0:
                    return []
                walk = place.copy()
                for card in (index, *row):
                    walk.act(card)
                if not self._taken(walk, over):
                    return []
                if over:
                    found[None] = walk
                else:
                    found[self._key(walk)] = walk
        return list(found.values())

    def _rows(self, order: list[int], index: int) -> Iterator[tuple[int, ...]]:
        """The cards that the others may play after a card."""
        many = self._players - 1 - (0 if order else self._laid)
        if not many:
            yield ()
        elif self._alone:
            pool = self._drawn(order) or [index]
            for start in range(0, len(pool), many):
                row = pool[start : start + many]
                yield (*row, *([row[0]] * (many - len(row))))
        elif perm(len(self._pool), many) <= self._left:
            yield from permutations(self._pool, many)
        else:
            self._left = 0
            yield ()

    def _drawn(self, order: list[int]) -> list[int]:
        """The cards that the others may still have after these leads."""
        leads = [self._suits[index] for index in (order[1:] if self._laid else order)]
        return [
            index
            for index in self._pool
            if sum(self._suits[other] == self._suits[index] for other in self._pool)
            > leads.count(self._suits[index])
        ]

    def _taken(self, walk: Position, over: bool) -> bool:
        """Whether the seat has taken the trick just played, and leads the next if the hand goes on."""
        assert isinstance(walk, TrickPosition)
        if over != (walk.hand != self._hand or walk.actor < -1):
            return False
        if not over and (walk.actor != self._seat or walk.phase != self._phase):
            return False
        tricks = walk.ended() or walk.trick_list()
        return tricks[-1].winner == self._seat

    def _key(self, walk: Position) -> object:
        """What of a position matters for the following tricks; positions with equal keys are alike."""
        if self._alone:
            return None
        public = walk.public()
        return (
            tuple(public.turned),
            tuple(public.trumps),
            msgspec.json.encode(public.special),
            tuple(walk.legal()),
        )
