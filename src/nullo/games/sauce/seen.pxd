from libc.stdint cimport uint64_t as u64

from nullo.core.bits cimport bit, ones, popcount
from nullo.games.sauce.position cimport SaucePosition

cdef int DEAL, TOSS, GIVE, BLIND, BID, NO_WAY, PLAY, SHED, SHOW
cdef int KITTY, LOSE, LAW_TOSS, LAW_GIVE, ORDER, COUNTER
cdef int LOOKED, BIDS_OVER, MOVED, SCORED
cdef int SAUCE, NOPE, SHADOOF, BLIND_NOPE
cdef u64 COLOURS, SAUCES

cdef class SauceSeen(SaucePosition):
    pass
