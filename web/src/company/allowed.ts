// What may be tried now, as far as the page can tell; the server decides.

import { lookOf } from "../lib/looks.svelte";
import type { State } from "../lib/protocol";
import { isAsked } from "../lib/turn";

/** Whether the user plays, and no other request is under way. */
function plays({ table, you }: State): boolean {
  const claimed = (table.claimed ?? -1) >= 0;
  return table.stage === "playing" && you.seat >= 0 && !table.back && !claimed;
}

function lastOwn({ public: open, you }: State): number {
  return (open?.log ?? []).findLastIndex((line) => line.seat === you.seat);
}

/** A key of the user's last action, for which a take-back may be requested once. */
export function lastOf(state: State): string {
  return `${state.public?.hand ?? 0}/${lastOwn(state)}/${state.own?.pending?.length ?? 0}`;
}

/** Whether the user may ask for a take-back: nothing was revealed or drawn after their last action. */
export function mayTakeBack(state: State): boolean {
  if (!plays(state) || state.table.takebacks === false) return false;
  if (state.own?.pending?.length) return true;
  const log = state.public?.log ?? [];
  const own = lastOwn(state);
  if (own < 0) return false;
  return !log.slice(own).some(({ final }) => final);
}

/** Whether bots have all seats but one. */
export function isAlone({ table }: State): boolean {
  return table.members.filter(({ id, bot }) => !bot && table.seats.includes(id)).length === 1;
}

/** Whether the user has told everybody that the game is new to them. */
export function isNewcomer({ table, you }: State): boolean {
  return table.members.find(({ id }) => id === you.member)?.newcomer ?? false;
}

/** Whether the user may ask for hints at this table; alone with bots one always may, unless the try counts. */
export function hintsAllowed(state: State): boolean {
  const { table, you } = state;
  if (table.fixed && !table.fixed.practice) return false;
  if (!table.seats.includes(you.member)) return false;
  return table.hints === true || (table.newcomer_hints === true && isNewcomer(state)) || isAlone(state);
}

/** Whether the user may ask for a hint now. */
export function mayHint(state: State): boolean {
  return hintsAllowed(state) && plays(state) && isAsked(state);
}

/** Whether the user has bid to take nothing, and has taken nothing. */
function avoids({ public: open, own }: State): boolean {
  const entry = open?.seats?.[own?.seat ?? -1];
  const bid = entry?.bid ?? own?.bid;
  const none = bid?.number === 0 || lookOf(open?.game).bid_signs[bid?.verb ?? ""] === "empty";
  return none && !entry?.tricks && !entry?.points;
}

/** Whether the user may claim: they are to play one of several cards, and may want all tricks. */
export function mayClaim(state: State): boolean {
  const open = state.public;
  if (!plays(state) || !state.table.claims || open?.phase !== "play") return false;
  if (avoids(state)) return false;
  const asked = state.table.asked?.includes(state.you.seat) && open.actor === state.you.seat;
  return !!asked && (state.own?.hand?.length ?? 0) > 1;
}
