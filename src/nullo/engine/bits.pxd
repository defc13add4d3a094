# C forms of bits.py: inline, so that a call costs nothing.
from libc.stdint cimport uint64_t as u64

cdef extern from *:
    """
    #if defined(__POPCNT__)
    #define nullo_popcount(x) __builtin_popcountll(x)
    #else
    /* Without the instruction the compiler calls a function; this is quicker. */
    static CYTHON_INLINE int nullo_popcount(unsigned long long x) {
        x -= (x >> 1) & 0x5555555555555555ULL;
        x = (x & 0x3333333333333333ULL) + ((x >> 2) & 0x3333333333333333ULL);
        x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
        return (int)((x * 0x0101010101010101ULL) >> 56);
    }
    #endif
    #if defined(_MSC_VER)
    #include <intrin.h>
    static int nullo_lowest(unsigned long long x) { unsigned long i; _BitScanForward64(&i, x); return (int)i; }
    static int nullo_highest(unsigned long long x) { unsigned long i; _BitScanReverse64(&i, x); return (int)i; }
    #else
    #define nullo_lowest(x) __builtin_ctzll(x)
    #define nullo_highest(x) (63 - __builtin_clzll(x))
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
