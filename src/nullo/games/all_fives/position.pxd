cimport cython
from libc.math cimport sqrt
from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport bit, lowest, popcount
from nullo.engine.position cimport choice
from nullo.engine.rng cimport Rng
from nullo.games.trick.revokes cimport CALL, PLAY, VOID, RevokePosition

cdef int DEAL, BEG, ANSWER, ASK, TRUMPS, ONE, FALSE_CALL, REVOKED, REVOKE_FOUND
cdef int STAND, TAKE_ONE, PASS, REVOKE, TURN_UP, CARDS
cdef double SWING, BEST_OF_HAND

cdef class AllFivesPosition(RevokePosition):
    # Fields: written by scripts/fields.
    cdef int batch, goal, hand_size, more, hands_to_play
    cdef bint redeals
    cdef int false_call
    cdef bint bonus
    cdef int worth[64]
    cdef int champion, caught, owner, obey
    cdef int won[6]
    cdef int each, left, runs, turned, first_suit
    cdef u64 aside
    cdef int said, answered
    # Methods.
    @cython.locals(best=int)
    cdef double to_come(self) noexcept nogil
    cdef void _begin_deck(self) noexcept nogil
    @cython.locals(at=int, other=int, size=int, dealt=u64, hand=u64)
    cdef void _deal_block(self, Rng rng) noexcept nogil
    cdef int _receiver(self) noexcept nogil
    @cython.final
    cdef int _left_of(self, int seat) noexcept nogil
    cdef void _take(self, int card) noexcept nogil
    cdef void _turn_up(self, int card) noexcept nogil
    cdef void _run(self) noexcept nogil
    @cython.locals(alone=int)
    cdef void _take_one(self) noexcept nogil
    cdef void _begin_play(self) noexcept nogil
    @cython.final
    cdef void _turn(self, int seat) noexcept nogil
    @cython.final
    cdef void _play(self, int card) noexcept nogil
    cdef void _ask(self, int index) noexcept nogil
    @cython.locals(best=int, winner=int)
    cdef void _score(self) noexcept nogil
