// What happens around the game, in words: take-backs and claims, from the states before and after.

import { say } from "../lib/words";
import type { State } from "../lib/protocol";
import { capital } from "./codes";
import { peopleOf } from "./people";
import { Teller, type Namer } from "./telling";

/** Phases in which all may choose at once: what they chose is not in the log yet. */
const UNSEEN = new Set(["bid", "toss", "give"]);

/** Sentences that a take-back names; what came after them is counted. */
const NAMED = 2;

/** What a member's take-back would undo: their last action and what came after it. */
export function undone(state: State, member: number, namer: Namer): string {
  const people = peopleOf(state);
  const seat = state.table.seats.indexOf(member);
  const log = state.public?.log ?? [];
  const first = log.findLastIndex((line) => line.seat === seat);
  const unseen = UNSEEN.has(state.public?.phase ?? "") && log[first]?.phase !== state.public?.phase;
  if (first < 0 || unseen) return say(seat === people.me ? "back-move-you" : "back-move");
  const teller = new Teller(people, namer);
  const lines = log.slice(first).filter((line) => line.seat >= 0);
  const told = lines.slice(0, NAMED).map((line) => capital(teller.action(line)));
  const more = lines.length - told.length;
  return [...told, ...(more ? [`(${say("back-more", { count: more })})`] : [])].join(" ");
}

/** What an event of this kind changed around the game, as sentences. */
export function around(before: State, after: State, kind: string, namer: Namer): string[] {
  const people = peopleOf(after);
  const [was, now] = [before.table.back, after.table.back];
  const told: string[] = [];
  if (!was && now) {
    const what = undone(after, now.member, namer);
    told.push(people.told("told-back-asked", after.table.seats.indexOf(now.member), { what }));
  }
  if (was && !now) told.push(ended(before, was.member, kind, namer));
  const claimed = after.table.claimed ?? -1;
  if (claimed >= 0 && claimed !== before.table.claimed) told.push(people.told("told-claim", claimed));
  return told;
}

function ended(before: State, member: number, kind: string, namer: Namer): string {
  if (kind === "take-back") return say("told-back-done", { what: undone(before, member, namer) });
  if (kind !== "answer-back") return say("told-back-past");
  return say("told-back-refused");
}
