// Actions in words, as choices.

import { capital, has, say } from "../lib/words";
import { spoken } from "../lib/spoken.svelte";
import type { Public } from "../lib/protocol";
import { isCard } from "../cards/code";
import { headOf, lastWord } from "../table/codes";
import type { People } from "../table/people";
import type { Namer } from "../table/telling";

/** An action that may be chosen when all know `open`. */
export function actionWords(action: string, open: Public, people: People, card: Namer): string {
  const slug = `choice-${action.split(" ").join("-")}`;
  const discard = (open.discard ?? []).at(-1);
  if (has(slug)) return capital(say(slug, { card: discard ? card(discard) : "" }));
  const head = headOf(action);
  const last = lastWord(action);
  if (head === "call" && /^\d+$/.test(last)) return capital(say("choice-call-seat", { who: people.name(Number(last)) }));
  const shown = isCard(last, open.game ?? "") ? card(last) : last;
  if (head === "play") return shown;
  if (has(`choice-${head}`)) return capital(say(`choice-${head}`, { card: shown, number: last }));
  return capital(`${head} ${shown}`.trim());
}

/** A share as a percentage. */
export function percent(share: number, digits = 0): string {
  return new Intl.NumberFormat(spoken.language, { style: "percent", maximumFractionDigits: digits }).format(share);
}

/** A number with at most one decimal, its sign, and a true minus sign. */
export function signedNumber(value: number): string {
  const digits = { maximumFractionDigits: Math.abs(value) < 10 ? 1 : 0 };
  const format = new Intl.NumberFormat(spoken.language, { ...digits, signDisplay: "exceptZero" });
  return format.format(value).replace("-", "−");
}
