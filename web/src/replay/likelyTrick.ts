// The cards on the table after the first steps of what probably follows an action.

import type { LikelyReply, Move } from "../lib/protocol";

/** A step of a line: who acts, how, and how often; the action itself has no share. */
export interface Step {
  seat: number;
  move: Move;
  share?: number;
}

/** The action and its likely replies as steps. */
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
