import { beforeEach, describe, expect, it } from "vitest";

import type { FinishedGame, GameInfo } from "../lib/protocol";
import { figuresOf, hasWon, isAlone, opponents, others, placeOf, pointsOf } from "../mine/figures";
import { asKept, carriedOf, fileOf, gamesOf, keep, keptGames, MOST, seatIn, type KeptGame } from "./keptGames";

function game(more: Partial<KeptGame> = {}): KeptGame {
  return {
    id: "table1",
    game: "nothing",
    options: { players: 3 },
    ended: 1000,
    seat: 1,
    names: ["Ada", "Ann", "Bo"],
    bots: ["club", "", "expert"],
    scores: [12, 5, 30],
    winners: [1],
    hands: 4,
    ...more,
  };
}

const LOWEST = { lowest_wins: true, ratings: {} } as GameInfo;

beforeEach(() => localStorage.clear());

describe("the kept games", () => {
  it("are kept once, the latest first", () => {
    expect(keep([game(), game({ id: "table2", ended: 2000 })])).toBe(2);
    expect(keep([game()])).toBe(0);
    expect(keptGames().map(({ id }) => id)).toEqual(["table2", "table1"]);
  });

  it("say where the reader sat, on this server", () => {
    keep([game(), game({ id: "there", server: "https://cards.example" })]);
    expect(["table1", "there", "other"].map(seatIn)).toEqual([1, -1, -1]);
  });

  it("make room for later ones", () => {
    keep(Array.from({ length: MOST + 5 }, (_, n) => game({ id: `t${n}`, ended: n })));
    expect(keptGames()).toHaveLength(MOST);
    expect(keptGames().at(-1)!.id).toBe("t5");
  });

  it("leave out what anybody else has written there", () => {
    const bad = [null, 3, {}, game({ id: "../x" }), { ...game(), scores: "12" }];
    localStorage.setItem("nullo-games", JSON.stringify([...bad, game()]));
    expect(keptGames()).toEqual([game()]);
    localStorage.setItem("nullo-games", "{");
    expect(keptGames()).toEqual([]);
  });

  it("come back from a file", () => {
    expect(gamesOf(fileOf([game()]))).toEqual([game()]);
    for (const text of ["", "[]", "null", '{"format":"nullo games","version":2,"games":[]}'])
      expect(gamesOf(text)).toBeNull();
  });

  it("remember the server where they were played, if it is another", () => {
    const file = JSON.parse(fileOf([game()])) as Record<string, unknown>;
    const elsewhere = JSON.stringify({ ...file, server: "https://cards.example" });
    expect(gamesOf(elsewhere)).toEqual([game({ server: "https://cards.example" })]);
    expect(gamesOf(JSON.stringify({ ...file, games: [game({ server: "javascript:1" })] }))).toEqual([]);
    keep([game()]);
    expect(keep(gamesOf(elsewhere)!)).toBe(1);
  });

  it("are carried as far as a server takes them", () => {
    const names = ["Ada", "Ann", "B".repeat(90)];
    const many = Array.from({ length: 1000 }, (_, n) => game({ id: `table${n}`, names, bots: names }));
    const text = carriedOf(many);
    expect(text.length).toBeLessThanOrEqual(280_000);
    expect(gamesOf(text)!.length).toBeGreaterThan(500);
  });

  it("come from the server's list, also without a result", () => {
    const { ended, id, options } = game();
    const old: FinishedGame = {
      ...{ id, options, ended, game: "nothing", made: 1, people: ["Ann", "Bo"] },
      ...{ seat: -1, names: [], bots: [], scores: [], winners: [], hands: 0 },
    };
    expect(asKept(old).names).toEqual(["Ann", "Bo"]);
    expect(pointsOf(asKept(old))).toBeNull();
  });
});

describe("the figures", () => {
  it("know wins, averages and the best", () => {
    const games = [game(), game({ scores: [1, 9, 4], winners: [0] })];
    expect(figuresOf("nothing", games, LOWEST)).toEqual({
      ...{ game: "nothing", count: 2, won: 1, average: 7, best: 5 },
      ...{ better: null, rating: null },
    });
    expect(figuresOf("nothing", games, { ...LOWEST, lowest_wins: false }).best).toBe(9);
  });

  it("of some days say what has got better since the games before", () => {
    const games = [5, 3, 4, 7, 8, 9].map((points, n) => game({ scores: [1, points, 4], ended: 100 - n }));
    const { count, average, better } = figuresOf("nothing", games, LOWEST, 98);
    expect([count, average, better]).toEqual([3, 4, 4]);
    expect(figuresOf("nothing", games, { ...LOWEST, lowest_wins: false }, 98).better).toBe(-4);
    expect(figuresOf("nothing", games, LOWEST, 99).better).toBeNull();
  });

  it("know places", () => {
    expect(placeOf(game(), true)).toBe(1);
    expect(placeOf(game({ seat: 2 }), true)).toBe(3);
    expect(placeOf(game({ seat: 0 }), true)).toBe(2);
  });

  it("know teams", () => {
    const names = ["Ann", "Ada", "Bo", "Cy"];
    const sauce = game({ names, bots: ["", "club", "", "club"], seat: 2, scores: [300, 120], winners: [0] });
    expect([pointsOf(sauce), hasWon(sauce)]).toEqual([300, true]);
    expect(isAlone(sauce)).toBe(false);
  });

  it("know the others, clockwise", () => {
    expect(others(game())).toEqual(["Bo", "Ada"]);
    expect(opponents(game())).toEqual(["expert", "club"]);
    expect(isAlone(game())).toBe(true);
  });
});
