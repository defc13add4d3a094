// The days on which the reader has finished a daily deal, and how many in a row.

import type { DailyDeal } from "../lib/protocol";
import { MINE, readStored, store } from "../lib/stored";

const KEY = MINE.days;
const MOST = 2000;
const DAY = 24 * 3600 * 1000;

/** The days that this browser has kept, the latest first. */
export function keptDays(): string[] {
  return daysIn(readStored(KEY));
}

/** Adds days to those that are kept; returns all. */
export function keepDays(days: string[]): string[] {
  const all = [...new Set([...days, ...keptDays()])].sort().reverse().slice(0, MOST);
  store(KEY, all); // without storage, the server knows the last week
  return all;
}

/** What of a list are days. */
export function daysIn(found: unknown): string[] {
  const isDay = (day: unknown): day is string =>
    typeof day === "string" && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  return Array.isArray(found) ? found.filter(isDay) : [];
}

/** The days of the deals on which a try is over. */
export const doneDays = (deals: DailyDeal[]): string[] =>
  deals.filter(({ mine }) => mine?.over).map(({ date }) => date);

/** How many days in a row, up to today, or to yesterday while today is still to be played. */
export function streakOf(days: string[], today: string): number {
  const done = new Set(days);
  const before = (at: number) => new Date(Date.parse(today) - at * DAY).toISOString().slice(0, 10);
  const first = done.has(today) ? 0 : 1;
  let count = 0;
  while (done.has(before(first + count))) count++;
  return count;
}

/** A day in words, such as "22 Nov". */
export function dayWords(day: string, language: string, more: Intl.DateTimeFormatOptions = {}): string {
  const date = { day: "numeric", month: "short", timeZone: "UTC", ...more } as const;
  return new Intl.DateTimeFormat(language, date).format(new Date(day));
}
