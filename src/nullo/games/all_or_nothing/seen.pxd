from libc.stdint cimport uint64_t as u64

from nullo.core.bits cimport bit, lowest, ones, popcount
from nullo.core.observation cimport ObservationWriter
from nullo.core.position cimport Redealer
from nullo.core.rng cimport Rng
from nullo.core.sampling cimport Worlds
from nullo.games.all_or_nothing.position cimport DEAL, BID, PLAY, BID_ALL, NUMBERED, AllOrNothingPosition

cdef class AllOrNothing(AllOrNothingPosition):
    cdef bint observe(self, int seat, ObservationWriter writer) noexcept nogil
