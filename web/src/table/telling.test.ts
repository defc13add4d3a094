import { describe, expect, test } from "vitest";

import { name } from "../cards/names";
import type { Line, Public, Saying, State } from "../lib/protocol";
import { fixture } from "./fixtures/states";
import { minus, withSign } from "./numbers";
import { People } from "./people";
import { cameAndWent } from "./companyEvents";
import { Teller, completedTrick } from "./telling";
import { move } from "../lib/fixtures/moves";

const people = new People(["Clara", "Omar", "Léa", "Kofi"], 0);

function teller(game = "alles-oder-nichts", who = people): Teller {
  return new Teller(who, (code) => name(code, game));
}
/** What a move led to; what was done is in `deed` where the move alone does not say it. */
function line(seat: number, text: string, deed?: Saying | null, ...told: Saying[]): Line {
  const phase = deed?.code.replace("hidden-", "") ?? "play";
  if (!text) return { seat, phase, told };
  const own = move(text);
  const plain = deed?.code === own.verb || deed?.code === `${own.verb}-seat`;
  return { seat, phase: "play", move: own, ...(deed && !plain && { deed }), told };
}
/** What an event told beside what was done. */
function after(...told: Saying[]): Line {
  return { seat: -1, phase: "play", told };
}
const none: Public = { game: "alles-oder-nichts", players: 4, scores: [0, 0, 0, 0], actor: 1 };

describe("actions", () => {
  test.each<[string, Saying, string]>([
    ["play 8d", { code: "play", seat: 1, card: "8d" }, "Omar plays 8 of diamonds."],
    ["play 8d", { code: "play", seat: 0, card: "8d" }, "You play 8 of diamonds."],
    ["bid 3", { code: "bid", seat: 1, number: 3 }, "Omar bids 3."],
    ["", { code: "hidden-bid", seat: 2 }, "Léa lays a bid face down."],
    ["", { code: "hidden-whistle", seat: 2 }, "Léa chooses, unseen."],
    ["bid all", { code: "bid-all", seat: 2 }, "Léa bids ALL."],
    ["blind nope", { code: "blind-nope", seat: 0 }, "You bid Blind Nope."],
    ["draw discard", { code: "take", seat: 3, card: "5s" }, "Kofi takes 5 of spades from the discard pile."],
    ["call 0", { code: "call-seat", seat: 3, other: 0 }, "Kofi calls a revoke: You."],
    ["call 5s", { code: "call", seat: 3, card: "5s" }, "Kofi calls for 5 of spades."],
    ["whistle", { code: "whistle", seat: 1 }, "Omar: whistle."],
    ["lose b5", { code: "lost", seat: 1, card: "5s" }, "5 of spades is lost to the kitty."],
  ])("%s", (action, saying, told) => {
    expect(teller().tell([line(saying.seat!, action, saying)], none)).toEqual([told]);
  });

  test("what has no words is told only if it is an action", () => {
    const told = { code: "unheard-of", seat: 2 };
    expect(teller().tell([line(1, "stand", null, told)], none)).toEqual(["Omar stands."]);
  });

  test("open bids are told when all have said", () => {
    const bids = [
      { seat: 1, number: 3 },
      { seat: 3, number: 0 },
    ];
    const told = teller().tell([after({ code: "open-bids", entries: bids })], none);
    expect(told).toEqual(["The open bids: Omar 3, Kofi 0."]);
  });

  test("cards that are passed on are told as far as they were seen", () => {
    const moves = [
      { code: "moved", seat: 2, other: 0, cards: ["b5", "g3"] },
      { code: "moved-kitty", seat: 1, cards: ["o4"] },
      { code: "moved", seat: 0, other: 2, cards: ["r1"] },
    ];
    expect(teller("sauce").tell([after(...moves)], none)).toEqual([
      "Léa gets blue 5 green 3 from You, face up.",
      "Omar tossed orange 4, face up.",
      "You get red 1 from Léa.",
    ]);
  });
});

describe("what an action led to", () => {
  const trick = {
    plays: [1, 2, 3, 0].map((seat) => ({ seat, card: `${seat + 1}s` })),
    winner: 0,
  };
  const takes = { code: "takes", seat: 0, number: 1 };
  const play = line(0, "play 1s", { code: "play", seat: 0, card: "1s" }, takes);

  test("a complete trick, of this hand or the one before", () => {
    expect(completedTrick([play], { ...none, tricks: [trick] })).toBe(trick);
    expect(completedTrick([play], { ...none, hand: 1, ended: [trick] })).toBe(trick);
    expect(completedTrick([line(0, "play 1s")], { ...none, tricks: [trick] })).toBeNull();
    expect(teller().tell([play], none)).toEqual(["You play 1 of spades.", "You take the trick."]);
  });

  test("turned cards, the order of ranks, the way round", () => {
    const flip = { code: "flipped-nothing", card: "As", by: "2s" };
    const told = [flip, { code: "reversed" }, { code: "counter" }];
    expect(teller("all-or-nothing").tell([after(...told)], none)).toEqual([
      "2 of spades flips ALL of spades: it now counts as NOTHING.",
      "Ranks are reversed: low cards beat high ones.",
      "Play now goes counter-clockwise.",
    ]);
  });

  test("the end of a hand, with what lay hidden, and of the game", () => {
    const end: Public = { ...none, scores: [2, 0, -5, 4], winners: [3], actor: -4 };
    const scores = [2, 0, -5, 4].map((points, seat) => ({ seat, number: points, total: points }));
    const bids = {
      code: "bids",
      entries: [
        { seat: 0, number: 3 },
        { seat: 1, number: 0 },
      ],
    };
    const over = { code: "hand-over", number: 1, entries: scores };
    expect(teller().tell([after(bids, over, { code: "won", sides: [3] })], end)).toEqual([
      "The bids were: You 3, Omar 0.",
      "Hand 1 is over: You +2 (2), Omar 0 (0), Léa −5 (−5), Kofi +4 (4).",
      "Kofi won the game.",
    ]);
  });

  test("points within a hand; a trump turned up; Sauces", () => {
    const told = [
      { code: "scored", sides: [0], number: 1 },
      { code: "turned-up", card: "9c", suit: "c" },
      { code: "sauce", card: "b7", text: "effect-upside-down" },
    ];
    expect(teller().tell([after(...told)], none)).toEqual([
      "You: +1.",
      "9 of clubs is turned up: clubs are trump.",
      "Sauce b7: Upside-Down ☂: ranks are reversed from the start.",
    ]);
  });
});

test("who won, to the reader, to others, to teams", () => {
  const over: Public = { ...none, winners: [0], actor: -4 };
  expect(teller().winners(over)).toBe("You won the game!");
  expect(teller("x", new People(people.names)).winners(over)).toBe("Clara won the game.");
  expect(teller().winners({ ...over, winners: [0, 2] })).toBe("You and Léa share the win.");
  const last = new Teller(new People(["Ann", "Bo", "Kim", "Max"], 2), (card) => card);
  expect(last.winners({ ...over, winners: [0, 2] })).toBe("You and Ann share the win.");
  expect(teller().winners({ ...over, winners: [] })).toBe("Nobody won.");
  expect(teller().winners({ ...over, scores: [10, 20] })).toBe("You and Léa won the game!");
});

test("numbers have true signs", () => {
  expect([3, 0, -3].map(withSign)).toEqual(["+3", "0", "−3"]);
  expect([3, -3].map(minus)).toEqual(["3", "−3"]);
});

describe("who comes and goes", () => {
  const playing = fixture("tout-follow");
  const bot = { id: 9, name: "Ida", bot: "simple" };

  function seated(order: number[], change: Partial<State["table"]> = {}): State {
    return { ...playing, table: { ...playing.table, seats: order, ...change } };
  }

  test("the start shuffles the seats, and nobody has left", () => {
    const gathering = seated([0, 1, 2, 3], { stage: "gathering" });
    expect(cameAndWent(gathering, seated([2, 0, 3, 1]))).toEqual([]);
  });

  test("who is away is not told again when the seats change", () => {
    const members = playing.table.members.map((member) => ({ ...member, away: member.id === 1 }));
    const before = seated([0, 1, 2, 3], { members, stage: "gathering" });
    expect(cameAndWent(before, seated([0, 2, 1, 3], { members, stage: "gathering" }))).toEqual([]);
    expect(cameAndWent(playing, seated([0, 1, 2, 3], { members }))).toEqual(["Omar is away: a bot plays."]);
  });

  test("who leaves and who sits down", () => {
    const members = [...playing.table.members.filter(({ id }) => id !== 1), bot];
    const after = seated([0, 9, 2, 3], { members });
    expect(cameAndWent(playing, after)).toEqual(["Omar has left; Ida plays on."]);
    expect(cameAndWent(after, playing)).toEqual(["Omar sits down."]);
  });
});
