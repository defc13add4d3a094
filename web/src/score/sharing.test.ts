import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { ScoreRules } from "../lib/protocol";
import games from "./fixtures/games.json";
import { begin, type StoredScore } from "./keptScores";
import { Sharer } from "./sharing.svelte";

const rules = games[0]!.rules as unknown as ScoreRules;

/** A score whose changes go to a server that answers as told. */
function shared(...answers: (number | Error)[]) {
  let kept: StoredScore = {
    ...begin(rules, ["Ann", "Bob", "Clara"], 0),
    sharing: { id: "x", key: "k", link: "", change: 1, sent: 0 },
  };
  const sent: number[] = [];
  vi.stubGlobal(
    "fetch",
    vi.fn(async (_path: string, init: RequestInit) => {
      const answer = answers.shift() ?? 204;
      if (answer instanceof Error) throw answer;
      if (answer === 204) sent.push((JSON.parse(init.body as string) as { change: number }).change);
      const body = JSON.stringify({ error: { code: answer === 404 ? "no-score" : "busy", message: "" } });
      return new Response(answer === 204 ? null : body, { status: answer });
    }),
  );
  const lost = vi.fn();
  const done = (number: number) => (kept = { ...kept, sharing: { ...kept.sharing!, sent: number } });
  const sharer = new Sharer(() => kept, done, lost);
  const change = () => (kept = { ...kept, sharing: { ...kept.sharing!, change: kept.sharing!.change + 1 } });
  return { sharer, sent, lost, change };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a shared score", () => {
  it("is sent, and what was changed meanwhile after it", async () => {
    const { sharer, sent, change } = shared();
    const first = sharer.send();
    change();
    await first;
    await vi.runAllTimersAsync();
    expect(sent).toEqual([1, 2]);
  });

  it("waits for a connection", async () => {
    const { sharer, sent, lost } = shared(new TypeError("offline"), 503);
    const end = sharer.watch();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(sent).toEqual([1]);
    expect(lost).not.toHaveBeenCalled();
    end();
  });

  it("is sent at once when the connection is back", async () => {
    const { sharer, sent } = shared(new TypeError("offline"));
    const end = sharer.watch();
    await vi.advanceTimersByTimeAsync(10);
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(10);
    expect(sent).toEqual([1]);
    end();
  });

  it("that the server does not know any more is not sent again", async () => {
    const { sharer, sent, lost } = shared(404);
    await sharer.send();
    expect([sent, lost.mock.calls.length]).toEqual([[], 1]);
  });
});
