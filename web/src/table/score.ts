// The score by hand, as a table.

import { lookOf } from "../lib/looks.svelte";
import type { Public, State } from "../lib/protocol";
import { say } from "../lib/words";
import { minus, signed } from "./numbers";
import { peopleOf } from "./people";
import { isDouble } from "./progress";

export interface Sheet {
  heads: string[];
  rows: { head: string; cells: string[] }[];
  totals: string[];
  /** The column of the reader's side; -1 for a spectator. */
  mine: number;
}

/** Hands and totals; the reader's side is the first column. */
export function sheetOf(state: State): Sheet {
  const open = state.public;
  const people = peopleOf(state);
  const signs = lookOf(open?.game).signed;
  const scores = open?.scores ?? [];
  const sides = scores.length;
  const mine = state.you.seat < 0 ? -1 : state.you.seat % sides;
  const order = scores.map((_, k) => (k + Math.max(0, mine)) % sides);
  const rows = (open?.hands ?? []).map((changes, hand) => ({
    head: `${hand + 1}${open && isDouble(open, hand) ? " ×2" : ""}`,
    cells: order.map((side) => change(changes[side] ?? 0, signs)),
  }));
  return {
    heads: order.map((side) => people.short(side, sides)),
    rows,
    totals: order.map((side) => minus(scores[side] ?? 0)),
    mine: mine < 0 ? -1 : 0,
  };
}

/** What each side's score of the last hand is made of, in words; nothing if all points are of one kind. */
export function scoreParts(open: Public): string[] {
  const sides = open.parts?.at(-1) ?? [];
  if (new Set(sides.flat().map((part) => part.code)).size < 2) return [];
  return sides.map((parts) =>
    parts.map(({ code, number }) => (parts.length > 1 ? `${say(`score-${code}`)} ${signed(number)}` : say(`score-${code}`))).join(" · "),
  );
}

/** A change of points, with a sign if points can go both up and down. */
function change(points: number, signs: boolean): string {
  return signs ? signed(points) : minus(points);
}
