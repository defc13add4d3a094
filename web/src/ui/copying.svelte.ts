// Copies a text and says so; where copying is refused, shows the text to be copied by hand.

import { copyText } from "../lib/copy";
import { toasts } from "./toasts.svelte";

/** The text that could not be copied; empty: there is none. */
export const refused = $state({ text: "" });

/** Copies a text; `done` is said once it is copied. */
export async function copy(text: string, done: string): Promise<void> {
  if (await copyText(text)) toasts.say(done);
  else refused.text = text;
}
