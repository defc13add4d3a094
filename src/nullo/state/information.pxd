cimport cython

from nullo.engine.position cimport Position

cdef class Information:
    cdef Position _position
    cdef list _offsets, _names, _actions, _hidden, _texts, _lines
    cdef int _noted
    @cython.locals(lines=list, text=str)
    cpdef str of(self, int seat, list actions)
    @cython.locals(
        position=Position, actor=int, phase=int, index=int, seat=int, lines=list, act=str
    )
    cdef _note(self, int action)
