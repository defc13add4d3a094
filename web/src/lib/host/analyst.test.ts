import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Analyst, IDLE } from "./analyst";

/** A stand-in for a worker that answers when it is told to. */
class StandIn {
  static all: StandIn[] = [];
  asked: { id: number; request: Uint8Array }[] = [];
  ended = false;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    StandIn.all.push(this);
  }
  postMessage(message: { id: number; request: Uint8Array }): void {
    this.asked.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  answer(at: number, value: number): void {
    this.onmessage?.({ data: { id: this.asked[at]!.id, answer: Uint8Array.of(value) } });
  }
}

const make = () => new Analyst(() => new StandIn() as unknown as Worker);
const wish = () => Uint8Array.of(1);

beforeEach(() => {
  StandIn.all = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it("starts its worker with the first request, and answers each request with its own answer", async () => {
  const analyst = make();
  expect(StandIn.all).toHaveLength(0);
  const [first, second] = [analyst.answer(wish()), analyst.answer(wish())];
  expect(StandIn.all).toHaveLength(1);
  StandIn.all[0]!.answer(1, 22);
  StandIn.all[0]!.answer(0, 11);
  expect(await Promise.all([first, second])).toEqual([Uint8Array.of(11), Uint8Array.of(22)]);
});

it("ends its worker after a while without a request, and starts another with the next", async () => {
  const analyst = make();
  const asked = analyst.answer(wish());
  vi.advanceTimersByTime(2 * IDLE);
  expect(StandIn.all[0]!.ended).toBe(false); // it is at work
  StandIn.all[0]!.answer(0, 1);
  await asked;
  vi.advanceTimersByTime(IDLE - 1);
  const again = analyst.answer(wish());
  vi.advanceTimersByTime(IDLE);
  expect(StandIn.all[0]!.ended).toBe(false);
  StandIn.all[0]!.answer(1, 2);
  await again;
  vi.advanceTimersByTime(IDLE);
  expect(StandIn.all[0]!.ended).toBe(true);
  void analyst.answer(wish());
  expect(StandIn.all).toHaveLength(2);
});

it.each<[string, (worker: StandIn) => void]>([
  ["cannot load the engine", (worker) => worker.onmessage?.({ data: { answer: null } })],
  ["cannot answer", (worker) => worker.onmessage?.({ data: { id: 1, answer: null } })],
  ["ends with an error", (worker) => worker.onerror?.()],
])("refuses what is waiting and all that follows once its worker %s", async (_, fail) => {
  const analyst = make();
  const [first, second] = [analyst.answer(wish()), analyst.answer(wish())];
  fail(StandIn.all[0]!);
  await expect(first).rejects.toThrow();
  await expect(second).rejects.toThrow();
  await expect(analyst.answer(wish())).rejects.toThrow();
  expect(StandIn.all).toHaveLength(1);
  expect(StandIn.all[0]!.ended).toBe(true);
});

it("refuses where no worker can be made", async () => {
  const analyst = new Analyst(() => {
    throw new Error("refused");
  });
  await expect(analyst.answer(wish())).rejects.toThrow();
});
