// Names and words written from right to left, within sentences that are not.

/** Unicode's ranges for scripts written from right to left: Hebrew, Arabic and similar. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const [ISOLATE, END] = ["\u2068", "\u2069"];

/**
 * A text that does not change the order of the words around it (Unicode's first strong isolate). A
 * text without right-to-left letters, or already isolated, is returned unchanged.
 */
export function isolate(text: string): string {
  return RIGHT_TO_LEFT.test(text) && !text.includes(ISOLATE) ? `${ISOLATE}${text}${END}` : text;
}

/**
 * The `dir` of a line that may be cut off, so that it is cut at its end. Unlike `dir="auto"` it
 * considers isolated text.
 */
export function directionOf(text: string): "rtl" | undefined {
  const first = /\p{L}/u.exec(text)?.[0] ?? "";
  return RIGHT_TO_LEFT.test(first) ? "rtl" : undefined;
}
