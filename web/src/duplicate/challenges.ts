// Challenges: which games make one, and where the cards of one are that a link contains.

import type { TableView } from "../lib/protocol";

/** The path of the page that takes a challenge from its link; the record is its fragment. */
export const challengePath = (seat: number): string => `/beat/${seat}`;

/** Whether the one person at a table may challenge others to play its cards: alone with bots, to the end. */
export function mayChallenge({ stage, fixed, members, seats }: TableView): boolean {
  const people = members.filter(({ id, bot }) => !bot && seats.includes(id));
  return stage === "over" && !fixed && people.length === 1;
}
