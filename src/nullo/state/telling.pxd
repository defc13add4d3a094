cimport cython

from nullo.engine.position cimport Position

cdef class Telling:
    cdef readonly list steps, hands, parts
    cdef object _game
    cdef Position _position
    cdef tuple _observers
    cdef list _scores
    cpdef catch_up(self, list actions)
    @cython.locals(actor=int, number=int, hand=int, tricks=int, over=bint, position=Position)
    cdef _tell(self, int index)
    cdef list _note_scores(self, int hand)
