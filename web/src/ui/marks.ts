// The marks of rules that their source leaves open: ⚖ for a ruling of Nullo's, ☂ for a house rule.

import { say } from "../lib/words";

/** The key of what each mark means. */
export const MARKS: Record<string, string> = { "⚖": "mark-ruling", "☂": "mark-house" };

/** A text cut before and after each mark. */
export const pieces = (text: string): string[] => text.split(/([⚖☂])/).filter(Boolean);

/** What the marks in a text mean, each with its mark before it. */
export function legend(text: string): string[] {
  return Object.keys(MARKS)
    .filter((mark) => text.includes(mark))
    .map((mark) => `${mark} ${say(MARKS[mark]!)}`);
}
