import "../lib/fixtures/resize";

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { TRICK_RESTS } from "../lib/pacing";
import type { LessonPage } from "../lib/protocol";
import file from "./fixtures/tout.json";
import { Lesson } from "./lesson.svelte";
import Tip from "./Tip.svelte";
import { move } from "../lib/fixtures/moves";

const page = file as unknown as LessonPage;
const lesson = () => new Lesson(structuredClone(page), () => true);

/** Lets time pass until the lesson waits. */
function wait(one: Lesson): void {
  vi.advanceTimersByTime(20_000);
  expect(one.stop !== null || one.over).toBe(true);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("a lesson", () => {
  test("waits at each tip, and goes on to the end", () => {
    const one = lesson();
    for (const stop of page.stops) {
      expect(one.stop).toEqual(stop);
      expect(one.over).toBe(false);
      one.next();
      wait(one);
    }
    expect(one.over).toBe(true);
    expect(one.state.table.stage).toBe("over");
    expect(one.state.public!.scores).toEqual([7, 0, 5]);
  });

  test("the hand in words grows with what is played", () => {
    const one = lesson();
    while (!one.over) {
      one.next();
      wait(one);
    }
    const logged = page.film.steps.flatMap(({ lines }) => lines).filter(({ unlogged }) => !unlogged);
    expect(one.state.public!.log!.slice(-logged.length)).toEqual(logged);
  });

  test("tells nothing twice when it goes on in another language", () => {
    const one = lesson();
    while (!one.lastEvent.lines.length) {
      one.next();
      wait(one);
    }
    const told = one.lastEvent.seq;
    one.reword(structuredClone(page));
    expect(one.lastEvent.lines).toEqual([]);
    expect(one.lastEvent.seq).toBeGreaterThan(told);
  });

  test("asks the pupil only where there is something to do", () => {
    const one = lesson();
    expect(one.state.table.asked).not.toContain(0);
    one.next();
    one.next();
    expect(one.stop).toBeNull();
    expect(one.state.table.asked).toEqual([1]);
    wait(one);
    expect(one.stop?.move).toEqual(move("bid 2"));
    expect(one.state.table.asked).toEqual([0]);
    expect(one.state.own!.legal).toContainEqual(move("bid 2"));
  });

  test("takes the advised action, and answers another without doing it", async () => {
    const one = lesson();
    one.next();
    one.next();
    wait(one);
    const before = one.state;
    await expect(one.act(move("bid 0"))).rejects.toEqual({ code: "lesson" });
    expect(one.astray).toBe(true);
    expect(one.state).toBe(before);
    await one.act(move("bid 2"));
    expect(one.astray).toBe(false);
    expect(one.lastEvent.lines.map((line) => line.move)).toEqual([move("bid 2")]);
    wait(one);
    expect(one.stop?.move).toEqual(move("open"));
  });

  test("goes back, also while others play, and begins again", () => {
    const one = lesson();
    one.next();
    one.next();
    one.back();
    expect(one.at).toBe(1);
    vi.advanceTimersByTime(20_000);
    expect(one.at).toBe(1);
    expect(one.stop).toEqual(page.stops[1]);
    expect(one.lastEvent.lines).toEqual([]);
    one.again();
    expect(one.at).toBe(0);
    one.back();
    expect(one.at).toBe(0);
  });

  test("tells each event by a number of its own, and never what the pupil did not see", () => {
    const one = lesson();
    const seen = [one.lastEvent.seq];
    while (!one.over) {
      one.next();
      while (one.stop === null && !one.over) {
        seen.push(one.lastEvent.seq);
        vi.advanceTimersToNextTimer();
      }
      seen.push(one.lastEvent.seq);
    }
    expect(new Set(seen).size).toBe(seen.length);
    const bids = page.film.steps.flatMap((step) => step.lines).filter((line) => line.phase === "bid");
    expect(bids.map((line) => line.move)).toEqual([undefined, undefined, move("bid 2")]);
  });

  test("rests on what decides until a tap, and not again after a tip about it", () => {
    const decides = page.film.steps.findIndex(({ lines }) =>
      lines.some(({ told = [] }) => told.some(({ code }) => code === "takes")),
    );
    const [tip] = page.stops;
    const about = (step: number) => new Lesson({ ...page, stops: [tip!, { text: "", step }] }, () => true);

    const played = about(decides + 2);
    played.next();
    while (played.lastEvent.lines !== page.film.steps[decides]!.lines) vi.advanceTimersToNextTimer();
    const shown = played.lastEvent.seq;
    vi.advanceTimersByTime(TRICK_RESTS - 1);
    expect(played.lastEvent.seq).toBe(shown);
    played.goOn();
    expect(played.lastEvent.seq).toBe(shown + 1);
    played.close();

    const read = about(decides + 1);
    read.next();
    wait(read);
    expect(read.lastEvent.lines).toBe(page.film.steps[decides]!.lines);
    const stopped = read.lastEvent.seq;
    read.goOn();
    expect(read.lastEvent.seq).toBe(stopped);
    read.next();
    vi.advanceTimersByTime(TRICK_RESTS - 1);
    expect(read.lastEvent.seq).toBeGreaterThan(stopped + 1);
    read.close();
  });

  test("stops when the page is left", () => {
    const one = lesson();
    one.next();
    one.next();
    one.close();
    vi.advanceTimersByTime(20_000);
    expect(one.stop).toBeNull();
  });
});

describe("the tip", () => {
  const onrule = vi.fn();
  const onplay = vi.fn();
  const show = (one: Lesson) => render(Tip, { lesson: one, busy: false, onrule, onplay });
  const button = (name: string) => screen.getByRole("button", { name });

  test("says what to do, why not something else, and shows it", async () => {
    const one = lesson();
    show(one);
    expect(screen.getByRole("region", { name: "Tip" }).textContent).toContain("Tip 1 of 12");
    await fireEvent.click(button("Next"));
    expect(screen.getByRole("status").textContent).toContain("hearts are trump");
    expect(screen.getByRole("status").textContent).toContain("4 of hearts");
    await fireEvent.click(button("Next"));
    expect(screen.getByRole("status").textContent).toContain("The hand goes on");
    wait(one);
    await tick();
    await one.act(move("bid 1")).catch(() => {});
    await tick();
    expect(screen.getByRole("status").textContent).toContain("Count again");
    await fireEvent.click(button("Rule T5"));
    expect(onrule).toHaveBeenCalledWith("T5");
    await fireEvent.click(button("Show me"));
    expect(one.at).toBe(3);
  });

  test("a button that is gone leaves the focus to the heading", async () => {
    const one = lesson();
    show(one);
    await fireEvent.click(button("Next"));
    button("Next").focus();
    await fireEvent.click(button("Next"));
    await tick();
    expect(document.activeElement?.tagName).toBe("H2");
  });

  test("says at the end what has been learnt, and leads on", async () => {
    const one = lesson();
    while (!one.over) {
      one.next();
      wait(one);
    }
    show(one);
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
    await fireEvent.click(button("Play now"));
    expect(onplay).toHaveBeenCalled();
    expect(screen.getByRole("link", { name: "All the rules" }).getAttribute("href")).toBe("/rules/alles-oder-nichts");
    await fireEvent.click(button("Start again"));
    expect(one.at).toBe(0);
  });
});
