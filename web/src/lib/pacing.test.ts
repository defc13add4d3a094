import { describe, expect, it } from "vitest";

import { DECISION_RESTS, DECISION_RESTS_QUICK, dealing, stay, TRICK_RESTS } from "./pacing";
import type { Public, State } from "./protocol";

function state(open: Public | null): State {
  return {
    table: { id: "t", game: "g", options: {}, stage: "playing", host: 0, members: [], seats: [] },
    you: { member: 0, seat: 0 },
    public: open,
    own: null,
    hands: null,
  } as unknown as State;
}
const played = (cards: number, trick: number, tricks = 0): State =>
  state({
    seats: [{ cards }],
    trick: Array.from({ length: trick }, () => ({ seat: 0, card: "1s" })),
    tricks: Array.from({ length: tricks }, () => ({ plays: [], winner: 0 })),
  } as unknown as Public);

describe("how long an event stays", () => {
  it("gives a complete trick its rest, longer than a card", () => {
    const card = stay(played(5, 1), played(4, 2), false);
    const trick = stay(played(4, 3), played(3, 0, 1), false);
    expect(card).toBeGreaterThan(0);
    expect(trick).toBeGreaterThan(TRICK_RESTS + card);
  });

  it("gives a deal its time, but no more than two seconds", () => {
    expect(stay(played(0, 0), played(3, 0), false)).toBeLessThan(stay(played(0, 0), played(9, 0), false));
    expect(stay(played(0, 0), played(60, 0), false)).toBeLessThanOrEqual(2000);
  });

  it("gives the end of a hand more time, less at a table with quick bots, none while the reader's clock runs", () => {
    const before = played(1, 2);
    const after = state({ ...before.public, seats: [{ cards: 0 }], hands: [[1]] });
    expect(stay(before, after, true)).toBe(DECISION_RESTS);
    const quick: State = { ...after, table: { ...after.table, pace: "quick" } };
    expect(stay(before, quick, true)).toBe(DECISION_RESTS_QUICK);
    const clock = { move: 30, bank: 0 };
    expect(stay(before, { ...after, table: { ...after.table, clock, asked: [0] } }, true)).toBe(0);
  });

  it("keeps only the rest where nothing moves", () => {
    expect(stay(played(5, 1), played(4, 2), true)).toBe(0);
    expect(stay(played(0, 0), played(9, 0), true)).toBe(0);
    expect(stay(played(4, 3), played(3, 0, 1), true)).toBe(TRICK_RESTS);
  });

  it("holds nothing up before the game", () => {
    expect(stay(state(null), state(null), false)).toBe(0);
  });

  it("gives the first deal its time, but nothing that was played before one came", () => {
    expect(stay(state(null), played(9, 0), false)).toBe(stay(played(0, 0), played(9, 0), false));
    expect(stay(state(null), played(9, 0), true)).toBe(0);
    expect(dealing(played(8, 1), false)).toBe(0);
    expect(dealing(played(8, 0, 1), false)).toBe(0);
    expect(dealing(played(9, 0), false)).toBeGreaterThan(0);
  });

  it("does not rest at a trick that is taken back, nor at what changed nothing", () => {
    expect(stay(played(3, 0, 1), played(4, 3), true)).toBe(0);
    const same = played(3, 0, 1);
    expect(stay(same, same, false)).toBe(0);
  });

  it("plays out what is claimed quicker, but to be seen where nothing moves too", () => {
    const claimed = (of: State): State => ({ ...of, table: { ...of.table, claimed: 0 } });
    const [before, after] = [played(4, 3), claimed(played(3, 0, 1))];
    expect(stay(before, after, false)).toBeLessThan(stay(before, played(3, 0, 1), false));
    expect(stay(before, after, true)).toBe(stay(before, after, false));
  });
});
