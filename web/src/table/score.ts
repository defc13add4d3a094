// The score by hand, as a table.

import { lookOf } from "../lib/looks.svelte";
import type { Public, State } from "../lib/protocol";
import { say } from "../lib/words";
import { minus, withSign } from "./numbers";
import { peopleOf } from "./people";
import { isDouble } from "./progress";

export interface Sheet {
  heads: string[];
  /** For each hand, its number, the changes, and the totals after it. */
  rows: { head: string; cells: string[]; totals: string[] }[];
  /** The sides, by column. */
  order: number[];
  totals: string[];
  /** The column of the user's side; -1 for a spectator. */
  mine: number;
}

/** Hands and totals; the user's side is the first column, and when the game is over, the best. */
export function sheetOf(state: State): Sheet {
  const open = state.public;
  const people = peopleOf(state);
  const signs = lookOf(open?.game).signed;
  const scores = open?.scores ?? [];
  const sides = scores.length;
  const mine = state.you.seat < 0 ? -1 : state.you.seat % sides;
  const mineFirst = scores.map((_, k) => (k + Math.max(0, mine)) % sides);
  const order = open && state.table.stage === "over" ? byPlace(open, mineFirst) : mineFirst;
  const rows = (open?.hands ?? []).map((changes, hand) => ({
    head: `${hand + 1}${open && isDouble(open, hand) ? " ×2" : ""}`,
    totals: order.map((side) => minus(totalAfter(open!, side, hand))),
    cells: order.map((side) => changeText(changes[side] ?? 0, signs)),
  }));
  return {
    heads: order.map((side) => people.short(side, sides)),
    rows,
    order,
    totals: order.map((side) => minus(scores[side] ?? 0)),
    mine: mine < 0 ? -1 : order.indexOf(mine),
  };
}

/** The total of a side after a hand (from 0): the present total without later hands. */
function totalAfter(open: Public, side: number, hand: number): number {
  const later = (open.hands ?? []).slice(hand + 1);
  return later.reduce((sum, one) => sum - (one[side] ?? 0), open.scores?.[side] ?? 0);
}

/** The places of the sides, from 1; equal totals share one. */
export function placesOf(open: Public): number[] {
  const scores = open.scores ?? [];
  const better = (a: number, b: number) => (open.lowest_wins ? a < b : a > b);
  const places = scores.map((one) => 1 + scores.filter((other) => better(other, one)).length);
  // Whoever has won is first, whatever the totals.
  const winners = open.winners ?? [];
  return places.map((place, side) => (winners.includes(side) ? 1 : winners.length ? Math.max(2, place) : place));
}

export function byPlace(open: Public, sides: number[]): number[] {
  const places = placesOf(open);
  return [...sides].sort((a, b) => places[a]! - places[b]!);
}

/** What a side's score of a hand, from 0, is made of: in words with its points, and the rule. */
export function partsOf(open: Public, hand: number, side: number): { words: string; rule: string }[] {
  const sides = open.parts?.[hand] ?? [];
  return (sides[side] ?? []).map(({ code, number, rule = "", count }) => {
    const words = say(`score-${code}`, { count: count ?? 0 });
    // What only says the bid and the tricks needs no rule.
    return number ? { words: `${words} ${withSign(number)}`, rule } : { words, rule: "" };
  });
}

/** A change of points, with a sign if points can go both up and down. */
function changeText(points: number, signs: boolean): string {
  return signs ? withSign(points) : minus(points);
}
