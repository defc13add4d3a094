// What a table says of its cards, if others play the same.

import type { TableView } from "../lib/protocol";
import { spoken } from "../lib/spoken.svelte";
import { say } from "../lib/words";
import { dayWords } from "./days";

/** For the header of the table. */
export function fixedWords({ fixed }: TableView): string[] {
  if (!fixed) return [];
  const date = dayWords(fixed.name, spoken.language);
  return [say(fixed.practice ? "daily-where-practice" : "daily-where", { date })];
}
