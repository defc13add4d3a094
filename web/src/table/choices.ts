// The possible choices, and how each is shown: as a card, a number or a button.

import { byCard, isCard } from "../cards/code";
import { name } from "../cards/names";
import { capital, has, say } from "../lib/words";
import type { Own, Public } from "../lib/protocol";
import { headOf, lastWord } from "./codes";
import type { People } from "./people";
import type { Namer } from "./telling";

export interface Choice {
  action: string;
  label: string;
  /** The letter that presses it. */
  letter: string;
  /** Whether it is the most likely choice. */
  main: boolean;
}

export interface Choices {
  /** Actions that use a card of the hand, by its code. */
  cards: Record<string, string[]>;
  /** Bids that name a number, in ascending order. */
  numbers: { action: string; number: number }[];
  /** All other actions, with a button each. */
  buttons: Choice[];
}

const MAIN = new Set(["stand", "open", "take one", "draw stock", "leave", "pass", "look", "decline"]);

/** Sorts the legal actions. */
export function choicesOf(own: Own | null, open: Public, people: People): Choices {
  const legal = own?.legal ?? [];
  const cards = byCard(own?.hand ?? [], legal, open.game ?? "");
  const taken = new Set(Object.values(cards).flat());
  const made: Choices = { cards, numbers: [], buttons: [] };
  const rest: string[] = [];
  for (const action of legal.filter((one) => !taken.has(one))) {
    const number = /^bid (\d+)$/.exec(action)?.[1];
    if (number) made.numbers.push({ action, number: Number(number) });
    else rest.push(action);
  }
  const used = new Set(["h", ...(made.numbers.length ? ["b"] : [])]); // "h" is for hints
  made.buttons = rest.map((action) => {
    const label = labelOf(action, open, people);
    return { action, label, letter: letterOf(label, used), main: MAIN.has(action) };
  });
  return made;
}

/** The label of an action's button. */
export function labelOf(action: string, open: Public, people: People): string {
  const game = open.game ?? "";
  const key = `act-${action.split(" ").join("-")}`;
  const discard = (open.discard ?? []).at(-1) ?? "";
  if (has(key)) return say(key, { card: discard ? name(discard, game) : "" });
  const head = headOf(action);
  const last = lastWord(action);
  if (head === "call" && /^\d+$/.test(last)) return say("act-call-seat", { name: people.name(Number(last)) });
  if (head === "bid") return say("act-bid", { number: last });
  if (isCard(last, game)) return say(`act-${head}`, { card: name(last, game) });
  return capital(action);
}

/** An action as a choice within a sentence, when all know `open`. */
export function choiceWords(action: string, open: Public, people: People, card: Namer): string {
  const slug = `choice-${action.split(" ").join("-")}`;
  const discard = (open.discard ?? []).at(-1);
  if (has(slug)) return say(slug, { card: discard ? card(discard) : "" });
  const head = headOf(action);
  const last = lastWord(action);
  if (head === "call" && /^\d+$/.test(last)) return say("choice-call-seat", { who: people.name(Number(last)) });
  const shown = isCard(last, open.game ?? "") ? card(last) : last;
  if (head === "play") return shown;
  if (has(`choice-${head}`)) return say(`choice-${head}`, { card: shown, number: last });
  return `${head} ${shown}`.trim();
}

/** A letter of a label that no other button uses. */
function letterOf(label: string, used: Set<string>): string {
  const words = label.toLowerCase().split(/[^a-zà-ÿ]+/).filter(Boolean);
  const letters = [...words.map((word) => word[0]!), ...words.join("")];
  const letter = letters.find((one) => /[a-z]/.test(one) && !used.has(one)) ?? "";
  if (letter) used.add(letter);
  return letter;
}

/** The step of ascending numbers, if it is constant and above 1; else 0. */
export function stepOf(numbers: { number: number }[]): number {
  if (numbers.length < 4) return 0;
  const step = numbers[1]!.number - numbers[0]!.number;
  const even = numbers.every((one, k) => !k || one.number - numbers[k - 1]!.number === step);
  return even && step > 1 ? step : 0;
}
