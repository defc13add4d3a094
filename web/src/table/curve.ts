// The score as a curve: a line for each side, a point for each hand.

import type { State } from "../lib/protocol";
import "../styles/curve.css";
import type { People } from "./people";

export interface Side {
  name: string;
  /** The side's total before the first hand and after each hand. */
  totals: number[];
}

/** The sides in the order of their seats. */
export function sidesOf(state: State, people: People): Side[] {
  const scores = state.public?.scores ?? [];
  const hands = state.public?.hands ?? [];
  return scores.map((score, side) => {
    const changes = hands.map((hand) => hand[side] ?? 0);
    const totals = [score - changes.reduce((sum, change) => sum + change, 0)];
    for (const change of changes) totals.push(totals.at(-1)! + change);
    return { name: people.side(side, scores.length), totals };
  });
}

/** Round numbers that enclose all totals, in about four steps. */
export function ticks(sides: Side[]): number[] {
  const all = sides.flatMap(({ totals }) => totals);
  const low = Math.min(0, ...all);
  const high = Math.max(low + 1, ...all);
  const rough = (high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].find((one) => one * power >= rough)! * power);
  const found = [];
  for (let at = Math.floor(low / step) * step; at < high + step; at += step) found.push(at);
  return found;
}

export function pathOf(points: [x: number, y: number][]): string {
  return points.map(([x, y], k) => `${k ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** Heights for labels near `wanted`, at least `gap` apart, in the same order. */
export function apart(wanted: number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, k) => k).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const found = [...wanted];
  order.forEach((k, n) => {
    const least = n ? found[order[n - 1]!]! + gap : low;
    found[k] = Math.max(wanted[k]!, least);
  });
  let most = high;
  for (const k of order.reverse()) {
    found[k] = Math.min(found[k]!, most);
    most = found[k]! - gap;
  }
  return found;
}
