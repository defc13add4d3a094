// The record that the reader has opened from a file, a drop, or a link. It stays in this tab.

import { store, readStored } from "../lib/stored";

/** The most bytes that a server accepts. */
export const MOST = 1_000_000;
const KEY = "nullo-record";

const kept = readStored(KEY, "session");
let record = $state.raw(typeof kept === "string" ? kept : null);

/** The last opened record, also after a reload; null if there is none. */
export const lastRecord = (): string | null => record;

export function bring(text: string): void {
  record = text;
  store(KEY, text, "session");
}

/** The records of a text: each on a line of its own, or one of any number of lines. */
export function recordsIn(text: string): string[] {
  // Trimming also removes byte order marks, which begin each line where files have been joined.
  const lines = text.split("\n").flatMap((line) => line.trim() || []);
  try {
    JSON.parse(lines[0] ?? "");
  } catch {
    return [text];
  }
  return lines;
}

/** The text of a file; null if it is too large for a record. */
export async function textOf(file: File): Promise<string | null> {
  return file.size > MOST ? null : file.text();
}
