import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { prefs } from "../lib/prefs.svelte";
import type { TableView } from "../lib/protocol";
import SeatForm from "./SeatForm.svelte";

const view = (seats: number[], members: TableView["members"]): TableView =>
  ({
    id: "abc",
    game: "alles-oder-nichts",
    options: { players: 3 },
    stage: "gathering",
    host: 0,
    members,
    seats,
  }) as unknown as TableView;
const ann = { id: 0, name: "Ann" };
const ada = { id: 1, name: "Ada", bot: "simple" };
const bruno = { id: 2, name: "Bruno", bot: "simple" };
const table = view([0, 1, 2], [ann, ada, bruno]);

const onseated = vi.fn();
const asked = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
vi.stubGlobal("fetch", asked);

const answer = (body: unknown, status = 200) =>
  asked.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
/** The body of the last request, without the key that identifies its retries. */
const sent = () => {
  const { key, ...rest } = JSON.parse(String(asked.mock.lastCall![1].body)) as Record<string, unknown>;
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  return rest;
};
const sit = () => fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
const name = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^Your name/ });

beforeEach(() => {
  vi.resetAllMocks();
  prefs.set({ name: "" });
});
afterEach(cleanup);

describe("sitting down", () => {
  it("takes a name and the first free seat", async () => {
    render(SeatForm, { table, choose: true, onseated });
    answer({ member: 3 });
    await fireEvent.input(name(), { target: { value: " Bob " } });
    await sit();
    expect(asked.mock.lastCall![0]).toBe("/api/tables/abc/join");
    expect(sent()).toEqual({ name: "Bob", place: 1 });
    await vi.waitFor(() => expect(onseated).toHaveBeenCalledOnce());
    expect(prefs.name).toBe("Bob");
  });

  it("takes the seat that was chosen, unless somebody was quicker", async () => {
    prefs.set({ name: "Bob" });
    const { rerender } = render(SeatForm, { table, choose: true, onseated });
    await fireEvent.click(screen.getByRole("radio", { name: /Place 3/ }));
    answer({ member: 3 });
    await sit();
    expect(sent()).toEqual({ name: "Bob", place: 2 });
    await rerender({ table: view([0, 1, 4], [ann, ada, { id: 4, name: "Cleo" }]) });
    answer({ member: 5 });
    await vi.waitFor(async () => {
      await sit();
      expect(sent()).toEqual({ name: "Bob", place: 1 });
    });
  });

  it("leaves the seat to the cut where the cut decides", async () => {
    prefs.set({ name: "Bob" });
    render(SeatForm, { table, choose: false, onseated });
    expect(screen.queryByRole("radio")).toBeNull();
    answer({ member: 3 });
    await sit();
    expect(sent()).toEqual({ name: "Bob", place: -1 });
  });

  it("wants a name", async () => {
    render(SeatForm, { table, choose: true, onseated });
    await sit();
    expect(asked).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(name());
    expect(name().getAttribute("aria-invalid")).toBe("true");
  });

  it.each([
    [409, { error: { code: "place-taken", message: "Taken." } }, "Somebody is sitting there already."],
    [500, { odd: true }, "Something went wrong. Nothing has changed; try again."],
  ])("says why not (%i)", async (status, body, words) => {
    prefs.set({ name: "Bob" });
    render(SeatForm, { table, choose: true, onseated });
    asked.mockImplementation(async () => new Response(JSON.stringify(body), { status }));
    await sit();
    await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toBe(words), 10_000);
    expect(onseated).not.toHaveBeenCalled();
  });

  it("says that the server does not answer", async () => {
    prefs.set({ name: "Bob" });
    render(SeatForm, { table, choose: true, onseated });
    asked.mockRejectedValue(new TypeError("no network"));
    await sit();
    await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(/The server does not answer/), 10_000);
  });
});
