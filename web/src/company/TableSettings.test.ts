import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { GameInfo, State, TableView } from "../lib/protocol";
import { drawsDialogs } from "../lib/fixtures/dialogs";
import TableSettings from "./TableSettings.svelte";

beforeAll(drawsDialogs);
beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

const game = { id: "sauce", title: "Sauce", options: [] } as unknown as GameInfo;
const send = vi.fn(() => Promise.resolve());

function settings(member: number, more: Partial<TableView> = {}) {
  const table = {
    id: "t",
    game: "sauce",
    options: {},
    stage: "gathering",
    host: 0,
    members: [{ id: 0, name: "Ann" }],
    seats: [0],
    ...more,
  };
  const state = { table, you: { member, seat: -1 }, public: null, own: null, hands: null };
  render(TableSettings, { state: state as unknown as State, game, send, onclose: vi.fn() });
}
const radio = (name: string) => screen.getByRole("radio", { name });
const tick = (name: string) => screen.getByRole("checkbox", { name });
const sent = (change: object) => expect(send).toHaveBeenLastCalledWith({ type: "settings", ...change });

describe("the host, before the start", () => {
  it("sets each by itself", async () => {
    settings(0);
    await fireEvent.click(radio("Quick"));
    sent({ clock: { move: 20, bank: 120 } });
    await fireEvent.click(radio("A day"));
    sent({ clock: { move: 86_400, bank: 0 } });
    await fireEvent.click(tick("Allow take-backs"));
    sent({ takebacks: false });
    await fireEvent.click(tick("Allow hints"));
    sent({ hints: true });
    await fireEvent.click(radio("All hands"));
    sent({ open_after: 0 });
    await fireEvent.click(tick("Let people talk"));
    sent({ talk: false });
    await fireEvent.click(tick("Show it in the lobby"));
    sent({ listed: true });
    await fireEvent.click(tick("Nobody else may sit down"));
    sent({ closed: true });
    await fireEvent.click(radio("Expert"));
    sent({ bots: "expert" });
    await fireEvent.click(radio("Slow"));
    sent({ pace: "slow" });
    await fireEvent.click(tick("The last card of a hand plays itself"));
    sent({ last_card: true });
  });

  it("takes the clock away", async () => {
    settings(0, { clock: { move: 60, bank: 600 } });
    expect((radio("Calm") as HTMLInputElement).checked).toBe(true);
    await fireEvent.click(radio("None"));
    sent({ clock: null });
  });

  it("chooses numbers of its own, within their bounds", async () => {
    settings(0);
    await fireEvent.click(radio("Custom"));
    const move = screen.getByRole("spinbutton", { name: "Seconds for a decision" });
    const set = () => fireEvent.submit((move as HTMLInputElement).form!);
    await fireEvent.input(move, { target: { value: "3" } });
    await set();
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByText(/5 to 600 seconds/)).toBeTruthy();
    await fireEvent.input(move, { target: { value: "45" } });
    await set();
    sent({ clock: { move: 45, bank: 120 } });
  });

  it("says after how many tricks watchers see the hands", async () => {
    settings(0, { open_after: 3 });
    const tricks = screen.getByRole("spinbutton");
    await fireEvent.change(tricks, { target: { value: "99" } });
    sent({ open_after: 60 });
  });

  it("hears why something was refused", async () => {
    send.mockRejectedValueOnce({ code: "before-start" });
    settings(0);
    await fireEvent.click(radio("Quick"));
    await vi.waitFor(() => expect(screen.getByText(/only be set before/)).toBeTruthy());
  });
});

describe("at the table", () => {
  it("the host sets what may change, and reads the rest", () => {
    settings(0, { stage: "playing", clock: { move: 20, bank: 0 } });
    expect(screen.queryByRole("radio", { name: "Quick" })).toBeNull();
    expect(tick("Let people talk")).toBeTruthy();
    expect(radio("Fast")).toBeTruthy();
    expect(screen.getByText(/20 s per decision; when it runs out/)).toBeTruthy();
  });

  it.each([0, 3])("member %i reads that bots have learned nothing for these options", (member) => {
    settings(member, { stage: "playing", knowledge: "heuristic" });
    expect(screen.getByText(/play by a rule of thumb/)).toBeTruthy();
  });

  it("all others read everything", () => {
    settings(3, { talk: false, open_after: 1, bots: "sampler", pace: "slow", last_card: true, closed: true });
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.queryByRole("radio")).toBeNull();
    const told = screen.getByRole("dialog").textContent;
    for (const words of ["Ann hosts", "after one trick", "Off", "Strong", "Slow", "Plays itself", "Nobody else"])
      expect(told).toContain(words);
  });
});
