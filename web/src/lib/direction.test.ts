import { afterEach, expect, test } from "vitest";

import { Teller } from "../table/telling";
import { People } from "../table/people";
import { shorten } from "./letters";
import { directionOf, isolate } from "./direction";
import { listOf, say, speak } from "./words";

const DINA = "דינה";
const alone = (name: string) => `\u2068${name}\u2069`;

afterEach(() => speak("en"));

test("only what is written from right to left is isolated, and once", () => {
  expect(["Ann", "Zoë 😀", "Łukasz 3", "李"].map(isolate)).toEqual(["Ann", "Zoë 😀", "Łukasz 3", "李"]);
  for (const name of [DINA, "سارة", "Bo דן", "𞤀𞤁"]) {
    expect(isolate(name)).toBe(alone(name));
    expect(isolate(isolate(name))).toBe(alone(name));
  }
});

test.each(["en", "de", "fr"])("names keep to themselves in every sentence: %s", async (language) => {
  await speak(language);
  expect(say("told-takes", { name: DINA })).toContain(alone(DINA));
  expect(listOf(["Ann", DINA])).toContain(alone(DINA));
  const teller = new Teller(new People([DINA, "Ann", "Bo"]), (code) => code);
  const open = { scores: [1, 2, 3] };
  const plays = [0, 1, 2].map((seat) => ({ seat, card: `${seat + 2}s` }));
  const texts = [
    teller.trick({ plays, winner: 0 }),
    ...teller.sentences({ code: "bids", entries: [{ seat: 0, number: 3 }] }, open),
    ...teller.sentences({ code: "hand-over", number: 2, entries: [{ seat: 0, number: 3, total: 1 }] }, open),
    ...teller.sentences({ code: "play", seat: 0, card: "2s" }, open),
  ];
  for (const text of texts) expect(text.replaceAll(alone(DINA), "")).not.toContain(DINA);
});

test("a line that is cut off has the direction of its first word", () => {
  expect(directionOf(say("table-trick-led", { name: DINA }))).toBe("rtl");
  expect([directionOf("Ann led"), directionOf("7"), directionOf("")]).toEqual([undefined, undefined, undefined]);
});

test("a short name keeps whole letters", () => {
  expect(shorten("Zoë 👩‍👩‍👧 Meier", 6)).toBe("Zoë 👩‍👩‍👧…");
  expect(shorten("Ann", 3)).toBe("Ann");
});
