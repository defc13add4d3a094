// The connection to a table: one WebSocket, its state, and the result of every command.

import { tick } from "svelte";

import { host } from "./host/host";
import { isClaimed, dealing, decisionRest, endsHand, FAR_BEHIND, isStill, RESULT_READ, stay } from "./pacing";
import { fresh } from "./fresh";
import { Misfit, applyEvent } from "./patch";
import {
  VERSION,
  type Command,
  type Hint,
  type Line,
  type Refusal,
  type Reply,
  type Said,
  type State,
} from "./protocol";
import { isAsked } from "./turn";

/** WebSocket.CONNECTING, for browsers without WebSocket. */
const CONNECTING = 0;
const OPEN = 1;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const BUSY_WAIT = 5_000;
/** The number of messages of the talk that are kept. */
const SAID_KEPT = 200;

/** The event that led to the present state. */
export interface Last {
  seq: number;
  kind: string;
  lines: Line[];
  /** Whether it was caused, or may have been caused, by this browser. */
  own?: boolean;
}

/** Why a command was refused; `illegal` has the rule that forbids it. */
export interface Rejection {
  code: string;
  message?: string;
  refusal?: Refusal;
}

/** How long seats have been asked, at the moment of the message. */
export interface Times {
  /** The time of the message, by the page's own clock (`performance.now`). */
  at: number;
  /** Milliseconds, by seat. */
  asked: Record<number, number>;
  /** The time when the connection was lost; since then, how long seats have been asked is unknown. */
  stopped?: number;
}

type Wanted<C> = C extends { id: string } ? Omit<C, "id"> : never;
/** A command without the id, which the connection adds. */
export type Order = Wanted<Command>;

interface SentOrder {
  text: string;
  resolve: (hint?: Hint) => void;
  reject: (why: Rejection) => void;
}
interface Shown {
  state: State;
  last: Last;
}

/** The connection's access to the outside; tests replace it. */
export interface Means {
  open: (url: string) => WebSocket;
  hidden: () => boolean;
  /** Whether animation is turned off. */
  still: () => boolean;
}
const browser: Means = { open: (path) => host.socket(path), hidden: () => document.hidden, still: isStill };

/** The times, by the page's own clock, that are the given numbers of milliseconds from now. */
function later(waits: Record<string, number>): Record<number, number> {
  const now = performance.now();
  return Object.fromEntries(Object.entries(waits).map(([key, ms]) => [Number(key), now + ms]));
}

export class Connection {
  /** The state of the table that is shown; replaced by each event, never changed. */
  state = $state.raw<State | null>(null);
  seq = $state(0);
  /** The event that led to it; null after a snapshot. */
  lastEvent = $state.raw<Last | null>(null);
  online = $state.raw<number[]>([]);
  /** By member who has disconnected, the time at which a bot starts to play, by the page's own clock. */
  awayAt = $state.raw<Record<number, number>>({});
  watching = $state(0);
  /** Recent messages of the talk, oldest first. */
  said = $state.raw<Said[]>([]);
  /** How long seats have been asked; null at a table without a clock. */
  times = $state.raw<Times | null>(null);
  connection = $state<"connecting" | "open" | "lost">("connecting");
  /** Whether the host has removed the user, who can only watch from now on. */
  removed = $state(false);
  /** Why the connection is closed for good: the table is gone, or the page is older than the server; empty if it is not. */
  ended = $state<"" | "gone" | "version">("");

  /** Failed attempts to connect since the last message. */
  failures = $state(0);

  #socket: WebSocket | null = null;
  #held: State | null = null;
  #heldSeq = 0;
  /** The epoch of the last snapshot, by which the server knows whether #heldSeq still applies. */
  #epoch = "";
  #astray = false;
  #queue: Shown[] = [];
  #showing = false;
  /** Whether the first hand is being dealt. */
  #dealing = false;
  /** Whether the next hand waits while the user reads the result of the last one. */
  #reading = false;
  /** Whether the next event waits while the user looks at what a move has decided. */
  #looking = false;
  #wake: () => void = () => {};
  #waiting = new Map<string, SentOrder>();
  #again: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;
  readonly #url: string;
  readonly #means: Means;

  constructor(url: string, means: Means = browser) {
    this.#url = url;
    this.#means = means;
    window.addEventListener("online", this.#awake);
    window.addEventListener("pageshow", this.#awake);
    document.addEventListener("visibilitychange", this.#seen);
    this.#connect();
  }

  /** Closes the connection; commands that are still waiting are refused. */
  close(): void {
    window.removeEventListener("online", this.#awake);
    window.removeEventListener("pageshow", this.#awake);
    document.removeEventListener("visibilitychange", this.#seen);
    this.#hangUp();
    this.#drop();
    this.#refuseAll("closed");
  }

  /**
   * Sends a command, and again after every lost connection until it is answered; the server applies
   * it only once. Rejects with a {@link Rejection} if it is refused.
   */
  async send(order: Order): Promise<void> {
    await this.#ask(order);
  }

  /** Goes on after the result of a hand, or what a move decided. */
  goOn(): void {
    if (this.#reading || this.#looking) this.#wake();
  }

  /** Asks for a hint for the user's decision. Rejects with a {@link Rejection}. */
  async hint(): Promise<Hint> {
    return (await this.#ask({ type: "hint" }))!;
  }

  #ask(order: Order): Promise<Hint | undefined> {
    if (this.ended) return Promise.reject<undefined>({ code: this.ended } satisfies Rejection);
    const id = fresh();
    const text = JSON.stringify({ ...order, id });
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { text, resolve, reject });
      if (this.#isOpen()) this.#socket?.send(text);
    });
  }

  /** Connects again, with the cookie that came with a seat, because the member has changed. */
  callAgain(): void {
    if (this.ended) return;
    this.#astray = true;
    this.#hangUp();
    this.#connect();
  }

  // --- the WebSocket ---------------------------------------------------------------------------

  #connect(): void {
    clearTimeout(this.#again);
    let socket: WebSocket;
    try {
      socket = this.#means.open(this.#url);
    } catch {
      return this.#onLost(0); // a browser without WebSocket, or not permitted
    }
    this.#socket = socket;
    socket.onopen = () => {
      this.#hello(this.#astray ? 0 : this.#heldSeq);
      for (const { text } of this.#waiting.values()) socket.send(text);
      this.#listen();
    };
    socket.onmessage = (message) => {
      this.#listen();
      this.#take(JSON.parse(message.data as string) as Reply);
    };
    socket.onclose = (event) => this.#onLost(event.code);
  }

  #onLost(code: number): void {
    this.#hangUp();
    if (code === 4426) this.#end("version");
    else if (code === 4404) this.#end("gone");
    if (this.ended) return;
    this.connection = "lost";
    this.online = [];
    this.awayAt = {};
    if (this.times) this.times = { stopped: performance.now(), ...this.times };
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures++);
    const least = code === 1013 || code === 1008 ? BUSY_WAIT : 0;
    const spread = 0.5 + Math.random() / 2; // so that not all clients reconnect at once
    this.#again = setTimeout(() => this.#connect(), Math.max(least, wait) * spread);
  }

  #hangUp(): void {
    clearTimeout(this.#again);
    clearTimeout(this.#ping);
    clearTimeout(this.#pong);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    // Browsers complain about a WebSocket that is closed before it is open.
    if (socket.readyState === CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  #end(why: "gone" | "version"): void {
    this.ended = why;
    this.connection = "lost";
    this.#hangUp();
    this.#refuseAll(why);
  }

  #refuseAll(code: string): void {
    for (const { reject } of this.#waiting.values()) reject({ code });
    this.#waiting.clear();
  }

  #isOpen(): boolean {
    return this.#socket?.readyState === OPEN;
  }

  #hello(seq: number): void {
    const member = this.#held?.you.member ?? -1;
    const hello: Command = { type: "hello", version: VERSION, seq, member, epoch: this.#epoch };
    this.#socket?.send(JSON.stringify(hello));
  }

  /** Asks for a snapshot after a missed event, and ignores all events until it comes. */
  #resync(): void {
    this.#astray = true;
    this.#hello(0);
  }

  /** Called when a message shows that the connection works; checks again after a while. */
  #listen(): void {
    clearTimeout(this.#pong);
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => this.#check(), PING_EVERY);
  }

  #check(): void {
    if (!this.#isOpen()) return;
    this.#socket?.send('{"type":"ping"}');
    this.#pong = setTimeout(() => this.#onLost(0), PONG_WITHIN);
  }

  /** The network or the page is back: connect at once. */
  #awake = (): void => {
    if (this.ended) return;
    if (this.#isOpen()) return this.#check();
    this.failures = 0;
    this.#hangUp();
    this.#connect();
  };

  #seen = (): void => {
    if (this.#means.hidden()) this.#wake();
    else this.#awake();
  };

  // --- messages --------------------------------------------------------------------------------

  #take(reply: Reply): void {
    switch (reply.type) {
      case "snapshot":
        this.#open();
        return this.#start(reply);
      case "event":
        this.#open();
        return this.#event(reply);
      case "ack":
        return this.#finish(reply.id);
      case "hint":
        return this.#finish(reply.id, reply.hint);
      case "error":
        return this.#error(reply);
      case "presence":
        this.#open();
        this.online = reply.online ?? [];
        this.awayAt = later(reply.away_in ?? {});
        this.watching = reply.watching ?? 0;
        return;
      case "times":
        this.times = { at: performance.now(), asked: reply.asked };
        return;
      case "gone":
        return this.#end("gone");
      case "pong":
        return;
    }
  }

  #open(): void {
    this.connection = "open";
    this.failures = 0;
  }

  #start(snapshot: Extract<Reply, { type: "snapshot" }>): void {
    if ((snapshot.version ?? VERSION) !== VERSION) return this.#end("version");
    const { table, you, public: open = null, own = null, hands = null } = snapshot;
    this.#held = { table, you, public: open, own, hands };
    this.#heldSeq = snapshot.seq;
    this.#epoch = snapshot.epoch ?? "";
    this.#astray = false;
    this.#drop();
    if (!this.state) void this.#hold(dealing(this.#held, this.#means.still()));
    this.state = this.#held;
    this.seq = snapshot.seq;
    this.lastEvent = null;
    this.said = snapshot.said ?? [];
    this.times = null;
  }

  #event(event: Extract<Reply, { type: "event" }>): void {
    const own = Boolean(event.id) || this.#waiting.size > 0;
    if (event.id) this.#finish(event.id);
    if (this.#astray || event.seq <= this.#heldSeq) return;
    if (!this.#held || event.seq !== this.#heldSeq + 1) return this.#resync();
    try {
      this.#held = applyEvent(this.#held, event);
    } catch (error) {
      if (error instanceof Misfit) return this.#resync();
      throw error;
    }
    this.#heldSeq = event.seq;
    if (event.said) this.said = [...this.said, event.said].slice(-SAID_KEPT);
    const last = { seq: event.seq, kind: event.kind, lines: event.lines ?? [], own };
    this.#queue.push({ state: this.#held, last });
    const late = this.#behind() > FAR_BEHIND || (own && this.#dealing);
    if (late || ((this.#reading || this.#looking) && this.#isLate())) this.#wake();
    void this.#show();
  }

  #error(error: Extract<Reply, { type: "error" }>): void {
    const { type: _, id, ...why } = error;
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id !== undefined) this.#waiting.delete(id);
    if (waiting) waiting.reject(why);
    else if (error.code === "version") this.#end("version");
    else if (error.code === "removed") this.removed = true;
    else if (error.code === "no-table") this.#end("gone");
  }

  #finish(id: string, hint?: Hint): void {
    this.#waiting.get(id)?.resolve(hint);
    this.#waiting.delete(id);
  }

  // --- showing events one by one ---------------------------------------------------------------

  /** Shows the events one by one, each for its time; without pauses if there are too many. */
  async #show(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    let hurry = false;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const before = this.state;
      this.state = next.state;
      this.seq = next.last.seq;
      this.lastEvent = next.last;
      await tick(); // so that components see every state
      hurry = this.#behind() >= FAR_BEHIND || (hurry && this.#queue.length > 0);
      const ms = stay(before, next.state, this.#means.still());
      if (ms && !hurry && !this.#means.hidden()) {
        this.#looking = decisionRest(before, next.state) > 0;
        await this.#rest(ms);
        this.#looking = false;
      }
      hurry ||= this.#behind() >= FAR_BEHIND;
      if (!hurry && endsHand(before, next.state)) await this.#read();
    }
    this.#showing = false;
  }

  /** Shows no event while the first hand is dealt, unless the user acts. */
  async #hold(ms: number): Promise<void> {
    if (!ms || this.#means.hidden()) return;
    this.#showing = this.#dealing = true;
    await this.#rest(ms);
    this.#showing = this.#dealing = false;
    void this.#show();
  }

  /** Shows no event while the result of a hand is read. */
  async #read(): Promise<void> {
    if (this.#means.hidden() || this.#isLate()) return;
    this.#reading = true;
    await this.#rest(RESULT_READ);
    this.#reading = false;
  }

  /** Whether the user's clock runs for what is not shown yet. */
  #isLate(): boolean {
    return !!this.#held?.table.clock && isAsked(this.#held);
  }

  /** The number of waiting events; those of a claim come at once but are shown one by one. */
  #behind(): number {
    const counts = ({ state, last }: Shown) => last.kind !== "say" && !isClaimed(state);
    return this.#queue.filter(counts).length;
  }

  #drop(): void {
    this.#queue = [];
    this.#wake();
  }

  #rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
