cimport cython
from nullo.engine.batch cimport pointers, release
from nullo.engine.playout cimport Policy
from nullo.engine.position cimport Position
from nullo.engine.rng cimport Rng

cdef int COUNTS, KEPT

cdef class Counter:
    cdef readonly int players
    cdef int counts[96]
    cdef void begin(self, Position position) noexcept nogil
    cdef void watch(self, Position position, int index) noexcept nogil
    cdef void end(self, Position position) noexcept nogil
    @cython.locals(k=int)
    cdef void clear(self) noexcept nogil

cdef class CountedGames:
    cdef readonly Position start, position
    cdef readonly list policies
    cdef readonly Counter counter
    cdef readonly int players, filled, decisions, changes, played
    cdef int room, leader, hand, dealer
    cdef void** chosen
    cdef int[:, ::1] rows
    cdef double[::1] gains
    cdef int[::1] leaders
    cdef double before[12]
    cpdef int leader_after(self, int hands)
    cpdef bint run(self, Rng cards, Rng choices) except -1
    cdef int _run(self, Position position, Rng cards, Rng choices) noexcept nogil
    cdef void _open(self, Position position) noexcept nogil
    cdef void _close(self, Position position) noexcept nogil
    @cython.locals(leader=int, seat=int)
    cdef void _note_leader(self, Position position) noexcept nogil
