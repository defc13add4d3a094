import { describe, expect, test } from "vitest";

import { name } from "../cards/names";
import type { Line, Public, State } from "../lib/protocol";
import { fixture } from "./fixtures/states";
import { minus, signed } from "./numbers";
import { People } from "./people";
import { Teller, cameAndWent, completed, effectOf, narrate } from "./telling";

const people = new People(["Clara", "Omar", "Léa", "Kofi"], 0);

function teller(game = "alles-oder-nichts", who = people): Teller {
  return new Teller(who, (code) => name(code, game));
}
function line(seat: number, action: string, phase = "play", revealed = ""): Line {
  return { seat, action, phase, revealed };
}
const none: Public = { game: "alles-oder-nichts", players: 4, scores: [0, 0, 0, 0], actor: 1 };

describe("actions", () => {
  test.each([
    [line(1, "play 8d"), "Omar plays 8 of diamonds."],
    [line(0, "play 8d"), "You play 8 of diamonds."],
    [line(1, "bid 3", "bid"), "Omar bids 3."],
    [line(2, "", "bid"), "Léa lays a bid face down."],
    [line(2, "bid all", "bid"), "Léa bids ALL."],
    [line(0, "blind nope", "bid"), "You bid Blind Nope."],
    [line(3, "draw discard", "draw"), "Kofi takes the top card of the discard pile."],
    [line(3, "call 0", "call"), "Kofi calls a revoke by You."],
    [line(3, "call 5s", "ask"), "Kofi calls for 5 of spades."],
    [line(1, "whistle", "play"), "Omar: whistle."],
  ])("%o", (one, told) => {
    expect(teller().tell(none, one, none)).toEqual([told]);
  });

  test("a verdict follows a call", () => {
    const told = teller().tell(none, line(1, "call 2", "call", "false"), none);
    expect(told).toEqual(["Omar calls a revoke by Léa.", "The call is wrong."]);
  });

  test("open bids are told when all have said", () => {
    const told = teller().tell(none, line(3, "open", "say", "1:3 3:0"), none);
    expect(told[1]).toBe("The open bids: Omar 3, Kofi 0.");
  });

  test("cards that are passed on are told as far as they were seen", () => {
    const sauce = teller("sauce");
    const told = sauce.tell(none, line(3, "give b5", "give", "0>2 b5 g3, 1>kitty o4, 2>0 r1"), none);
    expect(told.slice(1)).toEqual([
      "Léa gets blue 5 green 3 from You, face up.",
      "Omar tossed orange 4, face up.",
      "You get red 1 from Léa.",
    ]);
  });

  test("chance is told where it turns a card up, and silent in a deal", () => {
    expect(teller("sauce").tell(none, line(-1, "lose b5", "lose"), none)).toEqual([
      "Blue 5 is lost to the kitty.",
    ]);
    expect(teller().tell(none, line(-1, "deal 5s", "deal"), none)).toEqual([]);
  });
});

describe("what an action changed", () => {
  const trick = {
    plays: [1, 2, 3, 0].map((seat) => ({ seat, card: `${seat + 1}s` })),
    winner: 0,
  };
  test("a complete trick, of this hand or the one before", () => {
    const before = { ...none, tricks: [], trick: trick.plays.slice(0, 3) };
    expect(completed(before, { ...none, tricks: [trick] })).toBe(trick);
    expect(completed(before, { ...none, hand: 1, ended: [trick] })).toBe(trick);
    expect(completed(before, before)).toBeNull();
    const told = teller().tell(before, line(0, "play 1s"), { ...none, tricks: [trick] });
    expect(told).toEqual(["You play 1 of spades.", "You take the trick."]);
  });

  test("a SAUCE card is told with what it is", () => {
    const after: Public = { ...none, trick: [{ seat: 1, card: "r3", sauce: true }] };
    expect(teller("sauce").tell(none, line(1, "play r3"), after)).toEqual(["Omar plays SAUCE as red 3."]);
  });

  test("turned cards, the order of ranks, the way round", () => {
    const after: Public = { ...none, turned: ["As"], reversed: true, counter: true, tricks: [trick] };
    const before = { ...none, tricks: [trick] };
    const told = teller("all-or-nothing").tell(before, line(1, "play 2s"), after);
    expect(told.slice(1)).toEqual([
      "2 of spades flips ALL of spades: it now counts as NOTHING.",
      "Ranks are reversed: low cards beat high ones.",
      "Play now goes counter-clockwise.",
    ]);
  });

  test("the end of a hand, with what lay hidden, and of the game", () => {
    const after: Public = {
      ...none,
      hands: [[2, 0, -5, 4]],
      scores: [2, 0, -5, 4],
      last: "0:3 1:0",
      winners: [3],
      actor: -4,
    };
    const told = teller().tell(none, line(1, "pass", "call"), after);
    expect(told).toContain("The bids were: You 3, Omar 0.");
    expect(told).toContain("Hand 1 is over: You +2 (2), Omar 0 (0), Léa −5 (−5), Kofi +4 (4).");
    expect(told.at(-1)).toBe("Kofi won the game.");
  });

  test("points within a hand", () => {
    const told = teller().tell(none, line(1, "take one", "answer"), { ...none, scores: [1, 0, 0, 0] });
    expect(told).toContain("You: +1.");
  });

  test("a trump turned up, and Sauces, are told once", () => {
    const up: Public = { ...none, turned_up: "9c" };
    expect(teller().tell(none, line(-1, "deal 9c", "deal"), up)).toEqual([
      "9 of clubs is turned up: clubs are trump.",
    ]);
    expect(teller().tell(up, line(1, "stand", "beg"), up)).toEqual(["Omar stands."]);
    const over: Public = { ...up, hand: 1, actor: -4, winners: [1] };
    expect(teller().tell(up, line(1, "pass", "call"), over)).toEqual(["Omar passes.", "Omar won the game."]);
    const sauce: Public = { ...none, sauces: [{ rank: 7, effect: "upside-down", card: "b7" }] };
    expect(teller("sauce").tell(none, line(-1, "deal b7", "deal"), sauce)).toEqual([
      "Sauce blue 7: Upside-Down: ranks are reversed from the start.",
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

test("an effect has words, also where a game does not know it", () => {
  expect(effectOf({ rank: 9, effect: "no-trump" })).toBe("No Trump");
  expect(effectOf({ rank: 9, effect: "no-trump", super: true })).toContain("Super No Trump");
  expect(effectOf({ rank: 9, effect: "unheard-of" })).toBe("no effect in this game");
});

test("numbers have true signs", () => {
  expect([3, 0, -3].map(signed)).toEqual(["+3", "0", "−3"]);
  expect([3, -3].map(minus)).toEqual(["3", "−3"]);
});

test("of several actions in an event, what changed is told with the last", () => {
  const before: State = fixture("tout-bid");
  const after: State = { ...before, public: { ...before.public!, phase: "say" } };
  const bids = [1, 2].map((seat) => line(seat, "", "bid"));
  const told = narrate(new Teller(people, (code) => code), before, bids, after);
  expect(told).toEqual(["Omar lays a bid face down.", "Léa lays a bid face down."]);
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
