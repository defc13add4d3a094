// Where the bars of histograms lie, all of them on one scale from 0 to 100.

import type { Tried } from "../lib/protocol";

/** A scale of points. */
export interface Axis {
  /** The points at its left end, and at its right. */
  from: number;
  to: number;
  /** The width of a bar for a single number of points. */
  wide: number;
  /** The greatest share of a bar. */
  most: number;
}

const WIDEST = 6;
const NARROWEST = 2;
const LINE = 0.5;

/** The scale for all results of some actions; `backwards`: from the highest points to the lowest. */
export function axisOf(tried: Tried[], backwards = false): Axis {
  const bars = tried.flatMap(({ results }) => results);
  const low = Math.min(...bars.map((bar) => bar.low));
  const high = Math.max(low + 1, ...bars.map((bar) => bar.high));
  const points = [...new Set(bars.flatMap((bar) => [bar.low, bar.high]))].sort((a, b) => a - b);
  const gaps = points.slice(1).map((at, k) => at - points[k]!);
  const fits = (80 * Math.min(...gaps, high - low)) / (high - low);
  return {
    from: backwards ? high : low,
    to: backwards ? low : high,
    wide: Math.max(NARROWEST, Math.min(WIDEST, fits)),
    most: Math.max(...bars.map(({ share }) => share)),
  };
}

/** The middle of a bar for a number of points. */
export function placeOn({ from, to, wide }: Axis, points: number): number {
  return wide / 2 + ((100 - wide) * (points - from)) / (to - from);
}

/** The bars of an action, of heights up to 1; none reaches beyond the scale. */
export function barsOf(axis: Axis, { results }: Tried): { left: number; wide: number; high: number }[] {
  return results.map(({ low, high, share }) => {
    const ends = [placeOn(axis, low), placeOn(axis, high)];
    const middle = (ends[0]! + ends[1]!) / 2;
    // Bars of groups that touch are told apart by a line.
    const wide = low === high ? axis.wide : Math.max(axis.wide, Math.abs(ends[1]! - ends[0]!)) - LINE;
    return { left: middle - wide / 2, wide, high: share / axis.most };
  });
}
