// What one game alone shows to everybody.

import type { Public } from "./protocol";

type Special = NonNullable<Public["special"]>;
type All<Part> = (Part extends unknown ? (part: Part) => void : never) extends (part: infer Every) => void
  ? Every
  : never;

/** The game's own part: every field is absent in the games that do not have it. */
export function specialOf(open: Public | null | undefined): Partial<All<Special>> {
  return open?.special ?? {};
}
