cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport lowest

cdef int ROOM

@cython.final
cdef class ObservationWriter:
    cdef readonly int size, players, many
    cdef int seat, over, first_seat, seat_size
    cdef readonly double all_cards
    cdef list zero
    cdef int places[1024]
    cdef double values[1024]
    cdef int phases[32]
    cdef int words[2048]
    cdef int phase_at, actor_at, dealer_at, hand_at, unseen_at, taken_at, bid_at, trick_at, called_at
    cdef int led_at, trumps_at
    cdef int turned_up_at, set_aside_at, turned_at, stock_at, aside_at, kitty_at, discard_at, top_at
    cdef int known_aside_at, special_at
    cdef int cards_at, tricks_at, points_at, score_at, laid_at, declared_at, voids_at
    cdef int played_at, known_at
    cdef int seat_at(self, int seat) noexcept nogil
    cdef void number(self, int place, double value) noexcept nogil
    cdef void one(self, int place) noexcept nogil
    cdef void cards(self, int place, u64 mask, double value=*) noexcept nogil
    cdef void word(self, int place, int phase, int index) noexcept nogil
    cdef int _near(self, int seat) noexcept nogil
    cdef void begin(self, int seat, int phase, int actor, int dealer) noexcept nogil
    @cython.locals(numbers=list, value=double)
    cpdef list to_list(self)
    cpdef to_floats(self, float[:] buffer)
    cpdef to_doubles(self, double[:] buffer)
