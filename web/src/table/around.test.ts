import { describe, expect, it } from "vitest";

import type { State, TableView } from "../lib/protocol";
import { around, undone } from "./around";
import { fixture } from "./fixtures/states";
import { historyOf } from "./history";
import { movesOf } from "./moves";

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
    const told = undone(follow(), 1, plain);
    expect(told).toContain(`Omar plays the ${first}. Léa plays the ${second}.`.replaceAll("the ", ""));
    expect(told).toContain("(and one more action)");
    expect(undone(follow(), 3, plain)).not.toContain("more");
  });

  it("is not named where it has not been seen", () => {
    const state = fixture("tout-pending");
    const me = state.you.seat;
    expect(undone(state, me, plain)).toBe("your last choice");
    expect(undone(state, (me + 1) % 3, plain)).toBe("their last choice");
  });
});

describe("what happens around the game", () => {
  const state = follow();
  const asked = at(state, { back });

  it("is told as it happens", () => {
    expect(around(state, asked, "ask-back", plain)[0]).toMatch(/^Omar asks to take back: Omar plays/);
    expect(around(asked, state, "take-back", plain)[0]).toMatch(/^Taken back: Omar plays/);
    expect(around(asked, state, "answer-back", plain)[0]).toMatch(/^Not everybody agrees/);
    expect(around(asked, state, "act", plain)[0]).toMatch(/^The game has gone on/);
    expect(around(asked, asked, "say", plain)).toEqual([]);
  });

  it("tells a claim once, to the claimant in the second person", () => {
    const claimed = at(state, { claimed: 1 });
    expect(around(state, claimed, "claim", plain)).toEqual([
      "Omar: “The rest are mine.” It is so; they are played out.",
    ]);
    expect(around(claimed, claimed, "act", plain)).toEqual([]);
    expect(around(state, at(state, { claimed: 0 }), "claim", plain)[0]).toMatch(/^The rest are yours/);
  });

  it("stands in the history where it happened, in its hand", () => {
    const hand = state.public!.hand!;
    const remark = { hand, at: state.public!.log!.length, text: "Taken back: x" };
    const [old, more] = [{ ...remark, hand: hand - 1 }, historyOf(state).length];
    expect(historyOf(state, [remark]).at(-1)?.text).toBe("Taken back: x");
    expect(historyOf(state, [remark, old])).toHaveLength(more + 1);
    expect(historyOf(state, [{ ...remark, at: 0 }])[1]?.text).toBe("Taken back: x");
  });
});

describe("cards that are taken back", () => {
  it("go from the trick to whose they were, and nothing is dealt", () => {
    const before = follow();
    const after = follow();
    const last = after.public!.trick!.pop()!;
    after.public!.log!.pop();
    expect(movesOf(before, [], after)).toEqual([
      { from: `trick:${last.seat}`, to: `seat:${last.seat}` },
    ]);
    after.own!.hand = [...after.own!.hand!, "1c", "2c"];
    expect(movesOf(before, [], after)).toHaveLength(1);
  });
});
