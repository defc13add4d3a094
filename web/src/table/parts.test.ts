import { render } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";

import type { Line, Public, State } from "../lib/protocol";
import ColourOrder from "./ColourOrder.svelte";
import { turningOf } from "./codes";
import { fixture } from "./fixtures/states";
import { historyOf, split } from "./history";
import { marksOf } from "./handMarks";
import { movesOf } from "./cardMoves";
import { People } from "./people";
import { sheetOf } from "./score";
import { around, placeOf } from "./seats";
import { teamBid } from "./choices";
import { isDouble, where } from "./progress";
import { move, moves } from "../lib/fixtures/moves";

const plays = (...codes: string[]) => codes.map((card, seat) => ({ seat, card }));

describe("seats", () => {
  test("lie clockwise from the reader's left", () => {
    expect(around(4, 2)).toEqual([
      { seat: 3, place: "w" },
      { seat: 0, place: "n" },
      { seat: 1, place: "e" },
    ]);
    expect(around(2, 0)).toEqual([{ seat: 1, place: "n" }]);
    expect(around(6, 0).map(({ place }) => place)).toEqual(["w", "nw", "n", "ne", "e"]);
    expect(around(12, 0).every(({ place }) => place === "")).toBe(true);
    expect(placeOf(2, 4, 2)).toBe("s");
  });

  test("two of one name are told apart; a team is Us or Them", () => {
    const people = new People(["Mo", "Mo", "Ida", "Per"], 1);
    expect(people.name(0)).toBe("Mo (0)");
    expect(people.name(1)).toBe("You");
    expect([people.short(0, 2), people.short(1, 2), people.short(2, 4)]).toEqual(["Them", "Us", "Ida"]);
    expect(new People(["A", "B", "C", "D"]).short(0, 2)).toBe("A and C");
  });
});

test("the eight that turn, and which FLIPs have been played", () => {
  const cards = turningOf({
    game: "all-or-nothing",
    turned: ["As"],
    log: [{ seat: 0, move: move("play 10c"), phase: "play", told: [{ code: "play", card: "10c" }] }],
  });
  expect(cards).toHaveLength(8);
  expect(cards[0]).toEqual({
    code: "As",
    all: false,
    turned: true,
    by: [
      { code: "2s", done: false },
      { code: "10c", done: true },
    ],
  });
  expect(cards[4]).toMatchObject({ code: "Ns", all: false, turned: false });
});

describe("history", () => {
  test("complete tricks in a line each, then the plays on the table", () => {
    const entries = historyOf(fixture("tout-follow"));
    expect(entries[0]!.text).toContain("is turned up");
    expect(entries.filter(({ head }) => head === "Trick 1")).toHaveLength(1);
    expect(entries.at(-1)!.text).toMatch(/^Kofi plays/);
  });
  test("says what a FLIP turned", () => {
    const told = historyOf(fixture("aon-follow")).map(({ text }) => text);
    expect(told.join(" ")).toContain("flips");
  });
  test("no call is told twice while calls are asked for", () => {
    const state = fixture("tout-call");
    expect(historyOf(state).at(-1)!.head).toMatch(/^Trick/);
  });
  test("cards in a sentence can be told from its words", () => {
    expect(split("a \u00018d\u0002.")).toEqual([
      { text: "a ", card: false },
      { text: "8d", card: true },
      { text: ".", card: false },
    ]);
  });
});

describe("score", () => {
  test("the reader's side is the first column", () => {
    const sheet = sheetOf(fixture("fives-called"));
    expect(sheet.heads[0]).toBe("You");
    expect(sheet.rows.length).toBe(fixture("fives-called").public!.hands!.length);
  });
  test("teams, and hands that count double", () => {
    const sheet = sheetOf(fixture("sauce-bid-open"));
    expect(sheet.heads).toEqual(["Us", "Them"]);
    expect(sheet.rows.map(({ head }) => head)).toEqual(["1", "2", "3", "4", "5", "6", "7 ×2"]);
  });
  test("hands count double from one on", () => {
    const open: Public = { game: "sauce", hand: 2, doubled_from: 1 };
    expect([0, 1, 2].map((hand) => isDouble(open, hand))).toEqual([false, true, true]);
    expect(isDouble(open)).toBe(true);
    expect(isDouble({ game: "nothing" })).toBe(false);
  });
});

test("how far the game is", () => {
  expect(where(fixture("tout-follow"))).toEqual(["Hand 7/7", "trick 2/6"]);
  expect(where(fixture("nothing-draw"))).toEqual(["Round 1/1", "lowest hand wins"]);
  expect(where(fixture("fives-beg"))).toEqual(["Hand 6", "to 61"]);
  expect(where(fixture("sauce-bid-open"))).toEqual(["Hand 8/10", "scores doubled"]);
  expect(where(fixture("sauce-over"))).toEqual(["The game is over."]);
});

test.each([
  [["bid 60", "bid 95"], "155"],
  [["bid 60", ""], "60 + ?"],
  [["bid 85", "nope"], "85 + Nope"],
  [["blind nope", "nope"], "Blind Nope + Nope"],
  [["shadoof", "bid 20"], "Shadoof"],
  [["no way", "bid 20"], "No Way"],
  [["", ""], "–"],
])("a team's bid: %o", ([a, b], words) => {
  const bids = [a, "", b, ""].map((bid) => ({ cards: 1, ...(bid && { bid: move(bid) }) }));
  expect(teamBid({ game: "sauce", seats: bids, scores: [0, 0] }, 0)).toBe(words);
});

test("colours are worth by their place in the order", () => {
  const open: Public = { game: "sauce", suit_order: [..."gyorpb"] };
  const { container } = render(ColourOrder, { open });
  const worth = [...container.querySelectorAll("li > span:not(.sr)")].map((one) => one.textContent);
  expect(worth).toEqual(["0", "5", "5", "5", "5", "10"]);
});

test("marks of the hand", () => {
  const own = { seat: 0, hand: ["9h", "As", "4d"], taken: "4d", revokes: moves("play As") };
  const open: Public = { game: "all-fives", trumps: ["h"], seats: [{ cards: 3, shown: ["9h"] }] };
  expect(marksOf(own, open, true)["9h"]).toMatchObject({ open: true, trump: true, warned: false });
  expect(marksOf(own, open, true)["As"]).toMatchObject({ warned: true });
  expect(marksOf(own, open, false)["As"]).toMatchObject({ warned: false });
  expect(marksOf(own, open, false)["4d"]).toMatchObject({ drawn: true, trump: false });
  const flips = marksOf(
    { seat: 0, hand: ["As"] },
    {
      game: "all-or-nothing",
      turned: ["As"],
      log: [{ seat: 1, move: move("play 2s"), phase: "play", told: [{ code: "play", card: "2s" }] }],
    },
    false,
  );
  expect(flips["As"]).toMatchObject({ turned: true, flipped: ["2s"] });
});

describe("flights", () => {
  const state = fixture("tout-wait");
  const line = (seat: number, text: string, code = text.split(" ")[0]!, card = text.split(" ")[1]) => ({
    seat,
    move: move(text),
    phase: "play",
    told: [{ code, seat, ...(code !== "draw-stock" && card && { card }) }],
  });
  test("a card goes from its player to the trick, my own once", () => {
    expect(movesOf(state, [line(2, "play 5s")], state)).toEqual([{ from: "seat:2", to: "trick:2" }]);
    const mine = state.own!.hand![0]!;
    expect(movesOf(state, [line(0, `play ${mine}`)], state)).toEqual([{ from: `hand:${mine}`, to: "trick:0" }]);
    expect(movesOf(state, [line(0, `play ${mine}`)], state, move(`play ${mine}`))).toEqual([]);
  });
  test("drawn, discarded", () => {
    const table = fixture("tout-wait");
    const state = { ...table, public: { ...table.public!, game: "nothing" } };
    const drawn = { ...state, own: { ...state.own!, taken: "Qd" } };
    expect(movesOf(state, [line(0, "draw stock", "draw-stock")], drawn)).toEqual([
      { from: "stock", to: "hand:Qd", turn: true },
    ]);
    expect(movesOf(state, [line(1, "draw discard", "take", "4h")], state)).toMatchObject([
      { from: "discard", to: "seat:1" },
    ]);
    expect(movesOf(state, [line(1, "discard 4h")], state)).toEqual([{ from: "seat:1", to: "discard" }]);
  });
  test("a new hand is dealt from its dealer", () => {
    const next = {
      ...state,
      public: { ...state.public!, hand: 1, dealer: 1 },
      own: { seat: 0, hand: ["1s", "1s", "2s"] },
    };
    const moves = movesOf(state, [], next);
    expect(moves.every((move) => "from" in move && move.from === "seat:1")).toBe(true);
    const targets = moves.map((move) => ("to" in move ? move.to : ""));
    expect(targets.filter((to) => to.startsWith("hand:"))).toEqual(["hand:1s", "hand:1s#2", "hand:2s"]);
    // Every seat gets as many as it holds, beginning at the dealer's left.
    const seats = next.public.seats!;
    expect(targets.filter((to) => to === "seat:1")).toHaveLength(seats[1]!.cards);
    expect(targets[0]).toBe(seats.length > 2 ? "seat:2" : "hand:1s");
  });
  test("cards that come within a hand are the dealer's if they are dealt, else the partner's", () => {
    const given = fixture("sauce-give");
    const had = given.own!.hand!;
    const dealer = (given.own!.seat + 1) % 4;
    const open = { ...given.public!, dealer };
    const before = { ...given, public: open, own: { ...given.own!, hand: had.slice(3) } };
    const line = (phase: string) => [{ seat: phase === "deal" ? -1 : 2, phase, told: [] }];
    const from = (lines: Line[], after: State) => movesOf(before, lines, after).map((one) => "from" in one && one.from);
    const after = { ...before, own: { ...before.own, hand: had } };
    expect(from(line("swap"), after)).toEqual(Array(3).fill(`seat:${(given.own!.seat + 2) % 4}`));
    expect(from(line("deal"), after)).toEqual(Array(3).fill(`seat:${dealer}`));
    const alone = { ...after, public: { ...open, scores: [0, 0, 0, 0] } };
    expect(from(line("swap"), alone)).toEqual(Array(3).fill(`seat:${dealer}`));
  });
  test("a turned card turns where it lies", () => {
    const lies = { ...state, public: { ...state.public!, trick: plays("As") } };
    const after = { ...lies, public: { ...lies.public, turned: ["As", "Nd"] } };
    expect(movesOf(lies, [], after)).toEqual([{ at: "trick:0" }, { at: "hand:Nd" }]);
  });
});
