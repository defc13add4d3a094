// Cards in words.

import { lookOf } from "../lib/looks.svelte";
import { messageOr, say } from "../lib/words";
import { parse, worth } from "./code";

/** What a card of the hand shows besides its face. */
export interface Marks {
  /** It is face up: everybody can see it. */
  open?: boolean;
  /** It has just been drawn or received. */
  drawn?: boolean;
  trump?: boolean;
  /** An ALL or a NOTHING that counts as the opposite now. */
  turned?: boolean;
  /** FLIP cards that have been played. */
  flipped?: string[];
  /** Playing it would be a revoke. */
  warned?: boolean;
  /** The cards that a wild card may be, or the one that it is. */
  standsFor?: string[];
}

/** "10 of hearts", "ALL of spades", "blue 7". A code of no deck we know stays as it is. */
export function name(code: string, game: string): string {
  const { kind, rank, suit, face } = parse(code, game);
  if (kind === "other") return code;
  return say(face.name || lookOf(game).name, { rank: messageOr(`card-rank-${rank}`, rank), suit });
}

/** A rank as it is printed on a card: the letters of the court cards are the language's. */
export const index = (rank: string): string => messageOr(`card-index-${rank}`, rank);

export function turnedWords(code: string, game: string): string {
  return say(parse(code, game).face.full ? "card-now-nothing" : "card-now-all");
}

/** A description of what else the card shows; may be empty. */
export function marksInWords(code: string, game: string, marks: Marks = {}): string {
  const { face } = parse(code, game);
  const facts: string[] = [];
  if (face.wild && marks.standsFor?.length) {
    const cards = marks.standsFor.map((card) => name(card, game));
    facts.push(say("card-as", { cards: cards.join(say("card-or")) }));
  }
  if (marks.turned) facts.push(turnedWords(code, game));
  if (face.turns) facts.push(say("card-flip", { card: name(face.turns, game) }));
  if (marks.trump) facts.push(say("card-trump"));
  const counts = worth(code, game);
  if (counts !== undefined) facts.push(say("card-worth", { worth: counts }));
  if (marks.open) facts.push(say("card-open"));
  if (marks.drawn) facts.push(say("card-drawn"));
  if (marks.warned) facts.push(say("card-revoke"));
  return facts.join(", ");
}
