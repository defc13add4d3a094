import "../lib/fixtures/resize";

import { expect, test } from "vitest";

import type { Film } from "../lib/protocol";
import { name } from "../cards/names";
import { FilmStates } from "./filmStates";
import made from "./fixtures/film.json";
import record from "./fixtures/record.json";
import { sentencesOf } from "./telling";

const film = made as unknown as Film;
const states = new FilmStates(film, "a-table");
const words = (turn: number, eye: number | "all") =>
  sentencesOf(states, turn, eye, (code) => name(code, film.game)).join(" ");
const bids = film.steps.findIndex(({ lines }) => lines[0]!.phase === "bid") + 1;

test("every turn can be shown from every seat, forwards and backwards", () => {
  for (let turn = states.turns; turn >= 0; turn--) {
    for (const eye of ["all", 0, 1, 2] as const) {
      const { public: open, own, you, hands } = states.state(turn, eye);
      expect(own!.seat).toBe(you.seat);
      expect(own!.legal).toEqual([]);
      expect(hands === null).toBe(eye !== "all");
      expect(open!.seats!.map(({ cards }) => cards)).toEqual(states.at(turn).owns.map((one) => one.hand?.length ?? 0));
    }
  }
});

test("where all hands are open, the reader's own seat is below", () => {
  expect(states.state(0, "all").you.seat).toBe(0);
  const mine = new FilmStates(film, "a-table", 2);
  expect([mine.state(3, "all").you.seat, mine.state(3, 1).you.seat]).toEqual([2, 1]);
});

test("the end is what the server says it is", () => {
  const { table, public: open } = states.state(states.turns, "all");
  expect(table.stage).toBe("over");
  expect(open!.winners).toEqual(record.result.winners);
  expect(states.state(0, "all").table.stage).toBe("playing");
});

test("hands begin with their deal", () => {
  expect(states.chapters.map(({ hand }) => hand)).toEqual([0, 1]);
  expect(states.chapters[0]!.turn).toBe(0);
  const { turn } = states.chapters[1]!;
  expect(states.lines(turn, "all")[0]!.phase).toBe("deal");
  expect(states.hand(turn)).toBe(1);
  expect(states.hand(turn - 1)).toBe(0);
});

test("a seat sees its own bid, over all shoulders one sees all", () => {
  const after = bids + 2; // three have bid
  const shown = (eye: number | "all") => states.state(after, eye).public!.seats!.map(({ bid }) => bid ?? "");
  expect(shown("all").every(Boolean)).toBe(true);
  expect(shown(1).map(Boolean)).toEqual([false, true, false]);
});

test("where all choose at once, those are asked who have still to", () => {
  expect(states.state(bids - 1, "all").table.asked).toHaveLength(3);
  expect(states.state(bids, "all").table.asked).toHaveLength(2);
  const play = film.steps.findIndex(({ lines }) => lines[0]!.phase === "play");
  expect(states.state(play, "all").table.asked).toEqual([film.steps[play]!.lines[0]!.seat]);
});

test("a turn in words hides what the seat did not see", () => {
  const { seat } = film.steps[bids - 1]!.lines[0]!;
  expect(words(bids, "all")).toMatch(/ bids \d\.$/);
  expect(words(bids, (seat + 1) % 3)).toMatch(/ lays a bid face down\.$/);
  expect(words(0, "all")).toMatch(/ deals the cards\. .* is turned up: .* are trump\.$/);
  expect(words(states.turns, 0)).toMatch(/ won the game\.$/);
});

test("nobody who looks is called you", () => {
  for (let turn = 0; turn <= states.turns; turn++) expect(words(turn, 0)).not.toMatch(/\b[Yy]ou\b/);
});

test("who has no name has a number", () => {
  expect(new FilmStates({ ...film, names: [] }).names()).toEqual(["Player 1", "Player 2", "Player 3"]);
});

test("a bot's level is known where the record names it", () => {
  const members = (bots?: string[]) => new FilmStates({ ...film, ...(bots && { bots }) }).state(0, "all").table.members;
  expect(members(["", "club", "expert"]).map(({ bot }) => bot)).toEqual(["", "club", "expert"]);
  expect(members().map(({ bot }) => bot)).toEqual(["", "", ""]);
});

test("the end of a replay tells of hints, as the table's end did", () => {
  const noted = new FilmStates({ ...film, hints: [2, 0, 1] });
  expect(noted.state(noted.turns, "all").table.hinted).toEqual([2, 0, 1]);
  expect(noted.state(0, "all").table.hinted).toBeUndefined();
});
