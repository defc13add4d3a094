import { describe, expect, test } from "vitest";

import { sortHand, byCard, parse, turnedBy, without, worth } from "./code";
import { moves } from "../lib/fixtures/moves";

describe("parse", () => {
  test("standard, numbered and coloured cards", () => {
    expect(parse("10h", "all-fives")).toMatchObject({ kind: "suited", rank: "10", value: 10, suit: "h" });
    expect(parse("As", "all-fives")).toMatchObject({ kind: "suited", value: 14 });
    expect(parse("16c", "alles-oder-nichts")).toMatchObject({ kind: "suited", value: 16, suit: "c" });
    expect(parse("b7", "sauce")).toMatchObject({ kind: "suited", rank: "7", suit: "b" });
    expect(parse("SAUCE", "sauce")).toMatchObject({ kind: "special", suit: "", face: { wild: true } });
  });

  test("the game decides what an A is", () => {
    expect(parse("As", "all-or-nothing")).toMatchObject({ kind: "special", face: { full: true } });
    expect(parse("Nc", "all-or-nothing").face.full).toBeUndefined();
    expect(parse("Nc", "all-fives")).toMatchObject({ kind: "suited", suit: "c" });
  });

  test("a code of no deck we know is kept", () => {
    expect(parse("joker", "tarock")).toEqual({
      code: "joker",
      kind: "other",
      rank: "",
      value: 0,
      suit: "",
      face: {},
    });
  });
});

test("what turns what (A3)", () => {
  const game = "all-or-nothing";
  const turns = (code: string, game: string) => parse(code, game).face.turns ?? "";
  expect(turnedBy("As", game)).toEqual(["2s", "10c"]);
  expect(turnedBy("Nd", game)).toEqual(["1d", "9h"]);
  expect(turns("10d", game)).toBe("Ah");
  expect(turns("9s", game)).toBe("Nc");
  expect(turns("1h", game)).toBe("Nh");
  expect(turns("3h", game)).toBe("");
  expect(turns("10d", "all-fives")).toBe("");
  for (const code of ["As", "Ah", "Ad", "Ac", "Ns", "Nh", "Nd", "Nc"]) {
    for (const flip of turnedBy(code, game)) expect(turns(flip, game)).toBe(code);
  }
});

test("worth at Nothing (N2, N3)", () => {
  const at = (code: string) => worth(code, "nothing");
  const zero = ["7s", "7h", "7d", "7c", "Js", "Jh", "Kh"];
  expect(zero.map(at)).toEqual(zero.map(() => 0));
  expect(["As", "10c", "Jd", "Jc", "Qh", "Ks"].map(at)).toEqual([1, 10, 11, 11, 12, 13]);
});

describe("arranged", () => {
  test("by suit and rank, trump last", () => {
    const hand = ["9c", "Ah", "2s", "10h", "Ks", "3d"];
    expect(sortHand(hand, "all-fives", ["s"])).toEqual(["10h", "Ah", "9c", "3d", "2s", "Ks"]);
    expect(sortHand(hand, "all-fives", ["h"])).toEqual(["9c", "3d", "2s", "Ks", "10h", "Ah"]);
  });

  test("the ace is low at Nothing; ALL, NOTHING and SAUCE lie right", () => {
    expect(sortHand(["Ks", "As"], "nothing")).toEqual(["As", "Ks"]);
    expect(sortHand(["As", "9d", "Nh", "1d"], "all-or-nothing")).toEqual(["1d", "9d", "Nh", "As"]);
    expect(sortHand(["SAUCE", "p1", "b2", "b10"], "sauce")).toEqual(["b2", "b10", "p1", "SAUCE"]);
  });

  test("equal cards of two decks stay", () => {
    expect(sortHand(["7h", "2h", "7h"], "nothing")).toEqual(["2h", "7h", "7h"]);
  });
});

test("byCard: a Sauce that is not in the hand is a SAUCE card", () => {
  const legal = moves("play g2", "play r5", "play b1", "pass");
  expect(byCard(["b1", "SAUCE"], legal, "sauce")).toEqual({
    b1: moves("play b1"),
    SAUCE: moves("play g2", "play r5"),
  });
  expect(byCard(["7h"], moves("discard 7h", "keep", "call 9c"), "nothing")).toEqual({ "7h": moves("discard 7h") });
});

test("items are taken away once each", () => {
  expect(without(["a", "a", "b"], ["a", "c"])).toEqual(["a", "b"]);
});
