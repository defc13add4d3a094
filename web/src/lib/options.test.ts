import { describe, expect, it } from "vitest";

import type { GameInfo, OptionInfo } from "./protocol";
import { aGame } from "./fixtures/game";
import { all, changes, choice, label, range, read, sentence, optionsOf, usual, value } from "./options";

const option = (name: string, more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  kind: "number",
  default: 7,
  low: 1,
  high: 10_000,
  ...more,
});
const sizes = option("hand_sizes", { kind: "list", default: [6, 5], low: 1 });
const target = option("target", { default: null, unset: true });
const mode = option("mode", { kind: "word", default: "strict", choices: ["strict", "honour"] });
const flag = option("impossible_bids", { kind: "flag", default: false });
const suits = option("suits", { default: 4, low: 1, high: 4 });
const game = aGame({ options: [sizes, option("hands"), target, flag, suits, mode] });

describe("the form", () => {
  it("asks for the players first, and for nothing that leaves no choice", () => {
    const fixed: GameInfo = {
      ...game,
      players: [4, 4],
      options: [{ ...mode, choices: ["strict"] }, suits],
    };
    expect(all(game)[0]).toMatchObject({ name: "players", low: 3, high: 6 });
    expect(all(fixed).map(({ name }) => name)).toEqual(["suits"]);
  });

  it("says nothing of what is as usual", () => {
    expect(optionsOf(game, usual(game))).toEqual({ players: 4 });
    expect(changes(game, usual(game))).toBe(0);
  });

  it("says what is not, as the server wants it", () => {
    const form = {
      ...usual(game),
      players: "5",
      hand_sizes: "3, 2,1",
      target: "50",
      mode: "honour",
      impossible_bids: true,
    };
    expect(optionsOf(game, form)).toEqual({
      players: 5,
      hand_sizes: [3, 2, 1],
      target: 50,
      mode: "honour",
      impossible_bids: true,
    });
    expect(changes(game, form)).toBe(5);
  });

  it("is not ready while a field is wrong", () => {
    expect(optionsOf(game, { ...usual(game), hands: "many" })).toBeNull();
  });
});

describe("a field", () => {
  it.each([
    [option("hands"), "0"],
    [option("hands"), "10001"],
    [option("hands"), "-1"],
    [option("hands"), "1.5"],
    [option("hands"), ""],
    [suits, "5"],
    [sizes, ""],
    [sizes, "6 x"],
    [sizes, "0"],
    [sizes, "1,".repeat(101)],
  ])("$name is wrong: %s", (given, text) => {
    expect(read(given, text)).toHaveProperty("wrong");
  });

  it("says the range", () => {
    expect(read(suits, "5")).toEqual({ wrong: "It must be a whole number from 1 to 4." });
    expect(range(suits)).toBe("From 1 to 4.");
    expect(range(option("hands"))).toBe("");
  });

  it("may be empty, or the word, where there may be none", () => {
    expect(read(target, " ")).toEqual({ value: null });
    expect(read(target, "None")).toEqual({ value: null });
    expect(read(option("hands"), "none")).toHaveProperty("wrong");
  });

  it("takes a list as people write it", () => {
    expect(read(sizes, " 6 5;4 ,3 ")).toEqual({ value: [6, 5, 4, 3] });
  });
});

describe("words", () => {
  it("are the game's own, or those that games share, or the bare name", () => {
    expect(label("alles-oder-nichts", "hand_sizes")).toBe("Cards in each hand");
    expect(label("sauce", "mode")).toBe("Mode");
    expect(sentence("all-fives", "mode")).not.toBe(sentence("alles-oder-nichts", "mode"));
    expect(choice("all-fives", "mode", "honour")).toBe("Honour mode");
    expect(label("toy", "odd_rule")).toBe("odd rule");
    expect(sentence("toy", "odd_rule")).toBe("");
    expect(choice("toy", "odd_rule", "left")).toBe("left");
  });

  it("tell a table's options", () => {
    expect(value("alles-oder-nichts", flag, true)).toBe("yes");
    expect(value("alles-oder-nichts", sizes, [3, 2])).toBe("3, 2");
    expect(value("alles-oder-nichts", target, null)).toBe("none");
    expect(value("nothing", option("decks", { unset: true }), null)).toBe("as needed");
    expect(value("alles-oder-nichts", mode, "honour")).toBe("Honour mode");
  });
});
