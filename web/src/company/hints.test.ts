import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Hint, State, TableView } from "../lib/protocol";
import { fixture } from "../table/fixtures/states";
import { split } from "../table/history";
import { peopleOf } from "../table/people";
import { toasts } from "../ui/toasts.svelte";
import { hintsAllowed, mayHint } from "./allowed";
import { stepsOf } from "./hintWords";
import { Hints } from "./hints.svelte";
import { Line } from "../lib/fixtures/line.svelte";
import { move, moves } from "../lib/fixtures/moves";

const hint: Hint = {
  nudge: "bid-left",
  reasons: [
    { code: "cannot-beat", params: { card: "9s" } },
    { code: "tricks-needed", params: { number: 2, count: 4 } },
  ],
  by: "points",
  best: { move: move("play 3s"), points: 2.5, win: 31, made: 54 },
  other: { move: move("play 6s"), points: -2, win: 27, made: 39 },
};

function table(name: string, more: Partial<TableView> = {}): State {
  const state = fixture(name);
  return { ...state, table: { ...state.table, ...more } };
}

/** A state in which the reader is asked and has bots as company. */
function alone(name = "tout-follow"): State {
  const { members } = fixture(name).table;
  const { you } = fixture(name);
  return table(name, { members: members.map((one) => (one.id === you.member ? one : { ...one, bot: "club" })) });
}

describe("who may ask", () => {
  it("is whoever plays alone with bots, on their turn", () => {
    expect(hintsAllowed(alone())).toBe(true);
    expect(mayHint(alone())).toBe(true);
    expect(mayHint(alone("tout-wait"))).toBe(false);
  });

  it("is nobody else, unless the host allows it", () => {
    expect(hintsAllowed(table("tout-watch", { hints: true }))).toBe(false);
    const people = table("tout-follow").table.members.map(({ bot: _, ...one }) => one);
    expect(hintsAllowed(table("tout-follow", { members: people }))).toBe(false);
    expect(mayHint(table("tout-follow", { members: people, hints: true }))).toBe(true);
  });
});

describe("the steps", () => {
  const words = (made: Hint): string[] => {
    const state = fixture("tout-follow");
    const told = stepsOf(made, state.public!, peopleOf(state));
    return told.map((text) =>
      split(text)
        .map((part) => part.text)
        .join(""),
    );
  };

  it("are where to look, what is sure, and the choice with its odds", () => {
    expect(words(hint)).toEqual([
      "Can you still make your bid?",
      "You cannot beat the 9s. Your bid needs 2 of the 4 tricks that are left.",
      "3s: about +2.5 points in this hand. The bid is then made in 54% of the deals still possible. 6s: −2; the bid is made in 39%.",
    ]);
  });

  it("say what is about as good, and what is the only choice", () => {
    const equal = words({ ...hint, other: undefined, equal: moves("play 6s"), by: "points" } as unknown as Hint);
    expect(equal[2]).toBe(
      "About equally good: all choices. 3s: about +2.5 points in this hand. The bid is then made in 54% of the deals still possible.",
    );
    expect(words({ ...hint, by: "only" })[2]).toBe("3s: you have no other choice.");
    const many = Array.from({ length: 9 }, () => move("play 6s"));
    expect(words({ ...hint, equal: many })[2]).toMatch(/^About equally good: 10 choices\. 3s: /);
    expect(words({ ...hint, equal: moves("play 5s", "play 4s") })[2]).toMatch(/^About equally good: 3s, 5s, 4s\. /);
  });

  it("give the odds as the reason if no fact tells the choices apart", () => {
    const points = { ...hint, reasons: [{ code: "odds-points" }, { code: "odds-made" }] };
    expect(words(points)[1]).toMatch(/brings 2\.5 points on average, another one −2\. .* in 54% .* in 39%\.$/);
    const state = fixture("tout-follow");
    const lowest = (points: number) => {
      const costs = { ...hint, by: "points", reasons: [{ code: "odds-costs" }], other: { ...hint.other, points } };
      return stepsOf(costs as Hint, { ...state.public!, lowest_wins: true }, peopleOf(state))[1];
    };
    expect(lowest(4)).toMatch(/costs 2\.5 points on average, another one 4\.$/);
    expect(lowest(-2)).toMatch(/brings 2\.5 points on average, another one −2\.$/);
    const alike = { ...hint, other: undefined, reasons: [{ code: "odds-alike" }] } as unknown as Hint;
    expect(words(alike)[1]).toContain("about equally good");
  });

  it("say how surely actions are equally good, and name none of them the best", () => {
    const unsure = { ...hint, other: undefined, worlds: 400, unsure: moves("play 6s") } as unknown as Hint;
    expect(words(unsure)[2]).toMatch(/^About equally good, as far as 400 trials tell: 3s, 6s\. 3s: about /);
    const many = { ...unsure, unsure: Array.from({ length: 9 }, () => move("play 6s")), equal: moves("play 5s") };
    expect(words(many)[2]).toMatch(/^About equally good, as far as 400 trials tell: 11 choices\. /);
  });

  it("name numbers in a row by the lowest and the highest", () => {
    const bids = {
      best: { ...hint.best, move: move("bid 2") },
      equal: moves("bid 1", "bid 3"),
      row: moves("bid 1", "bid 3"),
    };
    expect(words({ ...hint, ...bids })[2]).toMatch(/^About equally good: bid 1–3\. Bid 2: about \+2\.5 points/);
  });

  it("say what an action costs where the lowest score wins", () => {
    const state = fixture("tout-follow");
    const told = (more: Partial<Hint>) =>
      stepsOf({ ...hint, ...more }, { ...state.public!, lowest_wins: true }, peopleOf(state))[2];
    const { best, other } = hint;
    expect(told({ by: "points", other: { ...other!, points: 4 } })).toContain("costs about 2.5 points in this hand");
    const off = told({ by: "points", best: { ...best, points: -20 }, other: { ...other!, points: 1 } });
    expect(off).toContain("about −20 points in this hand");
    expect(off).toContain(": +1");
    expect(told({ by: "win" })).toContain("your chance to win the game is about 31%");
  });

  it("begin with a capital, but not within a sentence", () => {
    const bids = { best: { ...hint.best, move: move("bid 1") }, other: undefined, equal: moves("bid 0", "bid 2") };
    const told = words({ ...hint, ...bids } as unknown as Hint)[2];
    expect(told).toMatch(/^About equally good: all choices\. Bid 1: /);
  });

  it("name whatever is done with a card of the hand by the card", () => {
    for (const act of ["play", "discard", "toss", "give", "correct"]) {
      expect(words({ ...hint, by: "only", best: { ...hint.best, move: move(`${act} 3s`) } })[2]).toMatch(/^3s:/);
    }
    expect(words({ ...hint, by: "only", best: { ...hint.best, move: move("bid 3") } })[2]).toMatch(/^Bid 3:/);
  });

  it("leave out reasons without words", () => {
    expect(words({ ...hint, reasons: [{ code: "of-a-plug-in" }] })[1]).toContain("Nothing is sure");
  });
});

describe("a hint on the page", () => {
  const ask = vi.fn(() => Promise.resolve(hint));
  beforeEach(() => ask.mockClear());

  it("says more at each press, and is asked for once", async () => {
    const line = Object.assign(new Line(alone()), { hint: ask });
    const end = Line.root(() => undefined);
    const hints = new Hints(line);
    expect(hints.shown).toBeNull();
    for (const step of [1, 2, 3, 3]) {
      await hints.more();
      expect(hints.step).toBe(step);
      expect(hints.shown).toBe(hint);
    }
    hints.close();
    expect(hints.shown).toBeNull();
    await hints.more();
    expect(hints.step).toBe(1);
    expect(ask).toHaveBeenCalledOnce();
    end();
  });

  it("says at once what is the only choice", async () => {
    const forced = { ...hint, by: "only" } as Hint;
    const hints = new Hints(Object.assign(new Line(alone()), { hint: () => Promise.resolve(forced) }));
    await hints.more();
    expect(hints.step).toBe(3);
    hints.close();
    await hints.more();
    expect(hints.step).toBe(3);
  });

  it("goes away with the decision", async () => {
    const line = Object.assign(new Line(alone()), { hint: ask });
    const hints = new Hints(line);
    await hints.more();
    line.state = alone("tout-bid");
    expect(hints.shown).toBeNull();
    await hints.more();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("is not asked for out of turn, and says why it was refused", async () => {
    const say = vi.spyOn(toasts, "say");
    const waits = new Hints(Object.assign(new Line(alone("tout-wait")), { hint: ask }));
    await waits.more();
    expect(ask).not.toHaveBeenCalled();
    expect(say).toHaveBeenCalledOnce();
    const refused = new Hints(Object.assign(new Line(alone()), { hint: () => Promise.reject({ code: "too-fast" }) }));
    await refused.more();
    expect(refused.shown).toBeNull();
    expect(say).toHaveBeenCalledTimes(2);
  });
});
