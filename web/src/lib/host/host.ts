// What the page talks to: a server, or the same application in a worker of this browser. Nothing else in the page
// knows which; `nullo site` says so in the page's head.

import { WorkerHost } from "./workerHost";

export interface Host {
  /** Answers a request, like `fetch` of a server. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  socket(path: string): WebSocket;
  /** Whether nobody else can be met here. */
  readonly alone: boolean;
  /** The address of a server where others can be met, without a path; empty: none is known. */
  readonly server: string;
  /** Whether this page is that server's own, for when it cannot be reached. */
  readonly away: boolean;
  /** The path of the site that plays when this server cannot be reached; empty: there is none. */
  readonly offline: string;
  /** Keeps what lets the application begin sooner on later visits. */
  keepStart(): void;
  /** Called when what is played is not kept. */
  onnotkept: () => void;
  /** Called when the application in the worker has answered for the first time. */
  onready: () => void;
}

// Some tests run without a document.
const elementOf = (name: string) => globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);

const server: Host = {
  fetch: (path, init) => fetch(path, init),
  socket: (path) => {
    const { protocol, host } = window.location;
    return new WebSocket(`${protocol === "https:" ? "wss" : "ws"}://${host}${path}`);
  },
  alone: false,
  server: "",
  away: false,
  offline: elementOf("nullo-offline")?.content ?? "",
  keepStart: () => {},
  onnotkept: () => {},
  onready: () => {},
};

const told = elementOf("nullo-engine");

export const host: Host = told
  ? new WorkerHost(
      new URL(told.content, document.baseURI).href,
      told.dataset["version"] ?? "",
      told.dataset["server"] ?? "",
    )
  : server;
