import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { PRESETS, digits, isSlow, timeLeft, presetOf, span, timeSpent, clockWords } from "./clock";
import Clock from "./Clock.svelte";

const clock = { move: 20, bank: 120 };

describe("what is left", () => {
  it("is first of the decision, then of the reserve, and never less than nothing", () => {
    expect(timeLeft(clock, 90_000, 5_000)).toEqual({ move: 15_000, bank: 90_000 });
    expect(timeLeft(clock, 90_000, 21_000)).toEqual({ move: 0, bank: 89_000 });
    expect(timeLeft(clock, 1_000, 60_000)).toEqual({ move: 0, bank: 0 });
  });

  it("counts on from what was told, and stands still where the line was lost", () => {
    const times = { at: 1000, asked: { 2: 300 } };
    expect(timeSpent(times, 2, 1500)).toBe(800);
    expect(timeSpent({ ...times, stopped: 1200 }, 2, 9000)).toBe(500);
    expect(timeSpent(times, 1, 1500)).toBeNull();
    expect(timeSpent(null, 2, 1500)).toBeNull();
  });

  it("is shown until it is over", () => {
    expect([61_000, 59_001, 1, 0].map(digits)).toEqual(["1:01", "1:00", "0:01", "0:00"]);
  });
});

describe("a clock in words", () => {
  it("says what happens", () => {
    expect(clockWords(null)).toBe("Everybody takes the time they need.");
    expect(clockWords(clock)).toBe(
      "20 s per decision and 2 min in reserve; when both run out, a bot makes that one decision.",
    );
    expect(clockWords({ move: 90, bank: 0 })).toBe(
      "1 min 30 s per decision; when it runs out, a bot makes that one decision.",
    );
  });

  it("is known as one of those offered, or one's own", () => {
    expect(presetOf(undefined)).toBe("none");
    expect(presetOf({ ...PRESETS.calm })).toBe("calm");
    expect(presetOf({ move: 7, bank: 0 })).toBe("own");
    expect(presetOf({ move: 3 * 86_400, bank: 0 })).toBe("days");
  });

  it("of a slow table speaks of days", () => {
    const slow = { move: 86_400, bank: 0 };
    expect(isSlow(slow)).toBe(true);
    expect([clock, null, undefined].some(isSlow)).toBe(false);
    expect(clockWords(slow)).toContain("1 day for each decision");
    expect([86_400_000, 86_399_000, 3_600_000, 3_599_000].map(digits)).toEqual(["1d", "23h", "1h", "59:59"]);
    expect(span(7200)).toBe("2 hours");
  });
});

describe("a clock at a seat", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
  const shown = () => screen.getByRole("timer");
  const pass = async (ms: number) => {
    vi.advanceTimersByTime(ms);
    await tick();
  };

  function draw(more: object = {}) {
    const times = { at: performance.now(), asked: { 1: 2_000 } };
    return render(Clock, { clock, bank: 30_000, times, seat: 1, name: "Bob", ...more });
  }

  it("counts down, names itself, and goes over to the reserve", async () => {
    draw();
    expect(shown().getAttribute("aria-label")).toBe("Clock of Bob: 18 s, then 30 s in reserve");
    await pass(3_000);
    expect(shown().textContent).toContain("0:15");
    await pass(17_000);
    expect(shown().textContent).toContain("0:28");
    expect(shown().getAttribute("aria-label")).toBe("Clock of Bob: 28 s in reserve, running");
  });

  it("warns by a sign, and tells its owner once when ten seconds are left", async () => {
    draw({ mine: true });
    const status = screen.getByRole("status");
    await pass(37_000);
    expect(status.textContent).toBe("");
    await pass(2_000);
    expect(status.textContent).toBe("Ten seconds left.");
    expect(shown().querySelector("use")?.getAttribute("href")).toBe("#i-warn");
  });

  it("waits while the line is lost", async () => {
    const at = performance.now();
    draw({ times: { at, asked: { 1: 0 }, stopped: at + 4_000 } });
    await pass(60_000);
    expect(shown().textContent).toContain("0:16");
    expect(shown().getAttribute("aria-label")).toContain("The clock is stopped");
  });

  it("is not there for a seat that is not asked, but shows its owner the reserve", () => {
    draw({ times: null });
    expect(screen.queryByRole("timer")).toBeNull();
    cleanup();
    draw({ times: null, mine: true });
    expect(shown().getAttribute("aria-label")).toBe("Your clock: 30 s in reserve");
  });
});
