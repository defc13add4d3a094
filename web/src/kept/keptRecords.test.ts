import { beforeEach, expect, it } from "vitest";

import { gamesOf, keep, keptGames, LARGEST, nameOf, type KeptGame } from "./keptGames";
import { fileWithRecords, keepRecords, keptRecord, keptRecordNames } from "./keptRecords";

const base = { game: "nothing", options: {}, seat: 0, names: ["Ann"], bots: [""], scores: [1], winners: [0], hands: 1 };
const games: KeptGame[] = ["c", "b", "a"].map((id, k) => ({ ...base, id, ended: 3 - k }));

beforeEach(() => localStorage.clear());

it("gives a file the records that can be had, which are kept apart from the list of games", async () => {
  const recordOf = async ({ id }: KeptGame) => (id === "b" ? null : { of: id });
  const { text, until } = await fileWithRecords(games, recordOf);
  expect(until).toBeNull();
  const found = gamesOf(text)!;
  expect(found.map(({ record }) => record)).toEqual([{ of: "c" }, undefined, { of: "a" }]);
  await keepRecords(found);
  keep(found);
  expect(keptGames()).toEqual(games);
  expect(await keptRecordNames()).toEqual(new Set([games[0]!, games[2]!].map(nameOf)));
  expect(await keptRecord(games[0]!)).toBe('{"of":"c"}');
  expect(await keptRecord(games[1]!)).toBeNull();
});

it("gives it as many records as it may contain, and says how many", async () => {
  const { text, until } = await fileWithRecords(games, async () => {
    return { of: "é".repeat(LARGEST / 5) };
  });
  expect(until).toBe(2);
  expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(LARGEST);
  expect(gamesOf(text)!.map(({ record }) => !!record)).toEqual([true, true, false]);
});

it("opens a file without records, or with one that is none", async () => {
  const file = { format: "nullo games", version: 1, server: window.location.origin };
  expect(gamesOf(JSON.stringify({ ...file, games }))).toEqual(games);
  expect(gamesOf(JSON.stringify({ ...file, games: [{ ...games[0], record: 3 }] }))).toEqual([]);
});
