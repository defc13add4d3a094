// About how long a game takes, with the options that it is played with.

import type { GameInfo } from "./protocol";

type Values = Record<string, unknown>;

/** The product of the options with which the length of a game grows. */
function extent(game: GameInfo, options: Values): number {
  const usual: Values = { players: game.default_players };
  for (const option of game.options) usual[option.name] = option.default;
  const parts = game.look.grows_with.map((name) => {
    const given = options[name] || usual[name];
    if (Array.isArray(given)) return mean(given as number[], Number(options["hands"] || usual["hands"]));
    return Number(given) || 1;
  });
  return parts.reduce((all, part) => all * part, 1);
}

/** The mean of a list with one entry for each hand, which begins again at its end. */
function mean(list: number[], hands: number): number {
  const count = hands || list.length;
  const entries = Array.from({ length: count }, (_, hand) => list[hand % list.length]!);
  return entries.reduce((sum, entry) => sum + entry, 0) / count;
}

/** About how many minutes a game with these options takes; 0 if that is not known. */
export function minutesOf(game: GameInfo, options: Values): number {
  const { minutes } = game.look;
  const part = minutes ? (minutes * extent(game, options)) / extent(game, {}) : 0;
  if (part <= 5) return part && Math.max(2, Math.ceil(part));
  return part < 90 ? Math.round(part / 5) * 5 : Math.round(part / 15) * 15;
}
