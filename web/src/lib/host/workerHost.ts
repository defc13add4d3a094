// A host in this browser. One tab, which holds a lock, has the worker; when it is closed, another tab starts its own.

import { fresh } from "../fresh";
import type { Answered, Asked, Began, NotKept, Start } from "./messages";
import { answerWorker, type StorageAsked } from "./pageStorage";
import { Storage } from "./storage";
import type { Host } from "./types";

interface Request {
  message: Asked;
  /** Whether its answer has begun. */
  answered?: boolean;
  head: (status: number, type: string) => void;
  part: (part: Uint8Array<ArrayBuffer>) => void;
  end: (whole: boolean) => void;
}

/** Requests that files of the site answer, because the answers never change. */
const FILE = /^\/api\/(games|words|rules\/[^/?]+|lessons\/[^/?]+)(?:\?lang=(\w+))?$/;
const NO_BODY = [101, 204, 205, 304];

export class WorkerHost implements Host {
  readonly alone = true;
  readonly server: string;
  readonly away: boolean;
  readonly offline = "";
  /** Called when the browser does not keep what is played. */
  onnotkept: () => void = () => {};
  onready: () => void = () => {};
  #ready = false;
  #me = fresh();
  #channel: BroadcastChannel;
  #requests = new Map<string, Request>();
  #sockets = new Map<string, WorkerSocket>();

  constructor(
    readonly folder: string,
    readonly version: string,
    server: string,
  ) {
    const { origin } = window.location;
    this.server = server && new URL(server, origin).href.replace(/\/$/, "");
    this.away = this.server === origin;
    const name = `nullo ${folder}`;
    const locks = (navigator as Partial<Navigator>).locks;
    const channel = locks ? name : `${name} ${this.#me}`;
    this.#channel = new BroadcastChannel(channel);
    this.#channel.onmessage = ({ data }: MessageEvent<Answered | Began | NotKept>) => this.#hear(data);
    const start = () => {
      const storage = new Storage(() => this.#tellNotKept());
      const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
      worker.onmessage = ({ data }: MessageEvent<StorageAsked>) => void answerWorker(storage, data);
      worker.postMessage({ folder, version, channel } satisfies Start);
    };
    if (locks) {
      void locks.request(name, () => {
        start();
        return new Promise(() => {}); // until this tab is closed
      });
    } else start();
    window.addEventListener("pagehide", () => {
      for (const socket of this.#sockets.values()) socket.close();
    });
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const file = (init.method ?? "GET") === "GET" ? FILE.exec(path) : null;
    if (file) return fetch(`${this.folder}data/${[file[1], file[2]].filter(Boolean).join(".")}.json`);
    const id = fresh();
    const headers = Object.fromEntries(new Headers(init.headers));
    const body = (init.body as string | undefined) ?? "";
    const message: Asked = { from: this.#me, id, kind: "ask", method: init.method ?? "GET", path, headers, body };
    return new Promise((resolve, reject) => {
      let stream!: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;
      const content = new ReadableStream<Uint8Array<ArrayBuffer>>({ start: (own) => void (stream = own) });
      const request: Request = {
        message,
        head: (status, type) => {
          request.answered = true;
          const given = { status, headers: { "content-type": type } };
          resolve(new Response(NO_BODY.includes(status) ? null : content, given));
        },
        part: (part) => stream.enqueue(part),
        end: (whole) => {
          this.#requests.delete(id);
          if (whole) return stream.close();
          const error = new TypeError("the answer has ended too early");
          stream.error(error);
          reject(error);
        },
      };
      init.signal?.addEventListener("abort", () => {
        if (!this.#requests.delete(id)) return;
        this.#tell({ from: this.#me, id, kind: "leave" });
        stream.error(init.signal!.reason);
        reject(init.signal!.reason);
      });
      this.#requests.set(id, request);
      this.#tell(message);
    });
  }

  socket(path: string): WebSocket {
    const asked: Asked = { from: this.#me, id: fresh(), kind: "open", path };
    const socket = new WorkerSocket(asked, (message) => {
      if (message.kind === "close") this.#sockets.delete(message.id);
      this.#tell({ ...message, from: this.#me });
    });
    this.#sockets.set(asked.id, socket);
    this.#tell(asked);
    return socket as unknown as WebSocket;
  }

  keepStart(): void {
    this.#tell({ from: this.#me, id: fresh(), kind: "keep-start" });
  }

  #tellNotKept(): void {
    this.#channel.postMessage({ kind: "not-kept" } satisfies NotKept);
    this.onnotkept();
  }

  #tell(message: Asked): void {
    this.#channel.postMessage(message);
  }

  /** Called when a new worker has started: an earlier one has ended with all its sockets and unfinished answers. */
  #beginAgain(): void {
    for (const socket of [...this.#sockets.values()]) {
      if (socket.readyState === 0) this.#tell(socket.asked);
      else {
        this.#sockets.delete(socket.id);
        socket.ended(1006);
      }
    }
    for (const { message, answered, end } of [...this.#requests.values()]) {
      if (answered) end(false);
      else this.#tell(message);
    }
  }

  #hear(message: Answered | Began | NotKept): void {
    if (message.kind === "not-kept") return this.onnotkept();
    if (message.kind === "began") return this.#beginAgain();
    if (message.to !== this.#me) return;
    if (!this.#ready && message.kind !== "end" && message.kind !== "closed") {
      this.#ready = true;
      this.onready();
    }
    const request = this.#requests.get(message.id);
    const socket = this.#sockets.get(message.id);
    if (message.kind === "head") request?.head(message.status, message.type);
    else if (message.kind === "part") request?.part(message.part);
    else if (message.kind === "end") request?.end(message.whole);
    else if (message.kind === "opened") socket?.opened();
    else if (message.kind === "frame") socket?.onmessage?.({ data: message.text });
    else {
      this.#sockets.delete(message.id);
      socket?.ended(message.code);
    }
  }
}

type Sent = { id: string } & ({ kind: "send"; text: string } | { kind: "close" });

/** The part of WebSocket's interface that the page uses, over messages to the worker. */
class WorkerSocket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(
    /** The message that opens it. */
    readonly asked: Asked,
    readonly tell: (message: Sent) => void,
  ) {}

  get id(): string {
    return this.asked.id;
  }

  send(text: string): void {
    this.tell({ id: this.id, kind: "send", text });
  }

  close(): void {
    if (this.readyState < 2) this.tell({ id: this.id, kind: "close" });
    this.readyState = 3;
  }

  opened(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  ended(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}
