// This hand in words, from the state alone, so it is complete after a reload.

import { isPlay, verbOf } from "../lib/moves";
import { capital, say } from "../lib/words";
import type { Public, Remark, Saying, State } from "../lib/protocol";
import { sayingsOf } from "./codes";
import { Teller, trickOf } from "./telling";
import { remarkWords } from "./companyEvents";
import { peopleOf } from "./people";

export interface HistoryEntry {
  /** A few words before the sentence, such as "Trick 3"; empty if the sentence says who acted. */
  head: string;
  text: string;
}

/** A card as a token within a sentence, for {@link split}. */
export const token = (code: string): string => `\u0001${code}\u0002`;

// eslint-disable-next-line no-control-regex -- names contain no control characters
const CARD = /(\u0001[^\u0002]*\u0002)/;

/** A sentence split into texts and cards, alternating. */
export function split(text: string): { text: string; card: boolean }[] {
  return text
    .split(CARD)
    .filter(Boolean)
    .map((part) => (part[0] === "\u0001" ? { text: part.slice(1, -1), card: true } : { text: part, card: false }));
}

export function cardsIn(text: string): string[] {
  return split(text).flatMap((part) => (part.card ? [part.text] : []));
}

export function historyOf(state: State): HistoryEntry[] {
  const open = state.public;
  return open ? entriesOf(open, new Teller(peopleOf(state), token), state.table.remarks ?? []) : [];
}

function entriesOf(open: Public, teller: Teller, remarks: Remark[]): HistoryEntry[] {
  const entries: HistoryEntry[] = [];
  const waiting = [...remarks];
  const due = (many: number): void => {
    const now = waiting.filter(({ at = 0 }) => at <= many);
    for (const remark of waiting.splice(0, now.length))
      entries.push({ head: "", text: remarkWords(remark, teller, open) });
  };
  /** Of the trick that lies on the table: its plays, each with what it led to. */
  let lying: string[][] = [];
  for (const [number, line] of (open.log ?? []).entries()) {
    if (!lying.length) due(number);
    const told = sayingsOf(line);
    const at = told.findIndex(({ code }) => code === "takes");
    const words = (some: Saying[]) => some.flatMap((one) => teller.sentences(one, open, line)).map(capital);
    const first = verbOf(line.move, open.game).silent ? [] : words(at < 0 ? told : told.slice(0, at));
    if (isPlay(line)) lying.push(first);
    else entries.push(...first.map((text) => ({ head: "", text })));
    const trick = at < 0 ? null : trickOf(open, told[at]!.number ?? 0);
    if (!trick) continue;
    const led = lying.flatMap(([, ...rest]) => rest);
    const head = say("table-history-trick", { number: told[at]!.number! });
    entries.push({ head, text: [teller.trick(trick), ...led].join(" ") });
    entries.push(...words(told.slice(at + 1)).map((text) => ({ head: "", text })));
    lying = [];
  }
  entries.push(...lying.map((told) => ({ head: "", text: told.join(" ") })));
  due(Infinity);
  return entries;
}
