import { beforeEach, expect, it } from "vitest";

import { dayWords, daysIn, keepDays, keptDays, streakOf } from "./days";

beforeEach(() => localStorage.clear());

it("days are kept once, the latest first", () => {
  keepDays(["2026-11-20", "2026-11-22"]);
  expect(keepDays(["2026-11-21", "2026-11-22"])).toEqual(["2026-11-22", "2026-11-21", "2026-11-20"]);
  localStorage.setItem("nullo-days", "{");
  expect(keptDays()).toEqual([]);
  expect(daysIn(["2026-11-22", 3, "today", "2026-99-99"])).toEqual(["2026-11-22"]);
});

it("a streak lasts until a day is left out", () => {
  const days = ["2026-11-01", "2026-10-31", "2026-10-30", "2026-10-28"];
  expect(streakOf(days, "2026-11-01")).toBe(3);
  expect(streakOf(days, "2026-11-02")).toBe(3);
  expect(streakOf(days, "2026-11-03")).toBe(0);
});

it("a day is the same in every time zone", () => {
  expect(dayWords("2026-11-22", "en-GB")).toBe("22 Nov");
});
