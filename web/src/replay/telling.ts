// The turns of a game in words.

import type { State } from "../lib/protocol";
import { capital, say } from "../lib/words";
import { peopleOf } from "../table/people";
import { Teller, narrate, type Namer } from "../table/telling";
import type { Eye, FilmStates } from "./filmStates";

/** The sentences of a turn; of the first, that the cards are dealt. */
export function told(states: FilmStates, turn: number, eye: Eye, card: Namer): string[] {
  const after = states.state(turn, eye);
  const lines = states.lines(turn, eye);
  const teller = new Teller(peopleOf(after), card);
  if (!turn || lines[0]?.phase === "deal") return dealt(states, turn, teller, after);
  return narrate(teller, states.state(turn - 1, eye), lines, after);
}

function dealt(states: FilmStates, turn: number, teller: Teller, after: State): string[] {
  const open = after.public!;
  const fresh = states.chapters.some((chapter) => chapter.turn === turn);
  const before = fresh ? {} : states.at(turn - 1).public;
  const head = fresh
    ? say("replay-deal", { name: teller.people.name(open.dealer ?? 0) })
    : say("replay-deal-more");
  return [head, ...teller.table(before, open).map(capital)];
}
