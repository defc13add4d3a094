import { expect, it } from "vitest";

import type { TableSummary } from "../lib/protocol";
import { urgentFirst } from "./urgent";

it("puts slow games that wait for the reader on top, the most urgent first", () => {
  const table = (id: string, your_turn: boolean, left?: number, people = ["Ann"]) =>
    ({ id, your_turn, people, ...(left === undefined ? {} : { left }) }) as TableSummary;
  const tables = [
    table("slow, waiting for others", false),
    table("quick, mine", true),
    table("quick, with friends", true, -1, ["Ann", "Lou"]),
    table("a day", true, 86_400),
    table("nothing", true, 0),
    table("an hour", true, 3600),
  ];
  expect(urgentFirst(tables).map(({ id }) => id)).toEqual([
    "nothing",
    "an hour",
    "a day",
    "quick, with friends",
    "quick, mine",
    "slow, waiting for others",
  ]);
});
