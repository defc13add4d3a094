cimport cython

from nullo.engine.position cimport Position

cdef class SeenTokens:
    cdef Position _position
    cdef object _encoder
    cdef list _offsets, _hidden, _unseen, _tokens, _hashes, _folded, _shares
    cdef int _players, _deeds, _room, _noted
    @cython.locals(numbers=list, tokens=list, left=int)
    cpdef list to_list(self, int seat, list actions)
    cdef list _caught_up(self, int seat, list actions)
    cdef list _earlier(self, int seat)
    @cython.locals(
        position=Position, actor=int, phase=int, action=int, index=int, seat=int, who=int, tokens=list,
        shares=list
    )
    cdef _note(self, int action)
