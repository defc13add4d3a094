// The cards that can be turned, and the cards that turn them.

import { lookOf } from "../lib/looks.svelte";
import type { Public } from "../lib/protocol";
import { cardsNamed } from "./codes";

export interface Turning {
  code: string;
  /** Whether it counts as a full one (ALL) now. */
  all: boolean;
  turned: boolean;
  /** The cards that turn it, and whether each has been played. */
  by: { code: string; done: boolean }[];
}

/** All of them, as they count now. */
export function turningOf({ game, turned = [], log = [] }: Public): Turning[] {
  const played = cardsNamed(log);
  return Object.entries(lookOf(game).cards).flatMap(([code, { full = false, turned_by }]) => {
    if (!turned_by) return [];
    const isTurned = turned.includes(code);
    const by = turned_by.map((flip) => ({ code: flip, done: played.has(flip) }));
    return [{ code, all: full !== isTurned, turned: isTurned, by }];
  });
}
