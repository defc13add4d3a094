from libc.stdint cimport uint64_t as u64

from nullo.engine.sampling cimport Worlds

cdef class SauceWorlds(Worlds):
    cdef int first, last, pending
    cdef u64 all_gone
    cdef u64 held[12]
    cdef int gifts[4]
    cdef u64 without[4]
    cdef u64 gone[3]
    cdef int shows[2]
    cdef u64 seen[3]
    cdef u64 may[5]
    cdef u64 sure[5]
