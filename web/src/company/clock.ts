// The clock of a table: the time left, and its words.

import type { Times } from "../lib/connection.svelte";
import { DAY, HOUR, lasting } from "../lib/durations";
import type { Clock } from "../lib/protocol";
import { say } from "../lib/words";

/** The clocks that the host can choose; null means no clock. */
export const PRESETS = {
  none: null,
  quick: { move: 20, bank: 120 },
  calm: { move: 60, bank: 600 },
  day: { move: DAY, bank: 0 },
  days: { move: 3 * DAY, bank: 0 },
} satisfies Record<string, Clock | null>;
export type Preset = keyof typeof PRESETS | "own";

/** The least and greatest custom time for a move, in seconds. */
export const MOVE = { low: 5, high: 600 };
export const BANK = { low: 0, high: HOUR };

/** Milliseconds left at which a warning is given. */
export const SOON = 10_000;

/** The milliseconds that a seat has left, of the move and in the bank, after it has spent `spent`. */
export function timeLeft(clock: Clock, bank: number, spent: number): { move: number; bank: number } {
  const over = spent - clock.move * 1000;
  return { move: Math.max(0, -over), bank: Math.max(0, bank - Math.max(0, over)) };
}

/** How many milliseconds a seat has been asked for; null if it is not asked. */
export function timeSpent(times: Times | null, seat: number, now: number): number | null {
  const before = times?.asked[seat];
  if (!times || before === undefined) return null;
  return before + Math.max(0, (times.stopped ?? now) - times.at);
}

/** Whether the clock gives days for each decision, which also pass while nobody is connected. */
export const isSlow = (clock: Clock | null | undefined): boolean => (clock?.move ?? 0) >= DAY;

/** A time as digits: "1:05", or from an hour on "5h"; the last second counts until it is over. */
export function digits(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= HOUR) return lasting(seconds, "narrow");
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** A length of time in words: "20 s", "2 min", "1 min 30 s", "5 hours". */
export function span(seconds: number): string {
  if (seconds >= HOUR) return lasting(seconds);
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (!minutes) return say("clock-seconds", { count: rest });
  if (!rest) return say("clock-minutes", { count: minutes });
  return say("clock-minutes-seconds", { minutes, seconds: rest });
}

/** The settings of a clock as a sentence. */
export function clockWords(clock: Clock | null | undefined): string {
  if (!clock) return say("clock-says-none");
  if (isSlow(clock)) return say("clock-says-slow", { time: lasting(clock.move) });
  const move = span(clock.move);
  return clock.bank ? say("clock-says", { move, bank: span(clock.bank) }) : say("clock-says-no-bank", { move });
}

export function presetOf(clock: Clock | null | undefined): Preset {
  if (!clock) return "none";
  const same = (one: Clock | null) => one?.move === clock.move && one.bank === (clock.bank ?? 0);
  return (Object.keys(PRESETS) as (keyof typeof PRESETS)[]).find((name) => same(PRESETS[name])) ?? "own";
}
