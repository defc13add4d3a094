import { expect, test } from "vitest";

import { legend, pieces } from "./marks";

test("a text in pieces", () => {
  expect(pieces("Toss-Out ☂")).toEqual(["Toss-Out ", "☂"]);
  expect(pieces("Open-Face")).toEqual(["Open-Face"]);
});

test("what marks mean, once each", () => {
  expect(legend("one ⚖, two ⚖, three ☂")).toEqual([
    "⚖ A ruling: the source is silent or can be read in two ways",
    "☂ A house rule: the source names it without describing it",
  ]);
  expect(legend("none")).toEqual([]);
});
