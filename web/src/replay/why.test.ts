import { expect, test } from "vitest";

import { moves } from "../lib/fixtures/moves";
import type { Decision, Public, Tried } from "../lib/protocol";
import { split } from "../table/history";
import { People } from "../table/people";
import { whyBetter } from "./why";

const [best, chosen] = moves("bid 3", "bid 0");
const worth = (move: typeof best, points: number, made?: number): Tried => ({
  move: move!,
  kind: "best",
  points,
  error: 1,
  loss: 0,
  loss_error: 0,
  results: [],
  ...(made === undefined ? {} : { made }),
});
const decision: Decision = {
  number: 4,
  step: 9,
  turn: 7,
  hand: 0,
  seat: 0,
  phase: "bid",
  move: chosen!,
  kind: "mistake",
  why: [{ code: "trumps-held", params: { count: 2, suit: "hearts" } }],
  tried: [worth(best, 52.3, 0.68), worth(chosen, -3.04, 0.31)],
};
const told = (more: Partial<Decision>, open: Partial<Public> = {}) =>
  whyBetter({ ...decision, ...more }, open as Public, new People(["Ann", "Bob"])).map((text) =>
    split(text)
      .map((part) => part.text)
      .join(""),
  );

test("a flaw has the reasons of a hint, the points, and how often the bid is made", () => {
  expect(told({})).toEqual([
    expect.stringMatching(/^A hint would have said: You hold 2 trumps/),
    "Bid 3 brings about +52 points in this hand; bid 0: −3.",
    "The bid is made in 68% of the deals, rather than in 31%.",
  ]);
});

test("where the lowest score wins it is told what choices cost", () => {
  const tried = [worth(best, -4.2), worth(chosen, -12.6)];
  expect(told({ why: [], tried }, { lowest_wins: true })).toEqual([
    "Bid 3 costs about 4.2 points in this hand; bid 0: 13.",
  ]);
});

test("points taken off are no negative cost", () => {
  const tried = [worth(best, 20), worth(chosen, 19)];
  expect(told({ why: [], tried }, { lowest_wins: true })).toEqual([
    "Bid 3 brings about −20 points in this hand; bid 0: −19.",
  ]);
});

test("a good decision needs no reason", () => {
  expect(told({ kind: "best" })).toEqual([]);
  expect(told({ move: best! })).toEqual([]);
});
