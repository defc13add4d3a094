// The actions of a decision in one order.

import type { Tried } from "../lib/protocol";

/** The actions that the analysis judged, and among them, by what they lose, those judged later. */
export function rankActions(judged: Tried[], further: Tried[] = []): Tried[] {
  const [best, ...others] = judged;
  if (!best || !further.length) return judged;
  return [best, ...[...others, ...further].toSorted((a, b) => a.loss - b.loss)];
}
