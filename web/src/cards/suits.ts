// How a suit is drawn: which symbol of the sprite, in which colour.

import type { Suit } from "../lib/protocol";
import { SUITS } from "./drawings";

/** The colour of a suit, as classes end: `su-h`, `k-b`, `in-s`. */
export function inkOf(suit: Suit | undefined): string {
  return suit ? SUITS[suit.drawing]!.letter : "";
}

/** The symbol of a suit in the sprite. */
export function symbolOf(suit: Suit): string {
  const { letter, edged } = SUITS[suit.drawing]!;
  return `#${edged ? "c" : "s"}-${letter}`;
}
