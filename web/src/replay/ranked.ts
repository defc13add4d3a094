// The actions of a decision in one order.

import type { Tried } from "../lib/protocol";

/** The actions that the analysis judged, and among them, by what they lose, those judged later. */
export function ranked(judged: readonly Tried[], further: readonly Tried[] = []): readonly Tried[] {
  const [best, ...others] = judged;
  if (!best || !further.length) return judged;
  return [best, ...[...others, ...further].toSorted((a, b) => a.loss - b.loss)];
}
