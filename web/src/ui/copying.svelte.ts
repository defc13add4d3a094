// Copies a text and says so; where copying is refused, shows the text to be copied by hand.

import { toasts } from "./toasts.svelte";

/** The text that could not be copied; empty if there is none. */
export const refused = $state({ text: "" });

/** Copies a text, and shows the message `done` once it is copied. */
export async function copy(text: string, done: string): Promise<void> {
  if (await copyText(text)) toasts.say(done);
  else refused.text = text;
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedBySelection(text);
  }
}

/** The older way, which needs no secure origin: selects the text in a field and copies the selection. */
function copiedBySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true; // no keyboard on a phone
  field.style.cssText = "position: fixed; inset: 0 auto auto 0; opacity: 0";
  // A field beside an open dialog cannot be selected.
  const dialogs = document.querySelectorAll("dialog[open]");
  (dialogs[dialogs.length - 1] ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
