import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import { Problem } from "../lib/api";
import { aGame } from "../lib/fixtures/game";
import { drawsDialogs } from "../lib/fixtures/dialogs";
import OptionsDialog from "./OptionsDialog.svelte";

beforeAll(drawsDialogs);
afterEach(cleanup);

const game = aGame({
  id: "all-fives",
  title: "All Fives",
  players: [2, 3],
  default_players: 2,
  options: [
    { name: "target", kind: "number", default: 61, low: 1, high: 10_000 },
    { name: "batch", kind: "number", default: 3, low: 1, high: 6, only: [1, 2, 3, 6] },
    { name: "mode", kind: "word", default: "strict", choices: ["strict", "honour"] },
  ],
});
const onclose = vi.fn();

function dialog(onbegin = vi.fn(() => Promise.resolve())) {
  render(OptionsDialog, { game, onbegin, onclose });
  return onbegin;
}
const play = () => fireEvent.click(screen.getByRole("button", { name: "Play now" }));

describe("the options", () => {
  it("begin a game as it is usual", async () => {
    const onbegin = dialog();
    await play();
    expect(onbegin).toHaveBeenCalledWith({ options: { players: 2 }, bots: "club" }, false);
  });

  it("begin a game as it was wished, with friends", async () => {
    const onbegin = dialog();
    await fireEvent.input(screen.getByRole("textbox", { name: /Points to win/ }), {
      target: { value: "31" },
    });
    await fireEvent.click(screen.getByRole("radio", { name: "Honour mode" }));
    await fireEvent.click(screen.getByRole("radio", { name: "Expert" }));
    await fireEvent.click(screen.getByRole("button", { name: "Invite friends" }));
    const options = { players: 2, target: 31, mode: "honour" };
    expect(onbegin).toHaveBeenCalledWith({ options, bots: "expert" }, true);
  });

  it("begin a game with a level for each bot", async () => {
    const onbegin = dialog();
    expect(screen.queryByText("A level for each bot")).toBeNull();
    await fireEvent.click(screen.getAllByRole("radio", { name: "3" })[0]!);
    await fireEvent.change(screen.getByRole("combobox", { name: "Bot 2" }), { target: { value: "beginner" } });
    await play();
    expect(onbegin).toHaveBeenLastCalledWith({ options: { players: 3 }, bots: ["club", "beginner"] }, false);
    await fireEvent.click(screen.getByRole("radio", { name: "Expert" }));
    await play();
    expect(onbegin).toHaveBeenLastCalledWith({ options: { players: 3 }, bots: "expert" }, false);
  });

  it("say why a value is impossible, before and after asking", async () => {
    const onbegin = dialog(vi.fn(() => Promise.reject(new Problem("bad-option", "must be 1, 2, 3 or 6", "batch"))));
    const target = screen.getByRole("textbox", { name: /Points to win/ });
    await fireEvent.input(target, { target: { value: "0" } });
    expect(target.getAttribute("aria-invalid")).toBe("true");
    await play();
    expect(onbegin).not.toHaveBeenCalled();
    expect(screen.getByRole("alert").textContent).toMatch(/look at the marked fields/);
    await fireEvent.input(target, { target: { value: "5" } });
    const batch = screen.getByRole("group", { name: "Cards at a time" });
    expect(within(batch).queryByRole("radio", { name: "4" })).toBeNull();
    await fireEvent.click(within(batch).getByRole("radio", { name: "6" }));
    await play();
    expect(await screen.findAllByText("must be 1, 2, 3 or 6")).not.toHaveLength(0);
  });

  it("go back to the usual", async () => {
    const onbegin = dialog();
    const players = screen.getByRole("group", { name: "Players" });
    await fireEvent.click(within(players).getByRole("radio", { name: "3" }));
    expect(screen.getByText("One option is changed.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Restore the usual options" }));
    await play();
    expect(onbegin).toHaveBeenCalledWith({ options: { players: 2 }, bots: "club" }, false);
  });
});
