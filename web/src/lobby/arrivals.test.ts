import { expect, it } from "vitest";

import type { TableSummary } from "../lib/protocol";
import { arrivals } from "./arrivals";

const table = (id: string, people: string[], stage = "gathering") =>
  ({ id, game: "sauce", people, stage }) as unknown as TableSummary;
const told = (before: TableSummary[], after: TableSummary[]) =>
  arrivals(before, after).map(({ news, path }) => [news({ sauce: "Sauce" }), path]);

it("tells who has sat down, at old tables and new ones", () => {
  const before = [table("a", ["Ann"]), table("b", ["Kim"])];
  const after = [table("a", ["Ann", "Bob"]), table("b", ["Kim"]), table("c", ["Dan"])];
  expect(told(before, after)).toEqual([
    ["Bob sat down: Sauce", "/t/a"],
    ["Dan sat down: Sauce", "/t/c"],
  ]);
});

it("tells nothing of people who leave, and of games that have begun", () => {
  expect(told([table("a", ["Ann", "Bob"])], [table("a", ["Ann"])])).toEqual([]);
  expect(told([], [table("a", ["Ann"], "playing")])).toEqual([]);
});
