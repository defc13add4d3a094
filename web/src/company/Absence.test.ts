import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Member, State } from "../lib/protocol";
import Absence from "./Absence.svelte";
import SeatCompany from "./SeatCompany.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = async (ms: number) => {
  vi.advanceTimersByTime(ms);
  await tick();
};

describe("the note at the seat of a player who has disconnected", () => {
  it("counts down, names the player to those who listen, and then says that a bot plays", async () => {
    render(Absence, { name: "Anna", at: performance.now() + 60_000 });
    const note = screen.getByRole("timer");
    const shown = () => [...note.children].map((one) => one.textContent);
    expect(shown()).toEqual(["away, a bot plays in 1 min", "1:00"]);
    await pass(35_000);
    expect(shown()).toEqual(["away, a bot plays in 25 s", "0:25"]);
    expect(note.getAttribute("aria-label")).toBe("Anna is away: a bot plays on in 25 s");
    await pass(25_000);
    expect(shown()).toEqual(["away, a bot plays", ""]);
    expect(note.getAttribute("aria-label")).toBe("Anna is away: a bot plays.");
  });
});

describe("a seat", () => {
  function draw(member: Partial<Member>, stage: State["table"]["stage"] = "playing", seat = 1) {
    const members = [
      { id: 4, name: "Ben" },
      { id: 7, name: "Anna", ...member },
    ];
    const state = { table: { stage, members, seats: [4, 7] }, you: { member: 4, seat: 0 } } as unknown as State;
    const awayAt = { 7: performance.now() + 60_000 };
    render(SeatCompany, { state, seat, times: null, awayAt, talk: { bubbles: {} } as never });
    return screen.queryByRole("timer");
  }

  it("has it until the server says that its player is away", () => {
    expect(draw({})).not.toBeNull();
    cleanup();
    expect(draw({ away: true })).toBeNull();
  });

  it("does not have it for others, for bots, and after the game", () => {
    expect(draw({}, "playing", 0)).toBeNull();
    expect(draw({ bot: "simple" })).toBeNull();
    expect(draw({}, "over")).toBeNull();
  });
});
