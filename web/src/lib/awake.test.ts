import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { canKeepAwake, keepAwake } from "./awake";

const locks: { released: boolean; release: () => Promise<void> }[] = [];
const request = vi.fn();
let hidden = false;

function lock() {
  const made = {
    released: false,
    release: () => {
      made.released = true;
      return Promise.resolve();
    },
  };
  locks.push(made);
  return Promise.resolve(made);
}

function show(shown: boolean) {
  hidden = !shown;
  // As browsers do.
  if (hidden) for (const one of locks) one.released = true;
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  locks.length = 0;
  hidden = false;
  request.mockReset().mockImplementation(lock);
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
});
afterEach(() => {
  vi.restoreAllMocks();
  delete (navigator as { wakeLock?: unknown }).wakeLock;
});

it("keeps the screen on, again after the page was hidden, until it is no longer wanted", async () => {
  const end = keepAwake();
  await vi.waitFor(() => expect(locks).toHaveLength(1));
  show(true);
  expect(request).toHaveBeenCalledTimes(1);
  show(false);
  expect(request).toHaveBeenCalledTimes(1);
  show(true);
  await vi.waitFor(() => expect(locks).toHaveLength(2));
  await Promise.resolve();
  end();
  expect(locks.every(({ released }) => released)).toBe(true);
  show(true);
  expect(request).toHaveBeenCalledTimes(2);
});

it("gives back a lock that comes too late", async () => {
  keepAwake()();
  await vi.waitFor(() => expect(locks[0]?.released).toBe(true));
});

it("asks again after a refusal, once the page is shown again", async () => {
  request.mockRejectedValueOnce(new DOMException("battery", "NotAllowedError"));
  const end = keepAwake();
  await vi.waitFor(() => {
    show(false);
    show(true);
    expect(request).toHaveBeenCalledTimes(2);
  });
  await vi.waitFor(() => expect(locks).toHaveLength(1));
  end();
});

it("does nothing where the browser has no locks, as over plain http", () => {
  delete (navigator as { wakeLock?: unknown }).wakeLock;
  expect(canKeepAwake()).toBe(false);
  expect(() => keepAwake()()).not.toThrow();
});
