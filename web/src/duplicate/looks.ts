// Second looks: their addresses, and the games of a deal that can be looked at.

import type { Duplicate } from "../lib/protocol";
import { say } from "../lib/words";

export const lookPath = (set: string, number: number): string => `/together/${set}.${number}`;

/** The id of the set of deals and the number of the deal in the path of a second look. */
export function placeOfLook(id: string): { set: string; number: number } {
  const [set = "", number = ""] = id.split(".");
  return { set, number: Number(number) || 1 };
}

/** The games with the cards of a deal, as the server names them, and who played them. */
export function gamesOf(set: Duplicate, number: number): { game: string; name: string }[] {
  const played = set.players.flatMap(({ name, results }, n) => {
    const result = results[number - 1];
    if (result?.points === undefined) return [];
    return [{ game: result.table || (set.challenge && n === 0 ? "challenge" : ""), name }];
  });
  const expert = set.experts?.[number - 1] ? [{ game: "expert", name: say("daily-expert") }] : [];
  return [...played.filter(({ game }) => game), ...expert];
}
