// @vitest-environment node
// The analysis as it comes, and actions in words. Node has streams; jsdom has not.

import "../lib/fixtures/resize";

import { afterEach, describe, expect, test, vi } from "vitest";

import type { AnalysisNews, Tried } from "../lib/protocol";
import { People } from "../table/people";
import { actionWords, percent, plain, signedNumber, unclear } from "./actionWords";
import { analysisFor, bidsOf, GameAnalysis } from "./analysis.svelte";
import { likelyHands } from "./hiddenCards";
import { axisOf, barsOf, placeOn } from "./histogram";
import { likelyReplies } from "./likelyLine";
import { move } from "../lib/fixtures/moves";

afterEach(() => vi.unstubAllGlobals());

const decision = {
  number: 0,
  step: 5,
  turn: 3,
  hand: 0,
  seat: 1,
  phase: "play",
  move: move("play 9h"),
  kind: "mistake",
};
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

test("it tells how long the rest will take", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  let send: (one: AnalysisNews) => void = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (one) => controller.enqueue(new TextEncoder().encode(`${JSON.stringify(one)}\n`));
    },
  });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(stream)));
  const analysis = new GameAnalysis({ id: "t", record: "" });
  void analysis.start();
  const part = { part: { deal: { hand: 0 } } } as unknown as AnalysisNews;
  send({ total: 12 } as AnalysisNews);
  vi.setSystemTime(Date.now() + 1000);
  send(part);
  await vi.waitFor(() => expect(analysis.done).toBe(1));
  expect(analysis.left).toBeNull();
  vi.setSystemTime(Date.now() + 5000);
  send(part);
  await vi.waitFor(() => expect(Math.round((analysis.left ?? 0) / 5)).toBe(6));
  analysis.cancel();
  vi.useRealTimers();
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
  expect(actionWords(move(action), open as never, new People(["Ann", "Bob"]), (card) => `[${card}]`)).toBe(words);
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

test("errors have no sign and are not rounded to 0", () => {
  expect([plain(374.2), plain(4.84), plain(0.04), plain(0)]).toEqual(["374", "4.8", "0.04", "0"]);
});

const worth = (text: string, ...results: [low: number, high: number, share: number][]): Tried => ({
  move: move(text),
  kind: "best",
  points: 2,
  error: 0.1,
  loss: 0,
  loss_error: 0,
  results: results.map(([low, high, share]) => ({ low, high, share })),
});

describe("histograms", () => {
  const single = [worth("bid 0", [0, 0, 0.25], [3, 3, 0.75]), worth("bid 1", [6, 6, 1])];
  const grouped = [worth("play 9h", [-105, -60, 0.5], [-60, -15, 0.2], [30, 75, 0.3])];

  test.each([
    ["single points", single, false],
    ["groups of points", grouped, false],
    ["costs", single, true],
  ])("of %s lie within the scale", (_, tried, backwards) => {
    const axis = axisOf(tried, backwards);
    const bars = tried.flatMap((one) => barsOf(axis, one));
    for (const { left, wide, high } of bars) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + wide).toBeLessThanOrEqual(100.001);
      expect(high).toBeGreaterThan(0);
      expect(high).toBeLessThanOrEqual(1);
    }
    expect(Math.min(...bars.map(({ left }) => left))).toBeLessThan(5);
    expect(Math.max(...bars.map(({ left, wide }) => left + wide))).toBeGreaterThan(95);
  });

  test("begin with what costs least where the lowest score wins", () => {
    const axis = axisOf(single, true);
    expect([axis.from, axis.to]).toEqual([6, 0]);
    expect(placeOn(axis, 6)).toBeLessThan(placeOn(axis, 0));
  });

  test("of one result only have a scale, too", () => {
    const axis = axisOf([worth("pass", [4, 4, 1])]);
    expect(barsOf(axis, worth("pass", [4, 4, 1]))[0]!.left).toBeCloseTo(0);
  });
});

describe("hidden cards", () => {
  /** Ten cards, each with this chance in the hand of seat 1. */
  const even = (chance: number) =>
    Object.fromEntries("23456789TJ".split("").map((rank) => [`${rank}c`, { 1: chance }]));

  test("are told by hand if they are there clearly more often than the average", () => {
    const [one, two] = likelyHands({ ...even(0.12), "9h": { 1: 0.3, 2: 0.02 }, Ts: { 1: 0.35 } });
    expect(one).toEqual({
      seat: 1,
      average: expect.closeTo(1.85 / 12) as number,
      likely: [
        { card: "Ts", chance: 0.35 },
        { card: "9h", chance: 0.3 },
      ],
    });
    expect(two).toMatchObject({ seat: 2, likely: [] });
  });

  test("that differ by luck are not told, but how likely any card is", () => {
    const [hand] = likelyHands({ ...even(0.12), "9h": { 1: 0.18 } });
    expect(hand).toMatchObject({ likely: [], average: expect.closeTo(1.38 / 11) as number });
  });

  test("that are certain do not count in the average; what lies open is not told", () => {
    const [hand] = likelyHands({ ...even(0.2), Qd: { 1: 1 }, Kd: { 1: 1 } }, [[], ["Kd"]]);
    expect(hand).toEqual({ seat: 1, average: expect.closeTo(0.2) as number, likely: [{ card: "Qd", chance: 1 }] });
  });

  test("of which nothing is known are no hands", () => {
    expect(likelyHands({})).toEqual([]);
  });
});

describe("what follows", () => {
  const reply = (share: number) => ({ seat: 1, move: move("play 9h"), share });

  test("is told as long as it is likely, and then the likeliest of many", () => {
    const line = [reply(0.8), reply(0.4), reply(0.13), reply(1)];
    expect(likelyReplies(line)).toEqual({ sure: line.slice(0, 2), open: line[2] });
  });

  test("is told to its end if all of it is likely", () => {
    expect(likelyReplies([reply(0.8)])).toEqual({ sure: [reply(0.8)], open: undefined });
    expect(likelyReplies([reply(0.12)])).toEqual({ sure: [], open: reply(0.12) });
  });
});

test("what is less than two standard errors from 0 is unclear", () => {
  expect([unclear(-159, 374), unclear(1, 0.3), unclear(0, 0)]).toEqual([true, false, false]);
});

test("the bids of a seat with their chances, and whether they were made", () => {
  const bid = (more: object) => ({ ...decision, seat: 1, bid: true, move: move("bid 2"), ...more });
  const tried = [
    { ...worth("bid 1"), made: 0.6 },
    { ...worth("bid 2"), made: 0.4 },
  ];
  const decisions = [
    bid({ tried }),
    bid({ hand: 1, tried }),
    bid({ hand: 2, tried }),
    bid({ hand: 2, seat: 0, tried }),
    bid({ hand: 3, tried: [] }),
    { ...decision, tried },
  ] as never[];
  const deals = [
    { hand: 0, made: [0, 1] },
    { hand: 1, made: [1, 0] },
  ] as never[];
  expect(bidsOf({ decisions, deals }, 1).map(({ chance, made }) => [chance, made])).toEqual([
    [0.4, true],
    [0.4, false],
    [0.4, undefined],
  ]);
});
