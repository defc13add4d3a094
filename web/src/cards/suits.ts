// How a suit is drawn: which symbol of the sprite, in which colour.

import type { Suit } from "../lib/protocol";

/** The letter by which symbols and colours are called. */
const INKS: Record<Suit["drawing"], string> = {
  spade: "s",
  heart: "h",
  diamond: "d",
  club: "c",
  drop: "b",
  leaf: "g",
  triangle: "y",
  square: "o",
  star: "r",
  flower: "p",
};

/** The colour of a suit, as classes end: `su-h`, `k-b`, `in-s`. */
export function inkOf(suit: Suit | undefined): string {
  return suit ? INKS[suit.drawing] : "";
}

/** The symbol of a suit in the sprite. */
export function symbolOf(suit: Suit): string {
  const ink = inkOf(suit);
  return `#${"shdc".includes(ink) ? "s" : "c"}-${ink}`;
}
