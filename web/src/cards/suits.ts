// How a suit is drawn: which symbol of the sprite, in which colour.

import type { Suit } from "../lib/protocol";
import { SUITS } from "./drawings";

/** The letter of a suit's colours: `--suit-h` on paper, `--text-h` in running text. */
export function inkOf(suit: Suit | undefined): string {
  return suit ? SUITS[suit.drawing]!.letter : "";
}

/** The colours of a suit as a style: its own (`--c`), and what is on it (`--on`). */
export function inksOf(suit: Suit | undefined): string {
  const ink = inkOf(suit);
  return ink && `--c: var(--suit-${ink}); --on: var(--suit-${ink}-on)`;
}

/** Whether a suit has a colour of its own, which is darker where it is printed on paper. */
export const isColoured = (suit: Suit): boolean => SUITS[suit.drawing]!.edged;

export function symbolOf(suit: Suit): string {
  const { letter, edged } = SUITS[suit.drawing]!;
  return `#${edged ? "c" : "s"}-${letter}`;
}
