cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport bit, lowest, ones, popcount
from nullo.engine.learned cimport LearnedPolicy
from nullo.games.trick.tricks cimport TrickPosition

cdef class TrickLearned(LearnedPolicy):
    cdef int place[8]
    cdef int shift[64]
    cdef u64 hand, unseen, winners
    @cython.final
    @cython.locals(own=u64, other=u64, mine=u64, theirs=u64, longer=int, before=int)
    cdef void number_suits(self, TrickPosition game, u64 hand, int first, int second, int ranks, int top) noexcept nogil
    @cython.final
    cdef void cards(self, u64 mask, int size) noexcept nogil
    @cython.final
    @cython.locals(suit=int)
    cdef void suit_set(self, int suits, int size) noexcept nogil
    @cython.final
    cdef void by_winning(self, int card, int value, int size) noexcept nogil
    @cython.final
    @cython.locals(own=u64, others=u64, own_below=int, below=int, above=int, lacking=int, suit=int, near=int)
    cdef void card(self, TrickPosition game, int card) noexcept nogil
    @cython.final
    @cython.locals(best=int)
    cdef void leading(self, TrickPosition game, int size, int others) noexcept nogil
