// What a host of the page's tables offers: a server, or the same application in a worker.

export interface Host {
  /** Answers a request, like `fetch` of a server. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  socket(path: string): WebSocket;
  /** Whether the user is alone here, because there is no server. */
  readonly alone: boolean;
  /** The address of a server where others can be met, without a path; empty if none is known. */
  readonly server: string;
  /** Whether this page is the server's own site for when the server cannot be reached. */
  readonly away: boolean;
  /** The path of the site that plays when this server cannot be reached; empty if there is none. */
  readonly offline: string;
  /** Stores what lets the application start faster on later visits. */
  keepStart(): void;
  /** Called when the browser does not store what is played. */
  onnotkept: () => void;
  /** Called when the application in the worker has answered for the first time. */
  onready: () => void;
}
