// How strong the user is beside the levels, by OpenSkill (Plackett and Luce) as in the arena: 25 ± 8.3 before the
// first game. The levels have the ratings that whole games among them gave (bench/level_ratings.py) and keep them.

import { rate, rating } from "openskill";

import type { GameInfo } from "../lib/protocol";
import { type KeptGame, sideOf } from "../kept/keptGames";

/** A strength: the estimate, its standard deviation, and from how many games. */
export interface Rating {
  mu: number;
  sigma: number;
  games: number;
}

/** A level's standard deviation: almost nothing, so that only the user's rating moves. */
const FIXED = 0.01;

/** The user's rating by the games against rated levels alone, the oldest first; null if there is none. */
export function ratingOf(games: KeptGame[], info: GameInfo): Rating | null {
  let mine = rating();
  let count = 0;
  for (const game of games) {
    const teams = teamsOf(game, info, mine);
    if (!teams) continue;
    const side = sideOf(game);
    const rank = game.scores.map((score) => (info.lowest_wins ? score : -score));
    mine = rate(teams, { rank })[side]![Math.floor(game.seat / teams.length)]!;
    count++;
  }
  return count ? { mu: mine.mu, sigma: mine.sigma, games: count } : null;
}

/** The ratings of a game's seats by side; null if another seat was not played by a rated level. */
function teamsOf({ seat, bots, scores, names }: KeptGame, info: GameInfo, mine: { mu: number; sigma: number }) {
  const sides = scores.length;
  if (seat < 0 || sides < 2 || names.length % sides) return null;
  const seats = names.map((_, at) => (at === seat ? mine : levelOf(bots[at] ?? "", info)));
  if (seats.some((one) => one === null)) return null;
  return scores.map((_, side) => seats.filter((one, at) => one !== null && at % sides === side) as (typeof mine)[]);
}

function levelOf(bot: string, { ratings }: GameInfo): { mu: number; sigma: number } | null {
  const known = ratings[bot];
  return known ? { mu: known[0], sigma: FIXED } : null;
}
