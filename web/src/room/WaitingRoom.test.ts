import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { State } from "../lib/protocol";
import { aGame } from "../lib/fixtures/game";
import { swapNeighbours, places } from "../lib/seating";
import WaitingRoom from "./WaitingRoom.svelte";

const usual = aGame();
const table = {
  id: "abc",
  game: usual.id,
  options: { players: 4 },
  stage: "gathering",
  host: 0,
  members: [
    { id: 0, name: "Ann" },
    { id: 1, name: "Ada", bot: "club" },
    { id: 4, name: "Bob" },
    { id: 3, name: "Bruno", bot: "hopeful" },
  ],
  seats: [0, 4, 1, 3],
} as unknown as State["table"];

const send = vi.fn(() => Promise.resolve());
const onsettings = vi.fn();
const onleave = vi.fn();
const ondelete = vi.fn();

function room(member: number, terms: Partial<State["table"]> = {}, game = aGame()) {
  const state: State = {
    table: { ...table, ...terms },
    you: { member, seat: -1 },
    public: null,
    own: null,
    hands: null,
  };
  return render(WaitingRoom, { state, seq: 4, online: [0], game, send, onsettings, onleave, ondelete });
}
const button = (name: string) => screen.getByRole("button", { name });

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

describe("the host", () => {
  it("starts, once however often it is pressed", async () => {
    send.mockReturnValueOnce(new Promise(() => {}));
    room(0);
    await fireEvent.click(button("Start the game"));
    await fireEvent.click(button("Start the game"));
    expect(send.mock.calls).toEqual([[{ type: "start" }]]);
  });

  it("moves a member and keeps the focus", async () => {
    room(0);
    await fireEvent.click(button("Move Bob up"));
    expect(send).toHaveBeenCalledWith({ type: "arrange", order: [4, 0, 1, 3] });
    await vi.waitFor(() => expect(document.activeElement).toBe(button("Move Bob up")));
    await fireEvent.click(button("Move Bob down"));
    expect(send).toHaveBeenLastCalledWith({ type: "arrange", order: [0, 1, 4, 3] });
  });

  it("cannot move the first further up", async () => {
    room(0);
    expect(button("Move Ann up").getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(button("Move Ann up"));
    expect(send).not.toHaveBeenCalled();
  });

  it("leaves bots where they are", () => {
    room(0);
    expect(screen.queryByRole("button", { name: /Bruno/ })).toBeNull();
  });

  it("reads that bots have learned nothing for these options", () => {
    room(0, { knowledge: "heuristic" });
    expect(screen.getByText(/play by a rule of thumb/)).toBeTruthy();
    cleanup();
    room(4, { knowledge: "none" });
    expect(screen.getByText(/nothing of this game but its rules/)).toBeTruthy();
    cleanup();
    room(0);
    expect(screen.queryByText(/rule of thumb|but its rules/)).toBeNull();
  });

  it("reads how each bot plays if they differ, and how all do if not", () => {
    room(0);
    expect(screen.getByText("Plays by feel, without calculating.")).toBeTruthy();
    expect(screen.getAllByText("a bot, until somebody comes")).toHaveLength(1); // a plug-in's bot says nothing
    cleanup();
    const alike = table.members.map((one) => (one.bot ? { ...one, bot: "expert" } : one));
    room(0, { members: alike });
    expect(screen.getAllByText("Plays out possible deals before every move.")).toHaveLength(1);
    cleanup();
    room(4, { members: alike });
    expect(screen.getAllByText("Plays out possible deals before every move.")).toHaveLength(1);
  });

  it("chooses the level of each bot, and sees a refused choice go back", async () => {
    room(0);
    const ada = screen.getByRole<HTMLSelectElement>("combobox", { name: "Level of Ada" });
    const bruno = screen.getByRole<HTMLSelectElement>("combobox", { name: "Level of Bruno" });
    expect([ada.value, bruno.value]).toEqual(["club", "hopeful"]);
    await fireEvent.change(bruno, { target: { value: "beginner" } });
    expect(send).toHaveBeenCalledWith({ type: "choose-bot", member: 3, bot: "beginner" });
    send.mockReturnValueOnce(Promise.reject(new Error("no")));
    await fireEvent.change(ada, { target: { value: "expert" } });
    await vi.waitFor(() => expect(ada.value).toBe("club"));
  });

  it("gives all bots one level", async () => {
    room(0);
    const all = within(screen.getByRole("group", { name: "All bots" }));
    expect(all.getAllByRole<HTMLInputElement>("radio").some((one) => one.checked)).toBe(false);
    await fireEvent.click(all.getByRole("radio", { name: "Club player" }));
    expect(send).toHaveBeenCalledWith({ type: "settings", bots: "club" });
  });

  it("removes people, but neither bots nor itself", async () => {
    room(0);
    const removers = screen.getAllByRole("button", { name: /^Remove/ });
    expect(removers.map((one) => one.getAttribute("aria-label"))).toEqual(["Remove Bob"]);
    await fireEvent.click(removers[0]!);
    expect(send).toHaveBeenCalledWith({ type: "remove", member: 4 });
  });

  it("goes to the settings, and may delete the table", async () => {
    room(0);
    await fireEvent.click(button("Table settings"));
    expect(onsettings).toHaveBeenCalledOnce();
    await fireEvent.click(button("Delete the table"));
    expect(ondelete).toHaveBeenCalledOnce();
  });
});

describe("seats", () => {
  const sauce = aGame({ id: "sauce", teams: true, cut: true, seating: true });

  it("are the cut's, so nobody is moved, until the host wants to place people", async () => {
    room(0, {}, sauce);
    expect(screen.getByText(/The cut will decide who plays with whom/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Move/ })).toBeNull();
    expect(button("Remove Bob")).toBeTruthy();
    const partners = within(screen.getByRole("group", { name: "Partners" }));
    expect(partners.getByRole<HTMLInputElement>("radio", { name: "By the cut" }).checked).toBe(true);
    await fireEvent.click(partners.getByRole("radio", { name: "As listed" }));
    expect(send).toHaveBeenCalledWith({ type: "settings", host_seats: true });
  });

  it("are those of the list, with partners named", async () => {
    room(0, { host_seats: true }, sauce);
    expect(screen.getByText(/partners opposite each other/)).toBeTruthy();
    const rows = within(screen.getByRole("main")).getAllByRole("listitem");
    const partners = rows.map((row) => /plays with (\w+)/.exec(row.textContent ?? "")?.[1]);
    expect(partners).toEqual(["Ada", "Bruno", "Ann", "Bob"]);
    await fireEvent.click(button("Move Bob up"));
    expect(send).toHaveBeenCalledWith({ type: "arrange", order: [4, 0, 1, 3] });
  });

  it("tell who deals first where the cut would", () => {
    room(0, { host_seats: true }, aGame({ cut: true, seating: false }));
    expect(screen.getByRole("group", { name: "First deal" })).toBeTruthy();
    expect(screen.getByText(/The first in the list deals first/)).toBeTruthy();
  });

  it("are told to guests, who choose nothing", () => {
    room(4, { host_seats: true }, sauce);
    expect(screen.getByRole("main").textContent).toContain("Chosen by the host, without a cut");
    expect(screen.queryByRole("radio")).toBeNull();
  });
});

describe("a guest", () => {
  it("sees who is there, and can only leave", async () => {
    room(4);
    const rows = within(screen.getByRole("main")).getAllByRole("listitem");
    expect(rows.map((row) => row.textContent?.replace(/\s+/g, " ").trim())).toEqual([
      expect.stringContaining("Ann"),
      expect.stringContaining("Bob"),
      expect.stringContaining("Ada"),
      expect.stringContaining("Bruno"),
    ]);
    expect(rows[0]!.textContent).toContain("host");
    expect(rows[1]!.textContent).toContain("you");
    expect(rows[2]!.textContent).toContain("Club player, until somebody comes");
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(screen.queryByRole("radio")).toBeNull();
    for (const name of [/^Start/, /^Move/, /^Remove/, /^Delete/]) {
      expect(screen.queryByRole("button", { name })).toBeNull();
    }
    await fireEvent.click(button("Leave the table"));
    expect(onleave).toHaveBeenCalledOnce();
  });

  it("reads beforehand how the table plays", () => {
    room(4, { clock: { move: 20, bank: 120 }, takebacks: false, open_after: 3 });
    const terms = screen.getByRole("main").textContent;
    expect(terms).toContain("20 s per decision and 2 min in reserve");
    expect(terms).toContain("a bot makes that one decision");
    expect(terms).toContain("Not allowed");
    expect(terms).toContain("Spectators see all hands after 3 tricks.");
  });

  it("has the link and its picture", () => {
    room(4);
    const link = screen.getByRole<HTMLInputElement>("textbox", { name: "The link to this table" });
    expect(link.value).toBe("http://localhost:3000/t/abc");
    expect(screen.getByRole<HTMLImageElement>("img", { name: "QR code of the link" }).src).toMatch(
      /\/api\/tables\/abc\/qr\.svg$/,
    );
  });

  it("hears that a friend is gone for the moment", async () => {
    room(0);
    await tick();
    const rows = screen.getAllByRole("listitem");
    expect(rows[1]!.textContent).toContain("not connected");
  });
});

describe("places", () => {
  it("are free where a bot sits or nobody does", () => {
    expect(places(table).map(({ free }) => free)).toEqual([false, false, true, true]);
    expect(places({ ...table, seats: [0] })).toHaveLength(4);
  });

  it("are exchanged with a neighbour", () => {
    expect(swapNeighbours([1, 2, 3], 1, -1)).toEqual([2, 1, 3]);
    expect(swapNeighbours([1, 2, 3], 2, 1)).toEqual([1, 2, 3]);
  });
});
