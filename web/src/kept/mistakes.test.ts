import { beforeEach, expect, test, vi } from "vitest";

import { moves } from "../lib/fixtures/moves";
import { type Decision, PRACTICE, type Tried } from "../lib/protocol";
import {
  dayOf,
  dueMistakes,
  forgetMistakes,
  keepMistakes,
  keptMistakes,
  noteTry,
  practiceAddress,
  practicePath,
} from "./mistakes";

const host = vi.hoisted(() => ({ alone: false, away: false, offline: "/offline/" }));
vi.mock("../lib/host/host", () => ({ host }));

const NOW = Date.UTC(2026, 10, 27, 12);
const DAY = 24 * 3600 * 1000;

const tried = moves("bid 1", "bid 0").map((move) => ({
  move,
  kind: "best",
  points: 1,
  error: 1,
  loss: 0,
  loss_error: 0,
  results: [{ low: 1, high: 1, share: 1 }],
})) satisfies Tried[];

const flaw = (number: number, loss: number, kind = "blunder", more: Partial<Decision> = {}): Decision => ({
  number,
  step: number,
  turn: number,
  hand: 0,
  seat: 0,
  phase: "bid",
  move: tried[1]!.move,
  kind,
  loss,
  tried,
  ...more,
});

const numbers = (now: number) => dueMistakes(now).map(({ table, decision }) => `${table}${decision.number}`);

beforeEach(() => {
  localStorage.clear();
  Object.assign(host, { alone: false, away: false, offline: "/offline/" });
});

test("three of the worst mistakes of all games come a day", () => {
  keepMistakes("a", "sauce", [flaw(1, 0.1), flaw(2, 0.3), flaw(3, 9, "mistake", { by_points: true })], NOW);
  keepMistakes("b", "nothing", [flaw(7, 0.2), flaw(8, 0.05, "inaccuracy")], NOW);
  expect(numbers(NOW)).toEqual(["a2", "b7", "a1"]);
  noteTry("a", 2, true, NOW);
  expect(numbers(NOW)).toEqual(["b7", "a1"]);
  noteTry("b", 7, true, NOW);
  noteTry("a", 1, true, NOW);
  expect(numbers(NOW)).toEqual([]);
  expect(numbers(NOW + DAY)).toEqual(["a3"]);
});

test("one that is missed comes back tomorrow, one that is solved in three days, and twice solved no more", () => {
  keepMistakes("a", "sauce", [flaw(1, 0.1), flaw(2, 0.3)], NOW);
  noteTry("a", 1, true, NOW);
  noteTry("a", 2, false, NOW);
  noteTry("a", 2, true, NOW); // the first try of a day counts
  expect(numbers(NOW + DAY)).toEqual(["a2"]);
  noteTry("a", 2, true, NOW + DAY);
  expect(numbers(NOW + 3 * DAY)).toEqual(["a1"]);
  noteTry("a", 1, true, NOW + 3 * DAY);
  expect(numbers(NOW + 30 * DAY)).toEqual(["a2"]);
});

test("a game that is analysed again brings no mistake back that has been solved", () => {
  const found = [flaw(1, 0.1)];
  keepMistakes("a", "sauce", found, NOW);
  noteTry("a", 1, true, NOW);
  noteTry("a", 1, true, NOW + 3 * DAY);
  keepMistakes("a", "sauce", found, NOW + 4 * DAY);
  expect(numbers(NOW + 9 * DAY)).toEqual([]);
});

test("a game gives at most five, without what takes room", () => {
  keepMistakes(
    "a",
    "sauce",
    [...Array(9).keys()].map((k) => flaw(k, k)),
    NOW,
  );
  expect(keptMistakes().map(({ decision }) => decision.number)).toEqual([8, 7, 6, 5, 4]);
  expect(JSON.stringify(keptMistakes())).not.toContain("share");
  expect(practicePath(keptMistakes()[0]!)).toBe("/replay/a?practise=8");
  expect(dueMistakes(NOW)).toHaveLength(PRACTICE.aDay);
});

test("what is damaged or gone is left out", () => {
  keepMistakes("a", "sauce", [flaw(1, 0.1)], NOW);
  keepMistakes("b", "sauce", [flaw(1, 0.1)], NOW);
  forgetMistakes("a");
  expect(numbers(NOW)).toEqual(["b1"]);
  localStorage.setItem("nullo-mistakes", JSON.stringify([{ table: "c" }, ...keptMistakes()]));
  expect(numbers(NOW)).toEqual(["b1"]);
  localStorage.setItem("nullo-mistakes", "{");
  expect(numbers(NOW)).toEqual([]);
});

test("a day is the reader's", () => {
  expect(dayOf(new Date(2026, 10, 27, 0, 30).getTime())).toBe("2026-11-27");
  expect(dayOf(new Date(2026, 10, 27, 23, 30).getTime())).toBe("2026-11-27");
});

test("those of games without the server are practised where they were played", () => {
  keepMistakes("a", "sauce", [flaw(1, 0.1)], NOW);
  Object.assign(host, { alone: true, away: true, offline: "" });
  keepMistakes("b", "sauce", [flaw(2, 0.3)], NOW);
  expect(numbers(NOW)).toEqual(["b2"]); // the server's cannot be reached
  expect(dueMistakes(NOW).map(practiceAddress)).toEqual(["#/replay/b?practise=2"]);
  Object.assign(host, { alone: false, away: false, offline: "/offline/" });
  expect(dueMistakes(NOW).map(practiceAddress)).toEqual(["/offline/#/replay/b?practise=2", "/replay/a?practise=1"]);
  host.offline = ""; // the server has no such site any more
  expect(numbers(NOW)).toEqual(["a1"]);
  expect(keptMistakes()).toHaveLength(2);
});
