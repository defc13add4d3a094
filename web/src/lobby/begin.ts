// Beginning a game: a table is made, and the reader sits at it.

import { makeTable, type Options } from "../lib/api";
import { prefs } from "../lib/prefs.svelte";
import { route } from "../lib/route.svelte";
import { say } from "../lib/words";

/** The bots that are offered, from weak to strong. */
export const BOTS: readonly string[] = ["random", "simple", "sampler"];

/** What a table is to be like. */
export interface Wish {
  options: Options;
  bots?: string;
}

/** Makes a table where bots fill the seats, starts it, and goes there. */
export async function playNow(game: string, wish: Wish): Promise<void> {
  const name = prefs.name || say("name-guest");
  const { table } = await makeTable({ game, name, start: true, ...wish });
  await route.go(`/t/${table}`);
}

/** Makes a table that waits for friends, and goes there. */
export async function inviteFriends(game: string, name: string, wish: Wish): Promise<void> {
  prefs.set({ name });
  const { table } = await makeTable({ game, name, ...wish });
  await route.go(`/t/${table}`);
}
