// The seals that this browser was shown, by table, to compare them with the record afterwards.

import { store, storedList } from "../lib/stored";

const KEY = "nullo-seals";
const TABLES = 40;
const SEALS = 200;

/** Tables, the oldest first, with their seals in the order in which they were shown. */
type StoredSeals = [table: string, seals: string[]][];

/** Stores the seal that a table shows at present. */
export function noteSeal(table: string, seal: string): void {
  const all = storedSeals();
  const seals = all.find(([id]) => id === table)?.[1] ?? [];
  if (seals.includes(seal)) return;
  const others = all.filter(([id]) => id !== table);
  const now: StoredSeals = [...others, [table, [...seals, seal].slice(-SEALS)]];
  store(KEY, now.slice(-TABLES)); // without storage, the record is checked by itself alone
}

export function shownSeals(table: string): string[] {
  return storedSeals().find(([id]) => id === table)?.[1] ?? [];
}

const storedSeals = (): StoredSeals => storedList(KEY, isEntry);

function isEntry(entry: unknown): entry is [string, string[]] {
  if (!Array.isArray(entry) || typeof entry[0] !== "string" || !Array.isArray(entry[1])) return false;
  return entry[1].every((seal) => typeof seal === "string");
}
