import { describe, expect, test } from "vitest";

import { keyOf } from "../lib/moves";
import { choicesOf, labelOf, stepOf } from "./choices";
import { NAMES, fixture } from "./fixtures/states";
import { peopleOf } from "./people";

function choices(name: string) {
  const state = fixture(name);
  return choicesOf(state.own, state.public!, peopleOf(state));
}
const labels = (name: string) => choices(name).buttons.map(({ label }) => label);

test.each(NAMES)("%s: every legal move has a card, a number or a button", (name) => {
  const { cards, numbers, buttons } = choices(name);
  const shown = [...Object.values(cards).flat(), ...[...numbers, ...buttons].map(({ move }) => move)];
  expect(shown.map(keyOf).sort()).toEqual((fixture(name).own?.legal ?? []).map(keyOf).sort());
});

describe("buttons are named by their move", () => {
  test.each([
    ["tout-say", ["Open", "Secret"]],
    ["tout-correct", ["Leave the card"]],
    ["aon-bid", ["Bid ALL", "Bid NOTHING"]],
    ["fives-beg", ["Stand", "Beg"]],
    ["fives-answer", ["Take one", "Run"]],
    ["fives-call", ["Call Omar", "Call Léa", "Pass"]],
    ["fives-ask", ["Call for the 2 of diamonds", "Pass"]],
    ["nothing-draw", ["Draw from the stock", "Take the jack of clubs"]],
    ["nothing-discard", ["Keep"]],
    ["sauce-bid", ["Nope", "Shadoof"]],
    ["sauce-blind", ["Blind Nope", "Look"]],
    ["sauce-no-way", ["No Way", "Decline"]],
  ])("%s", (name, expected) => {
    expect(labels(name).sort()).toEqual(expected.sort());
  });

  test("a move that nobody knows keeps its words", () => {
    const state = fixture("tout-say");
    expect(labelOf({ verb: "whistle-twice" }, state.public!, peopleOf(state))).toBe("Whistle twice");
  });
});

test.each(NAMES)("%s: each button has a letter of its own", (name) => {
  const letters = choices(name).buttons.map(({ letter }) => letter);
  expect(new Set(letters).size).toBe(letters.length);
});

test("bids of points rise in steps, bids of tricks do not", () => {
  expect(stepOf(choices("sauce-bid").numbers)).toBe(5);
  expect(stepOf(choices("tout-bid").numbers)).toBe(0);
  expect(choices("tout-bid").numbers.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test("a SAUCE card that can be two Sauces keeps both ways", () => {
  expect(choices("sauce-either").cards["SAUCE"]).toHaveLength(2);
});

test("a second verb with numbers has buttons with its words, and each move has a key of its own", () => {
  const state = fixture("tout-bid");
  const doubles = [2, 3].map((number) => ({ verb: "double", number }));
  const own = { ...state.own!, legal: [...state.own!.legal!, ...doubles] };
  const { numbers, buttons } = choicesOf(own, state.public!, peopleOf(state));
  expect(numbers.map(({ move }) => move)).toEqual(state.own!.legal);
  expect(buttons.map(({ label }) => label)).toEqual(["Double 2", "Double 3"]);
  expect(new Set([...numbers, ...buttons].map(({ move }) => keyOf(move))).size).toBe(own.legal.length);
});
