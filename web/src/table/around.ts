// What happens around the game, in words: take-backs and claims, from the states before and after.

import { capital, say } from "../lib/words";
import type { Line, Remark, State } from "../lib/protocol";
import { peopleOf } from "./people";
import { Teller, type Namer } from "./telling";

/** Phases with simultaneous choices, which are not in the log yet. */
const UNSEEN = new Set(["bid", "toss", "give"]);

/** Sentences that a take-back lists; any further ones are counted. */
const NAMED = 2;

/** What a member's take-back would undo: their last action and what came after it. */
export function undone(state: State, member: number, namer: Namer): string {
  const people = peopleOf(state);
  const seat = state.table.seats.indexOf(member);
  const log = state.public?.log ?? [];
  const first = log.findLastIndex((line) => line.seat === seat);
  const unseen = UNSEEN.has(state.public?.phase ?? "") && log[first]?.phase !== state.public?.phase;
  if (first < 0 || unseen) return say(seat === people.me ? "back-move-you" : "back-move");
  const lines = log.slice(first).filter((line) => line.seat >= 0);
  return actions(lines.slice(0, NAMED), Math.max(0, lines.length - NAMED), new Teller(people, namer));
}

function actions(lines: Line[], more: number, teller: Teller): string {
  const told = lines.map((line) => capital(teller.action(line)));
  return [...told, ...(more ? [`(${say("back-more", { count: more })})`] : [])].join(" ");
}

/** What an event changed around the game, as sentences. */
export function around(before: State, after: State, namer: Namer): string[] {
  const people = peopleOf(after);
  const told: string[] = [];
  const { back, seats } = after.table;
  if (back && !before.table.back) {
    const what = undone(after, back.member, namer);
    told.push(people.told("told-back-asked", seats.indexOf(back.member), { what }));
  }
  const known = before.table.remarks?.at(-1)?.seq ?? 0;
  const fresh = (after.table.remarks ?? []).filter(({ seq }) => seq > known);
  return [...told, ...fresh.map((remark) => remarked(remark, new Teller(people, namer)))];
}

/** A remark as a sentence. */
export function remarked({ kind, seat, lines = [], more = 0 }: Remark, teller: Teller): string {
  const { people } = teller;
  if (kind === "claim") return people.told("told-claim", seat);
  if (kind === "refused") return say("told-back-refused");
  if (kind === "past") return say("told-back-past");
  const unseen = seat === people.me ? "back-move-you" : "back-move";
  return say("told-back-done", { what: lines.length ? actions(lines, more, teller) : say(unseen) });
}
