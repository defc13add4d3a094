// What can be entered for a hand: the values that are possible, and why the others are not.

import type { EntryField, ScoreRules } from "../lib/protocol";
import {
  after,
  endsEarly,
  placesOf,
  reckon,
  sideOf,
  sizeOf,
  totalOf,
  type HandEntry,
  type Reckoning,
} from "./reckoning";

/** The values entered so far for a hand, by field; null for a value that is missing. */
export type Draft = Record<string, (number | null)[]>;

/** A hand that is being entered: the rules, the score before it, and what has been entered. */
export interface OpenHand {
  rules: ScoreRules;
  before: Reckoning;
  draft: Draft;
}

/** Why a value is not possible: the key of a message, its parameters, and the rule. */
export interface FieldRefusal {
  key: string;
  count?: number;
  low?: number;
  high?: number;
  step?: number;
  rule: string;
}

/** A hand in which nothing was entered. */
export function empty(rules: ScoreRules): Draft {
  return Object.fromEntries(
    rules.form.fields.map((field) => [
      field.name,
      Array<number | null>(placesOf(rules, field)).fill(field.usual ?? null),
    ]),
  );
}

/** The values of a field: numbers, then those with names. */
export function numbersOf(field: EntryField): number[] {
  const { low, high, step } = rangeOf(field);
  return high < low ? [] : Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, n) => low + n * step);
}

const rangeOf = ({ low = 0, high = -1, step = 1 }: EntryField) => ({ low, high, step });

/** The place whose value follows from the others: the chosen one or, if all values are entered, the last one. */
function follower(values: (number | null)[], chosen: number | undefined): number {
  if (chosen !== undefined && chosen < values.length) return chosen;
  return values.includes(null) ? -1 : values.length - 1;
}

export function isAsked(rules: ScoreRules, field: EntryField, place: number, dealer: number): boolean {
  return !field.first || place === (dealer + 1) % rules.players;
}

/** Whether a value that is entered before the play is asked for only with the result, like a secret bid. */
export function isLate(field: EntryField, draft: Draft, place: number): boolean {
  return field.late !== undefined && draft[field.late.field]?.[place] === field.late.value;
}

/** Why a value is not possible; null if it is. */
export function refusal(
  entered: OpenHand,
  field: EntryField,
  place: number,
  value: number,
  follows?: number,
): FieldRefusal | null {
  const { rules, before, draft } = entered;
  const rule = field.rule ?? "";
  const hand = before.hands.length;
  if ((field.each ?? "seat") === "table" || value === field.usual) return null;
  if (field.answers && !mayAnswer(entered, field, place)) {
    return { key: "keep-why-answer", rule: field.answers.rule };
  }
  const choice = field.choices?.find((one) => one.value === value);
  if (choice?.behind && deficit(entered, place) < choice.behind) {
    return { key: "keep-why-behind", count: choice.behind, rule: choice.rule ?? rule };
  }
  if (choice) return null;
  if (!isValue(rules, field, value)) return { key: "keep-why-range", ...rangeOf(field), rule };
  const size = sizeOf(rules, hand);
  if (field.within_hand && value > size) return { key: "keep-why-size", count: size, rule };
  const total = totalOf(rules, field, hand);
  if (total === null) return null;
  const values = draft[field.name]!;
  const at = follower(values, follows);
  const others = values.filter((one, k) => k !== place && k !== at && one !== null);
  const left = total - others.reduce((sum: number, one) => sum + one!, 0);
  if (value > left) return { key: "keep-why-left", count: Math.max(0, left), rule };
  if (!field.most && value < left && others.length === values.length - 1) {
    return { key: "keep-why-all", count: left, rule };
  }
  return null;
}

/** Whether exactly one side chose what a field answers, it is not this seat's, and nobody else answers. */
function mayAnswer({ rules, draft }: OpenHand, field: EntryField, place: number): boolean {
  const { field: name, value } = field.answers!;
  const asked = draft[name] ?? [];
  const sides = new Set(asked.flatMap((one, seat) => (one === value ? [sideOf(rules, seat)] : [])));
  const taken = (draft[field.name] ?? []).some((one, k) => k !== place && (one ?? 0) > 0);
  return sides.size === 1 && !sides.has(sideOf(rules, place)) && !taken;
}

/** How many points a seat's side is behind the best. */
function deficit({ rules, before: { totals } }: OpenHand, place: number): number {
  const mine = totals[sideOf(rules, place)]!;
  return rules.lowest_wins ? mine - Math.min(...totals) : Math.max(...totals) - mine;
}

/** What is left for the last place of a field; null if nothing follows yet. */
export function remainder(
  rules: ScoreRules,
  field: EntryField,
  hand: number,
  values: (number | null)[],
): { place: number; value: number } | null {
  const total = totalOf(rules, field, hand);
  if (total === null || field.most) return null;
  const open = values.flatMap((one, place) => (one === null ? [place] : []));
  if (open.length !== 1) return null;
  const value = total - values.reduce((sum: number, one) => sum + (one ?? 0), 0);
  return value >= (field.low ?? 0) ? { place: open[0]!, value } : null;
}

/**
 * The values of a field after one was entered: the last one that is open follows from the others, and
 * goes on following them (`follows` is its place).
 */
export function enterValue(
  rules: ScoreRules,
  field: EntryField,
  hand: number,
  values: (number | null)[],
  place: number,
  value: number | null,
  follows: number | undefined,
): { values: (number | null)[]; follows: number | undefined } {
  const found = [...values];
  found[place] = value;
  const total = totalOf(rules, field, hand);
  if (total === null || field.most) return { values: found, follows };
  const at = follower(values, follows);
  if (at >= 0 && at !== place) found[at] = null;
  const rest = remainder(rules, field, hand, found);
  if (!rest) return { values: found, follows: undefined };
  found[rest.place] = rest.value;
  return { values: found, follows: rest.place };
}

/** Takes back what other entries have made impossible, such as an answer to a bid that was changed. */
export function withoutImpossible({ rules, before, draft }: OpenHand): Draft {
  const found: Draft = { ...draft };
  for (const field of rules.form.fields) {
    if (!field.answers) continue;
    found[field.name] = found[field.name]!.map((value, place) =>
      value !== null && refusal({ rules, before, draft: found }, field, place, value) ? (field.usual ?? null) : value,
    );
  }
  return found;
}

/** The fields that a hand needs: none of the result if the game is over before the play. */
export function neededFields({ rules, before, draft }: OpenHand): EntryField[] {
  const early = endsEarly(rules, before, completeFields(draft));
  return rules.form.fields.filter((field) => !early || field.stage === "bids");
}

function completeFields(draft: Draft): HandEntry {
  return Object.fromEntries(Object.entries(draft).filter(([, values]) => !values.includes(null))) as HandEntry;
}

/** A draft as an entry; null if something is missing or impossible. */
export function entryOf(entered: OpenHand): HandEntry | null {
  const found: HandEntry = {};
  for (const field of neededFields(entered)) {
    const values = entered.draft[field.name];
    if (values?.length !== placesOf(entered.rules, field) || missingPlaces(entered, field).length) return null;
    found[field.name] = values as number[];
  }
  return found;
}

export function missingPlaces(entered: OpenHand, field: EntryField): number[] {
  const { rules, before, draft } = entered;
  const values = draft[field.name]!;
  const total = totalOf(rules, field, before.hands.length);
  const wrong = values.flatMap((value, place) => (isFit(entered, field, place, value) ? [] : [place]));
  const sum = values.reduce((all: number, one) => all + (one ?? 0), 0);
  const addsUp = total === null || sum === total || (sum < total && field.most);
  return wrong.length || addsUp ? wrong : [values.length - 1];
}

function isFit(entered: OpenHand, field: EntryField, place: number, value: number | null): boolean {
  const { rules, before } = entered;
  if (value === null || !isValue(rules, field, value)) return false;
  if (value !== field.usual && !isAsked(rules, field, place, before.dealers.at(-1)!)) return false;
  return totalOf(rules, field, before.hands.length) !== null || !refusal(entered, field, place, value);
}

function isValue(rules: ScoreRules, field: EntryField, value: number): boolean {
  if (!Number.isSafeInteger(value)) return false;
  if (field.each === "table") return value >= -1 && value < rules.players;
  if (field.choices?.some((one) => one.value === value)) return true;
  const { low, high, step } = rangeOf(field);
  return value >= low && value <= high && (value - low) % step === 0;
}

/** The number of the first of some hands that is impossible; -1 if all are possible. */
export function firstImpossible(rules: ScoreRules, hands: HandEntry[], dealer: number): number {
  const names = (entry: HandEntry) => Object.keys(entry).sort().join();
  let state = reckon(rules, [], dealer);
  for (const [number, entry] of hands.entries()) {
    const made = state.end ? null : entryOf({ rules, before: state, draft: { ...empty(rules), ...entry } });
    if (!made || names(made) !== names(entry)) return number;
    state = after(rules, state, made);
  }
  return -1;
}
