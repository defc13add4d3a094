// Begins a game: makes a table with a seat for the user.

import { makeTable, type Options } from "./api";
import { type PACES, USUAL_BOT } from "./bots";
import { prefs } from "./prefs.svelte";
import { route } from "./route.svelte";
import { say } from "./words";

/** What the user wants of a new table. */
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

/** The user's name at a table: without one, the word for a guest in the user's language, which is not kept. */
export const nameOrGuest = (name = prefs.name): string => name || say("name-guest");

/** Stores a name that was entered, if any; returns what the user is then called at a table. */
export function enteredName(name: string): string {
  const own = name.trim();
  if (own) prefs.set({ name: own });
  return nameOrGuest(own);
}

/** Creates a table whose other seats have bots, starts the game, and goes to the table. */
export async function playNow(game: string, wish: Wish): Promise<void> {
  route.prepare("table");
  const { table } = await makeTable({ ...tableWish(game, nameOrGuest(), wish), start: true });
  await route.go(`/t/${table}`);
}

/** Creates a table that waits for friends, and goes to it. */
export async function inviteFriends(game: string, name: string, wish: Wish): Promise<void> {
  const { table } = await makeTable(tableWish(game, enteredName(name), wish));
  await route.go(`/t/${table}`);
}
