import { expect, it } from "vitest";

import { tablesIn } from "./offlineTables";

/** Rows as src/nullo/site/memory_store.py writes them. */
const ROWS: [string, string][] = [
  ["members/begun", '{"0":{"session":"5e55","token":""},"1":{"session":"","token":""}}'],
  ["members/over", '{"0":{"session":"5e55","token":""}}'],
  ["session/own", "secret"],
  [
    "table/begun",
    '{"stage":"playing","game":"sauce","host":"Ann","players":4,"people":["Ann"],"hand":2,"asked":[0],"waiting":["Ann"],"options":{"players":4},"id":"begun","made":1,"touched":5}',
  ],
  [
    "table/over",
    '{"stage":"over","game":"nothing","host":"Ann","players":2,"people":["Ann"],"id":"over","made":1,"touched":9}',
  ],
  [
    "table/waits",
    '{"stage":"playing","game":"nothing","host":"Ann","players":2,"asked":[1],"waiting":["Bo"],"id":"waits","touched":1}',
  ],
];

it("has the tables in this browser, the last used first", () => {
  expect(tablesIn(ROWS).map(({ id, stage, your_turn }) => [id, stage, your_turn])).toEqual([
    ["over", "over", false],
    ["begun", "playing", true],
    ["waits", "playing", false],
  ]);
});

it("tells of a table what the lobby tells", () => {
  expect(tablesIn(ROWS)[1]).toEqual({
    id: "begun",
    game: "sauce",
    host: "Ann",
    players: 4,
    people: ["Ann"],
    stage: "playing",
    hand: 2,
    your_turn: true,
    waiting_for: ["Ann"],
    seats_left: 0,
    options: { players: 4 },
    offline: true,
  });
});
