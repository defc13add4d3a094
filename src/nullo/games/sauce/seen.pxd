from libc.stdint cimport uint64_t as u64

from nullo.core.bits cimport bit, ones, popcount
from nullo.games.sauce.position cimport NOPE, SHADOOF, BLIND_NOPE, SaucePosition
from nullo.games.sauce.table cimport DEAL, TOSS, GIVE, BLIND, BID, NO_WAY, PLAY, SHED, SHOW, KITTY, LOSE, LAW_TOSS, LAW_GIVE, ORDER, COUNTER, LOOKED, BIDS_OVER, MOVED, SCORED, SAUCE, COLOURS, SAUCES


cdef class SauceSeen(SaucePosition):
    pass
