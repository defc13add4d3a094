cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport bit
from nullo.engine.position cimport Position

cdef double[5] POINT, WEIGHT

@cython.locals(a=double, t=double, below=double)
cpdef double normal(double x) noexcept nogil
@cython.locals(own=double, points=double, counted=u64, equal=int)
cdef double share_of_win(Position position, int seat) noexcept nogil
@cython.locals(own=double, total=double, side=int, many=int)
cpdef double points_ahead(Position position, int seat) noexcept nogil
@cython.locals(own=double, least=double, ahead=double, side=int, many=int)
cpdef double points_ahead_of_best(Position position, int seat) noexcept nogil
@cython.locals(spread=double, own=double, total=double, reached=double, product=double, lead=double, counted=u64, k=int, away=int)
cpdef double chance_to_win(Position position, int seat) noexcept nogil
