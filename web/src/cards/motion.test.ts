import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import {
  capture,
  change,
  flightsOfDeal,
  finish,
  flightsOfTrick,
  hurry,
  place,
  flightOfPlay,
  rest,
  whenSettled,
} from "./motion";

/** An animation that ends when the test says so. */
class Run {
  onfinish: (() => void) | null = null;
  oncancel: (() => void) | null = null;
  cancel(): void {
    this.oncancel?.();
  }
}
const runs: Run[] = [];
const gone: (() => void)[] = [];
const ghosts = (): number => document.querySelectorAll(".flight").length;

/** A place with a card or, without a code, a spot. */
function put(key: string, card: boolean): HTMLElement {
  const element = document.body.appendChild(document.createElement("div"));
  if (card) element.innerHTML = '<span class="card" role="img" aria-label="10 of hearts"></span>';
  gone.push(place(key)(element));
  return element;
}

beforeEach(() => {
  Element.prototype.animate = vi.fn(() => {
    const run = new Run();
    runs.push(run);
    return run as unknown as Animation;
  });
});
afterEach(() => {
  finish();
  for (const remove of gone.splice(0)) remove();
  runs.length = 0;
  document.body.innerHTML = "";
  delete document.documentElement.dataset.motion;
  vi.useRealTimers();
});

test("a card flies as a copy that nobody hears of, and is gone when it lands", async () => {
  put("hand:10h", true);
  const done = change(() => put("trick:0", true), flightOfPlay(0, "10h"));
  await vi.waitFor(() => expect(ghosts()).toBe(1));
  const layer = document.querySelector(".flights")!;
  expect(layer.getAttribute("aria-hidden")).toBe("true");
  expect(layer.querySelector("[role], [aria-label]")).toBeNull();
  runs[0]!.onfinish!();
  await done;
  expect(ghosts()).toBe(0);
});

test("what was removed flies to a plaque", async () => {
  const cards = [put("trick:0", true), put("trick:1", true)];
  put("seat:1", false);
  const done = change(() => cards.forEach((card) => card.remove()), flightsOfTrick([0, 1], "seat:1"));
  await vi.waitFor(() => expect(ghosts()).toBe(2));
  finish();
  await done;
  expect(ghosts()).toBe(0);
});

test("the next change lets everything land at once", async () => {
  put("hand:10h", true);
  put("seat:1", false);
  const first = change(() => put("trick:0", true), flightOfPlay(0, "10h"));
  await vi.waitFor(() => expect(ghosts()).toBe(1));
  capture();
  await first;
  expect(ghosts()).toBe(0);
  await whenSettled();
});

test("a move from or to a place that is not there is left out", async () => {
  put("hand:10h", true);
  await change(() => undefined, [...flightOfPlay(3), ...flightOfPlay(0, "10h"), { at: "trick:9" }]);
  expect(ghosts()).toBe(0);
});

test("a card turned over in place shows both faces", async () => {
  const card = put("token:As", true);
  const done = change(() => (card.firstElementChild!.className = "card dark"), [{ at: "token:As" }]);
  await vi.waitFor(() => expect(ghosts()).toBe(1));
  const faces = [...document.querySelectorAll(".flight .sheet > *")];
  expect(faces.map(({ className }) => className)).toEqual(["card dark", "card under"]);
  finish();
  await done;
});

describe("reduced motion", () => {
  test("nothing flies", async () => {
    document.documentElement.dataset.motion = "reduce";
    put("hand:10h", true);
    const update = vi.fn(() => put("trick:0", true));
    await change(update, flightOfPlay(0, "10h"));
    expect(update).toHaveBeenCalledOnce();
    expect(runs).toHaveLength(0);
  });

  test("the rest stays", async () => {
    vi.useFakeTimers();
    document.documentElement.dataset.motion = "reduce";
    const over = vi.fn();
    void rest().then(over);
    await vi.advanceTimersByTimeAsync(899);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(over).toHaveBeenCalledOnce();
  });
});

test("a rest can be cut short", async () => {
  const over = rest();
  hurry();
  await over;
});

test("a deal goes round by round, 90 ms apart, in 1.8 s at most", () => {
  const moves = flightsOfDeal("stock", [
    ["hand:2h", "hand:3h"],
    ["seat:1", "seat:1"],
  ]);
  expect(moves.map((move) => "to" in move && move.to)).toEqual(["hand:2h", "seat:1", "hand:3h", "seat:1"]);
  expect(moves.map(({ delay }) => delay)).toEqual([0, 90, 180, 270]);
  const long = flightsOfDeal("stock", Array(4).fill(Array(15).fill("seat:1")));
  expect(long).toHaveLength(60);
  expect(long.at(-1)!.delay).toBeLessThanOrEqual(1800);
});
