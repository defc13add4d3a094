// The record that the user has opened from a file, a drop, or a link. It stays in this tab.

import { route } from "../lib/route.svelte";
import { store, readStored } from "../lib/stored";
import { replayPath } from "./replayAddress";

/** The most bytes that a server accepts. */
export const MOST = 1_000_000;
const KEY = "nullo-record";

const kept = readStored(KEY, "session");
let record = $state.raw(typeof kept === "string" ? kept : null);

/** The last opened record, also after a reload; null if there is none. */
export const lastRecord = (): string | null => record;

export function setLastRecord(text: string): void {
  record = text;
  store(KEY, text, "session");
}

/** Goes to the replay of a record, seen from a seat. */
export function replayRecord(text: string, below = 0): Promise<void> {
  setLastRecord(text);
  return route.go(replayPath("", below));
}

/** Matches a string of JSON, even if the end of its line cuts it off, or a brace. */
const TOKEN = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"?|[{}]/g;

/** The records of a text, one after the other; as `src/nullo/records/record_text.py` finds them. */
export function recordsIn(text: string): string[] {
  // Trimming also removes byte order marks, which begin each record where files have been joined.
  const lines = text.split("\n").flatMap((line) => line.trim() || []);
  // Where each line begins a record, a damaged one spoils no other.
  return lines.length && lines.every((line) => line.startsWith("{"))
    ? lines.flatMap(joinedRecords)
    : joinedRecords(text);
}

/** The records of a text, each of which may have several lines. */
function joinedRecords(text: string): string[] {
  const starts = [0];
  let depth = 0;
  let end = NaN;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token === "{") {
      if (depth === 0 && end >= 0 && !text.slice(end, index).trim()) starts.push(index);
      depth += 1;
    } else if (token === "}") {
      depth = Math.max(0, depth - 1);
      end = index + 1;
    }
  }
  return starts.map((start, k) => text.slice(start, starts[k + 1]).trim());
}

/** The text of a file; null if it is too large for a record. */
export async function textOf(file: File): Promise<string | null> {
  return file.size > MOST ? null : file.text();
}
