import { expect, test } from "vitest";

import type { Tried } from "../lib/protocol";
import { rankActions } from "./analysis.svelte";

const tried = (verb: string, loss: number): Tried => ({
  move: { verb },
  kind: loss ? "fine" : "best",
  points: 0,
  error: 0,
  loss,
  loss_error: 0,
  results: [],
});
const order = (judged: Tried[], further?: Tried[]) => rankActions(judged, further).map(({ move }) => move.verb);

test("an action judged later has its place by what it loses", () => {
  const judged = [tried("bid 40", 0), tried("bid 45", 0.01), tried("bid 60", 0.2)];
  expect(order(judged)).toEqual(["bid 40", "bid 45", "bid 60"]);
  expect(order(judged, [tried("bid 75", 0.1), tried("bid 90", 0.4)])).toEqual([
    "bid 40",
    "bid 45",
    "bid 75",
    "bid 60",
    "bid 90",
  ]);
});

test("what the analysis found best stays first", () => {
  expect(order([tried("bid 40", 0), tried("bid 45", 0.01)], [tried("bid 5", -0.01)])[0]).toBe("bid 40");
});
