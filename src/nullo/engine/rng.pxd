cimport cython
from libc.stdint cimport uint64_t as u64

cdef u64 LOW

@cython.final
cdef class Rng:
    cdef u64 a, b, c, d
    cdef u64 next(self) noexcept nogil
    @cython.locals(x=u64, floor=u64, bound=u64)
    cdef int below(self, int n) noexcept nogil
    cdef void follow(self, Rng other) noexcept nogil
    cdef double unit(self) noexcept nogil
