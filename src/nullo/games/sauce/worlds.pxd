cimport cython
from libc.stdint cimport uint64_t as u64

from nullo.engine.bits cimport bit, lowest, nth, ones, popcount
from nullo.engine.observation cimport ObservationWriter
from nullo.engine.position cimport Position, Redealer
from nullo.engine.rng cimport Rng
from nullo.games.sauce.position cimport SaucePosition
from nullo.games.sauce.seen cimport SauceSeen
from nullo.games.sauce.draws cimport SauceWorlds
from nullo.games.sauce.table cimport DEAL, TOSS, GIVE, PLAY, SHED, KITTY, LAW_GIVE, LOSE, SAUCE, COLOURS, SAUCES

cdef int FROM_DECK, PLACES, NOBODY

cdef class Sauce(SauceSeen):
    cdef bint settle(self, Redealer redealer, Rng rng) noexcept nogil
    @cython.locals(giver=int)
    cdef bint _settle(self, SauceWorlds worlds, Rng rng) noexcept nogil
    cdef void _put(self, SauceWorlds worlds, u64 word, int place) noexcept nogil
    @cython.locals(left=int, taker=int)
    cdef bint _draw_gifts(self, SauceWorlds worlds, int giver, Rng rng) noexcept nogil
    @cython.locals(at=int, back=int, seat=int, time=int)
    cdef void _look_back(self, SauceWorlds worlds) noexcept nogil
    cdef int _event(self, SauceWorlds worlds, int place) noexcept nogil
    cdef int _holder(self, SauceWorlds worlds, int place, int time) noexcept nogil
    @cython.locals(seat=int)
    cdef u64 _held(self, SauceWorlds worlds, int holder, int time) noexcept nogil
    @cython.locals(seat=int)
    cdef u64 _lies(self, SauceWorlds worlds, int place) noexcept nogil
    @cython.locals(known=int, time=int)
    cdef u64 _may_lie(self, SauceWorlds worlds, int place) noexcept nogil
    cdef int _bottom_seat(self, int k) noexcept nogil
    cdef u64 _unplaced(self, SauceWorlds worlds) noexcept nogil
    @cython.locals(k=int)
    cdef void _number_sauces(self, SauceWorlds worlds) noexcept nogil
    @cython.locals(k=int)
    cdef void _exchange_sauces(self) noexcept nogil
    cdef u64 _exchanged(self, u64 cards) noexcept nogil
    @cython.locals(seat=int)
    cdef void _note_shown_sauces(self, SauceWorlds worlds) noexcept nogil
    cdef bint _moved_hidden_sauce(self, SauceWorlds worlds) noexcept nogil
    @cython.locals(_=int, before=int, seat=int)
    cdef void _told_to_lead(self, SauceWorlds worlds) noexcept nogil
    @cython.locals(at=int, giver=int, seat=int)
    cdef void _forget(self, SauceWorlds worlds, u64 unknown) noexcept nogil
    cdef list _dealt_now(self, SauceWorlds worlds)
    @cython.locals(at=int)
    cdef int _next_move(self, Sauce walk) except -1
    @cython.locals(holder=int)
    cdef void _write_elsewhere(self, ObservationWriter writer, int seat) noexcept nogil
    @cython.locals(number=int, other=int, hidden=u64, cards=u64)
    cdef void _note_sure(self, SauceWorlds worlds) noexcept nogil
