import { describe, expect, it } from "vitest";

import type { Remark, State, TableView } from "../lib/protocol";
import { around, takeBackWords } from "./companyEvents";
import { fixture } from "./fixtures/states";
import { historyOf } from "./history";
import { movesOf } from "./cardMoves";
import { move } from "../lib/fixtures/moves";

const plain = (code: string) => code;
const back = { member: 1, to: 3, yes: [], wanted: [0] };

function at(state: State, table: Partial<TableView>): State {
  return { ...state, table: { ...state.table, ...table } };
}
const follow = () => fixture("tout-follow");
const lies = () => follow().public!.trick!.map(({ card }) => card);

describe("what a take-back would undo", () => {
  it("is the last action of who asks, and what came after it", () => {
    const [first, second] = lies();
    const told = takeBackWords(follow(), 1, plain);
    expect(told).toContain(`Omar plays the ${first}. Léa plays the ${second}.`.replaceAll("the ", ""));
    expect(told).toContain("(and one more action)");
    expect(takeBackWords(follow(), 3, plain)).not.toContain("more");
  });

  it("is not named where it has not been seen", () => {
    const state = fixture("tout-pending");
    const me = state.you.seat;
    expect(takeBackWords(state, me, plain)).toBe("your last choice");
    expect(takeBackWords(state, (me + 1) % 3, plain)).toBe("their last choice");
  });
});

describe("what happens around the game", () => {
  const state = follow();
  const asked = at(state, { back });
  const [first, second] = lies();
  const lines = [first, second].map((card = "", k) => {
    const told = [{ code: "play", seat: k + 1, card }];
    return { seat: k + 1, move: move(`play ${card}`), phase: "play", told };
  });
  const remark = (seq: number, more: Partial<Remark>): Remark => ({ seq, kind: "claim", seat: 1, ...more });
  const told = (...remarks: Remark[]) => around(asked, at(state, { remarks }), plain);

  it("is told as it happens, once", () => {
    expect(around(state, asked, plain)[0]).toMatch(/^Omar asks to take back: Omar plays/);
    expect(told(remark(7, { kind: "taken-back", lines, more: 2 }))).toEqual([
      `Taken back: Omar plays ${first}. Léa plays ${second}. (and 2 more actions)`,
    ]);
    expect(told(remark(7, { kind: "taken-back" }))).toEqual(["Taken back: their last choice"]);
    expect(told(remark(7, { kind: "taken-back", seat: state.you.seat }))[0]).toMatch("your last");
    expect(told(remark(7, { kind: "refused" }))[0]).toMatch(/^Not everybody agrees/);
    expect(told(remark(7, { kind: "past" }))[0]).toMatch(/^The game has gone on/);
    const [old, both] = [[remark(7, {})], [remark(7, {}), remark(9, { kind: "past" })]];
    expect(around(at(state, { remarks: old }), at(state, { remarks: both }), plain)).toHaveLength(1);
    expect(around(asked, asked, plain)).toEqual([]);
  });

  it("tells a claim to the claimant in the second person", () => {
    expect(told(remark(7, {}))).toEqual(["Omar: “The rest are mine.” That is true; they are played out."]);
    expect(told(remark(7, { seat: 0 }))[0]).toMatch(/^The rest are yours/);
  });

  it("stands in the history where it happened, of the state alone", () => {
    const many = historyOf(state).length;
    const texts = (...remarks: Remark[]) => historyOf(at(state, { remarks })).map(({ text }) => text);
    const end = state.public!.log!.length;
    expect(texts(remark(7, { kind: "past", at: end })).at(-1)).toMatch(/^The game has gone on/);
    expect(texts(remark(7, { kind: "past", at: 1 }))[1]).toMatch(/^The game has gone on/);
    expect(texts(remark(7, {}), remark(8, { kind: "refused", at: end }))).toHaveLength(many + 2);
  });
});

describe("cards that are taken back", () => {
  it("go from the trick to whose they were, and nothing is dealt", () => {
    const before = follow();
    const after = follow();
    const last = after.public!.trick!.pop()!;
    after.public!.log!.pop();
    expect(movesOf(before, [], after)).toEqual([{ from: `trick:${last.seat}`, to: `seat:${last.seat}` }]);
    after.own!.hand = [...after.own!.hand!, "1c", "2c"];
    expect(movesOf(before, [], after)).toHaveLength(1);
  });
});
