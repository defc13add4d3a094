import { beforeEach, describe, expect, it, vi } from "vitest";

import type { ScoreRules } from "../lib/protocol";
import { keptGames } from "../kept/keptGames";
import games from "./fixtures/games.json";
import {
  begin,
  fileOf,
  keptScore,
  keptScores,
  knownNames,
  noteGame,
  scoreFromFile,
  put,
  remove,
  scoreOf,
} from "./keptScores";
import { reckon, type HandEntry } from "./reckoning";

const { rules, hands } = games.find(({ rules }) => rules.game === "nothing") as unknown as {
  rules: ScoreRules;
  hands: HandEntry[];
};
const NAMES = ["Ann", "Bob", "Clara"];

beforeEach(() => localStorage.clear());

describe("the scores of a browser", () => {
  it("are kept with their rules, and several at once", () => {
    const first = begin(rules, NAMES, 1);
    const second = { ...begin(rules, ["Zoe", "Bob", "Dov"], 0), id: "second" };
    expect([put(first), put(second)]).toEqual([true, true]);
    expect(
      keptScores()
        .map(({ id }) => id)
        .sort(),
    ).toEqual([first.id, "second"].sort());
    expect(keptScore(first.id)).toEqual(first);
    expect(knownNames()).toEqual(["Zoe", "Bob", "Dov", "Ann", "Clara"]);
    remove(first.id);
    expect(keptScore(first.id)).toBeUndefined();
  });

  it("make room when they are finished, the oldest first", () => {
    for (let k = 0; k < 65; k++) {
      const one = begin(rules, NAMES, 0);
      put({ ...one, id: `s${k}`, score: { ...one.score, began: k, ended: k === 0 ? 0 : 1 } });
    }
    const ids = keptScores().map(({ id }) => id);
    expect(ids).toHaveLength(60);
    expect(ids).toContain("s0"); // it goes on
    expect(ids).not.toContain("s1");
  });

  it("last as long as the page where the browser refuses storage", () => {
    const refused = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("", "QuotaExceededError");
    });
    const one = begin(rules, NAMES, 0);
    expect(put(one)).toBe(false);
    expect(keptScore(one.id)).toEqual(one);
    refused.mockRestore();
    expect(put(one)).toBe(true);
    expect(keptScore(one.id)).toEqual(one);
  });

  it("that cannot be read are none", () => {
    localStorage.setItem("nullo-scores", "{");
    expect(keptScores()).toEqual([]);
  });
});

describe("a file", () => {
  it("is opened again", () => {
    const one = begin(rules, NAMES, 2);
    const score = { ...one.score, hands, ended: 5 };
    const found = scoreOf(fileOf({ ...one, score }));
    expect(found).toEqual(score);
    expect(scoreFromFile(found!, rules)).toMatchObject({ score, rules });
  });

  it("with something impossible is refused", () => {
    const one = begin(rules, NAMES, 0);
    expect(scoreFromFile({ ...one.score, hands: [{ cards: [400, 0, 0] }] }, rules)).toBeNull();
    expect(scoreFromFile({ ...one.score, names: ["Ann"] }, rules)).toBeNull();
    for (const wrong of [
      "",
      "{}",
      JSON.stringify({ ...one.score, version: 2 }),
      JSON.stringify({ ...one.score, hands: [{ cards: ["1"] }] }),
    ]) {
      expect(scoreOf(wrong)).toBeNull();
    }
  });
});

describe("my games", () => {
  it("have a finished score, until it goes on", () => {
    const one = begin(rules, NAMES, 0);
    const over = { ...one, score: { ...one.score, hands, ended: 7 } };
    noteGame(over, reckon(rules, hands, 0), "Bob");
    expect(keptGames()).toMatchObject([{ id: one.id, game: "nothing", seat: 1, names: NAMES, real: true, hands: 3 }]);
    noteGame(one, reckon(rules, hands.slice(0, 1), 0), "Bob");
    expect(keptGames()).toEqual([]);
  });
});
