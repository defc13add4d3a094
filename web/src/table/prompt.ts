// What is asked of the user, and why.

import { name } from "../cards/names";
import { prefs } from "../lib/prefs.svelte";
import { capital, has, say, type Params } from "../lib/words";
import { isOver, playsItself } from "../lib/turn";
import type { Ask, Move, Own, Public, Refusal, State } from "../lib/protocol";
import { labelOf } from "./choices";
import type { People } from "./people";
import { watchersSee } from "./spectators";

export interface Prompt {
  text: string;
  /** A second line: why, or what each choice means. */
  why?: string;
  /** The number of the rule that says so. */
  rule?: string;
  /** Whether only others are asked; the log says what they do. */
  waits?: boolean;
}

export function promptOf(state: State, people: People): Prompt {
  const { public: open, own } = state;
  if (!open) return { text: "" };
  if (isOver(open)) return { text: say("table-over") };
  const claimed = state.table.claimed ?? -1;
  if (claimed >= 0) return { text: people.sentence("claim-plays", claimed), waits: true };
  if (playsItself(state)) return { text: say("table-last-card"), waits: true };
  if (state.table.asked?.includes(state.you.seat) && own?.legal?.length) {
    return askPrompt(own.ask, open, people);
  }
  return waitingPrompt(state, open, own, people);
}

/** The prompt at the end of a hand, while its cards still lie on the table. */
export function endPrompt({ public: open }: State): Prompt {
  const over = isOver(open);
  return { text: over ? say("table-over") : say("table-hand-done", { number: (open?.hands?.length ?? 0) + 1 }) };
}

function waitingPrompt(state: State, open: Public, own: Own | null, people: People): Prompt {
  const still = state.table.asked ?? [];
  if (!still.length) return { text: open.actor === -1 ? say("table-dealing") : "" };
  const names = people.list(still);
  const key = `table-wait-${open.phase}`;
  const text = say(has(key) ? key : "table-wait", { names, count: still.length });
  const chosen = own?.pending ?? [];
  if (chosen.length) {
    const what = chosen.map((move) => moveText(move, open, people)).join(", ");
    return { text, why: say("table-chosen", { what }) };
  }
  return { text, ...(state.you.seat < 0 && { why: spectatorWords(state) }), waits: true };
}

function spectatorWords(state: State): string {
  return `${say("table-watching")} ${watchersSee(state.table.game, state.table.open_after ?? -1)}`;
}

/** A move of the user's in a few words: "Bid 3", "the blue 7". */
function moveText(move: Move, open: Public, people: People): string {
  return move.card ? name(move.card, open.game ?? "") : labelOf(move, open, people);
}

function askPrompt(ask: Ask | undefined, open: Public, people: People): Prompt {
  const key = `ask-${ask?.code ?? ""}`;
  if (!ask || !has(key)) {
    const phase = open.phase ?? "";
    return {
      text: capital(has(`phase-${phase}`) ? say(`phase-${phase}`) : phase),
      ...(ask?.rule && { rule: ask.rule }),
    };
  }
  const params = cardsNamed(ask.params ?? {}, open.game ?? "");
  if ("seat" in params) params["seat"] = people.name(Number(params["seat"]));
  const text = [say(key, params), ...(ask.also ? [say(`ask-${ask.also}`, params)] : [])].join(" ");
  return {
    text,
    ...(ask.why && prefs.help === "full" && { why: say(`why-${ask.why}`, params) }),
    ...(ask.rule && { rule: ask.rule }),
  };
}

/** The parameters of a message with the card's code replaced by its name. */
function cardsNamed(params: Params, game: string): Params {
  return { ...params, ...("card" in params && { card: name(String(params["card"]), game) }) };
}

/** Why a card may not be played, in words: "7 of spades: must follow hearts". */
export function refusalWords(refusal: Refusal, people: People, game: string, card = ""): string {
  const params = cardsNamed(refusal.params ?? {}, game);
  const words = `refuse-${refusal.code}`;
  const reason = has(words) ? say(words, params) : refusal.code;
  return capital(card ? say("table-refused", { card: name(card, game), reason }) : reason);
}
