/* Random play of Alles oder Nichts in plain C: the yardstick of bench/speed.py.
 *
 *   cc -O3 -o reference alles_oder_nichts.c && ./reference SEED GAMES
 *
 * Four players, default options, seats fixed. A driver deals and picks uniformly among the legal
 * actions; the rules know nothing of it. Cards are indices suit * 12 + rank - 1; sets of cards
 * and of actions are 64-bit words. Rule numbers (T4 ...) are those of the rules page.
 * Prints one JSON object; cpu_seconds is the time of play alone, not of starting the program.
 */
#define _POSIX_C_SOURCE 200809L

#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SEATS = 4, SUITS = 4, RANKS = 12, CARDS = SUITS * RANKS, HANDS = 7, MAX_BID = 6 };
enum { SECRET, OPEN };
typedef enum { DEAL, BID, ANNOUNCE, PLAY, OVER } Phase;

static const int HAND_SIZES[HANDS] = {6, 5, 4, 3, 4, 5, 6};
static const uint64_t SUIT = (UINT64_C(1) << RANKS) - 1;
static const uint8_t SUIT_OF[CARDS] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3};

/* ---- Random numbers: SplitMix64, unbiased bounds after Lemire ---- */

typedef struct {
    uint64_t state;
} Rng;

static inline uint32_t rng_next(Rng *rng) {
    uint64_t z = (rng->state += UINT64_C(0x9E3779B97F4A7C15));
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return (uint32_t)((z ^ (z >> 31)) >> 32);
}

/* A whole number from 0 to bound - 1, each equally likely. */
static inline uint32_t rng_below(Rng *rng, uint32_t bound) {
    uint64_t product = (uint64_t)rng_next(rng) * bound;
    if ((uint32_t)product < bound) {
        uint32_t floor = (0u - bound) % bound;
        while ((uint32_t)product < floor) {
            product = (uint64_t)rng_next(rng) * bound;
        }
    }
    return (uint32_t)(product >> 32);
}

/* ---- Sets ---- */

static inline uint64_t bit(int index) {
    return UINT64_C(1) << index;
}

static inline int lowest(uint64_t set) {
#if defined(__GNUC__)
    return __builtin_ctzll(set);
#else
    int index = 0;
    while (!(set >> index & 1)) {
        index++;
    }
    return index;
#endif
}

/* Members of a set, counted in parallel fields: a population count needs no machine flag so. */
static inline int size(uint64_t set) {
    set -= set >> 1 & UINT64_C(0x5555555555555555);
    set = (set & UINT64_C(0x3333333333333333)) + (set >> 2 & UINT64_C(0x3333333333333333));
    set = (set + (set >> 4)) & UINT64_C(0x0F0F0F0F0F0F0F0F);
    return (int)(set * UINT64_C(0x0101010101010101) >> 56);
}

/* ---- The game ---- */

typedef struct {
    uint64_t hands[SEATS];
    uint64_t played;         /* cards played in this hand, the current trick included */
    uint8_t phase;           /* a Phase */
    uint8_t hand;            /* 0 .. HANDS - 1 */
    uint8_t dealer;
    uint8_t to_act;
    uint8_t asked;           /* seats that have bid, announced or played to the trick */
    uint8_t trump;           /* suit of the card turned up */
    uint8_t turned;          /* that card */
    uint8_t led;             /* suit led to the trick */
    uint8_t best;            /* card winning the trick so far, and who played it */
    uint8_t best_seat;
    uint8_t left;            /* tricks still to end in this hand */
    uint8_t trick[SEATS];    /* card of each seat in the current trick */
    uint8_t bids[SEATS];
    uint8_t open[SEATS];     /* OPEN or SECRET */
    uint8_t tricks[SEATS];
    uint8_t voids[SEATS];    /* bit s: has failed to follow suit s in this hand */
    int32_t scores[SEATS];
} State;

static inline int next_seat(int seat) {
    return (seat + 1) % SEATS;
}

static void start(State *s) {
    *s = (State){.phase = DEAL};
}

/* The cards from deck, top first: one at a time from the dealer's left, then the trump (T4). */
static inline void deal(State *s, const uint8_t *deck) {
    int count = HAND_SIZES[s->hand];
    int left = next_seat(s->dealer);
    for (int i = 0; i < SEATS; i++) {
        int seat = (left + i) % SEATS;
        uint64_t hand = 0;
        for (int k = 0; k < count; k++) {
            hand |= bit(deck[k * SEATS + i]);
        }
        s->hands[seat] = hand;
        s->tricks[seat] = 0;
        s->voids[seat] = 0;
    }
    s->turned = deck[count * SEATS];
    s->trump = SUIT_OF[s->turned];
    s->played = 0;
    s->left = (uint8_t)count;
    s->to_act = (uint8_t)left;
    s->asked = 0;
    s->phase = BID;
}

/* The legal actions: bids 0 .. 6 (T5), SECRET or OPEN (T6), or cards (T8). */
static inline uint64_t legal_mask(const State *s) {
    if (s->phase == PLAY) {
        uint64_t hand = s->hands[s->to_act];
        uint64_t follow = hand & SUIT << s->led * RANKS;
        return s->asked && follow ? follow : hand;
    }
    if (s->phase == BID) {
        int most = HAND_SIZES[s->hand];
        return bit((most < MAX_BID ? most : MAX_BID) + 1) - 1;
    }
    return bit(SECRET) | bit(OPEN);
}

static void score(State *s) {
    for (int seat = 0; seat < SEATS; seat++) {
        int taken = s->tricks[seat];
        int exact = taken == s->bids[seat];
        if (s->open[seat] == OPEN) {
            s->scores[seat] += exact ? 2 * taken + 3 : 0; /* T12 */
        } else {
            s->scores[seat] += exact ? taken + 3 : taken; /* T11 */
        }
    }
    s->dealer = (uint8_t)next_seat(s->dealer);
    s->hand++;
    s->phase = s->hand == HANDS ? OVER : DEAL;
}

static inline void play(State *s, int card) {
    int seat = s->to_act;
    int suit = SUIT_OF[card];
    s->hands[seat] ^= bit(card);
    s->played |= bit(card);
    s->trick[seat] = (uint8_t)card;
    if (s->asked == 0) {
        s->led = (uint8_t)suit;
        s->best = (uint8_t)card;
        s->best_seat = (uint8_t)seat;
    } else {
        int winning = SUIT_OF[s->best];
        s->voids[seat] |= (uint8_t)((suit != s->led) << s->led);
        if (suit == winning ? card > s->best : suit == s->trump) { /* T9 */
            s->best = (uint8_t)card;
            s->best_seat = (uint8_t)seat;
        }
    }
    if (++s->asked < SEATS) {
        s->to_act = (uint8_t)next_seat(seat);
        return;
    }
    s->asked = 0;
    s->tricks[s->best_seat]++;
    s->to_act = s->best_seat; /* T10 */
    if (--s->left == 0) {
        score(s);
    }
}

static inline void apply(State *s, int action) {
    int seat = s->to_act;
    if (s->phase == PLAY) {
        play(s, action);
        return;
    }
    if (s->phase == BID) {
        s->bids[seat] = (uint8_t)action;
    } else {
        s->open[seat] = (uint8_t)action;
    }
    s->to_act = (uint8_t)next_seat(seat); /* after the last, the dealer's left again (T8) */
    if (++s->asked == SEATS) {
        s->asked = 0;
        s->phase++;
    }
}

/* The seats with the highest score, as a set (T14). */
static int winners(const State *s) {
    int best = s->scores[0];
    for (int seat = 1; seat < SEATS; seat++) {
        best = s->scores[seat] > best ? s->scores[seat] : best;
    }
    int set = 0;
    for (int seat = 0; seat < SEATS; seat++) {
        set |= (s->scores[seat] == best) << seat;
    }
    return set;
}

/* ---- The driver ---- */

/* Fisher-Yates for the first count cards; deck may come in any order. */
static inline void shuffle(uint8_t *deck, int count, Rng *rng) {
    for (int i = 0; i < count; i++) {
        int j = i + (int)rng_below(rng, (uint32_t)(CARDS - i));
        uint8_t card = deck[j];
        deck[j] = deck[i];
        deck[i] = card;
    }
}

static inline int pick(uint64_t actions, Rng *rng) {
    for (uint32_t k = rng_below(rng, (uint32_t)size(actions)); k; k--) {
        actions &= actions - 1;
    }
    return lowest(actions);
}

/* Plays one game to its end; returns the number of decisions. */
static uint64_t play_game(State *s, uint8_t *deck, Rng *rng) {
    uint64_t decisions = 0;
    start(s);
    while (s->phase != OVER) {
        if (s->phase == DEAL) {
            shuffle(deck, HAND_SIZES[s->hand] * SEATS + 1, rng);
            deal(s, deck);
        }
        apply(s, pick(legal_mask(s), rng));
        decisions++;
    }
    return decisions;
}

static double cpu_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

int main(int argc, char **argv) {
    if (argc != 3) {
        fprintf(stderr, "usage: %s SEED GAMES\n", argv[0]);
        return 2;
    }
    Rng rng = {strtoull(argv[1], NULL, 10)};
    uint64_t games = strtoull(argv[2], NULL, 10);
    uint64_t decisions = 0, points = 0, checksum = 0;
    uint8_t deck[CARDS];
    State state;
    for (int card = 0; card < CARDS; card++) {
        deck[card] = (uint8_t)card;
    }
    double begin = cpu_seconds();
    for (uint64_t game = 0; game < games; game++) {
        decisions += play_game(&state, deck, &rng);
        for (int seat = 0; seat < SEATS; seat++) {
            points += (uint64_t)state.scores[seat];
            checksum = checksum * 31 + (uint64_t)state.scores[seat];
        }
        checksum = checksum * 31 + (uint64_t)winners(&state);
    }
    double seconds = cpu_seconds() - begin;
    printf("{\"games\": %" PRIu64 ", \"decisions\": %" PRIu64 ", \"cpu_seconds\": %.6f, "
           "\"points\": %" PRIu64 ", \"checksum\": \"%016" PRIx64 "\"}\n",
           games, decisions, seconds, points, checksum);
    return 0;
}
