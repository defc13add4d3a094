cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.core.bits cimport bit, ones
from nullo.core.observation cimport ObservationWriter
from nullo.core.position cimport Redealer
from nullo.core.rng cimport Rng
from nullo.core.sampling cimport Worlds
from nullo.games.alles_oder_nichts.position cimport DEAL, BID, SAY, AllesOderNichtsPosition
from nullo.games.trick.revokes cimport CALL, PLAY

cdef class AllesOderNichts(AllesOderNichtsPosition):
    cdef bint all_said(self) noexcept nogil
    cdef bint observe(self, int seat, ObservationWriter writer) noexcept nogil
    @cython.locals(shown=int)
    cdef bint _settle_tricks(self, Worlds worlds, Rng rng) noexcept nogil
