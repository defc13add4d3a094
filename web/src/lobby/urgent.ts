// Which unfinished games come first.

import type { OwnTable } from "../lib/host/offlineTables";

/** Whether other people wait for the user. */
export const waitsForReader = ({ your_turn: asked, people }: OwnTable): boolean => asked && people.length > 1;

/** Slow games where it is the user's turn, the least time first; then others where it is, with people first; then the rest. */
export function urgentFirst(tables: readonly OwnTable[]): OwnTable[] {
  return [...tables].sort((a, b) => rank(a) - rank(b));
}

function rank(table: OwnTable): number {
  const { your_turn: asked, left = -1 } = table;
  if (asked && left >= 0) return left;
  return Number.MAX_SAFE_INTEGER - (waitsForReader(table) ? 2 : asked ? 1 : 0);
}
