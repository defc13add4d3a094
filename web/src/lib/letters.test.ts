import { expect, test } from "vitest";
import { firstLetter, shorten } from "./letters";

test.each([
  ["Ada", "A"],
  ["👩‍👩‍👧 and I", "👩‍👩‍👧"],
  ["🇩🇪🇫🇷", "🇩🇪"],
  ["👍🏽!", "👍🏽"],
  ["e\u0331va", "e\u0331"],
  ["නිමල්", "නි"],
  ["❤️x", "❤️"],
  ["", ""],
])("the sign of %s is %s", (name, sign) => expect(firstLetter(name)).toBe(sign));

test("a name is not cut within a letter", () => {
  expect(shorten("👩‍👩‍👧👍🏽🇩🇪", 2)).toBe("👩‍👩‍👧…");
  expect(shorten("👩‍👩‍👧👍🏽🇩🇪", 3)).toBe("👩‍👩‍👧👍🏽🇩🇪");
});
