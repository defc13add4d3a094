// What cards of the hand show beside their faces.

import { turnedBy } from "../cards/code";
import { parts } from "../lib/cardParts";
import type { Marks } from "../cards/names";
import type { Own, Public } from "../lib/protocol";
import { cardsNamed } from "./codes";

export function marksOf(own: Own, open: Public, warn: boolean): Record<string, Marks> {
  const shown = new Set(open.seats?.[own.seat]?.shown ?? []);
  const turned = new Set(open.turned ?? []);
  const trumps = new Set(open.trumps ?? []);
  const revokes = new Set(warn ? (own.revokes ?? []).map(({ card = "" }) => card) : []);
  const played = cardsNamed(open.log ?? []);
  const game = open.game ?? "";
  return Object.fromEntries(
    (own.hand ?? []).map((code) => {
      const marks: Marks = {
        open: shown.has(code),
        drawn: own.taken === code,
        trump: trumps.has(parts(code, game).suit),
        turned: turned.has(code),
        flipped: turnedBy(code, game).filter((flip) => played.has(flip)),
        warned: revokes.has(code),
      };
      return [code, marks];
    }),
  );
}
