import { expect, it } from "vitest";

import type { State } from "./protocol";
import { playsItself } from "./turn";
import { soundOf } from "./sound";
import { moves } from "./fixtures/moves";

const state = (own: object, table: object = {}): State =>
  ({
    table: { stage: "playing", asked: [1], last_card: true, ...table },
    you: { member: 4, seat: 1 },
    public: { seats: [{ cards: 1 }, { cards: 1 }] },
    own: { seat: 1, hand: ["7h"], legal: moves("play 7h"), ...own },
    hands: null,
  }) as unknown as State;

it("plays itself if it is the only action", () => {
  expect(playsItself(state({}))).toBe(true);
  expect(playsItself(state({ hand: ["SAUCE"], legal: moves("play g2") }))).toBe(true);
});

it.each([
  ["another action is possible", { legal: moves("play 7h", "call 2") }, {}],
  ["it may be played as two cards", { hand: ["SAUCE"], legal: moves("play g2", "play b3") }, {}],
  ["there are two cards", { hand: ["7h", "8h"] }, {}],
  ["it is to be kept or not", { legal: moves("keep") }, {}],
  ["somebody else is asked", {}, { asked: [0] }],
  ["the table leaves it to the player", {}, { last_card: false }],
  ["a take-back is asked for", {}, { back: { member: 0, to: 3, yes: [], wanted: [4] } }],
])("does not if %s", (_, own, table) => {
  expect(playsItself(state(own, table))).toBe(false);
});

it("calls nobody to the table", () => {
  const before = state({}, { asked: [0] });
  expect(soundOf(before, state({}))).toBe(null);
  expect(soundOf(before, state({}, { last_card: false }))).toBe("turn");
});
