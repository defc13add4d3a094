"""Claims: proofs that a seat takes all the remaining tricks, whatever the other seats play.

The answer depends only on what the seat knows, so it reveals nothing else. A proof gives the other seats more
freedom than they have: each may play any card that the seat has not seen, at any time, whether it follows
suit or not. If the seat plays its cards in one fixed order and no such card beats them, then no card that
the others really hold does. Some claims that are true cannot be proved in this way.

If what a card beats does not depend on other cards (All Fives, Alles oder Nichts), each unseen card is tried
once, several of them in one trick, and each lead of a suit removes one unseen card of that suit. In
other games every combination of cards is tried; if there are too many, the claim counts as not proved.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from math import perm

from nullo.engine.position import Position
from nullo.game.moves import Move
from nullo.game.options import may_revoke
from nullo.game.phases import PLAY
from nullo.games.trick.revokes import RevokePosition
from nullo.games.trick.tricks import TrickPosition
from nullo.state.game_setup import GameSetup
from nullo.state.state import SeatState, State

MOST = 4_000
"""The greatest number of tricks that are tried for one claim."""


def may_claim(state: State) -> bool:
    """Whether the game of ``state`` has claims: it is played in tricks, and players cannot revoke."""
    return has_claims(state.game, state.position)


def has_claims(game: GameSetup, position: Position) -> bool:
    """Whether ``game`` has claims: it is played in tricks, and players cannot revoke.

    ``position`` may be any position of the game.
    """
    return isinstance(position, TrickPosition) and not may_revoke(game.options)


def check_claim(state: State, seat: int) -> list[Move] | None:
    """An order of plays with which ``seat`` is sure to take all the remaining tricks.

    None if there is no proof, if it is not the seat's turn to play a card, or if the game has no claims.

    Raises:
        UnknownSeat, TypeError: there is no such seat.
    """
    seat = state.game.check_seat(seat)
    if state.current_player() != seat or state.phase().name != PLAY or not may_claim(state):
        return None
    return Proofs(state.for_seat(seat)).order()


class Proofs:
    """Proves that a seat takes the present trick or all remaining tricks, whatever the other seats play.

    It must be the seat's turn to play a card, in a game that has claims. A proof uses only what the seat
    knows, and tries at most ``most`` tricks.

    Attributes:
        cards: the codes of the cards that other seats may still play.
    """

    def __init__(self, known: SeatState, most: int = MOST) -> None:
        view = known.view()
        assert view.own is not None
        self._seat = known.seat
        self._players = known.game.players
        self._base = known.known_position()
        self._moves = known.game.phases[self._base.phase].moves
        self._phase = self._base.phase
        self._hand = self._base.hand
        self._cards = len(view.own.hand)
        self._laid = len(view.public.trick)
        self._alone = isinstance(self._base, RevokePosition)
        self._most = self._left = most
        seen = {view.public.turned_up, *view.public.set_aside, *view.own.hand}
        seen.update(view.own.known_in("kitty"))
        faces, wild = known.game.rules.look.cards, view.public.wild
        if sum(code in faces and faces[code].wild for code in view.own.hand) == len(wild):
            seen.update(wild)  # nobody else can play them
        for trick in view.public.tricks:
            seen.update(play.card for play in trick.plays)
        seen.update(play.card for play in view.public.trick)
        codes = [move.card for move in self._moves]
        deck = known.game.deck
        self._suits = [deck.suit_of[deck.number(code)] for code in codes]
        others = [entry for at, entry in enumerate(view.public.seats) if at != known.seat]
        void = {
            number
            for number, suit in enumerate(deck.suits)
            if all(suit in entry.voids for entry in others)
        }
        self._pool = [
            index
            for index, code in enumerate(codes)
            if code not in seen and not (self._alone and self._suits[index] in void)
        ]

        self.cards = [codes[index] for index in self._pool]

    def order(self) -> list[Move] | None:
        """An order of the seat's plays that is sure to take all remaining tricks; None without a proof."""
        self._left = self._most
        order = self._prove([self._base], [])
        return None if order is None else [self._moves[index] for index in order]

    def takes_trick(self, index: int) -> bool:
        """Whether the play with the index ``index`` in the phase is sure to take the present trick."""
        self._left = self._most
        return bool(self._after([self._base], [], index))

    def _prove(self, places: list[Position], order: list[int]) -> list[int] | None:
        """An order of the seat's plays that begins with ``order`` and is sure to take every trick.

        None if there is no proof. ``places`` are all positions to which the plays in ``order`` may have led.
        """
        if len(order) == self._cards:
            return order
        cards = set(places[0].legal())
        for place in places[1:]:
            cards &= set(place.legal())
        for index in sorted(cards, reverse=True):
            after = self._after(places, order, index)
            if after:
                found = self._prove(after, [*order, index])
                # A card that surely takes a trick now need not be kept for later.
                if found is not None or (self._alone and (order or not self._laid)):
                    return found
            if self._left <= 0:
                break
        return None

    def _after(self, places: list[Position], order: list[int], index: int) -> list[Position]:
        """All positions after a trick in which the seat plays ``index``, whatever the other seats play.

        The trick begins, or goes on, in any of ``places``; ``order`` are the seat's earlier plays. The list
        is empty if the play may lose the trick, or if too many tricks have been tried.
        """
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
        """The combinations of cards with which others may complete the trick after the play ``index``.

        Cards are indices in the phase; ``order`` are the seat's earlier plays.
        """
        many = self._players - 1 - (0 if order else self._laid)
        if not many:
            yield ()
        elif self._alone:
            pool = self._cards_left(order) or [index]
            for start in range(0, len(pool), many):
                row = pool[start : start + many]
                yield (*row, *([row[0]] * (many - len(row))))
        elif perm(len(self._pool), many) <= self._left:
            yield from permutations(self._pool, many)
        else:
            self._left = 0
            yield ()

    def _cards_left(self, order: list[int]) -> list[int]:
        """The indices of the cards that the other seats may still hold after the seat's plays ``order``."""
        leads = [self._suits[index] for index in (order[1:] if self._laid else order)]
        suits = [self._suits[index] for index in self._pool]
        left = {suit for suit in set(suits) if suits.count(suit) > leads.count(suit)}
        return [index for index in self._pool if self._suits[index] in left]

    def _taken(self, walk: Position, over: bool) -> bool:
        """Whether the seat has taken the trick that led to ``walk`` and leads the next one.

        If ``over`` is True, the trick must have ended the hand instead.
        """
        assert isinstance(walk, TrickPosition)
        if over != (walk.hand != self._hand or walk.actor < -1):
            return False
        if not over and (walk.actor != self._seat or walk.phase != self._phase):
            return False
        tricks = walk.last_hand_tricks() or walk.trick_list()
        return tricks[-1].winner == self._seat

    def _key(self, walk: Position) -> object:
        """A key that is equal for two positions if all further tricks are the same from both of them."""
        if self._alone:
            return None
        public = walk.public()
        return (
            tuple(public.turned),
            tuple(public.trumps),
            public.reversed,
            public.counter,
            tuple(public.suit_order),
            tuple(public.facts),
            tuple(walk.legal()),
        )
