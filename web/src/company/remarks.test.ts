import "../cards/testing";

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { prefs } from "../lib/prefs.svelte";
import type { ScorePart, State } from "../lib/protocol";
import { say } from "../lib/words";
import { Remarks, remarksOf } from "./remarks.svelte";
import { Line } from "./testing.svelte";

/** A game of four after a hand that was scored so. */
function scored(game: string, parts: ScorePart[][], more: object = {}): State {
  const bots = ["", "beginner", "club", "expert"];
  return {
    table: {
      id: "t",
      game,
      options: {},
      stage: "playing",
      host: 0,
      members: bots.map((bot, id) => ({ id, name: `N${id}`, ...(bot && { bot }) })),
      seats: [0, 1, 2, 3],
    },
    you: { member: 0, seat: 0 },
    public: { game, hands: parts.length ? [[0]] : [], parts: [parts], scores: parts.map(() => 0), ...more },
    own: null,
    hands: null,
  } as unknown as State;
}
const part = (code: string, number: number): ScorePart[] => [{ code, number }];

test("one bot that has made its bid says so, and one that has missed it; people do not", () => {
  const state = scored(
    "all-or-nothing",
    [part("made-all", -100), part("missed-nothing", 30), part("made-nothing", -20), part("missed-all", 10)],
    { lowest_wins: true },
  );
  expect(remarksOf(state)).toEqual({
    2: say("remark-all-or-nothing-club-made"),
    3: say("remark-all-or-nothing-expert-missed"),
  });
});

test("where a bid that is missed scores nothing, a team has one voice, and a game without bids none", () => {
  const exact = scored("alles-oder-nichts", [[], part("exact", 5), part("taken", 2), part("taken", 1)]);
  expect(Object.keys(remarksOf(exact))).toEqual(["1", "3"]);
  const teams = scored("sauce", [part("failed", -80), [...part("made", 60), ...part("over", -5)]]);
  expect(remarksOf(teams)[2]).toBe(say("remark-sauce-club-missed"));
  expect(Object.keys(remarksOf(teams))).toHaveLength(2);
  expect(remarksOf(scored("nothing", [part("hand", 5), [], [], []]))).toEqual({});
});

let stop = () => {};
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  prefs.set({ remarks: true });
  vi.useRealTimers();
});

test.each([true, false])("they come after the last cards, and go; switched on: %s", async (on) => {
  prefs.set({ remarks: on });
  const after = scored("alles-oder-nichts", [[], part("exact", 5), [], []]);
  const line = new Line({ ...after, public: { ...after.public, hands: [] } }, []);
  let remarks: Remarks;
  stop = Line.root(() => (remarks = new Remarks(line)));
  flushSync();
  line.state = after;
  flushSync();
  expect(remarks!.shown).toEqual({});
  await vi.advanceTimersByTimeAsync(2000);
  expect(Object.keys(remarks!.shown)).toHaveLength(on ? 2 : 0);
  await vi.advanceTimersByTimeAsync(7000);
  expect(remarks!.shown).toEqual({});
});
