cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport bit, lowest, nth, ones, popcount
from nullo.engine.position cimport Position
from nullo.engine.rng cimport Rng
from nullo.engine.sampling cimport Worlds
from nullo.games.sauce.position cimport SaucePosition, DEAL, TOSS, GIVE, PLAY, SHED, LAW_GIVE, LOSE, SAUCE, SAUCES

cdef int FROM_DECK, PLACES, NOBODY

cdef class SauceWorlds(Worlds):
    cdef int first, last, pending
    cdef u64 all_gone
    cdef u64 held[12]
    cdef int gifts[4]
    cdef u64 without[4]
    cdef u64 gone[3]
    cdef int shows[2]
    cdef u64 seen[3]
    cdef u64 may[5]
    cdef u64 sure[5]
    @cython.locals(giver=int)
    cdef bint _settle(self, SaucePosition game, Rng rng) noexcept nogil
    cdef void _put(self, SaucePosition game, u64 word, int place) noexcept nogil
    @cython.locals(left=int, taker=int)
    cdef bint _draw_gifts(self, SaucePosition game, int giver, Rng rng) noexcept nogil
    @cython.locals(at=int, back=int, seat=int, time=int)
    cdef void _look_back(self, SaucePosition game) noexcept nogil
    cdef int _event(self, int place) noexcept nogil
    cdef int _holder(self, SaucePosition game, int place, int time) noexcept nogil
    @cython.locals(seat=int)
    cdef u64 _true_hand(self, SaucePosition game, int holder, int time) noexcept nogil
    @cython.locals(seat=int)
    cdef u64 _lies(self, SaucePosition game, int place) noexcept nogil
    @cython.locals(known=int, time=int)
    cdef u64 _may_lie(self, SaucePosition game, int place) noexcept nogil
    cdef int _bottom_seat(self, SaucePosition game, int k) noexcept nogil
    cdef u64 _movable_cards(self, SaucePosition game) noexcept nogil
    @cython.locals(place=int, card=int, places=u64, word=u64)
    cdef void scrub(self, SaucePosition game)
    @cython.locals(k=int)
    cdef void _number_sauces(self, SaucePosition game) noexcept nogil
    @cython.locals(k=int)
    cdef void _exchange_sauces(self, SaucePosition game) noexcept nogil
    cdef u64 _swap_sauces(self, u64 cards) noexcept nogil
    @cython.locals(seat=int)
    cdef void _note_shown_sauces(self, SaucePosition game) noexcept nogil
    cdef bint _moved_hidden_sauce(self, SaucePosition game) noexcept nogil
    @cython.locals(_=int, before=int, seat=int)
    cdef void _told_to_lead(self, SaucePosition game) noexcept nogil
    @cython.locals(at=int, giver=int, seat=int)
    cdef void _forget(self, SaucePosition game, u64 unknown) noexcept nogil
    cdef list retrace(self, SaucePosition game, Position walk, Rng rng, list steps)
    @cython.locals(end=int, need=int)
    cdef list _cards_dealt(self, SaucePosition game, Position walk, list steps, int at)
    @cython.locals(bottom=int, colours=int)
    cdef void _reserve(self, SaucePosition game, Position walk, list steps, list pools)
    cdef list _dealt_now(self, SaucePosition game)
    @cython.locals(at=int)
    cdef int _next_move(self, SaucePosition game, SaucePosition walk) except -1
    @cython.locals(number=int, other=int, hidden=u64, cards=u64)
    cdef void note_sure(self, SaucePosition game) noexcept nogil
