import "../lib/fixtures/resize";

import { expect, test } from "vitest";

import type { Film } from "../lib/protocol";
import type { GameRecord } from "../lib/api";
import { checkSeals, Damaged, hasSeals, pick } from "./sealChecks";
import madeFilm from "./fixtures/film.json";
import madeRecord from "./fixtures/record.json";
import sauceFilm from "./fixtures/draws-film.json";
import sauceRecord from "./fixtures/draws-record.json";

interface Entry {
  hand: number;
  part: number;
  nonce: string;
  seal: string;
  redeals: string[][];
  draws: number[];
}
const film = madeFilm as unknown as Film;
const record = (): GameRecord => structuredClone(madeRecord) as unknown as GameRecord;
const seals = (of: GameRecord) => of.meta!["seals"] as Entry[];
const whys = async (of: GameRecord, its = film, shown: string[] = []) =>
  (await checkSeals(of, its, shown)).hands.map(({ why }) => why);

test("a record from a table fits", async () => {
  const made = record();
  const checks = await checkSeals(
    made,
    film,
    seals(made)
      .slice(0, 1)
      .map(({ seal }) => seal),
  );
  expect(checks.fits).toBe(true);
  expect(checks.hands.map(({ hand, why, seen }) => [hand, why, seen])).toEqual([
    [0, "", true],
    [1, "", false],
  ]);
});

test("cards drawn at random fit", async () => {
  const made = structuredClone(sauceRecord) as unknown as GameRecord;
  const its = sauceFilm as unknown as Film;
  expect(await whys(made, its)).toEqual([""]);
  expect(its.steps.filter(({ among }) => among).length).toBeGreaterThan(3);
  // Other numbers with new seals, as a cheating server would make them.
  const entry = seals(made)[0]!;
  entry.draws = entry.draws.map((draw) => 2 ** 53 - 1 - draw);
  const lie = (text: string) => Promise.resolve(text ? entry.seal : "");
  expect((await checkSeals(made, its, [], lie)).hands[0]!.why).toBe("draws");
});

test("whatever is changed does not fit", async () => {
  const changes: [(made: GameRecord) => void, string[]][] = [
    [(made) => (seals(made)[1]!.nonce = "0".repeat(64)), ["", "deck"]],
    [(made) => (seals(made)[0]!.seal = "0".repeat(64)), ["deck", ""]],
    [(made) => made.hands[0]!.deck.reverse(), ["deck", ""]],
    [(made) => (made.meta!["table"] = "elsewhere"), ["deck", "deck"]],
    [(made) => (made.hands[1]!.redeals = [["1s"]]), ["", "redeals"]],
    [(made) => made.hands.pop(), ["", "missing"]],
    [(made) => seals(made).pop(), ["", "unsealed"]],
  ];
  for (const [change, expected] of changes) {
    const made = record();
    change(made);
    expect(await whys(made)).toEqual(expected);
  }
});

test("a seal that was shown and is not in the record is told", async () => {
  const checks = await checkSeals(record(), film, ["ab".repeat(32)]);
  expect(checks.fits).toBe(false);
  expect(checks.strange).toEqual(["ab".repeat(32)]);
});

test("seals that are none are damaged", async () => {
  const changes: ((made: GameRecord) => void)[] = [
    (made) => delete made.meta!["table"],
    (made) => (seals(made)[0]!.nonce = "xyz"),
    (made) => (seals(made)[0]!.part = 1),
    (made) => (seals(made)[0]!.draws = [-1]),
    (made) => (seals(made)[0] = null as unknown as Entry),
    (made) => (seals(made)[0]!.redeals = "x" as unknown as string[][]),
  ];
  for (const change of changes) {
    const made = record();
    change(made);
    await expect(checkSeals(made, film, [])).rejects.toThrow(Damaged);
  }
  expect([hasSeals(undefined), hasSeals({}), hasSeals({ seals: [] })]).toEqual([false, false, false]);
  expect(hasSeals(record().meta)).toBe(true);
});

test("a draw is a part of the weights", () => {
  const among: [string, number][] = [
    ["b1", 1],
    ["SAUCE", 2],
    ["p9", 1],
  ];
  const numbers = [0, 2 ** 51 - 1, 2 ** 51, 3 * 2 ** 51 - 1, 3 * 2 ** 51, 2 ** 53 - 1];
  expect(numbers.map((number) => pick(number, among))).toEqual(["b1", "b1", "SAUCE", "SAUCE", "p9", "p9"]);
});
