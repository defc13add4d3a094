// Lengths of time in words of the reader's language, without words of our own.

import { spoken } from "./spoken.svelte";

const MINUTE = 60;
export const HOUR = 3600;
export const DAY = 24 * HOUR;

/** "2 days", "5 hours", "12 minutes": the largest unit, rounded down, and never less than a minute. */
export function lasting(seconds: number, unitDisplay: "long" | "short" | "narrow" = "long"): string {
  const unit = seconds >= DAY ? "day" : seconds >= HOUR ? "hour" : "minute";
  const size = { day: DAY, hour: HOUR, minute: MINUTE }[unit];
  const count = Math.max(1, Math.floor(seconds / size));
  return new Intl.NumberFormat(spoken.language, { style: "unit", unit, unitDisplay }).format(count);
}
