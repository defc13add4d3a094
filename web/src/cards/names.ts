// Cards in words.

import { lookOf } from "../lib/looks.svelte";
import { messageOr, say } from "../lib/words";
import { parse, worth } from "./code";

/** What a card of the hand shows in addition to its face. */
export interface Marks {
  /** Whether it is face up, so that everybody can see it. */
  open?: boolean;
  /** Whether it has just been drawn or received. */
  drawn?: boolean;
  trump?: boolean;
  /** Whether it is an ALL or a NOTHING that now counts as the opposite. */
  turned?: boolean;
  /** The FLIP cards that turn it and have been played. */
  flipped?: string[];
  /** Whether playing it would be a revoke. */
  warned?: boolean;
  /** The cards that a wild card may be, or the one that it is. */
  standsFor?: string[];
}

/** A card's name: "10 of hearts", "ALL of spades", "blue 7"; a code that is not known is returned unchanged. */
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

/** What a card shows in addition to its face, in words; may be empty. */
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
