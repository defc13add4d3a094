// What the page talks to: a server, or the same application in a worker of this browser. Nothing else in the page
// knows which; `nullo site` says so in the page's head.

import type { Host } from "./types";
import { WorkerHost } from "./workerHost";

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
