cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport bit, ones
from nullo.engine.rng cimport Rng
from nullo.games.alles_oder_nichts.position cimport BID, AllesOderNichtsPosition
from nullo.games.trick.revokes cimport PLAY
from nullo.games.trick.learned cimport TrickLearned

cdef int CARDS, BIDS, TOO_MANY
cdef double DOUBT

cdef class Learned(TrickLearned):
    cdef int missing
    cdef int _identity(self, AllesOderNichtsPosition game, int index) noexcept nogil
    @cython.locals(card=int)
    cdef void _act(self, AllesOderNichtsPosition game, int index) noexcept nogil
    @cython.locals(near=int, out=u64)
    cdef void _look(self, AllesOderNichtsPosition game) noexcept nogil
    cdef int _missing(self, AllesOderNichtsPosition game, int seat) noexcept nogil
    @cython.locals(opened=int, said=int, shown=bint)
    cdef void _seat(self, AllesOderNichtsPosition game, int seat) noexcept nogil
    @cython.locals(shown=int)
    cdef void _imagine(self, AllesOderNichtsPosition game, AllesOderNichtsPosition past, int seat, Rng rng) noexcept nogil
    cdef void _before_bids(self, AllesOderNichtsPosition game) noexcept nogil
