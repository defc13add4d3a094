// Card codes and actions: what their parts are.

export interface Parts {
  rank: string;
  suit: string;
}

const SUIT_LAST = /^(10|[0-9]{1,2}|[AJQKN])([shdc])$/;
const SUIT_FIRST = /^([bgyorp])([0-9]{1,2})$/;

/** Rank and suit letter of a card code; of any other card the code and no suit. */
export function parts(code: string): Parts {
  const last = SUIT_LAST.exec(code);
  if (last) return { rank: last[1]!, suit: last[2]! };
  const first = SUIT_FIRST.exec(code);
  if (first) return { rank: first[2]!, suit: first[1]! };
  return { rank: code, suit: "" };
}

/** Whether a text is the code of a card. */
export function isCard(code: string): boolean {
  return code === "SAUCE" || parts(code).suit !== "";
}

/** The last word of an action: its card, number or seat. */
export function lastWord(action: string): string {
  return action.slice(action.lastIndexOf(" ") + 1);
}

/** An action without its last word. */
export function headOf(action: string): string {
  return action.slice(0, Math.max(0, action.lastIndexOf(" ")));
}

/** A sentence's first letter as a capital. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A list without the items of another, each taken away once. */
export function without(list: string[], gone: string[]): string[] {
  const left = [...list];
  for (const item of gone) {
    const place = left.indexOf(item);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}
