// What a host of the page's tables offers: a server, or the same application in a worker.

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
