import { beforeEach, describe, expect, it, vi } from "vitest";

import { notify, withdraw } from "../lib/notices";
import { prefs } from "../lib/prefs.svelte";
import type { State, TableView } from "../lib/protocol";
import { TurnNotice, mayOfferNotices } from "./turnNotice";

vi.mock("../lib/notices", () => ({ notify: vi.fn(), withdraw: vi.fn() }));

const hidden = vi.spyOn(document, "hidden", "get");

beforeEach(() => {
  vi.clearAllMocks();
  hidden.mockReturnValue(true);
  prefs.set({ notices: "yes" });
});

function state(asked: number[], more: Partial<TableView> = {}, seat = 0): State {
  const members = [
    { id: 0, name: "Ann" },
    { id: 1, name: "Ben" },
  ];
  const clock = { move: 86_400, bank: 0 };
  const table = { stage: "playing", members, seats: [0, 1], asked, clock, ...more };
  return { table, you: { member: seat, seat } } as unknown as State;
}

describe("the notice of one's turn", () => {
  it("is shown once for each turn that begins unseen, and removed when it is over", () => {
    const notice = new TurnNotice("t1");
    notice.look(state([1]), "Nothing");
    expect(notify).not.toHaveBeenCalled();
    notice.look(state([0]), "Nothing");
    notice.look(state([0]), "Nothing");
    const told = { title: "Nothing", body: "It’s your turn.", tag: "turn-t1", path: "/t/t1" };
    expect(notify).toHaveBeenCalledExactlyOnceWith(told);
    notice.look(state([1]), "Nothing");
    expect(withdraw).toHaveBeenCalledExactlyOnceWith("turn-t1");
    notice.look(state([0, 1]), "Nothing");
    expect(notify).toHaveBeenCalledTimes(2);
    notice.withdraw();
    notice.withdraw();
    expect(withdraw).toHaveBeenCalledTimes(2);
  });

  it("is not shown to who looks on, to who does not want it, to spectators, nor among bots", () => {
    const quiet = [
      () => hidden.mockReturnValue(false),
      () => prefs.set({ notices: "no" }),
      () => prefs.set({ notices: "ask" }),
    ];
    for (const change of quiet) {
      hidden.mockReturnValue(true);
      prefs.set({ notices: "yes" });
      change();
      new TurnNotice("t1").look(state([0]), "Nothing");
    }
    hidden.mockReturnValue(true);
    prefs.set({ notices: "yes" });
    new TurnNotice("t1").look(state([0], {}, -1), "Nothing");
    const bots = [
      { id: 0, name: "Ann" },
      { id: 1, name: "Ada", bot: "club" },
    ];
    new TurnNotice("t1").look(state([0], { members: bots }), "Nothing");
    expect(notify).not.toHaveBeenCalled();
  });
});

describe("the offer", () => {
  it("is made at slow tables to those who play, until they have decided", () => {
    prefs.set({ notices: "ask" });
    expect(mayOfferNotices(state([1]))).toBe(true);
    expect(mayOfferNotices(state([0], { clock: { move: 60, bank: 0 } }))).toBe(false);
    expect(mayOfferNotices(state([0], { clock: undefined as never }))).toBe(false);
    expect(mayOfferNotices(state([], { stage: "gathering" }))).toBe(false);
    expect(mayOfferNotices(state([], { stage: "over" }))).toBe(false);
    expect(mayOfferNotices(state([0], {}, -1))).toBe(false);
    for (const notices of ["yes", "no"] as const) {
      prefs.set({ notices });
      expect(mayOfferNotices(state([0]))).toBe(false);
    }
  });
});
