// What spectators see.

import { lookOf } from "../lib/looks.svelte";
import { say } from "../lib/words";

export type SpectatorView = "never" | "at-once" | "later";

/** Which of the three choices a table's `open_after` is. */
export function spectatorViewOf(after: number): SpectatorView {
  return after < 0 ? "never" : after ? "later" : "at-once";
}

/** What spectators see, in a sentence. */
export function watchersSee(game: string, after: number): string {
  const chosen = spectatorViewOf(after);
  if (chosen !== "later") return say(`watch-says-${chosen}`);
  return say(lookOf(game).tricks ? "watch-says-tricks" : "watch-says-rounds", { count: after });
}
