// Actions and numbers in words.

import { capital } from "../lib/words";
import { spoken } from "../lib/spoken.svelte";
import type { Move, Public } from "../lib/protocol";
import { choiceWords } from "../table/choices";
import type { People } from "../table/people";
import type { Namer } from "../table/telling";

/** A move that may be chosen when all know `open`. */
export function actionWords(move: Move, open: Public, people: People, card: Namer): string {
  return capital(choiceWords(move, open, people, card));
}

export function percent(share: number, digits = 0): string {
  return new Intl.NumberFormat(spoken.language, { style: "percent", maximumFractionDigits: digits }).format(share);
}

export function tenths(value: number): string {
  return new Intl.NumberFormat(spoken.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** A number with at most one decimal, without a plus sign; never 0 unless it is. */
export function plain(value: number): string {
  const digits = value !== 0 && Math.abs(value) < 0.1 ? 2 : Math.abs(value) < 10 ? 1 : 0;
  return new Intl.NumberFormat(spoken.language, { maximumFractionDigits: digits }).format(value).replace("-", "−");
}

/** A number with at most one decimal, its sign, and a true minus sign. */
export function signedNumber(value: number): string {
  const digits = { maximumFractionDigits: Math.abs(value) < 10 ? 1 : 0 };
  const format = new Intl.NumberFormat(spoken.language, { ...digits, signDisplay: "exceptZero" });
  return format.format(value).replace("-", "−");
}

/** Whether a number is less than two of its standard errors away from 0. */
export function unclear(value: number, error: number): boolean {
  return Math.abs(value) < 2 * error;
}
