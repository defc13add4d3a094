from libc.stdint cimport uint64_t as u64

from nullo.core.bits cimport bit, popcount
from nullo.core.observation cimport ObservationWriter
from nullo.core.position cimport Redealer
from nullo.core.rng cimport Rng
from nullo.core.sampling cimport Worlds
from nullo.games.all_fives.position cimport DEAL, BEG, ANSWER, ASK, STAND, TAKE_ONE, TURN_UP, AllFivesPosition
from nullo.games.trick.revokes cimport CALL, PLAY

cdef class AllFives(AllFivesPosition):
    cdef bint observe(self, int seat, ObservationWriter writer) noexcept nogil
