cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.core.bits cimport bit, lowest, ones, popcount
from nullo.core.playout cimport Policy
from nullo.core.position cimport Position
from nullo.core.rng cimport Rng
from nullo.games.sauce.hand cimport Hand

cdef int TOSS, GIVE, BLIND, BID, NO_WAY, TRUMPS, LOW_TAKES, SAUCE, NOPE, SHADOOF, BLIND_NOPE
cdef u64 COLOURS, SAUCES
cdef double POINTS, SHADE, WEAK, STRONG, ANSWER, FUTURE, PROUD

cdef class Thumb(Policy):
    cdef double plain[11]
    cdef double trump[11]
    cdef int choose(self, Position position, Rng rng) noexcept nogil
    cdef int _choose(self, Hand table) noexcept nogil
    cdef int _bid(self, Hand table) noexcept nogil
    cdef int _leave(self, Hand table) noexcept nogil
    cdef int _card(self, Hand table) noexcept nogil
    cdef int _height(self, Hand table, int card) noexcept nogil
    cdef int _rank(self, Hand table, int card) noexcept nogil
    cdef double _strength(self, Hand table, int card) noexcept nogil
    cdef double _tricks(self, Hand table) noexcept nogil
    cdef double _lasting(self, Hand table, int card, int left, u64 unseen) noexcept nogil
    cdef double _wish(self, Hand table) noexcept nogil
    cdef int _aim(self, Hand table, int team) noexcept nogil
    cdef int _shuns(self, Hand table, int seat) noexcept nogil
