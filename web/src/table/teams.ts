// A team's bid in a few signs.

import { verbOf } from "../lib/moves";
import type { Public } from "../lib/protocol";
import { saidWords } from "./choices";

/** "155", "60 + ?", or what one says for both; a dash while neither has bid. */
export function teamBid(open: Public, team: number): string {
  const entries = [open.seats?.[team]?.bid, open.seats?.[team + 2]?.bid];
  const bids = entries.filter((bid) => bid !== undefined);
  if (!bids.length) return "–";
  const whole = bids.find((bid) => verbOf(bid, open.game).alone);
  if (whole) return saidWords(whole);
  const numbers = bids.flatMap(({ number }) => number ?? []);
  const others = bids.filter(({ number }) => number === undefined).map(saidWords);
  const sum = numbers.length ? [String(numbers.reduce((a, b) => a + b, 0))] : [];
  return [...sum, ...others, ...(bids.length < 2 ? ["?"] : [])].join(" + ");
}
