// This hand in words, from the state alone: it is whole after a reload too.

import { turns } from "../cards/code";
import { lookOf } from "../lib/looks.svelte";
import { capital, say } from "../lib/words";
import type { Line, Play, Public, Remark, State, Trick } from "../lib/protocol";
import { headOf, lastWord } from "./codes";
import { Teller } from "./telling";
import { remarked } from "./around";
import { peopleOf } from "./people";

export interface Entry {
  /** A few words before it, such as "Trick 3"; empty if the sentence says who. */
  head: string;
  text: string;
}

const SILENT = new Set(["leave", "pass"]);

/** A card within a sentence, for {@link split}. */
export function token(code: string): string {
  return `\u0001${code}\u0002`;
}

/** A sentence as texts and cards, by turns. */
export function split(text: string): { text: string; card: boolean }[] {
  return text
    .split(/(\u0001[^\u0002]*\u0002)/)
    .filter(Boolean)
    .map((part) => (part[0] === "\u0001" ? { text: part.slice(1, -1), card: true } : { text: part, card: false }));
}

/** The hand so far. */
export function historyOf(state: State): Entry[] {
  const open = state.public;
  if (!open) return [];
  const teller = new Teller(peopleOf(state), token);
  const entries: Entry[] = teller.table({}, open).map((text) => ({ head: "", text: capital(text) }));
  return [...entries, ...lines(open, teller, state.table.remarks ?? [])];
}

function lines(open: Public, teller: Teller, remarks: Remark[]): Entry[] {
  const entries: Entry[] = [];
  const waiting = [...remarks];
  const due = (many: number): Entry[] => {
    const now = waiting.filter(({ at = 0 }) => at <= many);
    return waiting.splice(0, now.length).map((remark) => ({ head: "", text: remarked(remark, teller) }));
  };
  const tricks = open.tricks ?? [];
  const turned = new Set<string>();
  let plays: Line[] = [];
  let done = 0;
  const discard: string[] = [];
  for (const [number, line] of (open.log ?? []).entries()) {
    if (!plays.length) entries.push(...due(number));
    if (line.seat < 0 || SILENT.has(line.action)) continue;
    if (!line.action.startsWith("play ")) {
      entries.push({ head: "", text: capital(teller.action(line, discard)) });
      if (headOf(line.action) === "discard") discard.push(lastWord(line.action));
      else if (line.action === "draw discard") discard.pop();
      continue;
    }
    plays.push(line);
    const trick = tricks[done];
    if (trick && plays.length === trick.plays.length) {
      done += 1;
      entries.push({ head: say("table-history-trick", { number: done }), text: taken(trick, teller, open, turned) });
      plays = [];
    }
  }
  return [...entries, ...lying(open, teller, turned), ...due(Infinity)];
}

function taken(trick: Trick, teller: Teller, open: Public, turned: Set<string>): string {
  const told = trick.plays.flatMap((play) => flip(play, open, turned));
  return [teller.trick(trick), ...told].join(" ");
}

function lying(open: Public, teller: Teller, turned: Set<string>): Entry[] {
  if (open.phase === "call") return [];
  return (open.trick ?? []).map((play) => {
    const line = { seat: play.seat, action: `play ${play.card}`, phase: "play" };
    const told = play.sauce
      ? teller.people.told("table-told-sauce", play.seat, { what: token(play.card) })
      : teller.action(line);
    return { head: "", text: [capital(told), ...flip(play, open, turned)].join(" ") };
  });
}

/** What a FLIP turned, as a sentence. */
function flip(play: Play, open: Public, turned: Set<string>): string[] {
  const game = open.game ?? "";
  const card = turns(play.card, game);
  if (!card) return [];
  if (!turned.delete(card)) turned.add(card);
  const all = !!lookOf(game).cards[card]?.full !== turned.has(card);
  return [say(all ? "told-turned-all" : "told-turned-nothing", { by: token(play.card), card: token(card) })];
}

