// Card codes in two parts: rank and suit.

import { lookOf } from "./looks.svelte";

const RANK = /^(?:\d{1,2}|[A-Z])$/;

/** Rank and suit letter of a card code; of any other card the code and no suit. */
export function parts(code: string, game: string): { rank: string; suit: string } {
  const { suits } = lookOf(game);
  const [head, tail] = [code.slice(0, 1), code.slice(-1)];
  const letters = suits.map((suit) => suit.letter);
  if (letters.includes(tail) && RANK.test(code.slice(0, -1))) return { rank: code.slice(0, -1), suit: tail };
  if (letters.includes(head) && RANK.test(code.slice(1))) return { rank: code.slice(1), suit: head };
  return { rank: code, suit: "" };
}
