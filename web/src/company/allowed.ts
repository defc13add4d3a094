// What may be tried now, as far as the page can tell: the server decides.

import type { State } from "../lib/protocol";

/** Whether the reader plays, and nothing of the kind is going on. */
function plays({ table, you }: State): boolean {
  const claimed = (table.claimed ?? -1) >= 0;
  return table.stage === "playing" && you.seat >= 0 && !table.back && !claimed;
}

/** Which line of the log the reader's last action is; -1: none. */
function lastOwn({ public: open, you }: State): number {
  return (open?.log ?? []).findLastIndex((line) => line.seat === you.seat);
}

/** Tells the reader's last action, of which a take-back may be asked for once, from all others. */
export function lastOf(state: State): string {
  return `${state.public?.hand ?? 0}/${lastOwn(state)}/${state.own?.pending?.length ?? 0}`;
}

/** Whether an own action stands that nothing has been revealed or drawn after. */
export function mayTakeBack(state: State): boolean {
  if (!plays(state) || state.table.takebacks === false) return false;
  if (state.own?.pending?.length) return true;
  const log = state.public?.log ?? [];
  const own = lastOwn(state);
  if (own < 0) return false;
  return !log.slice(own).some(({ seat, revealed, action }) => seat < 0 || revealed || action === "draw stock");
}

/** Whether it is the reader's turn with more than a last card to play; on honour nobody knows who will follow suit. */
export function mayClaim(state: State): boolean {
  const open = state.public;
  if (!plays(state) || open?.phase !== "play" || state.table.options["mode"] === "honour") return false;
  const asked = state.table.asked?.includes(state.you.seat) && open.actor === state.you.seat;
  return !!asked && (state.own?.hand?.length ?? 0) > 1;
}
