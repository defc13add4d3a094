// How long an event is shown before the next one.

import { decisionOf, handEnded } from "./deciding";
import type { State } from "./protocol";
import { cardsHeld, isAsked } from "./turn";

export const TRICK_RESTS = 900;
/** Milliseconds for which a deciding move is shown, unless the user goes on; and at a table with quick bots. */
export const DECISION_RESTS = 2000;
export const DECISION_RESTS_QUICK = 1200;
export const PLAY_FLIES = 260;
export const TRICK_IS_GATHERED = 380;
const CHOICE_STAYS = 160;
export const DEAL_OF_A_CARD = 90;
export const DEAL_AT_MOST = 1800;
/** Milliseconds for a card of a claim, whose result is known. */
const CLAIMED_PLAY = 140;
const CLAIMED_TRICK = 760;

/** Whether the user or the system wants no animation. */
export const isStill = (): boolean =>
  document.documentElement.dataset["motion"] === "reduce" ||
  window.matchMedia?.("(prefers-reduced-motion: reduce)").matches === true;

/** A number greater than that of the tricks in any hand. */
const MANY = 100;

/** If more events than this are waiting, they are not shown one by one. */
export const FAR_BEHIND = 6;

/** Milliseconds for which the next hand waits, so that the result of the one before can be read. */
export const RESULT_READ = 5000;

/**
 * Milliseconds until the event after the one between these states may be shown. If animation is off
 * (`still`), only a complete trick stays for a while, so that it can be read.
 */
export function stay(before: State | null, after: State, still: boolean): number {
  if (!before || !after.public || before === after) return 0;
  if (!before.public) return dealing(after, still);
  const dealt = cardsHeld(after) - cardsHeld(before);
  const turned = completedTricks(after) > completedTricks(before);
  const decided = decisionRest(before, after);
  if (isClaimed(after)) return turned ? CLAIMED_TRICK : still ? 0 : CLAIMED_PLAY;
  if (still) return decided || (turned ? TRICK_RESTS : 0);
  const deal = dealTime(dealt);
  if (turned) return PLAY_FLIES + (decided || TRICK_RESTS) + TRICK_IS_GATHERED + deal;
  if (decided) return PLAY_FLIES + decided + deal;
  if (deal) return deal;
  return length(after.public.trick) > length(before.public.trick) ? PLAY_FLIES : CHOICE_STAYS;
}

/** Milliseconds for which what a move decided is shown; 0 if it decided nothing, plays out a claim, or the user's clock runs. */
export function decisionRest(before: State | null, after: State): number {
  if (isClaimed(after) || (after.table.clock && isAsked(after)) || !decisionOf(before?.public ?? null, after.public))
    return 0;
  return after.table.pace === "quick" ? DECISION_RESTS_QUICK : DECISION_RESTS;
}

/** Whether a hand has ended after which others go on: the user, if asked, decides when. */
export function endsHand(before: State | null, after: State): boolean {
  return handEnded(before?.public ?? null, after.public) && after.table.stage === "playing" && !isAsked(after);
}

/** Milliseconds for which the first deal of a game is shown; 0 for any later state. */
export function dealing(state: State, still: boolean): number {
  return still || !opens(state) ? 0 : dealTime(cardsHeld(state));
}

/** Whether a game has just begun: the first hand is dealt, and nobody has done anything. */
export function opens({ table, public: open }: State): boolean {
  if (!open || table.stage !== "playing" || open.hand) return false;
  const done = (open.log ?? []).some((line) => line.seat >= 0); // a card turned up is nobody's deed
  return !done && !length(open.trick) && !length(open.tricks);
}

function dealTime(cards: number): number {
  return cards > 0 ? Math.min(DEAL_AT_MOST, cards * DEAL_OF_A_CARD) : 0;
}

/** Whether the rest of the hand was claimed and is being played out. */
export const isClaimed = (state: State): boolean => (state.table.claimed ?? -1) >= 0;

/** A number that increases whenever a trick is complete. */
function completedTricks(state: State): number {
  return (state.public?.hand ?? 0) * MANY + length(state.public?.tricks);
}

const length = (list: unknown[] | undefined): number => list?.length ?? 0;
