import { expect, test } from "vitest";

import "./fixtures/known";
import { decisionOf } from "./deciding";
import type { Play, Public } from "./protocol";

const plays = (...cards: string[]): Play[] => cards.map((card, seat) => ({ seat, card }));

/** A trick of a game before and after its last card. */
function move(game: string, cards: string[], taking: number, winner: number, more: Public = {}): [Public, Public] {
  const before: Public = { game, trick: plays(...cards.slice(0, -1)), taking, tricks: [], hands: [], ...more };
  const after: Public = { ...before, trick: [], taking: -1, tricks: [{ plays: plays(...cards), winner }] };
  return [before, after];
}

test("a FLIP that turns a card of the trick decides, if another card is best then", () => {
  expect(decisionOf(...move("all-or-nothing", ["4s", "Nd", "1d"], 0, 1))).toEqual({
    kind: "turned",
    card: "Nd",
    by: "1d",
    full: true,
  });
  expect(decisionOf(...move("all-or-nothing", ["4s", "Ad", "2d"], 1, 0))).toMatchObject({ card: "Ad", full: false });
  expect(decisionOf(...move("all-or-nothing", ["4s", "Nd", "1c"], 0, 0))).toBeNull();
  expect(decisionOf(...move("all-or-nothing", ["Ah", "Nd", "1d"], 0, 0))).toBeNull();
});

test("so it does before the trick is complete", () => {
  const before: Public = { game: "all-or-nothing", trick: plays("4s", "Ad"), taking: 1 };
  const after: Public = { ...before, trick: plays("4s", "Ad", "2d"), taking: 0 };
  expect(decisionOf(before, after)).toMatchObject({ kind: "turned", card: "Ad", by: "2d" });
  expect(decisionOf(before, { ...before, trick: plays("4s", "Ad", "3d") })).toBeNull();
});

test("a trump decides where another suit was led", () => {
  const trumps = { trumps: ["h"], led: "s" };
  expect(decisionOf(...move("all-fives", ["Ks", "2h"], 0, 1, trumps))).toEqual({
    kind: "trump",
    card: "2h",
    suit: "h",
  });
  expect(decisionOf(...move("all-fives", ["Ks", "As"], 0, 1, trumps))).toBeNull();
  expect(decisionOf(...move("all-fives", ["Kh", "Ah"], 0, 1, { ...trumps, led: "h" }))).toBeNull();
});

test("the end of a hand decides, with its last trick or without one", () => {
  const [before, after] = move("all-fives", ["Ks", "As"], 0, 1);
  const next = { ...after, hand: 1, hands: [[1, 0]], tricks: [], ended: after.tricks! };
  expect(decisionOf({ ...before, hand: 0 }, next)).toEqual({ kind: "last" });
  expect(decisionOf({ game: "nothing", hands: [] }, { game: "nothing", hands: [[3, 0]], hand: 1 })).toEqual({
    kind: "last",
  });
});
