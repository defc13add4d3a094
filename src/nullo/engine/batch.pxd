cimport cython
from libc.stdint cimport int64_t, uint64_t as u64
from libc.stdlib cimport free, malloc
from libc.string cimport memset

from nullo.engine.bits cimport lowest, nth, popcount
from nullo.engine.observation cimport ObservationWriter
from nullo.engine.playout cimport Policy
from nullo.engine.position cimport Position
from nullo.engine.rng cimport Rng

cdef int ROOM

cdef inline void** pointers(list objects) except NULL:
    cdef void** found = <void**>malloc(max(1, len(objects)) * sizeof(void*))
    if found == NULL:
        raise MemoryError
    cdef Py_ssize_t k
    for k in range(len(objects)):
        found[k] = <void*>objects[k]
    return found

cdef inline void release(void** addresses) noexcept:
    free(addresses)

cdef inline void zero_bytes(unsigned char[:, ::1] rows, int k, Py_ssize_t many) noexcept nogil:
    memset(&rows[k, 0], 0, many)

cdef inline void zero_floats(float[:, ::1] rows, int k, Py_ssize_t many) noexcept nogil:
    memset(&rows[k, 0], 0, many * sizeof(float))

cdef class Batch:
    cdef readonly Position start
    cdef readonly list positions, rngs
    cdef readonly int many, players
    cdef void** games
    cdef void** sources
    cdef int offsets[32]
    cdef int[::1] asked
    cdef u64[::1] masks
    cdef double[::1] points
    cdef int[::1] places, written
    cdef float[:, ::1] observations, rewards
    cdef unsigned char[:, ::1] legal
    cdef int[::1] actors
    cdef unsigned char[::1] ended
    @cython.locals(index=int64_t)
    cpdef int first_illegal(self, int64_t[::1] actions)
    cpdef begin(self, int first, int last, ObservationWriter writer, Policy policy)
    cpdef step(self, int64_t[::1] actions, int first, int last, ObservationWriter writer, Policy policy)
    @cython.locals(mask=u64)
    cpdef draw(self, int64_t[::1] actions, Rng rng)
    cdef void _begin_game(self, Position position, Rng rng, int k, ObservationWriter writer, Policy policy) noexcept nogil
    cdef void _restart(self, Position position, Rng rng, int k, Policy policy) noexcept nogil
    cdef void _move_on(self, Position position, Rng rng, int asked, Policy policy) noexcept nogil
    @cython.locals(now=double)
    cdef void _go_on(self, int action, Position position, Rng rng, int k, ObservationWriter writer, Policy policy) noexcept nogil
    @cython.locals(mask=u64)
    cdef void _show(self, Position position, int k, ObservationWriter writer) noexcept nogil
    cdef void _clear(self, int k, int size) noexcept nogil
