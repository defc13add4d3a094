// A connection that lasts as long as a page shows it, and the sounds of what the table shows.

import { socketOf } from "../lib/api";
import { Connection } from "../lib/connection.svelte";
import { prefs } from "../lib/prefs.svelte";
import type { State } from "../lib/protocol";
import { soundOf, sound } from "../lib/sound";

/** Opens the connection to a table; call it while a component is created. */
export function connectionTo(id: string): Connection {
  const connection = new Connection(socketOf(id));
  $effect(() => () => connection.close());
  return connection;
}

/** Plays the sounds of the states that a table shows, which may be behind the connection's. */
export function playSounds(connection: Connection, shown: () => State | null): void {
  let before: State | null = null;
  $effect(() => {
    const after = shown();
    if (after && prefs.sounds && connection.lastEvent) {
      const what = soundOf(before, after);
      if (what) sound(what);
    }
    before = after;
  });
}
