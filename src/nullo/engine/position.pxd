from libc.stdint cimport uint64_t as u64
from libc.string cimport memcmp, memcpy

from nullo.engine.bits cimport lowest, nth, popcount
from nullo.engine.observation cimport ObservationWriter
from nullo.engine.rng cimport Rng

cdef class Position:
    # Objects, which are never copied; only this class may have any.
    cdef readonly object options
    cdef public object deck_cards
    cdef readonly object error
    cdef size_t extent
    # Numbers, from here to the end of the object; they are copied as one piece of memory.
    cdef public int players, phase, actor, hand, dealer
    cdef readonly bint failed

    cdef u64 legal_mask(self) noexcept nogil
    cdef u64 fair_mask(self) noexcept nogil
    cdef int pick(self, Rng rng) noexcept nogil
    cdef void apply(self, int index) noexcept nogil
    cdef void deal(self, Rng rng) noexcept nogil
    cdef void assign(self, Position other) noexcept nogil
    cdef double points(self, int seat) noexcept nogil
    cdef double to_come(self) noexcept nogil
    cdef int side(self, int seat) noexcept nogil
    cdef int bid_result(self, int seat) noexcept nogil
    cdef bint observe(self, int seat, ObservationWriter writer) noexcept nogil
    cdef bint look(self, int seat, ObservationWriter writer) noexcept nogil
    cdef bint settle(self, Redealer redealer, Rng rng) noexcept nogil
    cpdef list deck(self)
    cpdef bint draws(self)

cdef inline size_t numbers_of(Position at, size_t whole) noexcept:
    return whole - <size_t>(<char*>&at.players - <char*><void*>at)

cdef inline void copy_numbers(Position at, Position other) noexcept nogil:
    memcpy(&at.players, &other.players, at.extent)

cdef inline bint same_numbers(Position at, Position other) noexcept nogil:
    return memcmp(&at.players, &other.players, at.extent) == 0

cdef int choice(u64 mask, Rng rng) noexcept nogil

cdef class Redealer:
    cdef readonly Position base
    cdef readonly int seat
    cdef bint draw(self, Position target, Rng rng) noexcept nogil
