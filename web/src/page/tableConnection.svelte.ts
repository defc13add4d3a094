// A connection that lasts as long as a page shows it, and the sounds of its events.

import { socketOf } from "../lib/api";
import { Connection } from "../lib/connection.svelte";
import { prefs } from "../lib/prefs.svelte";
import type { State } from "../lib/protocol";
import { soundOf, sound } from "../lib/sound";

/** Opens the connection to a table; call it while a component is created. */
export function line(id: string): Connection {
  const connection = new Connection(socketOf(id));
  let before: State | null = null;
  $effect(() => {
    const after = connection.state;
    if (after && prefs.sounds && connection.lastEvent) {
      const what = soundOf(before, after);
      if (what) sound(what);
    }
    before = after;
  });
  $effect(() => () => connection.close());
  return connection;
}
