// The score of what was entered, by the rules that the server states (`ScoreRules`): it only looks up and
// adds. The server does the same in `nullo/scorekeeper/reckoning.py`; both are held to the same games.

import type { Ending, EntryField, EntryRead, GameLimit, ScorePart, ScoreRules, ScoreTable } from "../lib/protocol";

/** What was entered for a hand: for each field, a value for each seat or side, or a single one. */
export type HandEntry = Record<string, number[]>;

/** Stands for the number of cards that everybody has in the hand. */
export const HAND_SIZE = -1;

export interface Reckoning {
  totals: number[];
  /** For each hand, by how much it changed each total. */
  hands: number[][];
  /** What each hand scored, part by part, by side. */
  parts: ScorePart[][][];
  /** The dealer of each hand, and of the next one unless the game is over. */
  dealers: number[];
  /** The number of the first hand whose points are multiplied; -1 if there is none so far. */
  doubledFrom: number;
  winners: number[];
  end: Ending | null;
}

export const sidesOf = (rules: ScoreRules) => rules.start.length;
export const sideOf = (rules: ScoreRules, seat: number) => seat % sidesOf(rules);

/** How many cards everybody has in a hand; 0 if the rules do not say. */
export function sizeOf(rules: ScoreRules, hand: number): number {
  const sizes = rules.form.sizes ?? [];
  return sizes[hand % sizes.length] ?? 0;
}

/** How many values a field has. */
export function placesOf(rules: ScoreRules, field: EntryField): number {
  const each = field.each ?? "seat";
  return each === "seat" ? rules.players : each === "side" ? sidesOf(rules) : 1;
}

/** What the values of a field must add up to in a hand; null if any sum is possible. */
export function totalOf(rules: ScoreRules, field: EntryField, hand: number): number | null {
  if (field.total === undefined) return null;
  return field.total === HAND_SIZE ? sizeOf(rules, hand) : field.total;
}

function valueCount({ low = 0, high = 1, step = 1 }: EntryRead): number {
  return Math.floor((high - low) / step) + 1;
}

export function startOf(rules: ScoreRules, dealer: number): Reckoning {
  return {
    totals: [...rules.start],
    hands: [],
    parts: [],
    dealers: [dealer],
    doubledFrom: -1,
    winners: [],
    end: null,
  };
}

/** The score after some hands, all of whose entries must be possible. */
export function reckon(rules: ScoreRules, hands: HandEntry[], dealer: number): Reckoning {
  return hands.reduce((state, entry) => after(rules, state, entry), startOf(rules, dealer));
}

export function after(rules: ScoreRules, before: Reckoning, entry: HandEntry): Reckoning {
  const number = before.hands.length;
  const doubledFrom = before.doubledFrom < 0 && isDoubled(rules, before, number) ? number : before.doubledFrom;
  const times = doubledFrom < 0 ? 1 : (rules.form.doubling?.times ?? 1);
  const parts = partsOf(rules, entry, times);
  const changes = parts.map((side) => side.reduce((sum, part) => sum + part.number, 0));
  const totals = before.totals.map((total, side) => total + changes[side]!);
  const state: Reckoning = {
    ...before,
    totals,
    hands: [...before.hands, changes],
    parts: [...before.parts, parts],
    doubledFrom,
  };
  finish(rules, state, entry);
  if (!state.end) state.dealers = [...before.dealers, (before.dealers.at(-1)! + 1) % rules.players];
  return state;
}

/** Whether the points of this hand and of all later ones are multiplied. */
function isDoubled(rules: ScoreRules, before: Reckoning, number: number): boolean {
  const doubling = rules.form.doubling;
  if (!doubling) return false;
  return number >= doubling.after || highest(rules, before) >= doubling.at;
}

/** The highest total that a side has ever had. */
function highest(rules: ScoreRules, { hands }: Reckoning): number {
  let totals = rules.start;
  let best = Math.max(...totals);
  for (const changes of hands) {
    totals = totals.map((total, side) => total + changes[side]!);
    best = Math.max(best, ...totals);
  }
  return best;
}

function partsOf(rules: ScoreRules, entry: HandEntry, times: number): ScorePart[][] {
  const found: ScorePart[][] = rules.start.map(() => []);
  for (const table of rules.form.tables) {
    const places = table.each === "side" ? sidesOf(rules) : rules.players;
    for (let place = 0; place < places; place++) {
      const own = sideOf(rules, place);
      const cell = cellOf(rules, table, place, entry);
      found.forEach((parts, side) => {
        if ((side === own) !== (table.pays !== "others")) return;
        for (const part of cell) add(parts, { ...part, number: part.number * times });
      });
    }
  }
  return found;
}

/** Adds a part to the parts of a side's score, merged with one of the same kind. */
function add(parts: ScorePart[], part: ScorePart): void {
  const k = parts.findIndex(({ code, rule }) => code === part.code && rule === part.rule);
  if (k < 0) {
    parts.push(part);
    return;
  }
  const other = parts[k]!;
  const count = part.count === undefined ? {} : { count: (other.count ?? 0) + part.count };
  parts[k] = { ...other, number: other.number + part.number, ...count };
}

function cellOf(rules: ScoreRules, table: ScoreTable, place: number, entry: HandEntry): ScorePart[] {
  const named = new Set(rules.form.fields.map(({ name }) => name));
  if (table.reads.some(({ field }) => named.has(field) && !entry[field])) return [];
  if (table.per) {
    const number = valueOf(rules, table.reads[0]!, table, place, entry) * table.per.number;
    return [{ ...table.per, number }];
  }
  let index = 0;
  for (const read of table.reads) {
    const { low = 0, step = 1 } = read;
    const value = Math.floor((valueOf(rules, read, table, place, entry) - low) / step);
    index = index * valueCount(read) + Math.max(0, Math.min(valueCount(read) - 1, value));
  }
  return table.cells?.[index] ?? [];
}

function valueOf(
  rules: ScoreRules,
  { field, of = "seat", minus = "" }: EntryRead,
  table: ScoreTable,
  place: number,
  entry: HandEntry,
): number {
  if (of === "seat") return entry[field]?.[place] ?? 0;
  if (of === "is") return entry[field]![0] === place ? 1 : 0;
  const side = table.each === "side" ? place : of === "team" ? sideOf(rules, place) : -1;
  const seats = Array.from({ length: rules.players }, (_, seat) => seat).filter((seat) =>
    side >= 0 ? sideOf(rules, seat) === side : seat === place,
  );
  if (of === "max") return Math.max(...seats.map((seat) => markOf(rules, field, seat, entry)));
  const sum = (name: string) => seats.reduce((all, seat) => all + Math.max(0, entry[name]?.[seat] ?? 0), 0);
  return sum(field) - (minus ? sum(minus) : 0);
}

/** The greatest mark called `name` that the values entered for a seat have. */
function markOf(rules: ScoreRules, name: string, seat: number, entry: HandEntry): number {
  return Math.max(
    0,
    ...rules.form.fields.map((field) => {
      if ((field.each ?? "seat") !== "seat" || !entry[field.name]) return 0;
      const value = entry[field.name]![seat];
      const choice = field.choices?.find((one) => one.value === value);
      return ((choice ? choice.marks : field.marks) ?? {})[name] ?? 0;
    }),
  );
}

/** Ends the game, if a limit is reached. */
function finish(rules: ScoreRules, state: Reckoning, entry: HandEntry): void {
  for (const limit of rules.limits) {
    if (!isReached(limit, state.hands.length, state.totals)) continue;
    if (limit.alone) {
      const barred = (entry[limit.barred ?? ""] ?? []).flatMap((value, seat) =>
        value > 0 ? [sideOf(rules, seat)] : [],
      );
      const winner = soleLeader(limit, state.totals, barred);
      if (winner < 0) continue;
      state.winners = [winner];
    } else {
      const best = rules.lowest_wins ? Math.min(...state.totals) : Math.max(...state.totals);
      state.winners = state.totals.flatMap((total, side) => (total === best ? [side] : []));
    }
    state.end = { code: limit.code, number: limit.number, rule: limit.rule };
    return;
  }
}

function isReached({ by, at, number }: GameLimit, hands: number, totals: number[]): boolean {
  const limit = at ?? number;
  if (by === "hands") return hands >= limit;
  return by === "most" ? Math.min(...totals) <= limit : Math.max(...totals) >= limit;
}

/** The side that alone has the most points, if they reach the limit; -1 if there is none. */
function soleLeader(limit: GameLimit, totals: number[], barred: number[]): number {
  const able = totals.flatMap((_, side) => (barred.includes(side) ? [] : [side]));
  const best = Math.max(...able.map((side) => totals[side]!));
  const first = able.filter((side) => totals[side] === best);
  return first.length === 1 && isReached(limit, 0, [best]) ? first[0]! : -1;
}

/** Whether a hand ends the game before the play. */
export function endsEarly(rules: ScoreRules, before: Reckoning, entry: HandEntry): boolean {
  return rules.limits.some((limit) => {
    const values = limit.early ? (entry[limit.early] ?? []) : [];
    return values.some((value, place) => {
      if (value <= 0) return false;
      const side = sideOf(rules, place);
      const totals = [...before.totals];
      for (const table of rules.form.tables) {
        if (!table.reads.every(({ field }) => field === limit.early)) continue;
        const cell = cellOf(rules, table, place, entry);
        totals[side] = totals[side]! + cell.reduce((sum, part) => sum + part.number, 0);
      }
      return soleLeader(limit, totals, []) === side;
    });
  });
}
