// What is asked of the reader, and why.

import { parts } from "../cards/code";
import { name } from "../cards/names";
import { has, say } from "../lib/words";
import type { Own, Public, Refusal, State } from "../lib/protocol";
import { capital, headOf, lastWord } from "./codes";
import type { People } from "./people";
import { watchersSee } from "./watchers";
import { isDouble } from "./where";

export interface Prompt {
  text: string;
  /** A second line: why, or what each choice means. */
  why?: string;
  /** The rule that says so. */
  rule?: string;
  /** Others are asked: what they do is told by the log. */
  waits?: boolean;
}

/** The prompt for a state. */
export function promptOf(state: State, people: People): Prompt {
  const { public: open, own } = state;
  if (!open) return { text: "" };
  if (open.actor === -4) return { text: say("table-over") };
  const claimed = state.table.claimed ?? -1;
  if (claimed >= 0) return { text: people.told("claim-plays", claimed), waits: true };
  if (state.table.asked?.includes(state.you.seat) && own?.legal?.length) {
    return asked(open, own, people, state.table.options);
  }
  return waiting(state, open, own, people);
}

function waiting(state: State, open: Public, own: Own | null, people: People): Prompt {
  const still = state.table.asked ?? [];
  if (!still.length) return { text: open.actor === -1 ? say("table-dealing") : "" };
  const names = people.list(still);
  const key = `table-wait-${open.phase}`;
  const text = say(has(key) ? key : "table-wait", { names, count: still.length });
  const chosen = own?.pending ?? [];
  if (chosen.length) {
    const what = chosen.map((action) => said(action, open.game ?? "")).join(", ");
    return { text, why: say("table-chosen", { what }) };
  }
  return { text, ...(state.you.seat < 0 && { why: watching(state) }), waits: true };
}

/** That one watches, and what is to be seen of the hands. */
function watching(state: State): string {
  return `${say("table-watching")} ${watchersSee(state.table.game, state.table.open_after ?? -1)}`;
}

/** An action of one's own in a few words: "bid 3", "the blue 7". */
function said(action: string, game: string): string {
  const last = lastWord(action);
  return headOf(action) === "bid" ? say("act-bid", { number: last }) : name(last, game);
}

type Asker = (open: Public, own: Own, people: People, options: Record<string, unknown>) => Prompt;

const ASKERS: Record<string, Asker> = {
  bid: bidding,
  say: () => plain("say", "T12"),
  play: (open, own, people, options) => playing(open, own, people, options),
  correct: (open) => ({
    text: say("table-ask-correct"),
    why: say("table-why-correct", { suit: open.led ?? "" }),
    rule: open.game === "all-fives" ? "F15" : "T15",
  }),
  call: (open) => plain("call", open.game === "all-fives" ? "F16" : "T15"),
  beg: (open, _own, people) => ({
    text: say("table-ask-beg", { upper: upper(parts(open.turned_up ?? "").suit) }),
    why: say("table-why-beg", { name: people.name(open.dealer ?? 0) }),
    rule: "F5",
  }),
  answer: (open, _own, people) => {
    const begger = open.seats?.findIndex((seat) => seat.said === "beg") ?? -1;
    return {
      text: say("table-ask-answer", { name: people.name(begger) }),
      why: say("table-why-answer", { name: people.name(begger) }),
      rule: "F5",
    };
  },
  ask: (open, _own, people) => ({
    text: say("table-ask-ask", { name: people.name(open.turn ?? -1) }),
    why: say("table-why-ask"),
    rule: "F18",
  }),
  draw: (open, own) => {
    const top = own.legal?.includes("draw discard") ? (open.discard ?? []).at(-1) : undefined;
    if (!top) return { text: say("table-ask-draw-stock"), rule: "N5" };
    return { text: say("table-ask-draw", { card: name(top, "nothing") }), rule: "N5" };
  },
  discard: (open, own) => {
    const keep = own.legal?.includes("keep");
    const text = say(keep ? "table-ask-discard" : "table-ask-discard-must", { count: own.hand?.length ?? 0 });
    if (!own.taken) return { text, rule: "N6" };
    const taken = Object.values(own.refused ?? {}).some((r) => r.code === "just-taken");
    const why = say(taken ? "table-why-taken" : "table-why-drawn", { card: name(own.taken, "nothing") });
    return { text, why, rule: taken ? "N7" : "N6" };
  },
  toss: (open, own) => left("toss", "toss-out", open, own, "S22", {}),
  give: (open, own, people) =>
    left("give", "partner-pass", open, own, "S23", { name: people.name((own.seat + 2) % 4) }),
  blind: (open, _own, _people, options) => {
    const points = isDouble(open, options) ? 800 : 400;
    return { text: say("table-ask-blind"), why: say("table-why-blind", { points }), rule: "S12" };
  },
  "no-way": () => plain("no-way", "S13"),
};

function asked(open: Public, own: Own, people: People, options: Record<string, unknown>): Prompt {
  const phase = open.phase ?? "";
  const asker = ASKERS[phase];
  if (asker) return asker(open, own, people, options);
  const key = [`ask-${phase}`, `phase-${phase}`].find(has);
  return { text: capital(key ? say(key) : phase) };
}

function plain(name: string, rule: string): Prompt {
  return { text: say(`table-ask-${name}`), why: say(`table-why-${name}`), rule };
}

function bidding(open: Public, own: Own, people: People, options: Record<string, unknown>): Prompt {
  if (open.game === "all-or-nothing") return plain("bid-flips", "A7");
  if (open.game === "alles-oder-nichts") return plain("bid-tricks", "T5");
  const done = open.seats?.filter((seat) => seat.bid).length ?? 0;
  const partner = open.seats?.[(own.seat + 2) % 4]?.bid ?? "";
  const number = /^bid (\d+)$/.exec(partner)?.[1];
  const text = say("table-ask-bid-points", { place: done + 1 });
  if (!number) {
    const least = Number(options["shadoof_at"] ?? 225);
    return { text, why: say("table-why-bid-points", { least }), rule: "S9" };
  }
  return { text, why: say("table-why-partner", { name: people.name((own.seat + 2) % 4), number }), rule: "S9" };
}

/** How many cards are still to be tossed or given. */
export function leftToMove(name: string, effect: string, open: Public, own: Own): number {
  const all = open.sauces?.some((s) => s.effect === effect && s.super) ? 5 : 3;
  const moved = [...(own.secrets ?? []), ...(own.pending ?? [])];
  const done = new Set(moved.filter((action) => headOf(action) === name)).size;
  return Math.max(1, Math.min(all - done, (own.hand?.length ?? 1) - 1));
}

function left(
  name: string,
  effect: string,
  open: Public,
  own: Own,
  rule: string,
  params: Record<string, string>,
): Prompt {
  const count = leftToMove(name, effect, open, own);
  return { text: say(`table-ask-${name}`, params), why: say(`table-why-${name}`, { count }), rule };
}

function playing(open: Public, own: Own, people: People, options: Record<string, unknown>): Prompt {
  const refusals = Object.values(own.refused ?? {});
  const obey = refusals.find((r) => r.code === "must-obey");
  if (obey) {
    const card = name(String(obey.params?.["card"] ?? ""), open.game ?? "");
    return { text: say("table-called", { card }), rule: obey.rule };
  }
  const low = open.reversed ? ` ${say("table-low")}` : "";
  const led = open.led ?? "";
  if (!open.trick?.length) return leading(open, refusals, low, own, people);
  if (!led) return { text: say("table-no-suit"), why: say("table-why-no-suit"), rule: "A9" };
  const holds = holdsSuit(own, open, led);
  const lowest = refusals.find((r) => r.code === "must-play-lowest");
  if (lowest) return { text: say("table-lowest", { suit: led }), why: say("table-why-lowest"), rule: lowest.rule };
  if (!holds) return free(open, led, low);
  return following(open, own, led, low, options);
}

function leading(open: Public, refusals: Refusal[], low: string, own: Own, people: People): Prompt {
  const lowest = refusals.find((r) => r.code === "must-play-lowest");
  if (lowest) {
    const suit = String(lowest.params?.["suit"] ?? "b");
    return { text: say("table-lead-lowest", { suit }), why: say("table-why-lowest"), rule: lowest.rule };
  }
  const text = say("table-lead") + low;
  const trump = refusals.find((r) => r.code === "no-trump-played-yet");
  if (trump) return { text, why: say("table-why-no-trump"), rule: trump.rule };
  const last = open.tricks?.at(-1);
  if (last) {
    // Hand-Me-Down has the lowest card lead.
    const won = last.winner === own.seat;
    return { text, why: say(won ? "table-why-lead-won" : "table-why-lead-low"), ...(!won && { rule: "S29" }) };
  }
  return { text, why: say("table-why-lead-first", { name: people.name(own.seat) }) };
}

const FOLLOW: Record<string, string> = {
  "alles-oder-nichts": "T8",
  "all-fives": "F9",
  "all-or-nothing": "A10",
  sauce: "S16",
};

function free(open: Public, led: string, low: string): Prompt {
  const trumps = open.trumps ?? [];
  const rule = FOLLOW[open.game ?? ""] ?? "";
  const text = say("table-free", { suit: led }) + low;
  if (!trumps.length || trumps.includes(led)) return { text, ...(rule && { rule }) };
  return { text, why: say("table-why-free", { upper: upper(trumps[0]!) }), rule };
}

function following(open: Public, own: Own, led: string, low: string, options: Record<string, unknown>): Prompt {
  const text = say("table-follow", { suit: led }) + low;
  const rule = FOLLOW[open.game ?? ""] ?? "";
  if (open.game === "all-or-nothing") return { text, why: say("table-why-flips"), rule };
  if (options["mode"] === "honour") return { text, why: say("table-why-honour"), rule };
  const trump = (open.trumps ?? []).find((suit) => suit !== led && holdsSuit(own, open, suit));
  if (trump) return { text, why: say("table-why-trump", { upper: upper(trump), suit: led }), rule };
  return open.reversed ? { text, why: say("table-why-reversed"), rule: "S17" } : { text, rule };
}

/** A suit at the beginning of a sentence. */
function upper(suit: string): string {
  return capital(say(`suit-${suit}`));
}

/** Whether the hand has a card of a suit; a SAUCE card counts as the Sauces it may be. */
function holdsSuit(own: Own, open: Public, suit: string): boolean {
  return (own.hand ?? []).some((code) => {
    if (code === "SAUCE") {
      return (own.legal ?? []).some((action) => !own.hand!.includes(lastWord(action)) && parts(lastWord(action)).suit === suit);
    }
    if (open.game === "all-or-nothing" && "AN".includes(code[0]!)) return false;
    return parts(code).suit === suit;
  });
}

/** Why a card may not be played, in words: "7 of spades: must follow hearts". */
export function refusalWords(refusal: Refusal, people: People, game: string, card = ""): string {
  const params: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(refusal.params ?? {})) {
    params[key] = key === "card" ? name(String(value), game) : value;
  }
  const words = `refuse-${refusal.code}`;
  const reason = has(words) ? say(words, params) : refusal.code;
  return capital(card ? say("table-refused", { card: name(card, game), reason }) : reason);
}
