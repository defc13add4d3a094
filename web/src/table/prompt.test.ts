import { describe, expect, test } from "vitest";

import { NAMES, fixture } from "./fixtures/states";
import { noteOf } from "./refusalNote";
import { peopleOf } from "./people";
import { promptOf } from "./prompt";

function prompt(name: string) {
  const state = fixture(name);
  return promptOf(state, peopleOf(state));
}

test.each(NAMES)("%s: there is a prompt, in words", (name) => {
  const { text, why } = prompt(name);
  expect(text).toMatch(/[.?]$/);
  expect(`${text} ${why}`).not.toMatch(/table-|suit-|ask-|phase-/);
});

describe("what is asked, and why", () => {
  test.each([
    ["tout-bid", "How many tricks will you take?", "T5"],
    ["tout-say", "Open or secret?", "T12"],
    ["tout-follow", "Follow hearts.", "T8"],
    ["tout-correct", "Correct your card, or leave it?", "T15"],
    ["tout-call", "Call a revoke, or pass?", "T15"],
    ["aon-bid", "ALL or NOTHING?", "A7"],
    ["aon-follow", "Follow diamonds.", "A10"],
    ["fives-beg", "Spades are trumps. Stand, or beg?", "F5"],
    ["fives-ask", "Call for one of Léa’s exposed cards?", "F18"],
    ["fives-called", "The queen of diamonds was called: play it.", "F18"],
    ["nothing-first", "Draw from the stock.", "N5"],
    ["nothing-draw", "Draw, or take the jack of clubs?", "N5"],
    ["nothing-discard", "Discard one, or keep all 8.", "N6"],
    ["sauce-bid", "Your bid, last of four.", "S9"],
    ["sauce-toss", "Toss a card to the kitty.", "S22"],
    ["sauce-give", "Give a card to Léa.", "S23"],
    ["sauce-blind", "Bid blind, or look?", "S12"],
    ["sauce-no-way", "No Way, or decline?", "S13"],
    ["sauce-first", "Play your lowest blue.", "S14"],
    ["sauce-follow", "Follow green. Low beats high.", "S16"],
  ])("%s", (name, text, rule) => {
    expect(prompt(name)).toMatchObject({ text, rule });
  });

  test("FLIPs may always be played; trumps only without the suit", () => {
    expect(prompt("aon-follow").why).toBe("FLIP, ALL and NOTHING may always be played.");
    expect(prompt("sauce-follow").why).toBe("Purple can trump only when you have no green.");
  });

  test("without the suit any card may be played", () => {
    expect(prompt("tout-free").text).toBe("No diamonds: play any card.");
  });

  test("cards to toss are counted down", () => {
    const state = fixture("sauce-toss");
    const counts = [3, 2].map((count) => {
      const own = { ...state.own!, ask: { ...state.own!.ask!, params: { count } } };
      return promptOf({ ...state, own }, peopleOf(state)).why;
    });
    expect(counts).toEqual(["3 more. The last trick wins the kitty.", "2 more. The last trick wins the kitty."]);
  });

  test("Nope and Shadoof are explained although the partner has bid", () => {
    const { why } = prompt("sauce-bid-open");
    expect(why).toBe(
      "Omar bid 50, and your two bids add up. Nope: you take no points. Shadoof: your team takes at least 225.",
    );
  });

  test("what has no words is called by the phase", () => {
    const state = fixture("tout-bid");
    const own = { ...state.own!, ask: { code: "new-question" } };
    expect(promptOf({ ...state, own }, peopleOf(state)).text).toBe("Bid");
  });
});

describe("while others choose", () => {
  test("they are named, and my own choice", () => {
    expect(prompt("tout-pending")).toEqual({
      text: "Léa and Kofi are bidding.",
      why: "Your choice: Bid 2. Only you see it.",
    });
    expect(prompt("tout-wait").text).toBe("Léa is to play.");
  });
  test("a spectator is told so", () => {
    expect(prompt("tout-watch").why).toBe("You are watching. Spectators see no hands.");
  });
});

describe("a press that did nothing", () => {
  const state = fixture("tout-follow");
  const people = peopleOf(state);
  test("says which rule forbids the card", () => {
    const refusal = { rule: "T8", code: "must-follow", params: { suit: "h" } };
    const note = noteOf({ refusal }, "10s", "alles-oder-nichts", people);
    expect(note).toEqual({ text: "10 of spades: must follow hearts.", rule: "T8" });
  });
  test("warns of a revoke, and says when it is not my turn", () => {
    expect(noteOf({ code: "revoke" }, "10s", "all-fives", people).text).toMatch(/^10 of spades does not follow/);
    expect(noteOf({ code: "not-yet" }, "10s", "all-fives", people).text).toBe("It is not your turn.");
    expect(noteOf({ code: "closed" }, "", "all-fives", people).text).toMatch(/try again/);
  });
});
