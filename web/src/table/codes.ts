// The parts of actions, and lists of cards.

/** The last word of an action: its card, number or seat. */
export function lastWord(action: string): string {
  return action.slice(action.lastIndexOf(" ") + 1);
}

/** An action without its last word. */
export function headOf(action: string): string {
  return action.slice(0, Math.max(0, action.lastIndexOf(" ")));
}

/** A list without the items of another; each removes one. */
export function without(list: string[], gone: string[]): string[] {
  const left = [...list];
  for (const item of gone) {
    const place = left.indexOf(item);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}
