// The line to a table: one WebSocket, its state, and what came of every command.

import { tick } from "svelte";

import { claimed, FAR_BEHIND, stay } from "./pacing";
import { fresh } from "./fresh";
import { Misfit, patched } from "./patch";
import {
  VERSION,
  type Command,
  type Line,
  type Refusal,
  type Reply,
  type Said,
  type State,
} from "./protocol";

/** As WebSocket has it, where a browser has WebSocket. */
const CONNECTING = 0;
const OPEN = 1;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const BUSY_WAIT = 5_000;
/** So much of what was said is kept. */
const SAID_KEPT = 200;

/** The event that made the state shown. */
export interface Last {
  seq: number;
  kind: string;
  lines: Line[];
  /** It came, or may have come, of what this browser asked for. */
  own?: boolean;
}

/** Why a command was refused: `illegal` carries the rule that forbids it. */
export interface Rejection {
  code: string;
  message?: string;
  refusal?: Refusal;
}

/** How long those who are asked have been, when this was told. */
export interface Times {
  /** When it was told, on the page's own clock (`performance.now`). */
  at: number;
  /** Milliseconds, by seat. */
  asked: Record<number, number>;
  /** When the line was lost: nobody knows how it goes on. */
  stopped?: number;
}

type Wanted<C> = C extends { id: string } ? Omit<C, "id"> : never;
/** A command without the id that the connection gives it. */
export type Order = Wanted<Command>;

interface Waiting {
  text: string;
  resolve: () => void;
  reject: (why: Rejection) => void;
}
interface Shown {
  state: State;
  last: Last;
}

/** How a connection reaches the world; tests put theirs in. */
export interface Means {
  open: (url: string) => WebSocket;
  hidden: () => boolean;
  /** Nothing is to move. */
  still: () => boolean;
}
const browser: Means = {
  open: (url) => new WebSocket(url),
  hidden: () => document.hidden,
  still: () =>
    document.documentElement.dataset["motion"] === "reduce" ||
    window.matchMedia("(prefers-reduced-motion: reduce)").matches,
};

export class Connection {
  /** The table as it is shown: replaced by each event, never changed. */
  state = $state.raw<State | null>(null);
  /** Number of the last event in it. */
  seq = $state(0);
  /** What made it; null after a snapshot. */
  lastEvent = $state.raw<Last | null>(null);
  /** Members who are connected. */
  online = $state.raw<number[]>([]);
  /** How many watch. */
  watching = $state(0);
  /** What was said of late, oldest first. */
  said = $state.raw<Said[]>([]);
  /** Null at a table without a clock. */
  times = $state.raw<Times | null>(null);
  connection = $state<"connecting" | "open" | "lost">("connecting");
  /** The host has removed the reader, who can only watch from now on. */
  removed = $state(false);
  /** The line is closed for good: the table is gone, or the page is older than the server. */
  ended = $state<"" | "gone" | "version">("");

  /** How often calling has been in vain since the line was last heard. */
  failures = $state(0);

  #socket: WebSocket | null = null;
  #held: State | null = null;
  #heldSeq = 0;
  /** Of the last snapshot: the server tells by it whether #heldSeq still counts. */
  #epoch = "";
  #astray = false;
  #queue: Shown[] = [];
  #showing = false;
  #wake: () => void = () => {};
  #waiting = new Map<string, Waiting>();
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

  /** Ends it: whatever still waits is refused. */
  close(): void {
    window.removeEventListener("online", this.#awake);
    window.removeEventListener("pageshow", this.#awake);
    document.removeEventListener("visibilitychange", this.#seen);
    this.#hangUp();
    this.#drop();
    this.#refuseAll("closed");
  }

  /**
   * Sends a command, again after every break until it is answered; the server does it once.
   * Rejects with a {@link Rejection}.
   */
  send(order: Order): Promise<void> {
    if (this.ended) return Promise.reject<void>({ code: this.ended } satisfies Rejection);
    const id = fresh();
    const text = JSON.stringify({ ...order, id });
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { text, resolve, reject });
      if (this.#isOpen()) this.#socket?.send(text);
    });
  }

  /** Calls anew, with the cookie that came with a seat: who one is here has changed. */
  callAgain(): void {
    if (this.ended) return;
    this.#astray = true;
    this.#hangUp();
    this.#connect();
  }

  // --- the line --------------------------------------------------------------------------------

  #connect(): void {
    clearTimeout(this.#again);
    let socket: WebSocket;
    try {
      socket = this.#means.open(this.#url);
    } catch {
      return this.#lost(0); // a browser that has none, or may not
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
    socket.onclose = (event) => this.#lost(event.code);
  }

  #lost(code: number): void {
    this.#hangUp();
    if (code === 4426) this.#end("version");
    else if (code === 4404) this.#end("gone");
    if (this.ended) return;
    this.connection = "lost";
    this.online = [];
    if (this.times) this.times = { stopped: performance.now(), ...this.times };
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures++);
    const least = code === 1013 || code === 1008 ? BUSY_WAIT : 0;
    const spread = 0.5 + Math.random() / 2; // a restarted server is not met by all at once
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
    // Browsers complain of a line that is closed before it is open.
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

  /** Something was missed: everything is asked for anew, and no event taken until it comes. */
  #resync(): void {
    this.#astray = true;
    this.#hello(0);
  }

  /** Something was heard: the line lives; ask again in a while. */
  #listen(): void {
    clearTimeout(this.#pong);
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => this.#check(), PING_EVERY);
  }

  #check(): void {
    if (!this.#isOpen()) return;
    this.#socket?.send('{"type":"ping"}');
    this.#pong = setTimeout(() => this.#lost(0), PONG_WITHIN);
  }

  /** The network or the page is back: no need to wait any longer. */
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

  // --- what it says ----------------------------------------------------------------------------

  #take(reply: Reply): void {
    switch (reply.type) {
      case "snapshot":
        this.#open();
        return this.#start(reply);
      case "event":
        this.#open();
        return this.#event(reply);
      case "ack":
        return this.#done(reply.id);
      case "error":
        return this.#error(reply);
      case "presence":
        this.#open();
        this.online = reply.online ?? [];
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
    this.state = this.#held;
    this.seq = snapshot.seq;
    this.lastEvent = null;
    this.said = snapshot.said ?? [];
    this.times = null;
  }

  #event(event: Extract<Reply, { type: "event" }>): void {
    const own = Boolean(event.id) || this.#waiting.size > 0;
    if (event.id) this.#done(event.id);
    if (this.#astray || event.seq <= this.#heldSeq) return;
    if (!this.#held || event.seq !== this.#heldSeq + 1) return this.#resync();
    try {
      this.#held = patched(this.#held, event.patch ?? []);
    } catch (error) {
      if (error instanceof Misfit) return this.#resync();
      throw error;
    }
    this.#heldSeq = event.seq;
    if (event.said) this.said = [...this.said, event.said].slice(-SAID_KEPT);
    const last = { seq: event.seq, kind: event.kind, lines: event.lines ?? [], own };
    this.#queue.push({ state: this.#held, last });
    if (this.#behind() > FAR_BEHIND) this.#wake();
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

  #done(id: string): void {
    this.#waiting.get(id)?.resolve();
    this.#waiting.delete(id);
  }

  // --- one after the other ---------------------------------------------------------------------

  /** Shows the events one by one, each in its time; without pause if nobody could follow. */
  async #show(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    let hurry = false;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const before = this.state;
      this.state = next.state;
      this.seq = next.last.seq;
      this.lastEvent = next.last;
      await tick(); // whoever looks at the state sees every one
      hurry = this.#behind() >= FAR_BEHIND || (hurry && this.#queue.length > 0);
      const ms = stay(before, next.state, this.#means.still());
      if (ms && !hurry && !this.#means.hidden()) await this.#rest(ms);
      hurry ||= this.#behind() >= FAR_BEHIND;
    }
    this.#showing = false;
  }

  /** Events that wait; those of a claim come all at once, and are to be seen one by one. */
  #behind(): number {
    const counts = ({ state, last }: Shown) => last.kind !== "say" && !claimed(state);
    return this.#queue.filter(counts).length;
  }

  /** Forgets what has not been shown. */
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
