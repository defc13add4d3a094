cimport cython

cdef int ONE, STEPS
cdef double OUTPUT_ONE

# The room of an evaluation; network.py states the same numbers for where it runs interpreted.
cdef extern from *:
    """
    enum { NULLO_MOST_FIRST = 256, NULLO_MOST_SECOND = 128, NULLO_MOST_PRESENT = 512 };
    """
    enum:
        MOST_FIRST "NULLO_MOST_FIRST"
        MOST_SECOND "NULLO_MOST_SECOND"
        MOST_PRESENT "NULLO_MOST_PRESENT"

# The loops in which the time goes. On x86 with AVX2, which is asked at run time, and in WebAssembly they use
# vectors; whole numbers give the same results in any order.
cdef extern from *:
    """
    // An activation lies between 0 and most, the caller's ONE.
    #define NULLO_CLIP(total) ((short)((total) < 0 ? 0 : (total) > most ? most : (total)))

    #if defined(__GNUC__) && defined(__x86_64__)
    #include <immintrin.h>
    #define NULLO_AVX2 __attribute__((target("avx2")))
    #define NULLO_LOAD(from) _mm256_loadu_si256((const __m256i *)(from))

    // Sixteen activations: the sums of 0-3 and 8-11 are in low, those of 4-7 and 12-15 in high.
    NULLO_AVX2 static void nullo_clip(short *into, __m256i low, __m256i high, int most) {
        __m256i all = _mm256_packs_epi32(low, high);
        all = _mm256_min_epi16(_mm256_set1_epi16((short)most), all);
        all = _mm256_max_epi16(_mm256_setzero_si256(), all);
        _mm256_storeu_si256((__m256i *)into, all);
    }
    // The biases in the order of nullo_clip.
    NULLO_AVX2 static __m256i nullo_biases(const int *biases) {
        __m256i low = _mm256_castsi128_si256(_mm_loadu_si128((const __m128i *)biases));
        return _mm256_inserti128_si256(low, _mm_loadu_si128((const __m128i *)(biases + 8)), 1);
    }
    // Sixteen sums of the rows of features: two at once, their weights side by side, times 1, added in pairs.
    NULLO_AVX2 static inline void nullo_sum_block(__m256i *low, __m256i *high, const short *weights,
                                                  const int *biases, const int *numbers, int many,
                                                  int wide, int start) {
        const __m256i ones = _mm256_set1_epi16(1), none = _mm256_setzero_si256();
        __m256i a = nullo_biases(biases + start), b = nullo_biases(biases + start + 4);
        for (int k = 0; k < many; k += 2) {
            __m256i x = NULLO_LOAD(weights + (ptrdiff_t)numbers[k] * wide + start), y = none;
            if (k + 1 < many) y = NULLO_LOAD(weights + (ptrdiff_t)numbers[k + 1] * wide + start);
            a = _mm256_add_epi32(a, _mm256_madd_epi16(_mm256_unpacklo_epi16(x, y), ones));
            b = _mm256_add_epi32(b, _mm256_madd_epi16(_mm256_unpackhi_epi16(x, y), ones));
        }
        *low = a;
        *high = b;
    }
    NULLO_AVX2 static int nullo_add_blocks(short *into, const short *weights, const int *biases,
                                           const int *numbers, int many, int wide, int most) {
        int start = 0;
        for (; start + 16 <= wide; start += 16) {
            __m256i low, high;
            nullo_sum_block(&low, &high, weights, biases, numbers, many, wide, start);
            nullo_clip(into + start, low, high, most);
        }
        return start;
    }
    NULLO_AVX2 static int nullo_sum_blocks(int *into, const short *weights, const int *biases,
                                           const int *numbers, int many, int wide) {
        int start = 0;
        for (; start + 16 <= wide; start += 16) {
            __m256i low, high;
            nullo_sum_block(&low, &high, weights, biases, numbers, many, wide, start);
            _mm_storeu_si128((__m128i *)(into + start), _mm256_castsi256_si128(low));
            _mm_storeu_si128((__m128i *)(into + start + 4), _mm256_castsi256_si128(high));
            _mm_storeu_si128((__m128i *)(into + start + 8), _mm256_extracti128_si256(low, 1));
            _mm_storeu_si128((__m128i *)(into + start + 12), _mm256_extracti128_si256(high, 1));
        }
        return start;
    }
    // Four rows at once.
    NULLO_AVX2 static int nullo_weigh_blocks(short *into, const short *weights, const int *biases,
                                             const short *inputs, int rows, int wide, int most,
                                             int steps) {
        int row = 0;
        for (; row + 4 <= rows; row += 4) {
            const short *from = weights + row * wide;
            __m256i a = _mm256_setzero_si256(), b = a, c = a, d = a;
            int k = 0;
            for (; k + 16 <= wide; k += 16) {
                __m256i x = NULLO_LOAD(inputs + k);
                a = _mm256_add_epi32(a, _mm256_madd_epi16(NULLO_LOAD(from + k), x));
                b = _mm256_add_epi32(b, _mm256_madd_epi16(NULLO_LOAD(from + wide + k), x));
                c = _mm256_add_epi32(c, _mm256_madd_epi16(NULLO_LOAD(from + 2 * wide + k), x));
                d = _mm256_add_epi32(d, _mm256_madd_epi16(NULLO_LOAD(from + 3 * wide + k), x));
            }
            int sums[4];
            a = _mm256_hadd_epi32(_mm256_hadd_epi32(a, b), _mm256_hadd_epi32(c, d));
            _mm_storeu_si128((__m128i *)sums, _mm_add_epi32(_mm256_castsi256_si128(a),
                                                            _mm256_extracti128_si256(a, 1)));
            for (int near = 0; near < 4; near++) {
                int total = sums[near] + biases[row + near];
                for (int rest = k; rest < wide; rest++)
                    total += from[near * wide + rest] * inputs[rest];
                total >>= steps;
                into[row + near] = NULLO_CLIP(total);
            }
        }
        return row;
    }
    #define NULLO_WIDE __builtin_cpu_supports("avx2")
    #else
    #define NULLO_WIDE 0
    #define nullo_add_blocks(into, weights, biases, numbers, many, wide, most) 0
    #define nullo_sum_blocks(into, weights, biases, numbers, many, wide) 0
    #define nullo_weigh_blocks(into, weights, biases, inputs, rows, wide, most, steps) 0
    #endif

    #if defined(__wasm_simd128__)
    #include <wasm_simd128.h>
    // Eight products at once, added in pairs.
    static int nullo_weigh(const short *row, const short *inputs, int many) {
        v128_t sums = wasm_i32x4_splat(0);
        int k = 0;
        for (; k + 8 <= many; k += 8) {
            v128_t weights = wasm_v128_load(row + k), from = wasm_v128_load(inputs + k);
            sums = wasm_i32x4_add(sums, wasm_i32x4_dot_i16x8(weights, from));
        }
        int total = wasm_i32x4_extract_lane(sums, 0) + wasm_i32x4_extract_lane(sums, 1) +
                    wasm_i32x4_extract_lane(sums, 2) + wasm_i32x4_extract_lane(sums, 3);
        for (; k < many; k++) total += row[k] * inputs[k];
        return total;
    }
    #else
    static int nullo_weigh(const short *row, const short *inputs, int many) {
        int total = 0;
        for (int k = 0; k < many; k++) total += row[k] * inputs[k];
        return total;
    }
    #endif
    // Sixteen sums at once, which compilers keep in registers.
    static void nullo_sum_rest(int *sums, const short *weights, const int *biases, const int *numbers,
                               int many, int wide, int start) {
        for (; start + 16 <= wide; start += 16) {
            int block[16];
            for (int k = 0; k < 16; k++) block[k] = biases[start + k];
            for (int feature = 0; feature < many; feature++) {
                const short *row = weights + (ptrdiff_t)numbers[feature] * wide + start;
                for (int k = 0; k < 16; k++) block[k] += row[k];
            }
            for (int k = 0; k < 16; k++) sums[start + k] = block[k];
        }
        for (int k = start; k < wide; k++) sums[k] = biases[k];
        for (int feature = 0; start < wide && feature < many; feature++) {
            const short *row = weights + (ptrdiff_t)numbers[feature] * wide;
            for (int k = start; k < wide; k++) sums[k] += row[k];
        }
    }
    static void nullo_sum_rows(int *into, const short *weights, const int *biases, const int *numbers,
                               int many, int wide) {
        int start = NULLO_WIDE ? nullo_sum_blocks(into, weights, biases, numbers, many, wide) : 0;
        nullo_sum_rest(into, weights, biases, numbers, many, wide, start);
    }
    static void nullo_add_rows(short *into, const short *weights, const int *biases,
                               const int *numbers, int many, int wide, int most) {
        int start = NULLO_WIDE ? nullo_add_blocks(into, weights, biases, numbers, many, wide, most) : 0;
        int sums[NULLO_MOST_FIRST];
        nullo_sum_rest(sums, weights, biases, numbers, many, wide, start);
        for (int k = start; k < wide; k++) into[k] = NULLO_CLIP(sums[k]);
    }
    static void nullo_weigh_rows(short *into, const short *weights, const int *biases,
                                 const short *inputs, int rows, int wide, int most,
                                 int steps) {
        int row = NULLO_WIDE ? nullo_weigh_blocks(into, weights, biases, inputs, rows, wide, most, steps) : 0;
        for (; row < rows; row++) {
            int total = (nullo_weigh(weights + row * wide, inputs, wide) + biases[row]) >> steps;
            into[row] = NULLO_CLIP(total);
        }
    }
    """
    void nullo_sum_rows(int* into, const short* weights, const int* biases, const int* numbers, int many, int wide) noexcept nogil
    void nullo_add_rows(short* into, const short* weights, const int* biases, const int* numbers, int many, int wide, int most) noexcept nogil
    void nullo_weigh_rows(short* into, const short* weights, const int* biases, const short* inputs, int rows, int wide, int most, int steps) noexcept nogil
    int nullo_weigh(const short* row, const short* inputs, int many) noexcept nogil

cdef inline void sum_rows(int* into, short[::1] weights, int[::1] biases, int* numbers, int many, int wide) noexcept nogil:
    nullo_sum_rows(into, &weights[0], &biases[0], numbers, many, wide)

cdef inline void add_rows(short* into, short[::1] weights, int* sums, int* numbers, int start, int end, int wide) noexcept nogil:
    nullo_add_rows(into, &weights[0], sums, numbers + start, end - start, wide, ONE)

cdef inline void weigh_rows(short* into, short[::1] weights, int[::1] biases, short* inputs, int rows, int wide) noexcept nogil:
    nullo_weigh_rows(into, &weights[0], &biases[0], inputs, rows, wide, ONE, STEPS)

cdef inline int weigh(short[::1] weights, int start, short* inputs, int many) noexcept nogil:
    return nullo_weigh(&weights[start], inputs, many)

cdef class Network:
    cdef readonly int features, first, second, outputs
    cdef readonly double unit
    cdef readonly dict about
    cdef object whole
    cdef short[::1] into_first
    cdef int[::1] first_bias
    cdef short[::1] into_second
    cdef int[::1] second_bias
    cdef short[::1] into_outputs
    cdef int[::1] outputs_bias

cdef class Evaluation:
    cdef readonly Network network
    cdef int sums[MOST_FIRST]
    cdef short first[MOST_FIRST]
    cdef short second[MOST_SECOND]
    cdef int given[MOST_PRESENT]
    cdef void begin(self, int* features, int many) noexcept nogil
    cdef void finish(self, int* features, int start, int end) noexcept nogil
    @cython.locals(total=int)
    cdef int value(self, int output) noexcept nogil
