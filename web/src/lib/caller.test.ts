import { beforeEach, expect, it, vi } from "vitest";

import { Caller } from "./caller.svelte";
import * as notices from "./notices";
import * as sounds from "./sound";

const notify = vi.spyOn(notices, "notify").mockResolvedValue(true);
const ask = vi.spyOn(notices, "askPermission").mockResolvedValue("given");
const sound = vi.spyOn(sounds, "sound").mockReturnValue();
let hidden = false;
Object.defineProperty(document, "hidden", { get: () => hidden });

beforeEach(() => {
  hidden = false;
  vi.clearAllMocks();
  vi.useFakeTimers();
});

it("calls nobody who has not asked for it", () => {
  const caller = new Caller();
  caller.call("Bob sat down", "/t/a");
  expect([caller.news, sound.mock.calls.length, ask.mock.calls.length]).toEqual(["", 0, 0]);
});

it("is heard and stands in the title, and shows a notice only in the background", async () => {
  const caller = new Caller();
  expect(await caller.want(true)).toBe(true);
  caller.call("Bob sat down", "/t/a");
  expect([caller.news, notify.mock.calls.length]).toEqual(["Bob sat down", 0]);
  expect(sound).toHaveBeenCalledWith("turn");
  vi.advanceTimersByTime(10_000);
  expect(caller.news).toBe("");

  hidden = true;
  caller.call("Cleo sat down", "/t/a");
  expect(notify.mock.lastCall?.[0]).toMatchObject({ title: "Cleo sat down", path: "/t/a" });
  vi.advanceTimersByTime(60_000);
  expect(caller.news).toBe("Cleo sat down"); // until the reader has been back
  hidden = false;
  caller.look();
  vi.advanceTimersByTime(10_000);
  expect(caller.news).toBe("");
});

it("does without notices where the browser allows none", async () => {
  ask.mockResolvedValueOnce("refused");
  const caller = new Caller();
  expect(await caller.want(true)).toBe(false);
  caller.call("Bob sat down", "/t/a");
  expect(sound).toHaveBeenCalled();
  expect(await caller.want(false)).toBe(true);
});
