cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport bit, popcount
from nullo.engine.observation cimport ObservationWriter
from nullo.games.sauce.worlds cimport SauceWorlds
from nullo.games.sauce.position cimport NOPE, BLIND_NOPE, SaucePosition, DEAL, TOSS, GIVE, BLIND, BID, NO_WAY, PLAY, SHED, SHOW, KITTY, LAW_TOSS, LAW_GIVE, ALL, OPEN, ORDER, COUNTER, LOOKED, BIDS_OVER, MOVED, SCORED, SAUCE, COLOURS, SAUCES

cdef int RANKS
cdef int SUIT_PLACES[90]

cdef class Sauce(SaucePosition):
    @cython.locals(other=int, rank=int, said=int, suit=int)
    cdef bint observe(self, int seat, ObservationWriter writer) noexcept nogil
    cdef void _write_cards(self, ObservationWriter writer, int place, u64 cards) noexcept nogil
    cdef void _write_bid(self, ObservationWriter writer, int place, int seat) noexcept nogil
    cdef void _write_sauce(self, ObservationWriter writer, int place, int rank) noexcept nogil
    @cython.locals(holder=int)
    cdef void _write_elsewhere(self, ObservationWriter writer, int seat) noexcept nogil
    @cython.locals(shown=u64)
    cdef u64 _face_up(self, int seat) noexcept nogil
