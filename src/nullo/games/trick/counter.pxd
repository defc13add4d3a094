from nullo.engine.counting cimport COUNTS, Counter
from nullo.games.trick.tricks cimport TrickPosition

cdef class TrickCounter(Counter):
    cdef void count_tricks(self, TrickPosition game, int count) noexcept nogil
