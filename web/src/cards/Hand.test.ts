import "../lib/fixtures/resize";

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import Hand from "./Hand.svelte";
import { move, moves } from "../lib/fixtures/moves";

const onact = vi.fn();
const onrefused = vi.fn();

function hand(more: object = {}) {
  return render(Hand, {
    game: "all-fives",
    cards: ["9h", "10h", "As", "4d"],
    moves: { "9h": moves("play 9h"), "10h": moves("play 10h") },
    asked: true,
    onact,
    onrefused,
    ...more,
  });
}

const card = (name: string): HTMLElement => screen.getByRole("button", { name });

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

describe("what assistive tools are told", () => {
  test("a group of buttons named in words; a refused card is disabled but there", () => {
    hand();
    expect(screen.getByRole("group", { name: "Your hand" })).toBeTruthy();
    expect(card("10 of hearts").getAttribute("aria-disabled")).toBeNull();
    expect(card("10 of hearts").dataset.action).toBe("play 10h");
    expect(card("ace of spades").getAttribute("aria-disabled")).toBe("true");
    expect(card("ace of spades").dataset.action).toBeUndefined();
    expect(screen.queryAllByRole("img")).toHaveLength(0);
  });

  test("what marks a card is its description", () => {
    hand({ marks: { "10h": { trump: true, open: true } } });
    const id = card("10 of hearts").getAttribute("aria-describedby")!;
    expect(document.getElementById(id)!.textContent).toBe("trump, face up for all");
    expect(card("9 of hearts").getAttribute("aria-describedby")).toBeNull();
  });

  test("cards not looked at are counted, not shown", () => {
    hand({ cards: [], backs: 13 });
    expect(screen.queryAllByRole("button")).toHaveLength(0);
    expect(screen.getByText("13 cards, not looked at")).toBeTruthy();
  });
});

describe("playing", () => {
  test("a click plays; a card that is not legal asks why", async () => {
    hand();
    await fireEvent.click(card("10 of hearts"), { detail: 1 });
    expect(onact).toHaveBeenCalledExactlyOnceWith(move("play 10h"), "10h");
    await fireEvent.click(card("ace of spades"), { detail: 1 });
    expect(onrefused).toHaveBeenCalledExactlyOnceWith("As");
  });

  test("nothing is played when it is not my turn", async () => {
    hand({ asked: false });
    expect(card("10 of hearts").getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(card("10 of hearts"), { detail: 1 });
    expect(onact).not.toHaveBeenCalled();
    expect(onrefused).toHaveBeenCalledExactlyOnceWith("10h");
  });

  test("a finger raises a card, then plays it; elsewhere lets it down", async () => {
    const onraise = vi.fn();
    hand({ onraise });
    const tap = async (button: HTMLElement): Promise<void> => {
      await fireEvent(button, pointer("pointerdown"));
      await fireEvent.click(button, { detail: 1 });
    };
    await tap(card("10 of hearts"));
    expect(onact).not.toHaveBeenCalled();
    expect(card("10 of hearts").getAttribute("aria-pressed")).toBe("true");
    await tap(card("9 of hearts"));
    expect(card("10 of hearts").getAttribute("aria-pressed")).toBeNull();
    await fireEvent(document.body, pointer("pointerdown"));
    expect(card("9 of hearts").getAttribute("aria-pressed")).toBeNull();
    await tap(card("9 of hearts"));
    await tap(card("9 of hearts"));
    expect(onact).toHaveBeenCalledExactlyOnceWith(move("play 9h"), "9h");
    expect(onraise.mock.calls.flat()).toEqual(["10h", "9h", "", "9h", ""]);
  });

  test("a drag upward plays and swallows the click; a small one does nothing", async () => {
    hand();
    const button = card("10 of hearts");
    await drag(button, -30);
    await fireEvent.click(button, { detail: 1 });
    expect(onact).toHaveBeenCalledTimes(1); // an element without height: any drag is far enough
    vi.clearAllMocks();
    Object.defineProperty(button, "offsetHeight", { value: 140 });
    await drag(button, -30);
    await fireEvent.click(button, { detail: 1 });
    expect(onact).not.toHaveBeenCalled();
    await drag(button, -100);
    expect(onact).toHaveBeenCalledExactlyOnceWith(move("play 10h"), "10h");
  });

  test("a finger that wipes along the hand drags nothing", async () => {
    hand();
    const button = card("10 of hearts");
    await fireEvent(button, pointer("pointerdown", 0, 0));
    await fireEvent(button, pointer("pointermove", 60, -10));
    await fireEvent(button, pointer("pointermove", 60, -200));
    await fireEvent(button, pointer("pointerup", 60, -200));
    expect(onact).not.toHaveBeenCalled();
  });

  test("a card on its way is not shown, and comes back", async () => {
    const { rerender } = hand({ gone: ["10h"] });
    expect(screen.queryByRole("button", { name: "10 of hearts" })).toBeNull();
    await rerender({ gone: [] });
    expect(card("10 of hearts")).toBeTruthy();
  });

  test("of two equal cards one goes", async () => {
    const { rerender } = hand({ game: "nothing", cards: ["7h", "7h"], moves: {} });
    expect(screen.getAllByRole("button", { name: "7 of hearts" })).toHaveLength(2);
    await rerender({ gone: ["7h"] });
    expect(screen.getAllByRole("button", { name: "7 of hearts" })).toHaveLength(1);
  });
});

describe("the keyboard", () => {
  test("one tab stop; arrows, Home and End move", async () => {
    hand();
    const order = screen.getAllByRole("button");
    expect(order.map((button) => button.tabIndex)).toEqual([0, -1, -1, -1]);
    order[0]!.focus();
    await fireEvent.keyDown(order[0]!, { key: "ArrowRight" });
    expect(document.activeElement).toBe(order[1]);
    await tick();
    expect(order.map((button) => button.tabIndex)).toEqual([-1, 0, -1, -1]);
    await fireEvent.keyDown(order[1]!, { key: "End" });
    expect(document.activeElement).toBe(order[3]);
    await fireEvent.keyDown(order[3]!, { key: "ArrowRight" });
    expect(document.activeElement).toBe(order[3]);
    await fireEvent.keyDown(order[3]!, { key: "Home" });
    expect(document.activeElement).toBe(order[0]);
  });

  test("it plays at once, also after a finger was used", async () => {
    hand();
    await fireEvent(card("10 of hearts"), pointer("pointerdown"));
    await fireEvent.click(card("10 of hearts"), { detail: 0 });
    expect(onact).toHaveBeenCalledExactlyOnceWith(move("play 10h"), "10h");
  });

  test("the focus stays in the hand when its card goes", async () => {
    const { rerender } = hand();
    card("10 of hearts").focus();
    await rerender({ cards: ["9h", "As", "4d"] });
    expect(document.activeElement).toBe(card("ace of spades"));
    await rerender({ cards: ["9h"] });
    expect(document.activeElement).toBe(card("9 of hearts"));
  });

  test("no focus is taken from elsewhere", async () => {
    const { rerender } = hand();
    await rerender({ cards: ["9h"] });
    expect(document.activeElement).toBe(document.body);
  });
});

describe("a SAUCE card that may be two Sauces", () => {
  const sauce = {
    game: "sauce",
    cards: ["b1", "SAUCE"],
    moves: { SAUCE: moves("play g2", "play r5") },
    standsFor: ["g2", "r5"],
  };

  test("asks which", async () => {
    hand(sauce);
    await fireEvent.click(card("SAUCE"));
    expect(onact).not.toHaveBeenCalled();
    expect(screen.getByRole("dialog", { name: "Which Sauce is it to be?" })).toBeTruthy();
    expect(document.activeElement).toBe(card("As the green 2"));
    await fireEvent.keyDown(card("As the green 2"), { key: "ArrowRight" });
    expect(document.activeElement).toBe(card("As the red 5"));
    expect(card("As the red 5").dataset.action).toBe("play r5");
    await fireEvent.click(card("As the red 5"));
    expect(onact).toHaveBeenCalledExactlyOnceWith(move("play r5"), "SAUCE");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(card("SAUCE"));
  });

  test("Escape leaves it, back to the card", async () => {
    hand(sauce);
    await fireEvent.click(card("SAUCE"));
    await fireEvent.keyDown(card("As the green 2"), { key: "Escape" });
    await tick();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(card("SAUCE"));
    expect(onact).not.toHaveBeenCalled();
  });

  test("with one Sauce left it is played as that", async () => {
    hand({ ...sauce, moves: { SAUCE: moves("play r5") }, standsFor: ["r5"] });
    await fireEvent.click(card("SAUCE"));
    expect(onact).toHaveBeenCalledExactlyOnceWith(move("play r5"), "SAUCE");
  });
});

function pointer(type: string, x = 0, y = 0, pointerType = "touch"): Event {
  const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y, button: 0 });
  return Object.assign(event, { pointerId: 1, pointerType, isPrimary: true });
}

async function drag(button: HTMLElement, y: number): Promise<void> {
  await fireEvent(button, pointer("pointerdown", 0, 0, "mouse"));
  await fireEvent(button, pointer("pointermove", 5, y / 2, "mouse"));
  await fireEvent(button, pointer("pointermove", 5, y, "mouse"));
  await fireEvent(button, pointer("pointerup", 5, y, "mouse"));
}
