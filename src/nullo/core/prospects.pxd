cimport cython

from nullo.core.position cimport Position

cdef double[5] POINT, WEIGHT

@cython.locals(a=double, t=double, below=double)
cdef double normal(double x) noexcept nogil
@cython.locals(own=double, points=double)
cdef double share_of_win(Position position, int seat) noexcept nogil
@cython.locals(spread=double, own=double, total=double, reached=double, product=double, lead=double)
cdef double chance_to_win(Position position, int seat) noexcept nogil
