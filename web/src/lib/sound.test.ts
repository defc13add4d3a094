import { describe, expect, it } from "vitest";

import type { State } from "./protocol";
import { soundOf } from "./sound";

function state(cards: number, tricks = 0, asked: number[] = [], seat = 0): State {
  const done = Array.from({ length: tricks }, () => ({ plays: [], winner: 0 }));
  return {
    table: { id: "t", game: "g", options: {}, stage: "playing", host: 0, members: [], seats: [], asked },
    you: { member: 0, seat },
    public: { seats: [{ cards }], tricks: done },
    own: null,
    hands: null,
  } as unknown as State;
}

describe("what is heard", () => {
  it.each([
    ["a deal", state(0), state(9), "deal"],
    ["a card", state(9), state(8), "play"],
    ["a trick", state(8), state(7, 1), "trick"],
    ["my turn, above all", state(8), state(7, 1, [0]), "turn"],
    ["not my turn twice", state(8, 0, [0]), state(8, 0, [0]), null],
    ["nobody's turn for a spectator", state(8, 0, [], -1), state(7, 0, [0], -1), "play"],
  ])("%s", (_, before, after, what) => {
    expect(soundOf(before, after)).toBe(what);
  });

  it("is nothing at first", () => {
    expect(soundOf(null, state(9))).toBeNull();
  });
});
