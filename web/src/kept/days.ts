// The days on which the user has finished a daily deal, and how many of them are in a row.

import type { DailyDeal, GameInfo } from "../lib/protocol";
import { MINE, readStored, store, storedList } from "../lib/stored";

const KEY = MINE.days;
const MOST = 2000;
const DAY = 24 * 3600 * 1000;

/** The days that this browser has stored, the latest first. */
export const keptDays = (): string[] => daysIn(readStored(KEY));

/** Adds days to the stored ones; returns all of them. */
export function keepDays(days: string[]): string[] {
  const all = [...new Set([...days, ...keptDays()])].sort().reverse().slice(0, MOST);
  store(KEY, all); // without storage, the server knows the last week
  return all;
}

/** The valid days of a list. */
export function daysIn(found: unknown): string[] {
  const isDay = (day: unknown): day is string =>
    typeof day === "string" && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  return Array.isArray(found) ? found.filter(isDay) : [];
}

export const doneDays = (deals: DailyDeal[]): string[] =>
  deals.filter(({ mine }) => mine?.over).map(({ date }) => date);

/** The number of successive days up to today, or up to yesterday if today's deal is still to be played. */
export function streakOf(days: string[], today: string): number {
  const done = new Set(days);
  const before = (at: number) => new Date(Date.parse(today) - at * DAY).toISOString().slice(0, 10);
  const first = done.has(today) ? 0 : 1;
  let count = 0;
  while (done.has(before(first + count))) count++;
  return count;
}

/** The result of a daily deal that the user has finished, with that of the expert. */
export interface DailyResult {
  date: string;
  game: string;
  points: number;
  /** The expert's points with the same cards; null if not known. */
  expert: number | null;
}

const RESULTS = "nullo-dailies";

/** The results that this browser has kept, the latest first. */
export const keptResults = (): DailyResult[] => storedList(RESULTS, isResult);

/** Adds results to the stored ones; returns all of them. Results of the expert that are known are not lost. */
export function keepResults(found: DailyResult[]): DailyResult[] {
  const all = new Map(keptResults().map((one) => [`${one.date}/${one.game}`, one]));
  for (const one of found) {
    const key = `${one.date}/${one.game}`;
    all.set(key, { ...one, expert: one.expert ?? all.get(key)?.expert ?? null });
  }
  const latest = [...all.values()].sort((a, b) => b.date.localeCompare(a.date)).slice(0, MOST);
  store(RESULTS, latest);
  return latest;
}

export const resultsOf = (deals: DailyDeal[]): DailyResult[] =>
  deals.flatMap(({ date, game, mine }) =>
    mine?.over ? [{ date, game, points: mine.points, expert: mine.expert ?? null }] : [],
  );

/** By how many points the user was better than the expert; null if that is not known. */
export function lead(result: { points: number; expert?: number | null }, lowest: boolean): number | null {
  const { points, expert = null } = result;
  return expert === null ? null : lowest ? expert - points : points - expert;
}

/** In how many deals the user was at least as good as the expert, of all deals for which that is known. */
export function againstExpert(results: DailyResult[], games: GameInfo[]): { good: number; all: number } {
  const lowest = (id: string) => games.find((game) => game.id === id)?.lowest_wins ?? false;
  const leads = results.map((one) => lead(one, lowest(one.game))).filter((one) => one !== null);
  return { good: leads.filter((one) => one >= 0).length, all: leads.length };
}

function isResult(value: unknown): value is DailyResult {
  if (typeof value !== "object" || value === null) return false;
  const { date, game, points, expert } = value as Record<keyof DailyResult, unknown>;
  const isNumber = (one: unknown) => typeof one === "number" && Number.isFinite(one);
  return (
    daysIn([date]).length === 1 && typeof game === "string" && isNumber(points) && (expert === null || isNumber(expert))
  );
}

/** A day such as "22 Nov". */
export function dayWords(day: string, language: string, more: Intl.DateTimeFormatOptions = {}): string {
  const date = { day: "numeric", month: "short", timeZone: "UTC", ...more } as const;
  return new Intl.DateTimeFormat(language, date).format(new Date(day));
}
