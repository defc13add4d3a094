// For tests: a game of the catalogue.

import { gameInfo } from "../lib/fixtures/known";
import type { GameInfo } from "../lib/protocol";

/** Alles oder Nichts without options, except for the given changes. */
export function aGame(more: Partial<GameInfo> = {}): GameInfo {
  return {
    ...gameInfo("alles-oder-nichts"),
    rules: {},
    options: [],
    ...more,
  };
}
