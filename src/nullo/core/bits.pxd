# C forms of bits.py: inline, so that a call costs nothing.
from libc.stdint cimport uint64_t as u64

cdef extern from *:
    """
    #if defined(__GNUC__) || defined(__clang__)
    #define nullo_popcount(x) __builtin_popcountll(x)
    #define nullo_lowest(x) __builtin_ctzll(x)
    #define nullo_highest(x) (63 - __builtin_clzll(x))
    #else
    #include <intrin.h>
    static int nullo_popcount(unsigned long long x) { return (int)__popcnt64(x); }
    static int nullo_lowest(unsigned long long x) { unsigned long i; _BitScanForward64(&i, x); return (int)i; }
    static int nullo_highest(unsigned long long x) { unsigned long i; _BitScanReverse64(&i, x); return (int)i; }
    #endif
    """
    int popcount "nullo_popcount"(u64) noexcept nogil
    int lowest "nullo_lowest"(u64) noexcept nogil
    int highest "nullo_highest"(u64) noexcept nogil

cdef inline u64 bit(int i) noexcept nogil:
    return (<u64>1) << i

cdef inline u64 ones(int n) noexcept nogil:
    return ~(<u64>0) if n >= 64 else ((<u64>1) << n) - 1

cdef inline int nth(u64 mask, int n) noexcept nogil:
    while n:
        mask &= mask - 1
        n -= 1
    return lowest(mask)
