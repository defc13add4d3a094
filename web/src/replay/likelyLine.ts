// What probably follows an action, as far as that can be said, and the cards on the table after some of its steps.

import type { LikelyReply, Move } from "../lib/protocol";

/** A step of a line: who acts, how, and how often; the action itself has no share. */
export interface Step {
  seat: number;
  move: Move;
  share?: number;
}

export const stepsOf = (seat: number, move: Move, replies: LikelyReply[]): Step[] => [{ seat, move }, ...replies];

/**
 * The cards of the trick after some steps.
 *
 * @param before the cards of the trick before the first step.
 * @param players the number of seats, each of which plays a card to a trick.
 * @returns in the order played; after a complete trick the next one, once it has begun.
 */
export function trickAfter(before: string[], steps: Step[], players: number): string[] {
  const played = [...before, ...steps.flatMap(({ move }) => (move.card ? [move.card] : []))];
  const ended = Math.max(0, Math.floor((played.length - 1) / players));
  return played.slice(ended * players);
}

/** A reply that follows less often is only the likeliest of many. */
const LIKELY = 0.3;

export interface LikelyReplies {
  /** The replies that probably follow, one after the other. */
  sure: LikelyReply[];
  /** The likeliest of many replies that are possible after those, if there is one. */
  open: LikelyReply | undefined;
}

/** Splits a line at the first reply that is only one of many; what came after that is not told. */
export function likelyReplies(replies: LikelyReply[]): LikelyReplies {
  const end = replies.findIndex(({ share }) => share < LIKELY);
  return end < 0 ? { sure: replies, open: undefined } : { sure: replies.slice(0, end), open: replies[end] };
}
