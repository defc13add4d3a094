// Whose turn it is, and whether the game is over.

import { type Public, type State, TERMINAL_PLAYER } from "./protocol";

/** Whether the game is over, as its actor says. */
export const isOver = (open: Pick<Public, "actor"> | null | undefined): boolean => open?.actor === TERMINAL_PLAYER;

export function cardsHeld({ public: open }: State): number {
  return (open?.seats ?? []).reduce((sum, { cards }) => sum + cards, 0);
}

/** Whether the user's last card is played by the server, as the table's settings say. */
export function playsItself({ table, you, own }: State): boolean {
  if (!table.last_card || table.back || you.seat < 0 || !table.asked?.includes(you.seat)) return false;
  const legal = own?.legal ?? [];
  return own?.hand?.length === 1 && legal.length === 1 && !!legal[0]!.card;
}

/** Whether the user is to act; not if the server plays their last card. */
export function isAsked(state: State): boolean {
  const { table, you } = state;
  return you.seat >= 0 && (table.asked ?? []).includes(you.seat) && !playsItself(state);
}
