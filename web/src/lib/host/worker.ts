// The worker in which the application runs (src/nullo/site/browser.py), with Python compiled to WebAssembly.

import type { Answered, Asked, Start } from "./messages";
import { Storage } from "./storage";

/** What is called of `nullo.site.browser.Browser`. */
interface Browser {
  start(): Promise<void>;
  ask(
    id: string,
    method: string,
    path: string,
    headers: string,
    body: string,
    head: (status: number, type: string) => void,
    part: (part: { toJs(): Uint8Array<ArrayBuffer>; destroy(): void }) => void,
    end: (whole: boolean) => void,
  ): void;
  leave(id: string): void;
  open(
    id: string,
    path: string,
    opened: () => void,
    frame: (text: string) => void,
    closed: (code: number) => void,
  ): void;
  send(id: string, text: string): void;
  close(id: string): void;
}

/** What is used of Pyodide. */
interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(name: string): { Browser(storage: Storage, content: typeof contentOf): Browser };
}

const WASM = "pyodide.asm.wasm";
const PACKAGES = "/lib/python3.14/site-packages";

self.onmessage = ({ data }: MessageEvent<Start>) => serve(data);

function serve({ folder, channel: name }: Start): void {
  const channel = new BroadcastChannel(name);
  const tell = (message: Answered) => channel.postMessage(message);
  let loading: Promise<Browser> | undefined;
  /** The application; loaded again by the next message if that has failed, as when the connection is lost. */
  const loaded = () => {
    loading ??= load(folder, () => channel.postMessage({ kind: "not-kept" }));
    loading.catch(() => (loading = undefined));
    return loading;
  };
  const known = new Set<string>();
  channel.onmessage = async ({ data }: MessageEvent<Asked>) => {
    if (!("from" in data)) return; // of another worker, which has ended
    // Asked again because the page did not know whether it was heard.
    const repeatable = data.kind === "ask" || data.kind === "open";
    if (repeatable && known.size === known.add(data.id).size) return;
    const browser = await loaded().catch(() => null);
    if (browser) return answer(browser, data, tell);
    known.delete(data.id);
    const { from: to, id } = data;
    if (data.kind === "ask") tell({ to, id, kind: "end", whole: false });
    else if (data.kind === "open") tell({ to, id, kind: "closed", code: 1006 });
  };
  channel.postMessage({ kind: "began" });
  loaded().catch(() => {});
}

function answer(browser: Browser, asked: Asked, tell: (message: Answered) => void): void {
  const { from: to, id } = asked;
  if (asked.kind === "leave") browser.leave(id);
  else if (asked.kind === "send") browser.send(id, asked.text);
  else if (asked.kind === "close") browser.close(id);
  else if (asked.kind === "open") {
    browser.open(
      id,
      asked.path,
      () => tell({ to, id, kind: "opened" }),
      (text) => tell({ to, id, kind: "frame", text }),
      (code) => tell({ to, id, kind: "closed", code }),
    );
  } else {
    browser.ask(
      id,
      asked.method,
      asked.path,
      JSON.stringify(asked.headers),
      asked.body,
      (status, type) => tell({ to, id, kind: "head", status, type }),
      (part) => {
        tell({ to, id, kind: "part", part: part.toJs() });
        part.destroy();
      },
      (whole) => tell({ to, id, kind: "end", whole }),
    );
  }
}

async function load(folder: string, notkept: () => void): Promise<Browser> {
  unpackWasm();
  const archive = fetch(`${folder}packages.tar.xz`).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide: (options: object) => Promise<Python>;
  };
  const python = await loadPyodide({ indexURL: folder });
  python.unpackArchive(await archive, "xztar", { extractDir: PACKAGES });
  const browser = python
    .pyimport("nullo.site.browser")
    .Browser(new Storage(notkept), (path) => contentOf(`${folder}${path}`));
  await browser.start();
  return browser;
}

/** A file at once, because Python does not wait while it imports; undefined, which Python calls None: it cannot be had. */
function contentOf(url: string): ArrayBuffer | undefined {
  const request = new XMLHttpRequest();
  request.open("GET", url, false);
  request.responseType = "arraybuffer";
  try {
    request.send();
  } catch {
    return undefined; // there is no connection
  }
  return request.status === 200 ? (request.response as ArrayBuffer) : undefined;
}

/** Has Pyodide's code fetched in compressed form, because not every host compresses it. */
function unpackWasm(): void {
  const plain = self.fetch.bind(self);
  self.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.endsWith(WASM)) return plain(input, init);
    const answer = await plain(`${url}.gz`, init);
    if (!answer.ok) return answer;
    const content = answer.body!.pipeThrough(new DecompressionStream("gzip"));
    return new Response(content, { headers: { "content-type": "application/wasm" } });
  };
}
