// The moments of a hand that decide so much that everybody looks at them before the game goes on.

import { parts } from "./cardParts";
import { lookOf } from "./looks.svelte";
import type { Play, Public, Trick } from "./protocol";
import { isOver } from "./turn";

/**
 * What a move decided. `turned`: it turned a card of the trick, and so another card is the best; `trump`: a trump
 * took a trick of another suit; `last`: the hand is over.
 */
export type DecidingMoment =
  | { kind: "turned"; card: string; by: string; full: boolean }
  | { kind: "trump"; card: string; suit: string }
  | { kind: "last" };

/** Whether a hand ended between these states, with the game or without. */
export function handEnded(before: Public | null, after: Public | null): boolean {
  return !!before && (after?.hands?.length ?? 0) > (before.hands?.length ?? 0);
}

/** The tricks of the hand that was played in the first of these states, as they are in the second. */
export function tricksSince(before: Public, after: Public): Trick[] {
  return ((before.hand ?? 0) === (after.hand ?? 0) || isOver(after) ? after.tricks : after.ended) ?? [];
}

/** What the move between these states decided; null if it decided nothing. */
export function decisionOf(before: Public | null, after: Public | null): DecidingMoment | null {
  if (!before || !after) return null;
  const tricks = tricksSince(before, after);
  const complete = tricks.length > (before.tricks?.length ?? 0) ? tricks.at(-1)! : null;
  const plays = complete?.plays ?? after.trick ?? [];
  const taker = complete?.winner ?? after.taking ?? -1;
  const grown = plays.length === (before.trick?.length ?? 0) + 1;
  return (
    (grown && turnMoment(before, plays, taker, tricks)) ||
    (complete && trumpMoment(before, complete)) ||
    (handEnded(before, after) ? { kind: "last" } : null)
  );
}

function turnMoment(before: Public, plays: Play[], taker: number, tricks: Trick[]): DecidingMoment | null {
  const game = before.game ?? "";
  const by = plays.at(-1)!.card;
  const card = lookOf(game).cards[by]?.turns ?? "";
  if (before.taking === taker || !plays.some((play) => play.card === card)) return null;
  const done = tricks.at(-1)?.plays === plays ? tricks : [...tricks, { plays, winner: taker }];
  const full = (lookOf(game).cards[card]?.full ?? false) !== turnedCards(done, game).includes(card);
  return { kind: "turned", card, by, full };
}

function trumpMoment({ game = "", led = "", trumps = [] }: Public, { plays, winner }: Trick): DecidingMoment | null {
  const { card = "" } = plays.find((play) => play.seat === winner) ?? {};
  const { suit } = parts(card, game);
  const asked = led || parts(plays[0]?.card ?? "", game).suit;
  return trumps.includes(suit) && !trumps.includes(asked) ? { kind: "trump", card, suit } : null;
}

/** The cards that counted as the opposite once some tricks of a hand had been played: those turned by one of their two cards. */
export function turnedCards(tricks: Trick[], game: string): string[] {
  const played = new Set(tricks.flatMap(({ plays }) => plays.map(({ card }) => card)));
  return Object.entries(lookOf(game).cards).flatMap(([code, { turned_by = [] }]) =>
    turned_by.filter((one) => played.has(one)).length % 2 ? [code] : [],
  );
}
