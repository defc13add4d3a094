import { describe, expect, it } from "vitest";

import type { Ending, ScorePart, ScoreRules } from "../lib/protocol";
import {
  firstImpossible,
  empty,
  enterValue,
  entryOf,
  isAsked,
  neededFields,
  refusal,
  remainder,
  withoutImpossible,
} from "./entering";
import games from "./fixtures/games.json";
import { startOf, reckon, sideOf, type HandEntry } from "./reckoning";

interface Played {
  rules: ScoreRules;
  hands: HandEntry[];
  totals: number[];
  changes: number[][];
  parts: ScorePart[][][];
  dealers: number[];
  doubledFrom: number;
  winners: number[];
  end: Ending;
}
const PLAYED = games as unknown as Played[];
const named = (game: string, nth = 0) => PLAYED.filter(({ rules }) => rules.game === game)[nth]!;
const byName = (rules: ScoreRules, name: string) => rules.form.fields.find((one) => one.name === name)!;

describe.each(PLAYED.map((one) => [`${one.rules.game} ${JSON.stringify(one.rules.options)}`, one] as const))(
  "%s",
  (_, { rules, hands, changes, ...expected }) => {
    it("scores as the engine does", () => {
      const found = reckon(rules, hands, 0);
      expect(found.hands).toEqual(changes);
      expect({ ...found.end, number: found.end!.number }).toEqual({ number: 0, ...expected.end });
      const { totals, parts, dealers, doubledFrom, winners } = expected;
      expect({ ...found, hands: 0, end: 0 }).toEqual({
        totals,
        parts,
        dealers,
        doubledFrom,
        winners,
        hands: 0,
        end: 0,
      });
    });

    it("lets every hand of it be entered", () => {
      expect(firstImpossible(rules, hands, 0)).toBe(-1);
    });

    it("refuses a hand after its end", () => {
      expect(firstImpossible(rules, [...hands, hands[0]!], 0)).toBe(hands.length);
    });

    it("refuses a hand in which something is missing", () => {
      const { [rules.form.fields[0]!.name]: _first, ...rest } = hands[0]!;
      expect(firstImpossible(rules, [rest], 0)).toBe(0);
    });
  },
);

describe("what is possible", () => {
  it("are no more tricks than are left, and the last number follows", () => {
    const { rules } = named("alles-oder-nichts", 1); // two cards
    const before = startOf(rules, 0);
    const field = byName(rules, "tricks");
    const draft = { ...empty(rules), tricks: [null, 1, null, null] };
    expect(refusal({ rules, before, draft }, field, 2, 1)).toBeNull();
    expect(refusal({ rules, before, draft }, field, 2, 2)).toMatchObject({
      key: "keep-why-left",
      count: 1,
      rule: "T11",
    });
    let now = enterValue(rules, field, 0, [null, 1, 0, null], 3, 0, undefined);
    expect(now).toEqual({ values: [1, 1, 0, 0], follows: 0 });
    // What follows goes on following.
    now = enterValue(rules, field, 0, now.values, 2, 1, now.follows);
    expect(now).toEqual({ values: [0, 1, 1, 0], follows: 0 });
    draft.tricks = now.values as never;
    expect(refusal({ rules, before, draft }, field, 0, 1, 0)).toMatchObject({ key: "keep-why-left", count: 0 });
    const fewer = { ...draft, tricks: [2, 0, 0, 0] as (number | null)[] };
    expect(refusal({ rules, before, draft: fewer }, field, 0, 1, 0)).toMatchObject({ key: "keep-why-all", count: 2 });
    expect(remainder(rules, field, 0, [1, null, 0, 0])).toEqual({ place: 1, value: 1 });
  });

  it("is no bid above the cards of the hand", () => {
    const { rules } = named("alles-oder-nichts");
    const found = refusal({ rules, before: startOf(rules, 0), draft: empty(rules) }, byName(rules, "bid"), 0, 3);
    expect(found).toEqual({ key: "keep-why-size", count: 2, rule: "T5" });
  });

  it("is an answer only to one side, by one of the other", () => {
    const { rules } = named("sauce");
    const before = startOf(rules, 0);
    const field = byName(rules, "no-way");
    const draft = { ...empty(rules), bid: [100, -2, 50, 0] };
    expect(refusal({ rules, before, draft }, field, 0, 1)).toBeNull();
    expect(refusal({ rules, before, draft }, field, 3, 1)).toEqual({ key: "keep-why-answer", rule: "S13" });
    const said = { ...draft, "no-way": [0, 0, 1, 0] };
    expect(refusal({ rules, before, draft: said }, field, 0, 1)).not.toBeNull();
    // The bid is changed: nothing is left to answer.
    expect(withoutImpossible({ rules, before, draft: { ...said, bid: [100, 20, 50, 0] } })["no-way"]).toEqual([
      0, 0, 0, 0,
    ]);
  });

  it("is a bid of those behind only if they are", () => {
    const { rules } = named("sauce");
    const bid = byName(rules, "bid");
    const before = { ...startOf(rules, 0), totals: [0, 50] };
    expect(refusal({ rules, before, draft: empty(rules) }, bid, 0, -3)).toBeNull();
    expect(refusal({ rules, before, draft: empty(rules) }, bid, 1, -3)).toEqual({
      key: "keep-why-behind",
      count: 50,
      rule: "S12",
    });
    expect(sideOf(rules, 3)).toBe(1);
  });

  it("is asked of the dealer's left alone, and may end the game before the play", () => {
    const { rules } = named("all-fives");
    const field = byName(rules, "take-one");
    expect([0, 1].map((seat) => isAsked(rules, field, seat, 0))).toEqual([false, true]);
    const before = { ...startOf(rules, 0), totals: [3, 20] };
    const draft = { ...empty(rules), "take-one": [0, 1] };
    expect(neededFields({ rules, before, draft }).map(({ name }) => name)).toEqual(["take-one"]);
    expect(entryOf({ rules, before, draft })).toEqual({ "take-one": [0, 1] });
    expect(entryOf({ rules, before: { ...before, totals: [21, 20] }, draft })).toBeNull();
  });
});
