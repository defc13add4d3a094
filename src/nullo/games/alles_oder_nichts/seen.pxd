cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport bit, ones
from nullo.engine.observation cimport ObservationWriter
from nullo.engine.position cimport Redealer
from nullo.engine.rng cimport Rng
from nullo.engine.sampling cimport Worlds
from nullo.games.alles_oder_nichts.position cimport DEAL, BID, SAY, AllesOderNichtsPosition
from nullo.games.trick.revokes cimport CALL, PLAY

cdef class AllesOderNichts(AllesOderNichtsPosition):
    cdef bint all_said(self) noexcept nogil
    cdef bint observe(self, int seat, ObservationWriter writer) noexcept nogil
    @cython.locals(shown=int)
    cdef bint _settle_tricks(self, Worlds worlds, Rng rng) noexcept nogil
