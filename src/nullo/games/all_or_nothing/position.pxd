cimport cython
from libc.math cimport sqrt
from libc.stdint cimport int64_t as i64, uint64_t as u64

from nullo.engine.bits cimport bit, ones, lowest
from nullo.games.trick.tricks cimport TrickPosition

cdef int DEAL, BID, PLAY, BID_ALL, BID_NOTHING, NUMBERED, MISSED_NOTHING, MISSED_ALL, MADE_NOTHING, MADE_ALL, REVOKES, MADE_NUMBER, MISSED_NUMBER
cdef double SWING, BEST_OF_HAND

cdef class AllOrNothingPosition(TrickPosition):
    # Fields: written by scripts/fields.
    cdef bint honour, offsuit_wins
    cdef int hands_to_play, made_nothing, made_all, miss, revoke, made_number, hand_size, sides
    cdef int members
    cdef u64 bid_mask
    cdef int makers
    cdef int flips[64]
    cdef u64 free
    cdef int dealt, alls
    cdef int bids[6]
    cdef int refused[24]
    cdef int found[6]
    # Methods.
    cdef u64 _proper(self) noexcept nogil
    @cython.locals(side=i64, best_of_hand=double)
    cdef double to_come(self) noexcept nogil
    cdef void _begin_bids(self) noexcept nogil
    cdef void _take(self, int card) noexcept nogil
    cdef void _bid(self, int index) noexcept nogil
    cdef void _play(self, int card) noexcept nogil
    cdef void _watch(self, int card) noexcept nogil
    @cython.locals(best=i64, number=i64, winner=i64)
    cdef int _highest(self) noexcept nogil
    cdef void _score(self) noexcept nogil
    @cython.locals(side=int, bid=int, off=int, missed=int)
    cdef void _score_seat(self, int seat) noexcept nogil
    @cython.locals(bid=int, off=int)
    cdef int _off(self, int seat) noexcept nogil
    @cython.locals(tricks=int, other=int)
    cdef int taken_by_side(self, int seat) noexcept nogil
    cdef int number_of(self, int bid) noexcept nogil
