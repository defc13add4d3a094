import { expect, it } from "vitest";

import { moves } from "../lib/fixtures/moves";
import { stepsOf, trickAfter } from "./likelyLine";

const [action, ...replies] = moves("play 3h", "play 9h", "play Ks", "play 2d");
const steps = stepsOf(
  2,
  action!,
  replies.map((move, k) => ({ seat: (3 + k) % 4, move, share: 0.5 })),
);

it("a line begins with the action, which has no share", () => {
  expect(steps[0]).toEqual({ seat: 2, move: action });
  expect(steps[1]!.share).toBe(0.5);
});

it("cards come one by one, and a complete trick stays until the next one begins", () => {
  const after = (count: number) => trickAfter(["10h", "5h"], steps.slice(0, count), 4);
  expect(after(1)).toEqual(["10h", "5h", "3h"]);
  expect(after(2)).toEqual(["10h", "5h", "3h", "9h"]);
  expect(after(3)).toEqual(["Ks"]);
  expect(after(4)).toEqual(["Ks", "2d"]);
});

it("what is no card adds none", () => {
  expect(trickAfter([], stepsOf(0, moves("bid 1")[0]!, []), 3)).toEqual([]);
});
