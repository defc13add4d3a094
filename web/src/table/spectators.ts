// What spectators see.

import { lookOf } from "../lib/looks.svelte";
import { say } from "../lib/words";

export type Sight = "never" | "at-once" | "later";

/** Which of the three choices a table's `open_after` is. */
export function sightOf(after: number): Sight {
  return after < 0 ? "never" : after ? "later" : "at-once";
}

/** What spectators see, in a sentence. */
export function watchersSee(game: string, after: number): string {
  const sight = sightOf(after);
  if (sight !== "later") return say(`watch-says-${sight}`);
  return say(lookOf(game).tricks ? "watch-says-tricks" : "watch-says-rounds", { count: after });
}
