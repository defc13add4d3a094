import "../lib/fixtures/resize";

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { prefs } from "../lib/prefs.svelte";
import type { Said, State } from "../lib/protocol";
import { keepMuted, mutedAt } from "./muted";
import { Line } from "../lib/fixtures/line.svelte";
import { Talk } from "./talk.svelte";
import TalkPanel from "./TalkPanel.svelte";

const state = {
  table: {
    id: "t",
    game: "sauce",
    options: {},
    stage: "playing",
    host: 0,
    members: [
      { id: 0, name: "Ann" },
      { id: 1, name: "Bob" },
      { id: 2, name: "Ada", bot: "simple" },
    ],
    seats: [0, 1, 2],
  },
  you: { member: 0, seat: 0 },
  public: null,
  own: null,
  hands: null,
} as unknown as State;
const said = (seq: number, member: number, text = `no ${seq}`): Said => ({
  seq,
  at: 0,
  member,
  name: ["Ann", "Bob"][member]!,
  text,
});

let stop = () => {};
let line: Line;

function talk(first: Said[] = []): Talk {
  line = new Line(state, first);
  let made: Talk;
  stop = Line.root(() => (made = new Talk("t", line)));
  flushSync();
  return made!;
}
function say(...more: Said[]): void {
  line.said = [...line.said, ...more];
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  prefs.set({ talk: true });
});
afterEach(() => {
  stop();
  cleanup();
  vi.useRealTimers();
});

describe("what is new", () => {
  it("is what others said since one came, or looked", () => {
    const model = talk([said(1, 1)]);
    expect(model.unread).toBe(0);
    say(said(2, 1), said(3, 0));
    expect(model.unread).toBe(1);
    model.show(true);
    model.show(false);
    expect(model.unread).toBe(0);
  });

  it("is seen at the seat for a while, one's own too; old things are not", () => {
    const model = talk([said(1, 1)]);
    expect(model.bubbles).toEqual({});
    say(said(2, 1), said(3, 0));
    expect(Object.keys(model.bubbles)).toEqual(["0", "1"]);
    vi.advanceTimersByTime(20_000);
    expect(model.bubbles).toEqual({});
    say(...[4, 5, 6, 7].map((seq) => said(seq, 1))); // a gap was filled
    expect(model.bubbles).toEqual({});
  });
});

describe("muting", () => {
  it("hides what a member says, at this table, in this browser", () => {
    const model = talk([said(1, 1)]);
    model.mute(1, true);
    say(said(2, 1), said(3, 0));
    expect(model.messages.map(({ seq }) => seq)).toEqual([3]);
    expect([model.unread, Object.keys(model.bubbles)]).toEqual([0, ["0"]]);
    expect(mutedAt("t")).toEqual([1]);
    expect(mutedAt("another")).toEqual([]);
    model.mute(1, false);
    expect(model.messages).toHaveLength(3);
  });

  it("hides everybody by preference", () => {
    const model = talk([said(1, 1), said(2, 0)]);
    prefs.set({ talk: false });
    expect(model.messages.map(({ seq }) => seq)).toEqual([2]);
  });

  it("forgets tables of long ago, and stands whatever was kept", () => {
    for (let n = 0; n < 40; n++) keepMuted(`table${n}`, [n]);
    expect([mutedAt("table0"), mutedAt("table39")]).toEqual([[], [39]]);
    localStorage.setItem("nullo-muted", '{"t": "x"');
    expect(mutedAt("t")).toEqual([]);
  });
});

describe("the panel", () => {
  const send = vi.fn(() => Promise.resolve());
  function panel(more: Partial<State["table"]> = {}, member = 0, first: Said[] = []) {
    const view = { ...state, table: { ...state.table, ...more }, you: { member, seat: -1 } };
    render(TalkPanel, { state: view, talk: talk(first), send });
  }
  const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Your message" });

  it("says what is typed, and empties the field once it is taken", async () => {
    panel();
    await fireEvent.input(field(), { target: { value: "  hello " } });
    await fireEvent.submit(field().form!);
    expect(send).toHaveBeenLastCalledWith({ type: "say", text: "hello" });
    await vi.waitFor(() => expect(field().value).toBe(""));
  });

  it("keeps what was refused, and says why", async () => {
    panel();
    send.mockRejectedValueOnce({ code: "too-fast" });
    await fireEvent.input(field(), { target: { value: "hello" } });
    await fireEvent.submit(field().form!);
    await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toContain("slow down"));
    expect(field().value).toBe("hello");
  });

  it("says a few words at a press, and nothing that is empty", async () => {
    panel();
    send.mockClear();
    await fireEvent.submit(field().form!);
    expect(send).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "Well played!" }));
    expect(send).toHaveBeenLastCalledWith({ type: "say", emote: "well-played" });
  });

  it("shows what was said as text, emotes in words", () => {
    panel({}, 0, [said(1, 1, "<b>hi</b>"), { ...said(2, 1, ""), emote: "oops" }]);
    const log = screen.getByRole("log", { name: "What was said" });
    expect(log.textContent).toContain("<b>hi</b>");
    expect(log.textContent).toContain("Oops!");
  });

  it("is to be read by watchers, and where the host has switched it off", () => {
    panel({}, 7);
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByText(/You are watching/)).toBeTruthy();
    cleanup();
    panel({ talk: false });
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByText("The host has switched talk off.")).toBeTruthy();
  });

  it("mutes people, not bots", async () => {
    panel({}, 0, [said(1, 1)]);
    expect(screen.queryByRole("checkbox", { name: "Mute Ada" })).toBeNull();
    await fireEvent.click(screen.getByRole("checkbox", { name: "Mute Bob" }));
    expect(screen.queryByText("no 1")).toBeNull();
    await fireEvent.click(screen.getByRole("checkbox", { name: "Mute everybody" }));
    expect(prefs.talk).toBe(false);
  });
});
