// What is in force or at stake in one game alone, in words, and the piles that lie nowhere else on the table.

import { name as cardName } from "../cards/names";
import type { Fact, State } from "../lib/protocol";
import { capital, say } from "../lib/words";
import { knownIn } from "./codes";
import type { People } from "./people";

/** Piles that have a place of their own. */
const PLACED = ["stock", "aside"];

/** A fact's heading, and what follows its colon; beside its card its further words are enough. */
export function factWords(fact: Fact, game: string, people: People): { title: string; text: string } {
  const { code, card = "", number = 0, seat = -1, text: further } = fact;
  const params = { card: card && cardName(card, game), number, text: "" };
  const factText = () => (seat < 0 ? say(`fact-${code}`, params) : people.sentence(`fact-${code}`, seat, params));
  const whole = further ? say(further) : factText();
  const [title = "", ...rest] = whole.split(/\s*: /);
  return { title: capital(title), text: rest.join(": ") };
}

/** The piles without a place of their own: the key of their words, how many cards they have, why, and which the user knows. */
export function pilesBeside(state: State): { name: string; count: number; why: string; known: string[] }[] {
  return Object.entries(state.public?.piles ?? {})
    .filter(([pile, count]) => count && !PLACED.includes(pile))
    .map(([pile, count]) => ({
      name: `table-${pile}`,
      count,
      why: `table-${pile}-why`,
      known: knownIn(state.own, pile),
    }));
}
