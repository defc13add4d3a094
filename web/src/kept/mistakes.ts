// The mistakes of the user's games that this browser keeps: they come back, three a day, until each has been solved twice.

import { linkTo, offlineLink } from "../lib/addresses";
import { host } from "../lib/host/host";
import { type Decision, PRACTICE } from "../lib/protocol";
import { MINE, store, storedList } from "../lib/stored";

/** A mistake in a game of this server, or of the site for when it cannot be reached. */
export interface KeptMistake {
  /** The table's id. */
  table: string;
  game: string;
  decision: Decision;
  /** The first day on which it is shown again, such as 2026-11-27. */
  due: string;
  /** The day on which it was last tried; empty if it never was. */
  tried: string;
  /** How often it has been solved since it was last missed; after two times it is no longer shown. */
  solved: number;
  /** Whether the game is stored in this browser and not on the server. */
  offline?: true;
}

const KEY = MINE.mistakes;
const KEPT: readonly string[] = PRACTICE.kept;
const DAY = 24 * 3600 * 1000;

/** Whether the game of a mistake can be opened from this page. */
export const isHere = ({ offline }: KeptMistake): boolean => Boolean(offline) === host.away;

/** The day in the user's time zone, as 2026-11-27. */
export function dayOf(time: number): string {
  const date = new Date(time);
  return new Date(time - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

export const keptMistakes = (): KeptMistake[] => storedList(KEY, isMistake);

/** Keeps the worst mistakes of a seat in an analysed game; those that are kept already stay as they are. */
export function keepMistakes(table: string, game: string, decisions: Decision[], now = Date.now()): void {
  const before = keptMistakes();
  const worst = worstFirst(decisions.filter(({ kind }) => KEPT.includes(kind))).slice(0, PRACTICE.mostOfGame);
  const fresh = worst
    .filter(({ number }) => !before.some((one) => one.table === table && one.decision.number === number))
    .map((decision) => ({ table, game, decision: withoutResults(decision), due: dayOf(now), tried: "", solved: 0 }))
    .map((one) => (host.away ? { ...one, offline: true as const } : one));
  if (fresh.length) store(KEY, [...before, ...fresh].slice(-PRACTICE.most));
}

/** The mistakes to practise today, the worst first: at most three a day, without those already tried today. */
export function dueMistakes(now = Date.now()): KeptMistake[] {
  const today = dayOf(now);
  const all = keptMistakes();
  const left = PRACTICE.aDay - all.filter(({ tried }) => tried === today).length;
  const due = all
    .filter((one) => one.due <= today && one.tried !== today && one.solved < PRACTICE.enough)
    .filter((one) => isHere(one) || host.offline);
  const order = worstFirst(due.map(({ decision }) => decision));
  return due.sort((a, b) => order.indexOf(a.decision) - order.indexOf(b.decision)).slice(0, Math.max(0, left));
}

/** Records that a mistake was tried; whether it was solved at the first try decides when it comes back. */
export function noteTry(table: string, number: number, solved: boolean, now = Date.now()): void {
  const today = dayOf(now);
  const change = (one: KeptMistake): KeptMistake => {
    if (one.table !== table || one.decision.number !== number || one.tried === today) return one;
    const due = dayOf(now + (solved ? PRACTICE.afterSolved : PRACTICE.afterMissed) * DAY);
    return { ...one, tried: today, due, solved: solved ? one.solved + 1 : 0 };
  };
  store(KEY, keptMistakes().map(change));
}

export function forgetMistakes(table: string): void {
  store(
    KEY,
    keptMistakes().filter((one) => one.table !== table),
  );
}

export const practicePath = ({ table, decision }: KeptMistake): string =>
  `/replay/${encodeURIComponent(table)}?practise=${decision.number}`;

/** The address for practising a mistake, which may be on the site that works without a connection. */
export const practiceAddress = (one: KeptMistake): string => (isHere(one) ? linkTo : offlineLink)(practicePath(one));

/** Decisions with the largest losses first: those of the probability of winning, then those of points. */
export function worstFirst(found: Decision[]): Decision[] {
  return found.toSorted(
    (a, b) => Number(a.by_points ?? false) - Number(b.by_points ?? false) || (b.loss ?? 0) - (a.loss ?? 0),
  );
}

/** A decision without its histograms, which take the most room. */
function withoutResults(decision: Decision): Decision {
  return { ...decision, tried: (decision.tried ?? []).map((one) => ({ ...one, results: [] })) };
}

function isMistake(value: unknown): value is KeptMistake {
  if (typeof value !== "object" || value === null) return false;
  const one = value as Record<keyof KeptMistake, unknown>;
  const decision = one.decision as Partial<Decision> | null;
  return (
    [one.table, one.game, one.due, one.tried].every((text) => typeof text === "string") &&
    typeof one.solved === "number" &&
    typeof decision === "object" &&
    decision !== null &&
    [decision.number, decision.turn, decision.seat].every(Number.isSafeInteger) &&
    Array.isArray(decision.tried) &&
    decision.tried.length > 1
  );
}
