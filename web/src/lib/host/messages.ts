// What pages and the worker with the application tell each other, over a channel that all tabs share.

/** A message from a page. */
export type Asked = { from: string; id: string } & (
  | { kind: "ask"; method: string; path: string; headers: Record<string, string>; body: string }
  | { kind: "leave" }
  | { kind: "open"; path: string }
  | { kind: "send"; text: string }
  | { kind: "close" }
  | { kind: "keep-start" }
);

/** A message from the worker to one page. */
export type Answered = { to: string; id: string } & (
  | { kind: "head"; status: number; type: string }
  | { kind: "part"; part: Uint8Array<ArrayBuffer> }
  | { kind: "end"; whole: boolean }
  | { kind: "opened" }
  | { kind: "frame"; text: string }
  | { kind: "closed"; code: number }
);

/** From the worker to all pages: it listens from now on, and does not know any earlier message. */
export type Began = { kind: "began" };

/** From the page that has the worker to all pages: the browser stores nothing, or no longer does. */
export type NotKept = { kind: "not-kept" };

/** What a worker is told when it starts. */
export interface Start {
  /** The address of the folder with Python and the application. */
  folder: string;
  /** Changes with the content of the folder. */
  version: string;
  channel: string;
}
