// The best card of a trick so far, by what lies open.

import { parts } from "../cards/code";
import type { Play, Public } from "../lib/protocol";

const PICTURES: Record<string, number> = { J: 11, Q: 12, K: 13, A: 14 };

/** The seat whose card would take the trick as it lies; -1 if none has been played. */
export function best(open: Public, options: Record<string, unknown> = {}): number {
  const trick = open.trick ?? [];
  if (!trick.length) return -1;
  if (open.game === "all-or-nothing") return flips(open, trick, options).seat;
  const lowest = (open.sauces ?? []).some((s) => s.effect === "hand-me-down" && s.super);
  const led = open.led || parts(trick[0]!.card).suit;
  const strength = (play: Play) => {
    const { rank, suit } = parts(play.card);
    const number = rankOf(rank) * (open.reversed ? -1 : 1);
    if (lowest) return suit === led ? 1000 - number : -Infinity;
    const trump = (open.trumps ?? []).includes(suit);
    if (trump) return 1000 * (1 + (open.suit_order ?? []).indexOf(suit) + 1) + number;
    return suit === led ? number : -Infinity;
  };
  return top(trick, strength).seat;
}

function flips(open: Public, trick: Play[], options: Record<string, unknown>): Play {
  const turned = new Set(open.turned ?? []);
  const all = trick.find((p) => "AN".includes(p.card[0]!) && (p.card[0] === "A") !== turned.has(p.card));
  if (all) return all;
  const any = options["offsuit_wins"] === true;
  return top(trick, (play) => {
    const { rank, suit } = parts(play.card);
    if ("AN".includes(rank)) return -Infinity;
    return any || suit === open.led ? Number(rank) : -Infinity;
  });
}

/** The strongest play; of equals the first. */
function top(trick: Play[], strength: (play: Play) => number): Play {
  return trick.reduce((a, b) => (strength(b) > strength(a) ? b : a));
}

function rankOf(rank: string): number {
  return PICTURES[rank] ?? Number(rank);
}
