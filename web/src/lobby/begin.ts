// Begins a game: makes a table with a seat for the reader.

import { makeTable, type Options } from "../lib/api";
import { prefs } from "../lib/prefs.svelte";
import { route } from "../lib/route.svelte";
import { say } from "../lib/words";

/** The levels of bots that are offered, from weak to strong. */
export const BOTS: readonly string[] = ["beginner", "casual", "club", "expert", "analyst"];

/** Other bots that have a name in words: those that studies compare. */
export const STUDIED: readonly string[] = ["random", "simple", "sampler"];

/** The level that is chosen until the reader chooses another. */
export const USUAL_BOT = "club";

/** The settings for a new table. */
export interface Wish {
  options: Options;
  bots?: string;
}

/** Makes a table whose other seats have bots, starts the game, and goes there. */
export async function playNow(game: string, wish: Wish): Promise<void> {
  const name = prefs.name || say("name-guest");
  const { table } = await makeTable({ game, name, start: true, bots: USUAL_BOT, ...wish });
  await route.go(`/t/${table}`);
}

/** Makes a table that waits for friends, and goes there. */
export async function inviteFriends(game: string, name: string, wish: Wish): Promise<void> {
  prefs.set({ name });
  const { table } = await makeTable({ game, name, bots: USUAL_BOT, ...wish });
  await route.go(`/t/${table}`);
}
