// The eight cards that turn at ALL or NOTHING, and the cards that turn them.

import { turnedBy } from "../cards/code";
import type { Line } from "../lib/protocol";
import { lastWord } from "./codes";

export interface Turning {
  code: string;
  /** It counts as ALL now. */
  all: boolean;
  turned: boolean;
  /** The two FLIPs, and whether each has been played. */
  by: { code: string; done: boolean }[];
}

/** The eight, as they count now. */
export function eight(turned: string[], log: Line[]): Turning[] {
  const played = new Set(log.map((line) => lastWord(line.action)));
  return ["A", "N"].flatMap((kind) =>
    ["s", "c", "h", "d"].map((suit) => {
      const code = kind + suit;
      const isTurned = turned.includes(code);
      return {
        code,
        all: (kind === "A") !== isTurned,
        turned: isTurned,
        by: turnedBy(code).map((flip) => ({ code: flip, done: played.has(flip) })),
      };
    }),
  );
}
