import { expect, test } from "vitest";

import { marksInWords, name } from "./names";

test("names in words", () => {
  expect(name("10h", "all-fives")).toBe("10 of hearts");
  expect(name("As", "nothing")).toBe("ace of spades");
  expect(name("Qd", "nothing")).toBe("queen of diamonds");
  expect(name("As", "all-or-nothing")).toBe("ALL of spades");
  expect(name("Nc", "all-or-nothing")).toBe("NOTHING of clubs");
  expect(name("b7", "sauce")).toBe("blue 7");
  expect(name("SAUCE", "sauce")).toBe("SAUCE");
  expect(name("joker", "tarock")).toBe("joker");
});

test("what else there is to say", () => {
  expect(marksInWords("5s", "all-fives")).toBe("");
  expect(marksInWords("5s", "all-fives", { trump: true, open: true })).toBe("trump, face up for all");
  expect(marksInWords("As", "all-or-nothing", { turned: true })).toBe("now counts as NOTHING");
  expect(marksInWords("Nd", "all-or-nothing", { turned: true })).toBe("now counts as ALL");
  expect(marksInWords("10d", "all-or-nothing")).toBe("FLIP, turns the ALL of hearts");
  expect(marksInWords("Jh", "nothing", { drawn: true })).toBe("worth 0, just received");
  expect(marksInWords("7s", "all-fives", { warned: true })).toBe("would be a revoke");
  expect(marksInWords("SAUCE", "sauce", { standsFor: ["g2", "r5"] })).toBe("as green 2 or red 5");
});
