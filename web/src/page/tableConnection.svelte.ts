// A connection as long as a page shows it, and the sounds of what comes in.

import { socketOf } from "../lib/api";
import { Connection } from "../lib/connection.svelte";
import { prefs } from "../lib/prefs.svelte";
import type { State } from "../lib/protocol";
import { heard, sound } from "../lib/sound";

/** Opens the line to a table; to be called where a component is made. */
export function line(id: string): Connection {
  const connection = new Connection(socketOf(id));
  let before: State | null = null;
  $effect(() => {
    const after = connection.state;
    if (after && prefs.sounds && connection.lastEvent) {
      const what = heard(before, after);
      if (what) sound(what);
    }
    before = after;
  });
  $effect(() => () => connection.close());
  return connection;
}
