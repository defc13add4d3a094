import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Connection, Last } from "../lib/connection.svelte";
import type { State, TableView } from "../lib/protocol";
import { fixture } from "../table/fixtures/states";
import { Company } from "./company.svelte";
import { Line } from "../lib/fixtures/line.svelte";
import { move } from "../lib/fixtures/moves";

const send = vi.fn(() => Promise.resolve());
const back = { member: 0, to: 3, yes: [], wanted: [1] };
let stop = () => {};
let line: Line;
let company: Company;

function sits(name: string): State {
  line = new Line(fixture(name));
  const connection = Object.assign(line, { send }) as unknown as Connection;
  stop = Line.root(() => (company = new Company("t", connection)));
  flushSync();
  return line.state!;
}
function event(kind: string, state: State, table: Partial<TableView>, last: Partial<Last> = {}): State {
  line.lastEvent = { seq: 1, kind, lines: [], ...last };
  line.state = { ...state, table: { ...state.table, ...table } };
  flushSync();
  return line.state;
}
const names = () => company.actions.map(({ name }) => name);

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe("a take-back", () => {
  it("is asked for by a action, and once denied no more", () => {
    const state = sits("tout-wait");
    company.actions[0]!.act();
    expect(send).toHaveBeenCalledWith({ type: "ask-back" });
    const asked = event("ask-back", state, { back });
    expect([names(), company.news]).toEqual([[], null]);
    const remarks = [{ seq: 9, kind: "refused" as const, seat: 0 }];
    const denied = event("answer-back", asked, { back: undefined!, remarks });
    expect(company.news?.text).toContain("Not everybody agrees");
    expect(names()).toEqual([]);
    denied.public!.log!.push({ seat: 0, move: move("play 1s"), phase: "play" });
    event("act", denied, {});
    expect(names()).toEqual(["take-back"]);
  });

  it("says for a while how it went, or why it was refused", async () => {
    sits("tout-wait");
    send.mockRejectedValueOnce({ code: "revealed" });
    company.actions[0]!.act();
    await vi.advanceTimersByTimeAsync(0);
    expect(company.news).toEqual({ text: expect.stringMatching(/shown or drawn/), refused: true });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(company.news).toBeNull();
  });
});

it("asks before it claims", () => {
  sits("tout-follow");
  company.actions.find(({ name }) => name === "claim")!.act();
  expect(company.claiming).toBe(true);
  expect(send).not.toHaveBeenCalled();
});

describe("time that was up", () => {
  const lines = [{ seat: 0, move: move("play 1s"), phase: "play" }];
  const clock = { move: 5, bank: 0 };

  function acts(last: Partial<Last>, table: Partial<TableView> = {}, kind = "act"): string {
    const state = sits("tout-follow");
    const seat = state.you.seat;
    const mine = lines.map((one) => ({ ...one, seat }));
    line.state = { ...state, table: { ...state.table, clock, asked: [seat], ...table } };
    flushSync();
    event(kind, line.state, { asked: [] }, { lines: mine, ...last });
    const text = company.news?.text ?? "";
    stop();
    return text;
  }

  it("is told to whom a bot chose for, and to nobody else", () => {
    expect(acts({})).toContain("Time was up");
    expect(acts({ own: true })).toBe("");
    expect(acts({}, { clock: undefined! })).toBe("");
    expect(acts({}, { claimed: 1 })).toBe("");
    expect(acts({}, { asked: [] })).toBe("");
    expect(acts({ lines: [] })).toBe("");
    expect(acts({}, {}, "away")).toBe("");
  });
});
