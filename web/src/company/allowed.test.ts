import { describe, expect, it } from "vitest";

import type { State, TableView } from "../lib/protocol";
import { fixture } from "../table/fixtures/states";
import { mayClaim, mayTakeBack } from "./allowed";
import { move } from "../lib/fixtures/moves";

function table(name: string, more: Partial<TableView> = {}): State {
  const state = fixture(name);
  return { ...state, table: { ...state.table, ...more } };
}

describe("a take-back", () => {
  it("may be asked for when an own action stands", () => {
    expect(mayTakeBack(table("tout-wait"))).toBe(true);
    expect(mayTakeBack(table("tout-bid"))).toBe(false);
  });

  it("may be asked for when a choice is not yet seen", () => {
    expect(mayTakeBack(table("tout-pending"))).toBe(true);
  });

  it("may not when something was drawn since, by whomever", () => {
    const state = table("tout-wait");
    state.public!.log!.push({ seat: 1, move: move("draw stock"), phase: "draw", final: true });
    expect(mayTakeBack(state)).toBe(false);
  });

  it("is nothing for watchers, at tables without, while one is asked for, or after the end", () => {
    expect(mayTakeBack(table("tout-watch"))).toBe(false);
    expect(mayTakeBack(table("tout-wait", { takebacks: false }))).toBe(false);
    const back = { member: 1, to: 3, yes: [], wanted: [0] };
    expect(mayTakeBack(table("tout-wait", { back }))).toBe(false);
    expect(mayTakeBack(table("tout-over"))).toBe(false);
  });
});

describe("a claim", () => {
  it("is for who is to play a card", () => {
    expect(mayClaim(table("tout-follow"))).toBe(true);
    expect(mayClaim(table("tout-wait"))).toBe(false);
    expect(mayClaim(table("tout-bid"))).toBe(false);
    expect(mayClaim(table("nothing-draw"))).toBe(false);
  });

  it("is not at tables without, nor while one is played out", () => {
    expect(mayClaim(table("tout-follow", { claims: false }))).toBe(false);
    expect(mayClaim(table("tout-follow", { claimed: 0 }))).toBe(false);
  });

  it("is not for those who have bid to take nothing, until they have taken something", () => {
    const bidder = (text: string, tricks: number): State => {
      const state = table("aon-follow");
      const open = state.public!;
      const seats = open.seats!.map((seat) => ({ ...seat, bid: move(text), tricks }));
      return { ...state, public: { ...open, seats } };
    };
    expect(mayClaim(bidder("bid all", 0))).toBe(true);
    expect(mayClaim(bidder("bid nothing", 0))).toBe(false);
    expect(mayClaim(bidder("bid nothing", 1))).toBe(true);
    const hidden = table("tout-follow");
    const seats = hidden.public!.seats!.map(({ bid: _, ...seat }) => ({ ...seat, tricks: 0 }));
    const own = { ...hidden.own!, bid: move("bid 0") };
    expect(mayClaim({ ...hidden, public: { ...hidden.public!, seats }, own })).toBe(false);
  });

  it("is not for a last card", () => {
    const state = table("tout-follow");
    state.own!.hand = state.own!.hand!.slice(0, 1);
    expect(mayClaim(state)).toBe(false);
  });
});
