// Which game was analysed last in this tab, so that its analysis is there again when the page is loaded again.

import type { Analysable } from "../lib/api";
import { sha256 } from "./sha256";

const KEY = "nullo-analysed";

const keyOf = async ({ id, record }: Analysable) => id || (await sha256(record));

/** Remembers that a game has been analysed; if the browser keeps nothing, it is asked for again. */
export async function rememberAnalysed(game: Analysable): Promise<void> {
  const key = await keyOf(game);
  try {
    sessionStorage.setItem(KEY, key);
  } catch {
    // as before
  }
}

/** Whether this game was the last one to be analysed in this tab. */
export async function wasAnalysed(game: Analysable): Promise<boolean> {
  const key = await keyOf(game);
  try {
    return sessionStorage.getItem(KEY) === key;
  } catch {
    return false;
  }
}
