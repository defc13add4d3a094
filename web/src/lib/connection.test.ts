import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Connection, type Rejection } from "./connection.svelte";
import { DECISION_RESTS, FAR_BEHIND, RESULT_READ } from "./pacing";
import { VERSION, type Operation } from "./protocol";
import { move } from "./fixtures/moves";

/** A stand-in for a WebSocket: the server's end of the connection. */
class Socket {
  static all: Socket[] = [];
  static get last(): Socket {
    return Socket.all.at(-1)!;
  }
  readyState: number = WebSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
  }
  open(): this {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
    return this;
  }
  say(reply: unknown): void {
    this.onmessage?.({ data: JSON.stringify(reply) });
  }
  drop(code = 1006): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
  get commands(): Record<string, unknown>[] {
    return this.sent.filter(({ type }) => type !== "hello" && type !== "ping");
  }
  get hellos(): unknown[] {
    return this.sent.filter(({ type }) => type === "hello").map(({ seq }) => seq);
  }
}

const table = { id: "t", game: "sauce", options: {}, stage: "playing", host: 0, members: [], seats: [0] };
const snapshot = (seq: number, cards = 10, hand = 1) => ({
  type: "snapshot",
  seq,
  version: VERSION,
  epoch: "first",
  table,
  you: { member: 0, seat: 0 },
  public: { hand, seats: [{ cards }], trick: [], tricks: [] },
  own: null,
});
const event = (seq: number, patch: Operation[] = [], id = "") => ({
  type: "event",
  seq,
  kind: "act",
  patch,
  ...(id && { id }),
});
/** An event in which a card is played. */
const play = (seq: number, id = "") =>
  event(seq, [{ op: "add", path: "/public/trick/-", value: { seat: 0, card: `c${seq}` } }], id);
/** An event that completes a trick. */
const taken = (seq: number) =>
  event(seq, [
    { op: "replace", path: "/public/trick", value: [] },
    { op: "add", path: "/public/tricks/-", value: { plays: [], winner: 0 } },
  ]);

let hidden = false;
let still = true;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  hidden = false;
  still = true;
  connection = connected();
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

function connected(): Connection {
  return new Connection("ws://here/socket", {
    open: (url) => new Socket(url) as unknown as WebSocket,
    hidden: () => hidden,
    still: () => still,
  });
}

/** Lets pending promises and effects run. */
async function turns(): Promise<void> {
  for (let n = 0; n < 30; n++) await tick();
}

function begun(seq = 5): Socket {
  const socket = Socket.last.open();
  socket.say(snapshot(seq));
  return socket;
}

function refused(promise: Promise<void>): Promise<Rejection> {
  return promise.then(
    () => Promise.reject(new Error("it was taken")),
    (why: Rejection) => why,
  );
}

describe("a server that was restored from a backup", () => {
  it("is told the epoch of the state, and its snapshot is taken, whatever its number", async () => {
    const first = begun(5);
    first.say(play(6));
    await turns();
    first.drop();
    vi.advanceTimersByTime(500);
    const second = Socket.last.open();
    expect(second.sent[0]).toMatchObject({ seq: 6, epoch: "first" });
    second.say({ ...snapshot(3, 7), epoch: "second" });
    expect(connection.seq).toBe(3);
    expect(connection.state?.public?.seats?.[0]?.cards).toBe(7);
    second.say(play(4));
    await turns();
    expect(connection.state?.public?.trick).toHaveLength(1);
    second.drop();
    vi.advanceTimersByTime(500);
    expect(Socket.last.open().sent[0]).toMatchObject({ seq: 4, epoch: "second" });
  });
});

describe("a reader whom the host has removed", () => {
  it("is told so by a code, and goes on watching", () => {
    const socket = begun();
    expect(connection.removed).toBe(false);
    socket.say({ type: "error", code: "removed", message: "The host has removed you." });
    expect(connection.removed).toBe(true);
    expect(connection.ended).toBe("");
  });
});

describe("the beginning", () => {
  it("says hello and takes the snapshot", () => {
    expect(connection.connection).toBe("connecting");
    const socket = begun();
    expect(socket.sent[0]).toEqual({ type: "hello", version: VERSION, seq: 0, member: -1, epoch: "" });
    expect(connection.connection).toBe("open");
    expect(connection.state?.table.game).toBe("sauce");
    expect(connection.seq).toBe(5);
    expect(connection.lastEvent).toBeNull();
  });

  it("knows who is there", () => {
    begun().say({ type: "presence", online: [0, 2], watching: 1 });
    expect([connection.online, connection.watching]).toEqual([[0, 2], 1]);
  });

  it("knows when bots play for those who have disconnected, until the line is lost", () => {
    const socket = begun();
    vi.advanceTimersByTime(1_000);
    socket.say({ type: "presence", online: [0], away_in: { 2: 41_500 } });
    expect(connection.awayAt).toEqual({ 2: performance.now() + 41_500 });
    socket.say({ type: "presence", online: [0, 2] });
    expect(connection.awayAt).toEqual({});
    socket.say({ type: "presence", online: [0], away_in: { 2: 60_000 } });
    socket.drop();
    expect(connection.awayAt).toEqual({});
  });

  it("asks to be loaded anew if the server speaks another version", () => {
    Socket.last.open().say({ ...snapshot(1), version: VERSION + 1 });
    expect(connection.ended).toBe("version");
    vi.advanceTimersByTime(60_000);
    expect(Socket.all).toHaveLength(1);
  });

  it("ends where there is no table", async () => {
    const sent = connection.send({ type: "start" });
    Socket.last.open().say({ type: "error", code: "no-table" });
    expect(connection.ended).toBe("gone");
    expect(await refused(sent)).toEqual({ code: "gone" });
    expect(await refused(connection.send({ type: "start" }))).toEqual({ code: "gone" });
  });

  it.each([
    [4404, "gone"],
    [4426, "version"],
  ])("ends for good with code %i", (code, why) => {
    Socket.last.open().drop(code);
    expect(connection.ended).toBe(why);
  });

  it("counts how often it called in vain, and lives where there are no sockets", () => {
    const connection = new Connection("ws://x", {
      open: () => {
        throw new ReferenceError("WebSocket is not defined");
      },
      hidden: () => false,
      still: () => true,
    });
    expect(connection.connection).toBe("lost");
    expect(connection.failures).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(connection.failures).toBeGreaterThan(1);
    connection.close();
  });
});

describe("a command", () => {
  it("is done when its own event comes", async () => {
    const socket = begun();
    const sent = connection.send({ type: "act", move: move("bid 3") });
    const [command] = socket.commands;
    expect(command).toMatchObject({ type: "act", move: move("bid 3") });
    socket.say(play(6, String(command!["id"])));
    await expect(sent).resolves.toBeUndefined();
  });

  it("is refused with its rule, and the rest goes on", async () => {
    const socket = begun();
    const sent = connection.send({ type: "act", move: move("play 1s") });
    const refusal = { rule: "T8", code: "must-follow", params: { suit: "h" } };
    const id = socket.commands[0]!["id"];
    socket.say({ type: "error", id, code: "illegal", refusal });
    expect(await refused(sent)).toEqual({ code: "illegal", refusal });
    expect(connection.connection).toBe("open");
  });

  it("has an id of its own", () => {
    const socket = begun();
    for (let n = 0; n < 3; n++) void connection.send({ type: "act", move: move("pass") }).catch(() => {});
    expect(new Set(socket.commands.map(({ id }) => id)).size).toBe(3);
  });

  it("is sent again with the same id after a break, until it is answered", async () => {
    const first = begun();
    const sent = connection.send({ type: "act", move: move("bid 3") });
    first.drop();
    expect(connection.connection).toBe("lost");
    vi.advanceTimersByTime(500);
    const second = Socket.last.open();
    expect(second).not.toBe(first);
    expect(second.sent[0]).toMatchObject({ type: "hello", seq: 5, member: 0, epoch: "first" });
    expect(second.commands).toEqual(first.commands);
    second.say({ type: "ack", id: second.commands[0]!["id"], seq: 6 });
    await sent;
    second.drop();
    vi.advanceTimersByTime(2000);
    expect(Socket.last.open().commands).toEqual([]);
  });

  it("waits for the line", () => {
    void connection.send({ type: "act", move: move("pass") }).catch(() => {});
    expect(Socket.last.sent).toEqual([]);
    expect(Socket.last.open().commands).toHaveLength(1);
  });

  it("is refused when the page is left", async () => {
    begun();
    const sent = connection.send({ type: "act", move: move("pass") });
    connection.close();
    expect(await refused(sent)).toEqual({ code: "closed" });
  });
});

describe("events", () => {
  it("move the state on, which is replaced and never changed", async () => {
    const socket = begun();
    const before = connection.state!;
    socket.say(play(6));
    await turns();
    expect(connection.state).not.toBe(before);
    expect(before.public?.trick).toEqual([]);
    expect(connection.state?.public?.trick).toEqual([{ seat: 0, card: "c6" }]);
    expect([connection.seq, connection.lastEvent?.seq]).toEqual([6, 6]);
  });

  it("are taken once", async () => {
    const socket = begun();
    socket.say(play(6));
    socket.say(play(6));
    socket.say(play(5));
    await turns();
    expect(connection.state?.public?.trick).toHaveLength(1);
  });

  it("with a gap are not taken: everything is asked for anew", async () => {
    const socket = begun();
    socket.say(play(7));
    socket.say(play(8));
    expect(socket.hellos).toEqual([0, 0]);
    expect(connection.seq).toBe(5);
    socket.say(snapshot(8, 3));
    socket.say(play(9));
    await turns();
    expect(connection.seq).toBe(9);
    expect(connection.state?.public?.seats?.[0]?.cards).toBe(3);
  });

  it("that do not fit are a gap too", () => {
    const socket = begun();
    socket.say(event(6, [{ op: "replace", path: "/own/legal", value: [] }]));
    expect(socket.hellos).toEqual([0, 0]);
  });

  it("that were missed come after a break", async () => {
    begun().drop();
    vi.advanceTimersByTime(500);
    const socket = Socket.last.open();
    expect(socket.hellos).toEqual([5]);
    socket.say(play(6));
    socket.say(play(7));
    await turns();
    expect(connection.seq).toBe(7);
  });
});

describe("the pace", () => {
  it("waits for the first deal, unless the reader acts", async () => {
    still = false;
    const socket = Socket.last.open();
    socket.say(snapshot(5, 7, 0));
    socket.say(play(6));
    await turns();
    expect(connection.seq).toBe(5);
    await vi.advanceTimersByTimeAsync(2000);
    expect(connection.seq).toBe(6);

    connection.close();
    connection = connected();
    const second = Socket.last.open();
    second.say(snapshot(5, 7, 0));
    const done = connection.send({ type: "act", move: move("play 7h") });
    second.say(play(6, String(second.commands[0]!.id)));
    await turns();
    expect(connection.seq).toBe(6);
    await done;
  });

  it("shows each state, and lets a complete trick rest", async () => {
    still = false;
    const socket = begun();
    socket.say(taken(6));
    socket.say(play(7));
    await turns();
    expect(connection.seq).toBe(6);
    await vi.advanceTimersByTimeAsync(900);
    expect(connection.seq).toBe(6);
    await vi.advanceTimersByTimeAsync(900);
    expect(connection.seq).toBe(7);
  });

  it("catches up at once when it is far behind", async () => {
    const socket = begun();
    socket.say(taken(6));
    await turns();
    for (let n = 0; n <= FAR_BEHIND; n++) socket.say(taken(7 + n));
    await turns();
    expect(connection.seq).toBe(7 + FAR_BEHIND);
  });

  /** An event that ends a hand, after which these seats are asked. */
  const ended = (seq: number, asked: number[]) =>
    event(seq, [
      { op: "add", path: "/public/hands", value: [[1, 0]] },
      { op: "add", path: "/table/asked", value: asked },
    ]);

  it("waits after a hand until its result was read", async () => {
    const socket = begun();
    socket.say(ended(6, [1]));
    socket.say(play(7));
    await turns();
    await vi.advanceTimersByTimeAsync(RESULT_READ);
    expect(connection.seq).toBe(6);
    await vi.advanceTimersByTimeAsync(DECISION_RESTS);
    expect(connection.seq).toBe(7);
  });

  it("does not wait longer than the reader, who goes on", async () => {
    const socket = begun();
    socket.say(ended(6, [1]));
    socket.say(play(7));
    await turns();
    connection.goOn(); // from its last cards
    await turns();
    expect(connection.seq).toBe(6);
    connection.goOn(); // from its result
    await turns();
    expect(connection.seq).toBe(7);
  });

  it("waits for no result if the reader is asked, or the reader's clock runs", async () => {
    const socket = begun();
    socket.say(ended(6, [0]));
    socket.say(play(7));
    await vi.advanceTimersByTimeAsync(DECISION_RESTS);
    expect(connection.seq).toBe(7);
    connection.close();
    connection = connected();
    const other = begun();
    other.say(ended(6, [1]));
    await turns();
    const clock = { move: 30, bank: 0 };
    other.say(
      event(7, [
        { op: "add", path: "/table/clock", value: clock },
        { op: "replace", path: "/table/asked", value: [0] },
      ]),
    );
    await turns();
    expect(connection.seq).toBe(7);
  });

  it("does not wait where nobody looks", async () => {
    const socket = begun();
    socket.say(taken(6));
    socket.say(taken(7));
    await turns();
    expect(connection.seq).toBe(6);
    hidden = true;
    document.dispatchEvent(new Event("visibilitychange"));
    await turns();
    expect(connection.seq).toBe(7);
  });

  it("drops what a snapshot knows better", async () => {
    const socket = begun();
    socket.say(taken(6));
    socket.say(play(7));
    await turns();
    socket.say(snapshot(9));
    await vi.advanceTimersByTimeAsync(5000);
    expect(connection.seq).toBe(9);
  });
});

describe("a lost line", () => {
  it("is tried again, less and less often", () => {
    const waits: number[] = [];
    for (let n = 0; n < 8; n++) {
      const known = Socket.all.length;
      Socket.last.drop();
      let waited = 0;
      while (Socket.all.length === known) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      waits.push(waited);
    }
    expect(waits[0]).toBeLessThanOrEqual(350);
    expect(waits[7]).toBeGreaterThan(3000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(8050);
  });

  it("is tried again at once when the network is back", () => {
    for (let n = 0; n < 6; n++) {
      Socket.last.drop();
      vi.advanceTimersByTime(8000);
    }
    Socket.last.drop();
    const known = Socket.all.length;
    window.dispatchEvent(new Event("online"));
    expect(Socket.all).toHaveLength(known + 1);
  });

  it("is noticed when nothing answers", () => {
    const socket = begun();
    vi.advanceTimersByTime(20_000);
    expect(socket.sent.at(-1)).toEqual({ type: "ping" });
    socket.say({ type: "pong" });
    vi.advanceTimersByTime(10_000);
    expect(connection.connection).toBe("open");
    vi.advanceTimersByTime(10_000);
    vi.advanceTimersByTime(8_000);
    expect(connection.connection).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(Socket.last).not.toBe(socket);
  });

  it("gives a busy server time", () => {
    begun().drop(1013);
    vi.advanceTimersByTime(2000);
    expect(Socket.all).toHaveLength(1);
    vi.advanceTimersByTime(3000);
    expect(Socket.all).toHaveLength(2);
  });

  it("is called anew with a new seat", () => {
    const socket = begun();
    connection.callAgain();
    expect(socket.readyState).toBe(WebSocket.CLOSED);
    expect(Socket.last.open().hellos).toEqual([0]);
  });
});

describe("what is said", () => {
  const said = (seq: number) => ({ seq, at: 1000 * seq, member: 0, name: "Ann", text: `no ${seq}` });
  const say = (seq: number) => ({ type: "event", seq, kind: "say", said: said(seq) });

  it("is kept from the snapshot and from events, the latest of it", () => {
    const socket = Socket.last.open();
    socket.say({ ...snapshot(5), said: [said(3)] });
    socket.say(say(6));
    expect(connection.said.map(({ text }) => text)).toEqual(["no 3", "no 6"]);
    for (let seq = 7; seq < 400; seq++) socket.say(say(seq));
    expect(connection.said.length).toBeLessThanOrEqual(200);
    expect(connection.said.at(-1)?.text).toBe("no 399");
  });

  it("is told at once, however much is still to be shown", async () => {
    still = false;
    const socket = begun();
    socket.say(taken(6));
    socket.say(say(7));
    await turns();
    expect(connection.seq).toBe(6);
    expect(connection.said).toHaveLength(1);
  });

  it("hurries nobody through the tricks", async () => {
    still = false;
    const socket = begun();
    socket.say(taken(6));
    socket.say(taken(7));
    for (let seq = 8; seq < 9 + FAR_BEHIND; seq++) socket.say(say(seq));
    await turns();
    expect(connection.seq).toBe(6);
  });
});

describe("a claim", () => {
  it("is played out one by one, though all of it comes at once", async () => {
    still = false;
    const socket = begun();
    socket.say(event(6, [{ op: "add", path: "/table/claimed", value: 0 }]));
    for (let seq = 7; seq < 10 + FAR_BEHIND; seq++) socket.say(taken(seq));
    await turns();
    await vi.advanceTimersByTimeAsync(300);
    expect(connection.seq).toBe(7);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connection.seq).toBe(9 + FAR_BEHIND);
  });
});

describe("the clock", () => {
  it("counts from when it was told, and stops with the line", () => {
    const socket = begun();
    socket.say({ type: "times", asked: { 0: 1200 } });
    const at = performance.now();
    expect(connection.times).toEqual({ at, asked: { 0: 1200 } });
    vi.advanceTimersByTime(700);
    socket.drop();
    expect(connection.times).toEqual({ at, asked: { 0: 1200 }, stopped: at + 700 });
  });
});
