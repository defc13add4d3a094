// Names and words that are written from right to left, among ours, which are not.

/** What Unicode keeps for scripts written from right to left: Hebrew, Arabic and their like. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const [ISOLATE, END] = ["\u2068", "\u2069"];

/**
 * A text that leaves the order of the words around it alone (Unicode's first strong isolate). Without
 * letters from right to left it is returned as it is, and so is what is isolated within already.
 */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) && !text.includes(ISOLATE) ? `${ISOLATE}${text}${END}` : text;
}

/**
 * The `dir` of a line that may be cut off: it is cut at the end of what it begins with. Unlike
 * `dir="auto"` it looks into what is isolated.
 */
export function directionOf(text: string): "rtl" | undefined {
  const first = /\p{L}/u.exec(text)?.[0] ?? "";
  return RIGHT_TO_LEFT.test(first) ? "rtl" : undefined;
}
