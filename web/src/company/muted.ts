// The members whom the user has muted, by table, stored in this browser.

import { store, readStored } from "../lib/stored";

const KEY = "nullo-muted";
/** For how many tables muted members are stored. */
const TABLES = 30;

type Muted = Record<string, number[]>;

function all(): Muted {
  const kept = readStored(KEY);
  return typeof kept === "object" && kept !== null ? (kept as Muted) : {};
}

export function mutedAt(table: string): number[] {
  const found: unknown = all()[table];
  return Array.isArray(found) ? found.filter((one) => typeof one === "number") : [];
}

/** Stores the muted members of a table; the oldest tables are forgotten. */
export function keepMuted(table: string, members: number[]): void {
  const { [table]: _, ...others } = all();
  const kept = members.length ? { ...others, [table]: members } : others;
  store(KEY, Object.fromEntries(Object.entries(kept).slice(-TABLES)));
}
