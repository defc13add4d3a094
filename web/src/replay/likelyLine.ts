// What probably follows an action, as far as that can be said, and the cards on the table after some of its steps.

import type { LikelyReply, Move } from "../lib/protocol";

/** A step of a likely continuation: who acts, how, and how often it follows; the action itself has no share. */
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
  /** The replies that probably follow, in order. */
  sure: LikelyReply[];
  /** The likeliest of many possible replies after the sure ones; undefined if there is none. */
  open: LikelyReply | undefined;
}

/** Splits the likely replies at the first one that is only one of many; those after it are left out. */
export function likelyReplies(replies: LikelyReply[]): LikelyReplies {
  const end = replies.findIndex(({ share }) => share < LIKELY);
  return end < 0 ? { sure: replies, open: undefined } : { sure: replies.slice(0, end), open: replies[end] };
}
