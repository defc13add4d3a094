cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport bit, ones, popcount
from nullo.engine.observation cimport ObservationWriter
from nullo.engine.position cimport Redealer
from nullo.engine.rng cimport Rng
from nullo.engine.sampling cimport Worlds
from nullo.games.nothing.position cimport DEAL, TURN, STOCK, DISCARD, FROM_STOCK, CODES, KEEP, NothingPosition

cdef class Nothing(NothingPosition):
    @cython.locals(once=u64, twice=u64, word=u64)
    cdef bint observe(self, int seat, ObservationWriter writer) noexcept nogil
    cdef bint settle(self, Redealer redealer, Rng rng) noexcept nogil
    cdef bint _place(self, Worlds worlds) noexcept nogil
