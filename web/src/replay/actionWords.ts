// Actions and numbers in words.

import { capital } from "../lib/words";
import { spoken } from "../lib/spoken.svelte";
import type { Move, Public } from "../lib/protocol";
import { choiceWords } from "../table/choices";
import type { People } from "../table/people";
import type { Namer } from "../table/telling";

/** An action in words, as it may be chosen when everybody knows `open`. */
export function actionWords(move: Move, open: Public, people: People, card: Namer): string {
  return capital(choiceWords(move, open, people, card));
}

/** A number in the user's language, with a true minus sign. */
const format = (value: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(spoken.language, options).format(value).replace("-", "−");

export const percent = (share: number, digits = 0): string =>
  format(share, { style: "percent", maximumFractionDigits: digits });

export const tenths = (value: number): string => format(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A number with at most one decimal, without a plus sign; it is shown as 0 only if it is 0. */
export function plain(value: number): string {
  const digits = value !== 0 && Math.abs(value) < 0.1 ? 2 : Math.abs(value) < 10 ? 1 : 0;
  return format(value, { maximumFractionDigits: digits });
}

/** A number with at most one decimal and its sign. */
export const signedNumber = (value: number): string =>
  format(value, { maximumFractionDigits: Math.abs(value) < 10 ? 1 : 0, signDisplay: "exceptZero" });

/** Whether a number is less than two standard errors away from 0. */
export function unclear(value: number, error: number): boolean {
  return Math.abs(value) < 2 * error;
}
