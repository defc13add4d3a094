// Lengths of time in words of the user's language, which come from the browser.

import { spoken } from "./spoken.svelte";

const MINUTE = 60;
export const HOUR = 3600;
export const DAY = 24 * HOUR;

/** A length of time such as "2 days", "5 hours", "12 minutes": in the largest unit, rounded down, at least one minute. */
export function lasting(seconds: number, unitDisplay: "long" | "short" | "narrow" = "long"): string {
  const unit = seconds >= DAY ? "day" : seconds >= HOUR ? "hour" : "minute";
  const size = { day: DAY, hour: HOUR, minute: MINUTE }[unit];
  const count = Math.max(1, Math.floor(seconds / size));
  return new Intl.NumberFormat(spoken.language, { style: "unit", unit, unitDisplay }).format(count);
}
