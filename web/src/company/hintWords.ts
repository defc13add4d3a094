// The steps of a hint in words; cards are tokens, for CardSentence.

import type { Hint, Move, Odds, Public, Reason } from "../lib/protocol";
import { capital, has, say, type Params } from "../lib/words";
import { choiceWords } from "../table/choices";
import { token } from "../table/history";
import type { People } from "../table/people";

/** If more actions are about as good, or cannot be told from the best, they are not listed. */
const MOST_EQUAL = 4;

/** The three steps of a hint. */
export function stepsOf(hint: Hint, open: Public, people: People): string[] {
  const nudge = `nudge-${hint.nudge}`;
  const sure = hint.reasons.map((reason) => reasonOf(reason, hint, people)).filter(Boolean);
  const best = adviceOf(hint, open.lowest_wins === true, (move) => moveOf(move, open, people));
  return [has(nudge) ? say(nudge) : "", sure.join(" ") || say("reason-none"), best.join(" ")];
}

function reasonOf({ code, params = {} }: Reason, hint: Hint, people: People): string {
  const key = `reason-${code}`;
  if (!has(key)) return ""; // a plug-in's
  const values: Params = { ...params };
  if (code.startsWith("odds-") && hint.other) {
    Object.assign(values, numberOf(hint, hint.best));
    for (const [name, value] of Object.entries(numberOf(hint, hint.other))) values[`other-${name}`] = value;
  }
  if ("seat" in values) values["seat"] = people.name(Number(values["seat"]));
  if ("card" in values) values["card"] = token(String(values["card"]));
  return capital(say(key, values));
}

/** A move with a card of the hand is named by the card, any other as a choice within a sentence. */
function moveOf(move: Move, open: Public, people: People): string {
  return move.card && !has(`act-${move.verb}`) ? token(move.card) : choiceWords(move, open, people, token);
}

/** The number of some odds by which the best action is told from the next one. */
function numberOf({ by }: Hint, odds: Odds): Params {
  return by === "points" ? { points: odds.points } : { percent: (by === "made" ? odds.made : odds.win) ?? 0 };
}

function adviceOf(hint: Hint, lowestWins: boolean, words: (move: Move) => string): string[] {
  const { best, by, other, equal = [], unsure = [], worlds = 0 } = hint;
  const action = capital(words(best.move));
  if (by === "only") return [say("advice-only", { action })];
  const number = (odds: Odds): Params => numberOf(hint, odds);
  const told = [say(`advice-best-${by === "points" && lowestWins ? "costs" : by}`, { action, ...number(best) })];
  if (by !== "made" && (best.made ?? -1) >= 0) told.push(say("advice-made", { percent: best.made! }));
  if (other) {
    const key = by === "points" ? "advice-other-points" : "advice-other-percent";
    told.push(say(key, { action: capital(words(other.move)), ...number(other) }));
  }
  if (equal.length && equal.length <= MOST_EQUAL) {
    told.push(say("advice-equal", { actions: equal.map(words).join(", ") }));
  } else if (equal.length && !other && !unsure.length) told.push(say("advice-all-equal"));
  if (unsure.length > MOST_EQUAL) told.push(say("advice-unsure-many", { worlds, count: unsure.length }));
  else if (unsure.length) told.push(say("advice-unsure", { worlds, actions: unsure.map(words).join(", ") }));
  return told;
}
