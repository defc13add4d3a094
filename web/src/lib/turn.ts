// Whose turn it is.

import { playsItself } from "./lastCard";
import type { State } from "./protocol";

/** Whether the reader is to act, or to choose unseen; a card that plays itself asks for nothing. */
export function isAsked(state: State): boolean {
  const { table, you } = state;
  return you.seat >= 0 && (table.asked ?? []).includes(you.seat) && !playsItself(state);
}
