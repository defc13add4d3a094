// Why the best choice of a decision is better than the one that was made, in sentences with cards as tokens.

import { reasonWords, signOf, toldAsCosts } from "../company/hintWords";
import { type Decision, MOST_WHY, type Public, TELLING } from "../lib/protocol";
import { capital, say } from "../lib/words";
import { isSame } from "../lib/moves";
import { choiceWords } from "../table/choices";
import { token } from "../table/history";
import type { People } from "../table/people";
import { SIGNS } from "./analysis.svelte";

/** The sentences that say why; none if the decision was good. */
export function whyBetter(decision: Decision, open: Public, people: People): string[] {
  const [best, ...others] = decision.tried ?? [];
  const chosen = others.find(({ move }) => isSame(move, decision.move));
  if (!best || !chosen || !SIGNS[decision.kind]) return [];
  const facts = (decision.why ?? []).slice(0, MOST_WHY).map((reason) => reasonWords(reason, people));
  const told = facts.some(Boolean) ? [say("analysis-hint", { reasons: facts.join(" ") })] : [];
  const sides = [best, chosen].map(({ points }) => toldPoints(open.lowest_wins ? -points : points));
  const [points = 0, other = 0] = sides;
  if (points !== other) {
    const action = (one: typeof best) => choiceWords(one.move, open, people, token);
    const values = { better: capital(action(best)), action: action(chosen) };
    const figures = {
      points: Math.abs(points),
      sign: signOf(points),
      "other-points": Math.abs(other),
      "other-sign": signOf(other),
    };
    const costs = toldAsCosts(open, points, other);
    told.push(say(costs ? "analysis-why-costs" : "analysis-why-points", { ...values, ...figures }));
  }
  const [made = 0, otherMade = 0] = [best, chosen].map((one) => Math.round(100 * (one.made ?? 0)));
  // Where the bid is made less often, the points alone speak for it.
  if (made - otherMade >= TELLING) {
    told.push(say("analysis-why-made", { percent: made, "other-percent": otherMade }));
  }
  return told;
}

/** Points rounded to what is worth saying: to whole points from ten on. */
export function toldPoints(points: number): number {
  return Math.abs(points) >= 10 ? Math.round(points) : Math.round(10 * points) / 10;
}
