from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport bit, lowest, ones, popcount
from nullo.engine.observation cimport ObservationWriter
from nullo.engine.position cimport Redealer
from nullo.engine.rng cimport Rng
from nullo.engine.sampling cimport Worlds
from nullo.games.all_or_nothing.position cimport DEAL, BID, PLAY, BID_ALL, NUMBERED, AllOrNothingPosition

cdef class AllOrNothing(AllOrNothingPosition):
    cdef bint observe(self, int seat, ObservationWriter writer) noexcept nogil
