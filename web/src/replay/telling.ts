// The turns of a game in words.

import type { State } from "../lib/protocol";
import { say } from "../lib/words";
import { peopleOf } from "../table/people";
import { Teller, type Namer } from "../table/telling";
import type { Eye, FilmStates } from "./filmStates";

/** The sentences of a turn; of the first, that the cards are dealt. */
export function sentencesOf(states: FilmStates, turn: number, eye: Eye, card: Namer): string[] {
  const after = states.state(turn, eye);
  const lines = states.lines(turn, eye);
  const teller = new Teller(peopleOf(after), card);
  if (turn && lines[0]?.phase !== "deal") return teller.tell(lines, after.public!);
  return [
    dealText(states, turn, teller, after),
    ...teller.tell(turn ? lines : (after.public!.log ?? []), after.public!),
  ];
}

function dealText(states: FilmStates, turn: number, teller: Teller, after: State): string {
  const fresh = states.chapters.some((chapter) => chapter.turn === turn);
  if (!fresh) return say("replay-deal-more");
  return say("replay-deal", { name: teller.people.name(after.public!.dealer ?? 0) });
}
