// Whose turn it is, and whether the game is over.

import { type Public, type State, TERMINAL_PLAYER } from "./protocol";

/** Whether the game is over, as its actor says. */
export const isOver = (open: Pick<Public, "actor"> | null | undefined): boolean => open?.actor === TERMINAL_PLAYER;

/** The number of cards in all hands. */
export function cardsHeld({ public: open }: State): number {
  return (open?.seats ?? []).reduce((sum, { cards }) => sum + cards, 0);
}

/** Whether the reader is asked for a last card, which the server plays by itself where the table says so, so that there is nothing to do. */
export function playsItself({ table, you, own }: State): boolean {
  if (!table.last_card || table.back || you.seat < 0 || !table.asked?.includes(you.seat)) return false;
  const legal = own?.legal ?? [];
  return own?.hand?.length === 1 && legal.length === 1 && !!legal[0]!.card;
}

/** Whether the reader is to act, or to choose unseen; a card that plays itself asks for nothing. */
export function isAsked(state: State): boolean {
  const { table, you } = state;
  return you.seat >= 0 && (table.asked ?? []).includes(you.seat) && !playsItself(state);
}
