import { afterEach, expect, test } from "vitest";

import { Teller } from "../table/telling";
import { People } from "../table/people";
import { shortened } from "../table/curve";
import { directionOf, isolated } from "./direction";
import { listed, say, speak } from "./words";

const DINA = "דינה";
const alone = (name: string) => `\u2068${name}\u2069`;

afterEach(() => speak("en"));

test("only what is written from right to left is isolated, and once", () => {
  expect(["Ann", "Zoë 😀", "Łukasz 3", "李"].map(isolated)).toEqual(["Ann", "Zoë 😀", "Łukasz 3", "李"]);
  for (const name of [DINA, "سارة", "Bo דן", "𞤀𞤁"]) {
    expect(isolated(name)).toBe(alone(name));
    expect(isolated(isolated(name))).toBe(alone(name));
  }
});

test.each(["en", "de", "fr"])("names keep to themselves in every sentence: %s", async (language) => {
  await speak(language);
  expect(say("told-takes", { name: DINA })).toContain(alone(DINA));
  expect(listed(["Ann", DINA])).toContain(alone(DINA));
  const teller = new Teller(new People([DINA, "Ann", "Bo"]), (code) => code);
  const plays = [0, 1, 2].map((seat) => ({ seat, card: `${seat + 2}s` }));
  const texts = [
    teller.trick({ plays, winner: 0 }),
    ...teller.bySeat("0:3 2:As,Kd").slice(0, 1),
    teller.hand(2, [3, 0, 0], [1, 2, 3]),
    teller.action({ seat: 0, action: "play 2s", phase: "play" }),
  ];
  for (const text of texts) expect(text.replaceAll(alone(DINA), "")).not.toContain(DINA);
});

test("a line that is cut off has the direction of its first word", () => {
  expect(directionOf(say("table-trick-led", { name: DINA }))).toBe("rtl");
  expect([directionOf("Ann led"), directionOf("7"), directionOf("")]).toEqual([undefined, undefined, undefined]);
});

test("a short name keeps whole letters", () => {
  expect(shortened("Zoë 👩‍👩‍👧 Meier", 6)).toBe("Zoë 👩‍👩‍👧…");
  expect(shortened("Ann", 3)).toBe("Ann");
});
