import { describe, expect, test } from "vitest";

import type { Duplicate } from "../lib/protocol";
import { gamesOf, lookPath, placeOfLook } from "./looks";

const set = {
  id: "s",
  players: [
    { name: "Ann", mine: true, results: [{ over: true, points: 3, table: "a" }, null] },
    { name: "Bob", mine: false, results: [{ over: true }, { over: false }] },
  ],
  experts: [{ over: true, points: 5 }, null],
} as unknown as Duplicate;

describe("second looks", () => {
  test("an address names a set and a deal", () => {
    expect(placeOfLook(lookPath("a-b_c", 2).slice("/together/".length))).toEqual({ set: "a-b_c", number: 2 });
  });

  test("a deal's games are those that the reader may see", () => {
    expect(gamesOf(set, 1).map(({ game }) => game)).toEqual(["a", "expert"]);
    expect(gamesOf(set, 2)).toEqual([]);
  });

  test("the game of who challenges has no table", () => {
    const players = [{ name: "Ann", mine: false, results: [{ over: true, points: 3 }] }];
    const challenge = { ...set, players, challenge: { seat: 1 } } as unknown as Duplicate;
    expect(gamesOf(challenge, 1)[0]).toEqual({ game: "challenge", name: "Ann" });
  });
});
