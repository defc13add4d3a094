import { expect, test } from "vitest";

import { apart, sidesOf, ticks } from "./curve";
import { fixture } from "./fixtures/states";
import { peopleOf } from "./people";

test("a side begins where it began and ends at its score", () => {
  const state = fixture("aon-over");
  const sides = sidesOf(state, peopleOf(state));
  const { scores, hands } = state.public!;
  expect(sides.map(({ totals }) => totals.at(-1))).toEqual(scores);
  expect(sides.map(({ totals }) => totals[0])).toEqual(sides.map(() => 100));
  expect(sides.every(({ totals }) => totals.length === hands!.length + 1)).toBe(true);
});

test("teams are sides", () => {
  const state = fixture("sauce-over");
  expect(sidesOf(state, peopleOf(state))).toHaveLength(2);
});

test.each([
  [
    [0, 27],
    [0, 10, 20, 30],
  ],
  [
    [0, 3],
    [0, 1, 2, 3],
  ],
  [
    [-225, 20],
    [-300, -200, -100, 0, 100],
  ],
  [
    [0, 0],
    [0, 1],
  ],
])("lines for %j", (totals, lines) => {
  expect(ticks([{ name: "", totals }])).toEqual(lines);
});

test("labels do not lie on each other, nor outside", () => {
  const found = apart([50, 50, 52, 100, 20], 15, 10, 100);
  const order = [...found].sort((a, b) => a - b);
  expect(order.slice(1).every((at, k) => at - order[k]! >= 15)).toBe(true);
  expect(order[0]).toBeGreaterThanOrEqual(10);
  expect(order.at(-1)).toBeLessThanOrEqual(100);
  expect(found[4]).toBe(order[0]);
});
