// Company at a table of the gallery: ?clock, ?said=…, ?back=MEMBER, ?news=…, ?hands, ?claimed, ?gone=MEMBER.

import { Company } from "../company/company.svelte";
import type { Connection, Times } from "../lib/connection.svelte";
import type { Said, State } from "../lib/protocol";

const BANK = 96_000;
const SPENT = 12_300;
const GRACE = 60_000;

interface Party {
  state: State;
  times: Times | null;
  awayAt: Record<number, number>;
  company: Company;
}

/** The state with what the query asks for; call it while a component is created. */
export function party(state: State, query: URLSearchParams): Party {
  const table = state.table;
  const gone = query.get("gone");
  const awayAt = gone === null ? {} : { [Number(gone)]: performance.now() + GRACE };
  const all = table.seats.map((_, seat) => seat);
  if (query.has("clock")) {
    const spent = Number(query.get("clock") || SPENT);
    table.members.forEach((member) => delete member.bot);
    table.clock = { move: 20, bank: 120 };
    table.banks = all.map(() => BANK);
    table.asked = all;
    table.members.forEach((member) => (member.away = false));
    return {
      state,
      times: { at: performance.now(), asked: of(all, () => spent) },
      awayAt,
      company: made(state, query),
    };
  }
  return { state, times: null, awayAt, company: made(state, query) };
}

function made(state: State, query: URLSearchParams): Company {
  const table = state.table;
  const back = query.get("back");
  if (back !== null) {
    table.back = { member: Number(back), to: 3, yes: [1], wanted: back === "0" ? [2, 3] : [0, 2] };
  }
  if (query.has("claimed")) table.claimed = 1;
  if (query.has("hands")) {
    const cards = [...(state.own?.hand ?? []), ...(state.own?.hand ?? []), ...(state.own?.hand ?? [])];
    state.hands = table.seats.map((_, seat) => cards.slice(seat, seat + Number(query.get("hands") || 6)));
    state.own = null;
    state.you = { member: -1, seat: -1 };
  }
  const text = query.get("said");
  const said = (member: number): Said => ({ seq: member, at: 0, member, name: "", text: text ?? "" });
  const company = new Company("gallery", { state, said: [], lastEvent: null } as unknown as Connection);
  if (text) company.talk.bubbles = of(table.seats, said);
  const news = query.get("news");
  if (news) company.news = { text: news, refused: false };
  return company;
}

function of<T>(keys: number[], value: (key: number) => T): Record<number, T> {
  return Object.fromEntries(keys.map((key) => [key, value(key)]));
}
