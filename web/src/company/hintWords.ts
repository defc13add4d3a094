// The steps of a hint in words; cards are tokens, for CardSentence.

import { type Hint, MOST_LISTED, type Move, type Odds, type Public, type Reason } from "../lib/protocol";
import { capital, has, say, type Params } from "../lib/words";
import { choiceWords } from "../table/choices";
import { token } from "../table/history";
import type { People } from "../table/people";

export function stepsOf(hint: Hint, open: Public, people: People): string[] {
  const nudge = `nudge-${hint.nudge}`;
  const costs = toldAsCosts(open, hint.best.points, hint.other?.points);
  const sure = hint.reasons.map((reason) => reasonWords(wordable(reason, costs), people, oddsOf(reason, hint)));
  const best = adviceOf(hint, costs, (move) => moveOf(move, open, people));
  return [has(nudge) ? say(nudge) : "", sure.filter(Boolean).join(" ") || say("reason-none"), best.join(" ")];
}

/** Whether points are told as costs: in games that the lowest score wins, unless an action reduces a score. */
export const toldAsCosts = (open: Public, ...points: (number | undefined)[]): boolean =>
  open.lowest_wins === true && points.every((one = 0) => one >= 0);

/** The sign of a number of points whose digits are written without it. */
export const signOf = (points: number): string => (points > 0 ? "+" : points < 0 ? "−" : "");

const wordable = (reason: Reason, costs: boolean): Reason =>
  reason.code === "odds-costs" && !costs ? { ...reason, code: "odds-points" } : reason;

/** A reason as a sentence; empty if there are no words for it, as for a plug-in's reason. */
export function reasonWords({ code, params = {} }: Reason, people: People, odds: Params = {}): string {
  const key = `reason-${code}`;
  if (!has(key)) return "";
  const values: Params = { ...params, ...odds };
  if ("seat" in values) values["seat"] = people.name(Number(values["seat"]));
  if ("card" in values) values["card"] = token(String(values["card"]));
  return capital(say(key, values));
}

/** The figures of the best and the next action that belong to a reason, as parameters of its message. */
function oddsOf({ code }: Reason, { best, other }: Hint): Params {
  if (!code.startsWith("odds-") || !other) return {};
  const made = code === "odds-made";
  return {
    percent: (made ? best.made : best.win) ?? 0,
    points: Math.abs(best.points),
    sign: best.points < 0 ? "−" : "",
    "other-percent": (made ? other.made : other.win) ?? 0,
    "other-points": Math.abs(other.points),
    "other-sign": other.points < 0 ? "−" : "",
  };
}

function moveOf(move: Move, open: Public, people: People): string {
  return move.card && !has(`act-${move.verb}`) ? token(move.card) : choiceWords(move, open, people, token);
}

/** The figure by which the actions are compared. */
function numberOf({ by }: Hint, odds: Odds, costs: boolean): Params {
  if (by !== "points") return { percent: odds.win ?? 0 };
  if (costs) return { points: odds.points, sign: "" };
  return { points: Math.abs(odds.points), sign: signOf(odds.points) };
}

function adviceOf(hint: Hint, costs: boolean, words: (move: Move) => string): string[] {
  const { best, by, other } = hint;
  const action = capital(words(best.move));
  if (by === "only") return [say("advice-only", { action })];
  const number = (odds: Odds): Params => numberOf(hint, odds, costs);
  const told = asGood(hint, words);
  told.push(say(`advice-best-${by === "points" && costs ? "costs" : by}`, { action, ...number(best) }));
  if ((best.made ?? -1) >= 0) told.push(say("advice-made", { percent: best.made! }));
  if (other) {
    const made = by === "points" && (other.made ?? -1) >= 0;
    const key = made ? "advice-other-made" : by === "points" ? "advice-other-points" : "advice-other-percent";
    const more = made ? { percent: other.made! } : {};
    told.push(say(key, { action: capital(words(other.move)), ...more, ...number(other) }));
  }
  return told;
}

/** What is about as good as the best action, and how surely. */
function asGood(
  { best, other, equal = [], unsure = [], row = [], worlds = 0 }: Hint,
  words: (move: Move) => string,
): string[] {
  const group = [best.move, ...equal, ...unsure];
  if (group.length === 1) return [];
  const [low, high] = row;
  let actions: string;
  if (low && high) actions = words(low).replace(`${low.number}`, `${low.number}–${high.number}`);
  else if (!other && !unsure.length) actions = say("advice-all-choices");
  else if (group.length > MOST_LISTED) actions = say("advice-choices", { count: group.length });
  else actions = group.map(words).join(", ");
  return [say(unsure.length ? "advice-unsure" : "advice-equal", { actions, worlds })];
}
