// What happens around the game, in words: take-backs and claims, from the states before and after.

import { capital, say } from "../lib/words";
import type { Line, Public, Remark, State } from "../lib/protocol";
import { memberAt, peopleOf } from "./people";
import { Teller, type Namer } from "./telling";

/** The number of sentences that the words for a take-back list; further ones are only counted. */
const NAMED = 2;

/** What a member's take-back would undo: their last action and what came after it. */
export function takeBackWords(state: State, member: number, namer: Namer): string {
  const people = peopleOf(state);
  const seat = state.table.seats.indexOf(member);
  const log = state.public?.log ?? [];
  const first = log.findLastIndex((line) => line.seat === seat);
  const unseen = state.own?.pending !== undefined && log[first]?.phase !== state.public?.phase;
  if (first < 0 || unseen) return say(seat === people.me ? "back-move-you" : "back-move");
  const lines = log.slice(first).filter((line) => line.seat >= 0);
  const more = Math.max(0, lines.length - NAMED);
  return sentencesOf(lines.slice(0, NAMED), more, new Teller(people, namer), state.public!);
}

function sentencesOf(lines: Line[], more: number, teller: Teller, open: Public): string {
  const told = lines.map((line) => capital(teller.action(line, open)));
  return [...told, ...(more ? [`(${say("back-more", { count: more })})`] : [])].join(" ");
}

/** Sentences about take-backs and claims between two states. */
export function around(before: State, after: State, namer: Namer): string[] {
  const people = peopleOf(after);
  const told: string[] = [];
  const { back, seats } = after.table;
  if (back && !before.table.back) {
    const what = takeBackWords(after, back.member, namer);
    told.push(people.sentence("told-back-asked", seats.indexOf(back.member), { what }));
  }
  const known = before.table.remarks?.at(-1)?.seq ?? 0;
  const fresh = (after.table.remarks ?? []).filter(({ seq }) => seq > known);
  return [...told, ...fresh.map((remark) => remarkWords(remark, new Teller(people, namer), after.public!))];
}

export function remarkWords({ kind, seat, lines = [], more = 0 }: Remark, teller: Teller, open: Public): string {
  const { people } = teller;
  if (kind === "claim") return people.sentence("told-claim", seat);
  if (kind === "refused") return say("told-back-refused");
  if (kind === "past") return say("told-back-past");
  const unseen = seat === people.me ? "back-move-you" : "back-move";
  return say("told-back-done", { what: lines.length ? sentencesOf(lines, more, teller, open) : say(unseen) });
}

/**
 * Who left, sat down, is away or is back, from the states before and after.
 *
 * Members are compared, not seats: the start shuffles the seats, and the host arranges them.
 */
export function cameAndWent(before: State, after: State): string[] {
  return after.table.seats.flatMap((id, seat) => {
    const now = memberAt(after, seat);
    if (!now || id === after.you.member) return [];
    const was = before.table.members.find((member) => member.id === id);
    if (was) {
      if (!was.away === !now.away || now.bot) return [];
      return [say(now.away ? "told-away" : "told-back", { name: now.name })];
    }
    if (before.table.stage === "gathering") return [];
    if (!now.bot) return [say("told-joined", { name: now.name })];
    const gone = memberAt(before, seat);
    return gone ? [say("told-left", { name: gone.name, bot: now.name })] : [];
  });
}
