// Sauce: a team's bid in a few signs.

import { has, say } from "../lib/words";
import type { Public } from "../lib/protocol";

/** "155", "60 + ?", "85 + Nope", "Shadoof"; a dash while neither has bid. */
export function teamBid(open: Public, team: number): string {
  const bids = [open.seats?.[team]?.bid ?? "", open.seats?.[team + 2]?.bid ?? ""];
  if (bids.includes("shadoof")) return say("bid-shadoof");
  const said = bids.find((bid) => bid === "no way");
  if (said) return say("said-no-way");
  if (bids.every((bid) => !bid)) return "–";
  const numbers = bids.flatMap((bid) => /^bid (\d+)$/.exec(bid)?.[1] ?? []).map(Number);
  const others = bids.filter((bid) => bid && !bid.startsWith("bid ")).map(words);
  const sum = numbers.length ? [String(numbers.reduce((a, b) => a + b, 0))] : [];
  return [...sum, ...others, ...(bids.includes("") ? ["?"] : [])].join(" + ");
}

function words(bid: string): string {
  const key = `bid-${bid.split(" ").join("-")}`;
  return has(key) ? say(key) : bid;
}
