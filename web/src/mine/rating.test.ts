import { expect, it } from "vitest";

import type { GameInfo } from "../lib/protocol";
import type { KeptGame } from "../kept/keptGames";
import { ratingOf } from "./rating";

const INFO = {
  id: "some",
  lowest_wins: false,
  ratings: { beginner: [20, 2], club: [28, 2] },
} as unknown as GameInfo;

function game(bots: string[], scores: number[], seat = bots.indexOf("")): KeptGame {
  const names = bots.map((_, at) => `P${at}`);
  return { id: "a", game: "some", options: {}, ended: 1, seat, names, bots, scores, winners: [], hands: 1 };
}

it("whoever wins against a level is better than it, and more games say it more surely", () => {
  const won = Array.from({ length: 30 }, () => game(["", "club"], [5, 1]));
  const [one, many] = [ratingOf(won.slice(0, 1), INFO)!, ratingOf(won, INFO)!];
  expect(one.mu).toBeGreaterThan(25);
  expect(many.mu).toBeGreaterThan(28);
  expect(many.sigma).toBeLessThan(one.sigma);
  expect(many.games).toBe(30);
  const lost = Array.from({ length: 30 }, () => game(["", "beginner"], [1, 5]));
  expect(ratingOf(lost, INFO)!.mu).toBeLessThan(20);
});

it("half of the games against equals is equal", () => {
  const games = Array.from({ length: 60 }, (_, n) => game(["club", ""], n % 2 ? [1, 2] : [2, 1]));
  expect(Math.abs(ratingOf(games, INFO)!.mu - 28)).toBeLessThan(1.5);
});

it("where the lowest total wins, the lowest rises", () => {
  const low = { ...INFO, lowest_wins: true };
  expect(ratingOf([game(["", "club"], [1, 5])], low)!.mu).toBeGreaterThan(25);
});

it("partners are rated as a team", () => {
  const alone = ratingOf([game(["", "club", "club", "club"], [9, 1, 1, 1])], INFO)!;
  const team = ratingOf([game(["", "club", "club", "club"], [9, 1])], INFO)!;
  expect(team.mu).toBeGreaterThan(25);
  expect(team.mu).toBeLessThan(alone.mu);
});

it("games with people or with bots that are not rated do not count", () => {
  expect(ratingOf([game(["", ""], [5, 1], 0), game(["", "analyst"], [5, 1])], INFO)).toBeNull();
  expect(ratingOf([game(["club", "club"], [5, 1], -1)], INFO)).toBeNull();
});
