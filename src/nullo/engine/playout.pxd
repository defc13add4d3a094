cimport cython
from libc.stdint cimport int64_t as i64

from nullo.engine.bits cimport nth, popcount
from nullo.engine.position cimport Position
from nullo.engine.prospects cimport chance_to_win, points_ahead_of_best, share_of_win
from nullo.engine.rng cimport Rng

cdef int POINTS, LEAD, WIN, CHANCE
cdef double BY_POINTS

cdef class Policy:
    cdef bint uniform
    cdef readonly Policy rest
    cdef readonly int rest_after
    cdef int choose(self, Position position, Rng rng) noexcept nogil
    cdef void imagine(self, Position world, Position past, int seat, Rng rng) noexcept nogil

cdef class MostlyFair(Policy):
    cdef readonly int seldom

cdef class SeatPolicy(Policy):
    cdef readonly int seat
    cdef readonly Policy own, others

cdef int _next(Position position, Policy policy, Rng rng) noexcept nogil
@cython.locals(actions=i64)
cdef i64 finish_hand(Position position, Policy policy, Rng rng) noexcept nogil
@cython.locals(actions=i64)
cdef i64 _play_some(Position position, Policy policy, int most, Rng rng) noexcept nogil
@cython.locals(actions=i64)
cdef i64 finish_game(Position position, Policy policy, Rng rng) noexcept nogil
cdef i64 _finish(Position position, int hand, int kind, Policy policy, Rng rng) noexcept nogil
@cython.locals(actions=i64)
cdef i64 play_on(Position position, int hand, int kind, Policy policy, Rng rng) noexcept nogil
@cython.locals(own=double, total=double, lead=double)
cdef double worth(Position position, int seat, int kind) noexcept nogil
@cython.locals(position=Position, actions=i64)
cpdef play_games(Position start, Policy policy, Rng rng, int games)
