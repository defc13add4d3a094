// The last card of a hand, which the server plays by itself where the table says so.

import type { State } from "./protocol";

/** Whether the reader is asked for a last card that plays itself, so that there is nothing to do. */
export function playsItself({ table, you, own }: State): boolean {
  if (!table.last_card || table.back || you.seat < 0 || !table.asked?.includes(you.seat)) return false;
  const legal = own?.legal ?? [];
  return own?.hand?.length === 1 && legal.length === 1 && !!legal[0]!.card;
}
