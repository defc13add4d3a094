// The keys of the table, for the list that "?" shows.

import { say } from "../lib/words";

const NAMES = ["hand", "enter", "letters", "numbers", "steps", "back", "hint", "talk", "escape", "help"];

/** Each key and its effect. */
export function keys(): { keys: string; words: string }[] {
  return NAMES.map((name) => ({
    keys: say(`key-${name === "hand" ? "arrows" : name}`),
    words: say(`key-${name}-words`),
  }));
}
