// Copies a text, even where the page has no secure origin (a phone in the local network).

/** Whether the text was copied; otherwise it is selected in its field. */
export async function copied(text: string, field?: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.focus();
    field?.select();
    return false;
  }
}
