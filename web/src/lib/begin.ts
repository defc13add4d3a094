// Begins a game: makes a table with a seat for the reader.

import { makeTable, type Options } from "./api";
import { type PACES, USUAL_BOT } from "./bots";
import { prefs } from "./prefs.svelte";
import { route } from "./route.svelte";
import { say } from "./words";

/** The settings for a new table. */
export interface Wish {
  options: Options;
  /** One level for all, or one for each. */
  bots?: string | string[];
  /** Whether people and bots sit as they are listed, without a cut. */
  host_seats?: boolean;
  pace?: (typeof PACES)[number];
}

const tableWish = (game: string, name: string, wish: Wish) => ({
  game,
  name,
  bots: USUAL_BOT,
  last_card: true,
  ...wish,
});

/** The reader's name at a table: without one, the word for a guest in the reader's language, which is not kept. */
export const nameOrGuest = (name = prefs.name): string => name || say("name-guest");

/** Keeps a name that was entered, if there is one; what the reader is called at a table then. */
export function enteredName(name: string): string {
  const own = name.trim();
  if (own) prefs.set({ name: own });
  return nameOrGuest(own);
}

/** Makes a table whose other seats have bots, starts the game, and goes there. */
export async function playNow(game: string, wish: Wish): Promise<void> {
  route.prepare("table");
  const { table } = await makeTable({ ...tableWish(game, nameOrGuest(), wish), start: true });
  await route.go(`/t/${table}`);
}

/** Makes a table that waits for friends, and goes there. */
export async function inviteFriends(game: string, name: string, wish: Wish): Promise<void> {
  const { table } = await makeTable(tableWish(game, enteredName(name), wish));
  await route.go(`/t/${table}`);
}
