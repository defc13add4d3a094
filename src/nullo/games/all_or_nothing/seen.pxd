from libc.stdint cimport uint64_t as u64

from nullo.core.bits cimport bit, ones, popcount
from nullo.core.position cimport Redealer
from nullo.core.rng cimport Rng
from nullo.core.sampling cimport Worlds
from nullo.games.all_or_nothing.position cimport DEAL, BID, PLAY, BID_ALL, NUMBERED, AllOrNothingPosition

cdef class AllOrNothing(AllOrNothingPosition):
    pass
