// For tests: a game of the catalogue.

import type { GameInfo } from "../lib/protocol";

/** Alles oder Nichts without options, but for what is said. */
export function aGame(more: Partial<GameInfo> = {}): GameInfo {
  return {
    id: "alles-oder-nichts",
    title: "Alles oder Nichts",
    prefix: "T",
    players: [3, 6],
    default_players: 4,
    teams: false,
    lowest_wins: false,
    cut: true,
    lesson: true,
    rules: {},
    options: [],
    ...more,
  };
}
