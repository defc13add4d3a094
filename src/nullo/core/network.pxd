cimport cython

cdef int ONE, STEPS

# The loops in which the time goes. Where the C library can choose at run time, each is also compiled for
# processors with wider vectors; whole numbers give the same results in any order.
cdef extern from *:
    """
    #if defined(__GNUC__) && !defined(__clang__) && defined(__GLIBC__) && defined(__x86_64__)
    #define NULLO_WIDE __attribute__((target_clones("avx2", "default")))
    #else
    #define NULLO_WIDE
    #endif
    NULLO_WIDE static void nullo_add(int *sums, const short *row, int many) {
        for (int k = 0; k < many; k++) sums[k] += row[k];
    }
    NULLO_WIDE static int nullo_weigh(const short *row, const short *inputs, int many) {
        int total = 0;
        for (int k = 0; k < many; k++) total += row[k] * inputs[k];
        return total;
    }
    """
    void nullo_add(int* sums, const short* row, int many) noexcept nogil
    int nullo_weigh(const short* row, const short* inputs, int many) noexcept nogil

cdef inline void add_weights(int* sums, short[::1] weights, int start, int many) noexcept nogil:
    nullo_add(sums, &weights[start], many)

cdef inline int weigh(short[::1] weights, int start, short* inputs, int many) noexcept nogil:
    return nullo_weigh(&weights[start], inputs, many)

cdef class Network:
    cdef readonly int features, first, second, outputs
    cdef readonly double unit
    cdef readonly dict about
    cdef short[::1] into_first
    cdef int[::1] first_bias
    cdef short[::1] into_second
    cdef int[::1] second_bias
    cdef short[::1] into_outputs
    cdef int[::1] outputs_bias

cdef class Evaluation:
    cdef readonly Network network
    cdef int sums[256]
    cdef short first[256]
    cdef short second[128]
    cdef int given[512]
    @cython.locals(total=int)
    cdef void run(self, int* features, int many) noexcept nogil
    @cython.locals(total=int)
    cdef int value(self, int output) noexcept nogil
