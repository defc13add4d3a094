import { expect, it } from "vitest";

import type { TableSummary } from "../lib/protocol";
import { urgentFirst } from "./urgent";

it("puts slow games that wait for the reader on top, the most urgent first", () => {
  const table = (id: string, your_turn: boolean, left?: number) =>
    ({ id, your_turn, ...(left === undefined ? {} : { left }) }) as TableSummary;
  const tables = [
    table("slow, waiting for others", false),
    table("quick, mine", true),
    table("a day", true, 86_400),
    table("nothing", true, 0),
    table("an hour", true, 3600),
  ];
  expect(urgentFirst(tables).map(({ id }) => id)).toEqual([
    "nothing",
    "an hour",
    "a day",
    "quick, mine",
    "slow, waiting for others",
  ]);
});
