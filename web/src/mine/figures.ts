// What the kept games say: points, places, wins and averages.

import type { GameInfo } from "../lib/protocol";
import { type KeptGame, sideOf } from "../kept/keptGames";
import { type Rating, ratingOf } from "./rating";

/** The user's points; null if unknown. */
export function pointsOf(game: KeptGame): number | null {
  return game.scores[sideOf(game)] ?? null;
}

export const hasWon = (game: KeptGame): boolean => game.winners.includes(sideOf(game));

/** The user's place, from 1, where `lowest` says whether the lowest score is the best. */
export function placeOf(game: KeptGame, lowest: boolean): number {
  if (hasWon(game)) return 1;
  const mine = pointsOf(game) ?? 0;
  const better = game.scores.filter((score) => (lowest ? score < mine : score > mine)).length;
  return Math.max(better, game.winners.length ? 1 : 0) + 1;
}

export interface Figures {
  game: string;
  count: number;
  won: number;
  average: number;
  best: number;
  /** By how much the average has improved over the games before; null if there are too few games. */
  better: number | null;
  /** The user's strength on the scale of the levels; null if no game was against them alone. */
  rating: Rating | null;
}

/** The least number of games in each of two periods whose averages are compared. */
const ENOUGH = 3;

export const gamesWithResult = (games: KeptGame[]): KeptGame[] => games.filter((game) => pointsOf(game) !== null);

/** The user's points in games of which the result is known. */
export const pointsIn = (games: KeptGame[]): number[] => games.map((game) => pointsOf(game)!);

/** The figures of the games of one kind since a time, in milliseconds since 1970; `all` has the latest games first. */
export function figuresOf(game: string, all: KeptGame[], info: GameInfo | null, since = 0): Figures {
  const lowest = info?.lowest_wins ?? false;
  const games = all.filter(({ ended }) => ended >= since);
  const [points, before] = [pointsIn(games), pointsIn(all.slice(games.length))];
  const compared = Math.min(points.length, before.length) >= ENOUGH;
  return {
    game,
    count: games.length,
    won: games.filter(hasWon).length,
    average: mean(points),
    best: lowest ? Math.min(...points) : Math.max(...points),
    better: compared ? (mean(points) - mean(before)) * (lowest ? -1 : 1) : null,
    rating: info && ratingOf(all.toReversed(), info),
  };
}

export function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** The bots of the other seats, clockwise from the user's. */
export function opponents({ seat, bots }: KeptGame): string[] {
  return [...bots.slice(seat + 1), ...bots.slice(0, seat)];
}

/** The names of the others, clockwise from the user. */
export function others({ seat, names }: KeptGame): string[] {
  return seat < 0 ? names : [...names.slice(seat + 1), ...names.slice(0, seat)];
}

/** Whether all other seats had bots. */
export const isAlone = (game: KeptGame): boolean => game.seat >= 0 && opponents(game).every((bot) => bot !== "");
