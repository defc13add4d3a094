import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";

import type { GameInfo, State } from "../lib/protocol";
import CutDialog from "./CutDialog.svelte";

afterEach(cleanup);

const members = ["Ann", "Bob", "Cleo", "Dan"].map((name, id) => ({ id, name }));
const game = { id: "sauce", title: "Sauce", teams: true } as GameInfo;
const state = (seat: number): State =>
  ({
    table: {
      id: "abc",
      game: "sauce",
      options: { players: 4 },
      stage: "playing",
      host: 0,
      members,
      seats: [2, 0, 3, 1],
      cut: [
        ["p9", "r9", "b2", "g1"],
        [null, "o3", null, "y1"],
      ],
    },
    you: { member: 0, seat },
    public: null,
    own: null,
    hands: null,
  }) as unknown as State;

it("tells who drew what, who plays with whom, and who deals", async () => {
  const onclose = vi.fn();
  render(CutDialog, { state: state(1), game, onclose });
  const drawn = screen.getAllByRole("listitem").map((item) => item.textContent?.trim());
  expect(drawn).toEqual(["Cleo", "Ann", "Dan", "Bob", "Ann", "Bob"]);
  expect(screen.getByRole("img", { name: "purple 9" })).toBeTruthy();
  const text = screen.getByRole("dialog", { name: "The cut" }).textContent;
  expect(text).toContain("Cleo deals first.");
  expect(text).toContain("Cleo and Dan against Ann and Bob.");
  expect(text).toContain("Drawn again by those who tied");
  await fireEvent.click(screen.getByRole("button", { name: "To the table" }));
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(onclose).toHaveBeenCalledTimes(2);
});

it("says so if it is the reader who deals", () => {
  render(CutDialog, { state: state(0), game, onclose: vi.fn() });
  expect(screen.getByRole("dialog").textContent).toContain("You deal first.");
});
