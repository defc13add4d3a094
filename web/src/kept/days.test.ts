import { beforeEach, expect, it } from "vitest";

import type { DailyDeal, GameInfo } from "../lib/protocol";
import {
  againstExpert,
  dayWords,
  daysIn,
  keepDays,
  keepResults,
  keptDays,
  keptResults,
  lead,
  resultsOf,
  streakOf,
} from "./days";

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

it("results are kept, and what is known of the expert stays known", () => {
  const mine = { table: "a", over: true, points: 12, won: true };
  const deals: DailyDeal[] = [
    { date: "2026-11-22", game: "sauce", mine: { ...mine, expert: 10 } },
    { date: "2026-11-22", game: "nothing", mine: { ...mine, over: false } },
    { date: "2026-11-21", game: "nothing", mine },
    { date: "2026-11-21", game: "sauce" },
  ];
  const results = resultsOf(deals);
  expect(results.map(({ date, game, expert }) => [date, game, expert])).toEqual([
    ["2026-11-22", "sauce", 10],
    ["2026-11-21", "nothing", null],
  ]);
  keepResults(results);
  keepResults([{ date: "2026-11-22", game: "sauce", points: 12, expert: null }]);
  expect(keptResults()).toEqual(results);
  localStorage.setItem("nullo-dailies", JSON.stringify([{ date: "today" }, ...results]));
  expect(keptResults()).toEqual(results);
});

it("a lead over the expert follows what wins", () => {
  expect(lead({ points: 3, expert: 5 }, false)).toBe(-2);
  expect(lead({ points: 3, expert: 5 }, true)).toBe(2);
  expect(lead({ points: 3 }, true)).toBeNull();
  const games = [{ id: "nothing", lowest_wins: true }] as GameInfo[];
  const results = [5, 3, 1, null].map((expert) => ({ date: "2026-11-22", game: "nothing", points: 3, expert }));
  expect(againstExpert(results, games)).toEqual({ good: 2, all: 3 });
});
