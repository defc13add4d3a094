// Games that the same people play one after the other.

import type { TableView } from "../lib/protocol";

/** The number of this game in its series, from 1. */
export function gameOfSeries({ games = 0, stage }: TableView): number {
  return games + (stage === "over" ? 0 : 1);
}
