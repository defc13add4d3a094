// Which game was analysed last in this tab, so that its analysis is there again when the page is loaded again.

import type { Analysable } from "../lib/api";
import { store, readStored } from "../lib/stored";
import { sha256 } from "./sha256";

const KEY = "nullo-analysed";

const keyOf = async ({ id, record }: Analysable) => id || (await sha256(record));

/** Remembers that a game has been analysed; if the browser keeps nothing, it is asked for again. */
export async function rememberAnalysed(game: Analysable): Promise<void> {
  store(KEY, await keyOf(game), "session");
}

/** Whether this game was the last one to be analysed in this tab. */
export async function wasAnalysed(game: Analysable): Promise<boolean> {
  return readStored(KEY, "session") === (await keyOf(game));
}
