// Which unfinished games come first.

import type { OwnTable } from "../lib/host/offlineTables";

/** Slow games where it is the reader's turn, the least time first; then others where it is; then the rest. */
export function urgentFirst(tables: readonly OwnTable[]): OwnTable[] {
  return [...tables].sort((a, b) => rank(a) - rank(b));
}

function rank({ your_turn: asked, left = -1 }: OwnTable): number {
  if (asked && left >= 0) return left;
  return asked ? Number.MAX_SAFE_INTEGER - 1 : Number.MAX_SAFE_INTEGER;
}
