cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport bit
from nullo.games.trick.tricks cimport TrickPosition

cdef int PLAY, CORRECT, CALL, TRUE, FALSE, VOID

cdef class RevokePosition(TrickPosition):
    # Fields: written by scripts/fields.
    cdef bint honour
    cdef int correcting, caller, verdict, strayed, called
    cdef int must_hold[6]
    # Methods.
    cdef void _start_revokes(self) noexcept nogil
    @cython.final
    cdef u64 _playable(self) noexcept nogil
    @cython.final
    cdef void _note_play(self, int card) noexcept nogil
    cdef void _let_go(self, int seat, int card) noexcept nogil
    cdef void _complete(self) noexcept nogil
    cdef bint _ask_correction(self) noexcept nogil
    @cython.locals(seat=int)
    cdef bint _ask_call(self) noexcept nogil
    cdef void _correct(self, int index) noexcept nogil
    @cython.locals(true=int)
    cdef void _call(self, int index) noexcept nogil
    cdef int _first(self, int suit) noexcept nogil
    cdef int _leave(self) noexcept nogil
    cdef void _after_trick(self) noexcept nogil
    cdef void _apply_call(self, int caller, int seat, int true) noexcept nogil
