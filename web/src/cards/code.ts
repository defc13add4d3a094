// What a game's look says of the card codes of its deck.

import { parts } from "../lib/cardParts";
import { lookOf } from "../lib/looks.svelte";
import type { Face, Move, Suit } from "../lib/protocol";

export interface Card {
  code: string;
  /** Whether it is known by rank and suit, by its face alone, or not at all. */
  kind: "suited" | "special" | "other";
  /** As printed: "10", "J", "A"; empty on a card without a number. */
  rank: string;
  /** The rank as a number, for the order of a hand; 0 on a card without one. */
  value: number;
  /** One letter; empty on a card without suit. */
  suit: string;
  /** What the card shows in addition to rank and suit, or instead of them. */
  face: Face;
}

const NO_FACE: Face = {};

/** The card with this code in a game's deck. */
export function parse(code: string, game: string): Card {
  const look = lookOf(game);
  const face = look.cards[code] ?? NO_FACE;
  const { rank, suit } = parts(code, game);
  const card: Card = { code, kind: "other", rank: "", value: 0, suit, face };
  if (face.turned_by || face.wild || (face.picture && !suit)) return { ...card, kind: "special" };
  if (!suit) return card;
  return { ...card, kind: "suited", rank, value: look.heights[rank] ?? Number(rank) };
}

/** How a game draws the suit with this letter; undefined if it has no such suit. */
export function suitOf(letter: string, game: string): Suit | undefined {
  return lookOf(game).suits.find((suit) => suit.letter === letter);
}

/** The code of a game's wild card, which is played as another card; empty if it has none. */
export function wildOf(game: string): string {
  return Object.entries(lookOf(game).cards).find(([, face]) => face.wild)?.[0] ?? "";
}

/** What a card counts in a hand; undefined if the game does not say so. */
export function worth(code: string, game: string): number | undefined {
  return lookOf(game).worth[code];
}

/** The cards that turn a card into its opposite. */
export function turnedBy(code: string, game: string): string[] {
  return lookOf(game).cards[code]?.turned_by ?? [];
}

/** A number that orders the kinds of cards in a hand: cards with a rank come first. */
function place({ kind, face }: Card): number {
  if (kind === "suited") return 0;
  if (face.turned_by) return face.full ? 2 : 1;
  return kind === "special" ? 3 : 4;
}

/** A hand from left to right: by suit, trumps last, in a suit from low to high. */
export function sortHand(cards: string[], game: string, trumps: string[] = []): string[] {
  const look = lookOf(game);
  const letters = look.suits.map((suit) => suit.letter);
  // A single trump goes to the right end, and the rest keep taking turns.
  const last = trumps.length === 1 ? letters.indexOf(trumps[0]!) + 1 : 0;
  const suits = [...letters.slice(last), ...letters.slice(0, last)];
  const key = (code: string): number[] => {
    const card = parse(code, game);
    return [place(card), Number(trumps.includes(card.suit)), suits.indexOf(card.suit), card.value];
  };
  return cards
    .map((code) => ({ code, key: key(code) }))
    .sort((a, b) => a.key.map((part, i) => part - b.key[i]!).find((d) => d !== 0) ?? 0)
    .map(({ code }) => code);
}

/** Legal moves by the card of the hand that they use; if a card is not in the hand, that is the wild card. */
export function byCard(hand: string[], legal: Move[], game: string): Record<string, Move[]> {
  const found: Record<string, Move[]> = {};
  for (const move of legal) {
    if (!move.card) continue;
    const code = hand.includes(move.card) ? move.card : wildOf(game);
    if (hand.includes(code)) (found[code] ??= []).push(move);
  }
  return found;
}

/** `list` without the items of `gone`, each of which removes one. */
export function without(list: string[], gone: string[]): string[] {
  const left = [...list];
  for (const item of gone) {
    const place = left.indexOf(item);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

/** A unique key for each card in a hand: its code, followed by a number for further copies. */
export function handKeys(cards: string[]): string[] {
  const counts: Record<string, number> = {};
  return cards.map((code) => {
    const count = (counts[code] = (counts[code] ?? 0) + 1);
    return count > 1 ? `${code}#${count}` : code;
  });
}

export const codeOf = (key: string): string => key.replace(/#\d+$/, "");
