// The turns of a game in words.

import type { State } from "../lib/protocol";
import { capital, say } from "../lib/words";
import { peopleOf } from "../table/people";
import { Teller, narrate, type Namer } from "../table/telling";
import type { Eye, Reel } from "./reel";

/** The sentences of a turn; of the first, that the cards are dealt. */
export function told(reel: Reel, turn: number, eye: Eye, card: Namer): string[] {
  const after = reel.state(turn, eye);
  const lines = reel.lines(turn, eye);
  const teller = new Teller(peopleOf(after), card);
  if (!turn || lines[0]?.phase === "deal") return dealt(reel, turn, teller, after);
  return narrate(teller, reel.state(turn - 1, eye), lines, after);
}

function dealt(reel: Reel, turn: number, teller: Teller, after: State): string[] {
  const open = after.public!;
  const fresh = reel.chapters.some((chapter) => chapter.turn === turn);
  const before = fresh ? {} : reel.at(turn - 1).public;
  const head = fresh
    ? say("replay-deal", { name: teller.people.name(open.dealer ?? 0) })
    : say("replay-deal-more");
  return [head, ...teller.table(before, open).map(capital)];
}
