import "../lib/fixtures/resize";

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import cases from "../lib/fixtures/remarks.json";
import { prefs } from "../lib/prefs.svelte";
import type { ScorePart, State } from "../lib/protocol";
import { say } from "../lib/words";
import { Remarks, remarksOf } from "./remarks.svelte";
import { Line } from "../lib/fixtures/line.svelte";

const BOTS = ["", "beginner", "club", "expert"];

/** A game of four after a hand that was scored so. */
function scored(game: string, parts: ScorePart[][], more: object = {}, bots = BOTS): State {
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

/** Cases that hold for the terminal, too: `tests/terminal/shared/test_remarks.py`. */
test.each(cases)("$case", ({ bots, public: open, remarks }) => {
  const state = scored(open.game, open.parts.at(-1)!, open, bots);
  const said = Object.entries(remarks).map(([seat, key]) => [seat, say(key)]);
  expect(remarksOf(state)).toEqual(Object.fromEntries(said));
});

let stop = () => {};
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  prefs.set({ remarks: true });
  vi.useRealTimers();
});

/** Remarks at a table where a hand ends that scores so. */
function heard(after: State): Remarks {
  const line = new Line({ ...after, public: { ...after.public, actor: 0, hands: [] } }, []);
  let remarks: Remarks;
  stop = Line.root(() => (remarks = new Remarks(line)));
  flushSync();
  line.state = after;
  flushSync();
  return remarks!;
}
const PARTS = [[], part("exact", 5), [], []];

test.each([true, false])("they come after the last cards, one after the other; switched on: %s", async (on) => {
  prefs.set({ remarks: on });
  const remarks = heard(scored("alles-oder-nichts", PARTS));
  expect(remarks.shown).toEqual({});
  await vi.advanceTimersByTimeAsync(2000);
  const [first] = Object.keys(remarks.shown);
  expect(Object.keys(remarks.shown)).toHaveLength(on ? 1 : 0);
  await vi.advanceTimersByTimeAsync(4000);
  expect(Object.keys(remarks.shown)).toHaveLength(on ? 1 : 0);
  expect(remarks.shown).not.toHaveProperty(first ?? "0");
  await vi.advanceTimersByTimeAsync(4000);
  expect(remarks.shown).toEqual({});
});

test("there are none once the game is over, because its result lies over the seats", async () => {
  const remarks = heard(scored("alles-oder-nichts", PARTS, { actor: -4 }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(remarks.shown).toEqual({});
});
