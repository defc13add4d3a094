cimport cython
from libc.math cimport sqrt
from libc.stdint cimport int64_t as i64, uint64_t as u64

from nullo.engine.bits cimport bit, lowest, nth, ones, popcount
from nullo.engine.position cimport Position
from nullo.engine.rng cimport Rng
from nullo.engine.observation cimport ObservationWriter
from nullo.engine.sampling cimport Worlds

cdef int DEAL, TURN, STOCK, DISCARD, FROM_STOCK, CODES, KEEP, HIGHEST
cdef double SWING

cdef class NothingPosition(Position):
    # Fields: written by scripts/fields.
    cdef int value[52]
    cdef u64 in_play
    cdef bint two_decks
    cdef int size, hand_size, rounds, idle_limit
    cdef bint may_keep, may_return
    cdef int total[12]
    cdef u64 last_once[12]
    cdef u64 last_twice[12]
    cdef unsigned char pack[104]
    cdef unsigned char in_order[104]
    cdef int turn
    cdef u64 once[12]
    cdef u64 twice[12]
    cdef u64 known_once[12]
    cdef u64 known_twice[12]
    cdef u64 stock_once, stock_twice
    cdef int left
    cdef unsigned char pile[104]
    cdef int piled, dealt, taken, drawn
    cdef int ceiling[12]
    cdef int idle
    # Methods.
    cdef void _begin_hand(self) noexcept nogil
    @cython.locals(seat=i64)
    cdef void _deal_all(self, Rng rng) noexcept nogil
    cdef int _random_stock_card(self, Rng rng) noexcept nogil
    @cython.locals(word=u64, two=u64)
    cdef void _leave_stock(self, int card) noexcept nogil
    @cython.locals(word=u64)
    cdef void _add(self, int seat, int card) noexcept nogil
    @cython.locals(seat=i64)
    cdef void _dealt_card(self, int card) noexcept nogil
    cdef void _begin_turn(self, int seat) noexcept nogil
    cdef void _draw(self, int index) noexcept nogil
    @cython.locals(word=u64)
    cdef void _take_discard(self) noexcept nogil
    cdef void _end_turn(self, int index) noexcept nogil
    @cython.locals(word=u64)
    cdef void _discard(self, int card) noexcept nogil
    cdef void _score(self) noexcept nogil
    @cython.locals(card=int)
    cdef list _cards(self, u64 once, u64 twice)
    @cython.locals(total=i64)
    cdef int _worth(self, u64 once, u64 twice) noexcept nogil
    @cython.locals(once=u64, twice=u64, word=u64)
    cdef bint observe(self, int seat, ObservationWriter writer) noexcept nogil
    cdef bint _place(self, Worlds worlds) noexcept nogil
