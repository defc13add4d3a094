from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport bit, popcount
from nullo.engine.observation cimport ObservationWriter
from nullo.engine.position cimport Redealer
from nullo.engine.rng cimport Rng
from nullo.engine.sampling cimport Worlds
from nullo.games.all_fives.position cimport DEAL, BEG, ANSWER, ASK, STAND, TAKE_ONE, TURN_UP, AllFivesPosition
from nullo.games.trick.revokes cimport CALL, PLAY

cdef class AllFives(AllFivesPosition):
    cdef bint observe(self, int seat, ObservationWriter writer) noexcept nogil
