// The analysis as it comes, and actions in words.

import "../cards/testing";

import { afterEach, expect, test, vi } from "vitest";

import type { AnalysisNews } from "../lib/protocol";
import { People } from "../table/people";
import { actionWords, percent, signedNumber } from "./actionWords";
import { analysisFor, GameAnalysis } from "./analysis.svelte";

afterEach(() => vi.unstubAllGlobals());

const decision = { number: 0, step: 5, turn: 3, hand: 0, seat: 1, phase: "play", action: "play 9h", kind: "mistake" };
const figures = { version: 1, chances: true, players: [], curves: [], decisions: [], deals: [] };
const news = [
  { total: 2 },
  { part: { decisions: [decision, { ...decision, number: 1, turn: 4, kind: "best", seat: 0 }] } },
  { part: { deal: { hand: 0 } } },
  { figures },
] as unknown as AnalysisNews[];

/** An answer in pieces that do not end where lines do. */
function answer(lines: AnalysisNews[], size = 17): Response {
  const bytes = new TextEncoder().encode(lines.map((one) => `${JSON.stringify(one)}\n`).join(""));
  const stream = new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
  return new Response(stream);
}

test("an analysis comes line by line", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(answer(news)));
  const analysis = new GameAnalysis({ id: "t", record: "" });
  await analysis.start();
  expect(analysis.stage).toBe("done");
  expect([analysis.total, analysis.done]).toEqual([2, 2]);
  expect(analysis.at(3)?.number).toBe(0);
  expect(analysis.at(2)).toBeUndefined();
  expect(analysis.mistakes(1)).toHaveLength(1);
  expect(analysis.mistakes(0)).toHaveLength(0);
  expect(analysis.mistakes("all")).toHaveLength(1);
  expect(analysis.deals).toHaveLength(1);
});

test("one that ends too early has failed, and can be asked for again", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(answer(news.slice(0, 2))));
  const analysis = new GameAnalysis({ id: "t", record: "" });
  await analysis.start();
  expect(analysis.stage).toBe("failed");
  expect(analysis.failure).toMatchObject({ code: "offline" });
  vi.stubGlobal("fetch", () => Promise.resolve(answer(news)));
  await analysis.start();
  expect(analysis.stage).toBe("done");
  expect(analysis.decisions).toHaveLength(2);
});

test("what the server refuses is told", async () => {
  const body = JSON.stringify({ error: { code: "too-many-analyses", message: "Too many." } });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status: 429 })));
  const analysis = new GameAnalysis({ id: "", record: "{}" });
  await analysis.start();
  expect(analysis.failure).toMatchObject({ code: "too-many-analyses" });
});

test("it can be cancelled", async () => {
  let aborted = false;
  vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => {
      signal!.addEventListener("abort", () => {
        aborted = true;
        reject(new Error("aborted"));
      });
    });
  });
  const analysis = new GameAnalysis({ id: "t", record: "" });
  const started = analysis.start();
  analysis.cancel();
  await started;
  expect(aborted).toBe(true);
  expect(analysis.stage).toBe("none");
});

test("the latest game's is kept", () => {
  const first = analysisFor({ id: "t", record: "" });
  expect(analysisFor({ id: "t", record: "" })).toBe(first);
  expect(analysisFor({ id: "u", record: "" })).not.toBe(first);
});

test.each([
  ["play 9h", "nothing", "[9h]"],
  ["bid 3", "alles-oder-nichts", "Bid 3"],
  ["bid all", "all-or-nothing", "ALL (take every trick)"],
  ["draw discard", "nothing", "The [Qd] from the discard pile"],
  ["call 1", "all-fives", "Call a revoke by Bob"],
  ["whistle twice", "nothing", "Whistle twice"],
])("%s in words", (action, game, words) => {
  const open = { game, discard: ["2c", "Qd"] };
  expect(actionWords(action, open as never, new People(["Ann", "Bob"]), (card) => `[${card}]`)).toBe(words);
});

test("numbers", () => {
  expect([percent(0.624), percent(0.0624, 1), signedNumber(-3.25), signedNumber(0), signedNumber(120.4)]).toEqual([
    "62%",
    "6.2%",
    "−3.3",
    "0",
    "+120",
  ]);
});
