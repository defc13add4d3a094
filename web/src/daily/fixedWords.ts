// What a table says about its cards if others play the same ones.

import type { TableView } from "../lib/protocol";
import { spoken } from "../lib/spoken.svelte";
import { say } from "../lib/words";
import { dayWords } from "../kept/days";

/** The words for the header of the table. */
export function fixedWords({ fixed }: TableView): string[] {
  if (!fixed) return [];
  if (fixed.kind === "duplicate") return [say("duplicate-where", { number: fixed.number ?? 0 })];
  if (fixed.kind === "challenge") return [say("challenge-where")];
  const date = dayWords(fixed.name, spoken.language);
  return [say(fixed.practice ? "daily-where-practice" : "daily-where", { date })];
}

/** The link to the others' results with the same cards, with the key of its words; null if there are none. */
export function afterFixed({ fixed, game }: TableView): { href: string; key: string } | null {
  if (!fixed) return null;
  if (fixed.kind !== "daily") return { href: `/duplicate/${fixed.name}`, key: "duplicate-after" };
  return { href: `/daily?date=${fixed.name}&game=${game}`, key: "daily-after" };
}
