// What the lines of a log say, and what is known of cards.

import { lookOf } from "../lib/looks.svelte";
import type { Line, Own, Public, Refusal, Saying } from "../lib/protocol";

/** What an action was, as a saying; undefined if the user did not see it, or nobody acted. */
export function deedOf(line: Line): Saying | undefined {
  return line.seat >= 0 && line.move ? sayingsOf(line)[0] : undefined;
}

/** The sayings of a line, one for each sentence: what was done, then what it showed and led to. */
export function sayingsOf({ seat, phase, move, deed, told = [] }: Line): Saying[] {
  if (deed) return [deed, ...told];
  if (seat < 0) return told;
  if (!move) return [{ code: `hidden-${phase}`, seat }, ...told];
  const { verb, seat: other = -1, ...named } = move;
  return [{ code: other < 0 ? verb : `${verb}-seat`, seat, other, ...named }, ...told];
}

export function cardsNamed(log: Line[]): Set<string> {
  return new Set(log.map((line) => deedOf(line)?.card ?? ""));
}

export interface Turning {
  code: string;
  /** Whether it counts as a full one (ALL) now. */
  all: boolean;
  turned: boolean;
  /** The cards that turn it, and whether each has been played. */
  by: { code: string; done: boolean }[];
}

/** The cards that can be turned, as they count now. */
export function turningOf({ game, turned = [], log = [] }: Public): Turning[] {
  const played = cardsNamed(log);
  return Object.entries(lookOf(game).cards).flatMap(([code, { full = false, turned_by }]) => {
    if (!turned_by) return [];
    const isTurned = turned.includes(code);
    const by = turned_by.map((flip) => ({ code: flip, done: played.has(flip) }));
    return [{ code, all: full !== isTurned, turned: isTurned, by }];
  });
}

/** The cards that a seat knows to lie in another's hand, or in a pile. */
export function knownIn(own: Own | null | undefined, place: number | string): string[] {
  const there = (own?.known ?? []).filter(({ seat = -1, pile = "" }) => place === seat || place === pile);
  return there.flatMap(({ cards }) => cards);
}

/** Why a card of the hand may not be played now. */
export function refusalOf(own: Own | null | undefined, card: string): Refusal | undefined {
  return own?.refused?.find(({ cards }) => cards.includes(card))?.refusal;
}
