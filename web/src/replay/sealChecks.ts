// Checks the shuffles: computes every seal again from the record, as `nullo verify` does.

import type { GameRecord } from "../lib/api";
import type { Film } from "../lib/protocol";
import { sha256 } from "./sha256";

/** Why a hand does not match its seal; empty if it does. The key of its words is `verify-` followed by this. */
export type Why = "" | "unsealed" | "missing" | "deck" | "redeals" | "draws";

export interface HandCheck {
  hand: number;
  seals: string[];
  why: Why;
  /** Whether this browser was shown its seals. */
  seen: boolean;
}

export interface Checks {
  hands: HandCheck[];
  /** Seals that this browser was shown but the record lacks. */
  strange: string[];
  fits: boolean;
}

interface Sealed {
  hand: number;
  part: number;
  seal: string;
  nonce: string;
  redeals: string[][];
  draws: number[];
}

/** A card that was drawn at random, and the cards that it was drawn from. */
interface Draw {
  card: string;
  among: [string, number][];
}

/** The error of a record whose seals are invalid. */
export class Damaged extends Error {}

/** Whether a record has seals. */
export function hasSeals(meta: Record<string, unknown> | null | undefined): boolean {
  return Array.isArray(meta?.["seals"]) && meta["seals"].length > 0;
}

/**
 * Checks a record.
 *
 * `film`: of the same game; it says from which cards others were drawn. `shown`: the seals that this
 * browser was shown at the table. Rejects with Damaged.
 */
export async function checkSeals(
  record: GameRecord,
  film: Film,
  shown: string[],
  hash: (text: string) => Promise<string> = sha256,
): Promise<Checks> {
  const sealed = sealsByHand(record.meta);
  const table = record.meta?.["table"];
  if (typeof table !== "string") throw new Damaged();
  const draws = drawsByHand(film);
  const numbers = new Set([...record.hands.keys(), ...sealed.keys()]);
  const hands: HandCheck[] = [];
  for (const hand of [...numbers].sort((a, b) => a - b)) {
    const parts = sealed.get(hand) ?? [];
    const seals = parts.map(({ seal }) => seal);
    const why = await reasonOf(record, table, hand, parts, draws.get(hand) ?? [], hash);
    hands.push({ hand, seals, why, seen: seals.length > 0 && seals.every((seal) => shown.includes(seal)) });
  }
  const told = new Set(hands.flatMap(({ seals }) => seals));
  const strange = shown.filter((seal) => !told.has(seal));
  return { hands, strange, fits: !strange.length && hands.every(({ why }) => !why) };
}

async function reasonOf(
  record: GameRecord,
  table: string,
  number: number,
  parts: Sealed[],
  draws: Draw[],
  hash: (text: string) => Promise<string>,
): Promise<Why> {
  const hand = record.hands[number];
  if (!parts.length) return "unsealed";
  if (!hand) return "missing";
  for (const { part, nonce, redeals, draws, seal } of parts) {
    const chance = JSON.stringify([part ? [] : hand.deck, redeals, draws]);
    const text = ["nullo seal 1", table, number, part, nonce, chance].join("\n");
    if ((await hash(text)) !== seal) return "deck";
  }
  const decks = hand.redeals ?? [];
  const laid = parts.flatMap(({ redeals }) => redeals).slice(0, decks.length);
  if (JSON.stringify(decks) !== JSON.stringify(laid)) return "redeals";
  const numbers = parts.flatMap((part) => part.draws);
  const fits = ({ card, among }: Draw, k: number) => card === pick(numbers[k]!, among);
  return draws.length > numbers.length || !draws.every(fits) ? "draws" : "";
}

/** The card that a draw's number chooses: the number, as a fraction of 2**53, of the summed weights. */
export function pick(number: number, among: [string, number][]): string {
  const total = among.reduce((sum, [, weight]) => sum + weight, 0);
  let ticket = Number((BigInt(number) * BigInt(total)) >> 53n);
  return among.find(([, weight]) => (ticket -= weight) < 0)?.[0] ?? "";
}

function drawsByHand(film: Film): Map<number, Draw[]> {
  const found = new Map<number, Draw[]>();
  for (const { hand, lines, among } of film.steps) {
    if (!among?.length) continue;
    const card = lines[0]!.move!.card!;
    found.set(hand, [...(found.get(hand) ?? []), { card, among }]);
  }
  return found;
}

/** The seals of a record by hand, with their parts in order. */
function sealsByHand(meta: Record<string, unknown> | undefined): Map<number, Sealed[]> {
  const found = new Map<number, Sealed[]>();
  for (const entry of (meta?.["seals"] ?? []) as Sealed[]) {
    if (!isSealed(entry)) throw new Damaged();
    const parts = found.get(entry.hand) ?? [];
    if (entry.part !== parts.length) throw new Damaged();
    found.set(entry.hand, [...parts, entry]);
  }
  return found;
}

function isSealed(entry: unknown): entry is Sealed {
  if (typeof entry !== "object" || entry === null) return false;
  const { hand, part, seal, nonce, redeals, draws } = entry as Partial<Sealed>;
  const texts = /^[0-9a-f]{64}$/.test(String(seal)) && /^[0-9a-f]{64}$/.test(String(nonce));
  const decks = Array.isArray(redeals) && redeals.every((deck) => Array.isArray(deck));
  return texts && isCount(hand) && isCount(part) && decks && Array.isArray(draws) && draws.every(isCount);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
