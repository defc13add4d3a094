import "../lib/fixtures/resize";

import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

import { keyOf } from "../lib/moves";
import { prefs } from "../lib/prefs.svelte";
import type { Move, State } from "../lib/protocol";
import Table from "./Table.svelte";
import { NAMES, fixture } from "./fixtures/states";
import { move } from "../lib/fixtures/moves";

const send = vi.fn<(move: Move) => Promise<void>>();

function table(state: State | string, more: object = {}) {
  const given = typeof state === "string" ? fixture(state) : state;
  return render(Table, { state: given, send, title: "A game", ...more });
}
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const prompt = () => document.querySelector<HTMLElement>("main .prompt")!;

beforeEach(() => {
  vi.clearAllMocks();
  send.mockReturnValue(new Promise(() => {}));
});
afterEach(cleanup);

describe.each(NAMES)("%s", (name) => {
  const state = fixture(name);

  test("regions and names", () => {
    table(name);
    const main = screen.getByRole("main");
    expect(main.dataset.stage).toBe(state.table.stage);
    expect(main.dataset.phase).toBe(state.public!.phase);
    expect(screen.getByRole("log", { name: "What happened" })).toBeTruthy();
    expect(prompt().textContent).not.toBe("");
    for (const member of state.table.members.filter(({ id }) => id !== state.you.seat)) {
      expect(screen.getByRole("group", { name: new RegExp(`^${member.name}`) })).toBeTruthy();
    }
    const hand = screen.queryByRole("group", { name: "Your hand" });
    expect(hand !== null).toBe(state.own !== null);
  });

  test("every legal action can be found by its text", () => {
    table(name);
    const found = new Set(
      [...document.querySelectorAll<HTMLElement>("[data-action]")].map((one) => one.dataset.action),
    );
    const legal = state.own?.legal ?? [];
    const points = legal.filter((one) => one.number !== undefined).length > 7;
    const wild = (one: Move) => one.verb === "play" && !state.own!.hand!.includes(one.card!);
    for (const one of legal) {
      if (points && one.number !== undefined) continue;
      if (wild(one) && legal.filter(wild).length > 1) continue;
      expect(found).toContain(keyOf(one));
    }
  });

  test("no word is missing", () => {
    const { container } = table(name);
    expect(container.textContent).not.toMatch(/\b(table|act|effect|told|suit|card|bid|hand)-[a-z]+-?/);
  });
});

describe("seats", () => {
  test("bots and people who are away are told in words; so is who is connected", () => {
    const state = fixture("tout-follow");
    state.table.members[1]!.away = true;
    table(state, { online: [3] });
    expect(screen.getByRole("group", { name: "Omar" }).textContent).toContain("away, a bot plays");
    expect(screen.getByRole("group", { name: /^Kofi \(/ }).textContent).toContain("bot");
  });
  test("the dealer has a D, who is to act a mark", () => {
    table("tout-wait");
    expect(screen.getByRole("group", { name: "Léa (Solid), to act" }).dataset.turn).toBe("true");
    expect(document.querySelectorAll("[title=Dealer]")).toHaveLength(1);
  });
});

describe("the trick", () => {
  test("who led, who is best so far, with its cards in words", () => {
    table("tout-follow");
    const trick = screen.getByRole("group", { name: "Trick" });
    expect(within(trick).getAllByRole("img")).toHaveLength(3);
    expect(trick.textContent).toContain("best");
  });

  test("a complete trick rests with its winner, then is gone", async () => {
    vi.useFakeTimers();
    const before = fixture("tout-wait");
    const { rerender } = table(before);
    const plays = [...before.public!.trick!, { seat: 2, card: "1s" }, { seat: 3, card: "2s" }];
    const after: State = {
      ...before,
      public: { ...before.public!, trick: [], tricks: [...(before.public!.tricks ?? []), { plays, winner: 2 }] },
    };
    const told = [
      { code: "play", seat: 3, card: "2s" },
      { code: "takes", seat: 2, number: after.public!.tricks!.length },
    ];
    const line = { seat: 3, move: move("play 2s"), phase: "play", told };
    await rerender({ state: after, lastEvent: { kind: "act", lines: [line], seq: 5 } });
    expect(screen.getByText("Léa took it")).toBeTruthy();
    expect(screen.getByRole("log").textContent).toContain("Léa takes the trick.");
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.getByText("Léa took it")).toBeTruthy();
    expect(prompt().textContent).not.toContain("trump and beats");
    await vi.advanceTimersByTimeAsync(1500);
    expect(screen.queryByText("Léa took it")).toBeNull();
    expect(prompt().textContent).toContain("1 of spades is a trump and beats the suit that was led.");
    await vi.advanceTimersByTimeAsync(5000);
    expect(prompt().textContent).not.toContain("trump and beats");
    vi.useRealTimers();
  });
});

describe("my own action", () => {
  test("is sent at once; its card lies in the trick and is not in the hand", async () => {
    table("tout-follow");
    await fireEvent.click(button("7 of hearts"));
    expect(send).toHaveBeenCalledWith(move("play 7h"));
    await waitFor(() => expect(screen.queryByRole("button", { name: "7 of hearts" })).toBeNull());
    expect(document.querySelector("[data-card='7h'][data-pos=s]")).not.toBeNull();
  });

  test("comes back if it is refused, with the rule to read", async () => {
    const onrule = vi.fn();
    const refusal = { rule: "T8", code: "must-follow", params: { suit: "h" } };
    send.mockRejectedValue({ code: "illegal", refusal });
    table("tout-follow", { onrule });
    await fireEvent.click(button("7 of hearts"));
    await waitFor(() => expect(prompt().textContent).toContain("7 of hearts: must follow hearts."));
    expect(button("7 of hearts")).toBeTruthy();
    await fireEvent.click(button("Rule T8"));
    expect(onrule).toHaveBeenCalledWith("T8");
  });

  test("stays ahead until a state knows of it, also when it has been acknowledged", async () => {
    send.mockResolvedValue();
    const before = fixture("tout-follow");
    const { rerender } = table(before);
    await fireEvent.click(button("7 of hearts"));
    await tick();
    expect(screen.queryByRole("button", { name: "7 of hearts" })).toBeNull();
    const hand = before.own!.hand!.filter((card) => card !== "7h");
    const trick = [...before.public!.trick!, { seat: 0, card: "7h" }];
    const line = { seat: 0, move: move("play 7h"), phase: "play" };
    await rerender({
      state: { ...before, own: { seat: 0, hand }, public: { ...before.public!, trick } },
      lastEvent: { kind: "act", lines: [line], seq: 9 },
    });
    expect(document.querySelectorAll("[data-card='7h']")).toHaveLength(1);
  });

  test("a card that may not be played says why and is not sent", async () => {
    table("tout-follow");
    await fireEvent.click(button("10 of spades"));
    expect(send).not.toHaveBeenCalled();
    expect(prompt().textContent).toContain("10 of spades: must follow hearts.");
  });

  test("says so when it cannot be sent yet", async () => {
    table("tout-follow", { connection: "lost" });
    await fireEvent.click(button("7 of hearts"));
    await waitFor(() => expect(prompt().textContent).toContain("Not connected."));
  });

  test("waits for one before", async () => {
    table("tout-lead");
    const [first, second] = screen.getAllByRole("button").filter((one) => one.dataset.card);
    await fireEvent.click(first!);
    await fireEvent.click(second!);
    expect(send).toHaveBeenCalledTimes(1);
  });

  test("a revoke is warned of once, if the reader wants that", async () => {
    const state = fixture("tout-lead");
    const card = state.own!.hand![0]!;
    state.own!.revokes = [move(`play ${card}`)];
    table(state);
    const held = document.querySelector<HTMLElement>(`[data-card='${card}']`)!;
    await fireEvent.click(held);
    expect(send).not.toHaveBeenCalled();
    expect(prompt().textContent).toContain("Press it again");
    await fireEvent.click(held);
    expect(send).toHaveBeenCalledWith(move(`play ${card}`));
  });

  test("is not warned of otherwise", async () => {
    const state = fixture("tout-lead");
    const card = state.own!.hand![0]!;
    state.own!.revokes = [move(`play ${card}`)];
    prefs.set({ warn: false });
    onTestFinished(() => prefs.set({ warn: true }));
    table(state);
    await fireEvent.click(document.querySelector(`[data-card='${card}']`)!);
    expect(send).toHaveBeenCalled();
  });
});

describe("buttons", () => {
  test("a bid is a card with a number", async () => {
    table("tout-bid");
    await fireEvent.click(button("Bid 3"));
    expect(send).toHaveBeenCalledWith(move("bid 3"));
  });

  test("keys do the same", async () => {
    table("tout-bid");
    await fireEvent.keyDown(window, { key: "4" });
    expect(send).toHaveBeenCalledWith(move("bid 4"));
  });

  test("letters, but not where something is typed", async () => {
    table("fives-beg");
    const box = document.body.appendChild(document.createElement("textarea"));
    await fireEvent.keyDown(box, { key: "b" });
    expect(send).not.toHaveBeenCalled();
    box.remove();
    await fireEvent.keyDown(window, { key: "b" });
    expect(send).toHaveBeenCalledWith(move("beg"));
  });

  test("an arrow goes to the hand from anywhere", async () => {
    table("tout-follow");
    await fireEvent.keyDown(document.body, { key: "ArrowRight" });
    expect(document.activeElement?.getAttribute("data-card")).not.toBeNull();
  });

  test("a button that is gone leaves the focus to the hand", async () => {
    table("fives-beg");
    button("Beg").focus();
    await fireEvent.click(button("Beg"));
    await tick();
    expect(document.activeElement?.getAttribute("data-card")).not.toBeNull();
  });

  test("points are bid in steps of five", async () => {
    table("sauce-bid");
    await fireEvent.click(button("More"));
    await fireEvent.click(button("More"));
    await fireEvent.click(button("Less"));
    await fireEvent.keyDown(window, { key: "+" });
    await fireEvent.click(button("Bid 85"));
    expect(send).toHaveBeenCalledWith(move("bid 85"));
  });

  test("the piles of Nothing can be pressed", async () => {
    table("nothing-draw");
    await fireEvent.click(button(/^Stock/));
    expect(send).toHaveBeenCalledWith(move("draw stock"));
  });
});

describe("titles and ends", () => {
  test("the page's title says that it is my turn", async () => {
    table("tout-follow");
    await tick();
    expect(document.title).toBe("Your turn · A game · Nullo");
    cleanup();
    table("tout-wait");
    await tick();
    expect(document.title).toBe("A game · Nullo");
  });

  test("the result says who won, how it came about, and leads on", () => {
    const after = createRawSnippet(() => ({ render: () => "<button>Once more</button>" }));
    table("aon-over", { after });
    const result = within(screen.getByRole("region", { name: "The game is over." }));
    expect(result.getByRole("heading", { name: "You won the game!" })).toBeTruthy();
    expect(result.getByRole("img", { name: /^Points after each hand\. \d+ hands\./ })).toBeTruthy();
    expect(result.getByRole("button", { name: "Once more" })).toBeTruthy();
  });

  test("the result says who had hints", () => {
    const state = fixture("aon-over");
    table({ ...state, table: { ...state.table, hinted: [0, 2, 1] } });
    expect(screen.getByText(/^With hints: .+ \(2\), .+ \(1\)$/)).toBeTruthy();
  });

  test.each([0, 1, 2])("the curve of seat %i has the accent's colour where it is the reader's", (seat) => {
    const state = fixture("aon-over");
    table({ ...state, you: { ...state.you, seat } });
    const curves = [...document.querySelectorAll("figure .side")];
    expect(curves.map((one) => one.getAttribute("style")?.includes("--side-0"))).toEqual(
      curves.map((_, side) => side === seat),
    );
  });

  test("a spectator has no hand and no buttons", () => {
    table("tout-watch");
    expect(document.querySelectorAll("[data-action]")).toHaveLength(0);
    expect(prompt().textContent).toContain("You are watching.");
    // The log, not the prompt, says what others do.
    expect(prompt().querySelector("[role=status]")!.textContent).toBe("");
  });
});
