cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.core.bits cimport bit, ones, popcount
from nullo.core.observation cimport ObservationWriter
from nullo.core.position cimport Redealer
from nullo.core.rng cimport Rng
from nullo.core.sampling cimport Worlds
from nullo.games.nothing.position cimport DEAL, TURN, STOCK, DISCARD, FROM_STOCK, CODES, KEEP, NothingPosition

cdef class Nothing(NothingPosition):
    @cython.locals(once=u64, twice=u64, word=u64)
    cdef bint observe(self, int seat, ObservationWriter writer) noexcept nogil
    cdef bint settle(self, Redealer redealer, Rng rng) noexcept nogil
    cdef bint _place(self, Worlds worlds) noexcept nogil
