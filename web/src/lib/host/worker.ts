// The worker in which the application runs (src/nullo/site/browser.py), with Python compiled to WebAssembly.

import { Analyst, type AnalystAsked } from "./analyst";
import type { Answered, Asked, Start } from "./messages";
import { readStart } from "./keptStart";
import { PageStorage } from "./pageStorage";
import { fileReader, fullPathOf, startPython, type Code, type FileReader, type Python } from "./python";
import type { Make } from "./startMaker";

/** The methods of `nullo.site.browser.Browser` that are called from here. */
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
  /** As JSON, what later visits can begin with: the names of modules and the paths of the files that they need. */
  to_keep(): string;
}

interface Application {
  Browser(
    storage: PageStorage,
    content: FileReader,
    analyse: (request: { toJs(): Uint8Array<ArrayBuffer> }) => Promise<Uint8Array<ArrayBuffer>>,
  ): Browser;
}

interface Running {
  python: Python;
  code: Code;
  browser: Browser;
}

self.onmessage = ({ data }: MessageEvent<Start>) => serve(data);

function serve(start: Start): void {
  const channel = new BroadcastChannel(start.channel);
  const tell = (message: Answered) => channel.postMessage(message);
  let loading: Promise<Running> | undefined;
  /** The application; loaded again by the next message if that has failed, as when the connection is lost. */
  const loaded = () => {
    loading ??= load(start);
    loading.catch(() => (loading = undefined));
    return loading;
  };
  const known = new Set<string>();
  channel.onmessage = async ({ data }: MessageEvent<Asked>) => {
    if (!("from" in data)) return; // of another worker, which has ended
    // Asked again because the page did not know whether it was heard.
    const repeatable = data.kind === "ask" || data.kind === "open";
    if (repeatable && known.size === known.add(data.id).size) return;
    const running = await loaded().catch(() => null);
    if (data.kind === "keep-start") return running && keepStart(running, start);
    if (running) return answer(running.browser, data, tell);
    known.delete(data.id);
    const { from: to, id } = data;
    if (data.kind === "ask") tell({ to, id, kind: "end", whole: false });
    else if (data.kind === "open") tell({ to, id, kind: "closed", code: 1006 });
  };
  channel.postMessage({ kind: "began" });
  loaded().catch(() => {});
}

/** Has a second worker make what later visits begin with, unless it is there already, with all games that have been opened. */
async function keepStart({ python, code, browser }: Running, { folder, version }: Start): Promise<void> {
  const kept = await readStart(folder, version);
  const { modules, files } = JSON.parse(browser.to_keep()) as { modules: string[]; files: string[] };
  if (making || (kept && files.every((path) => kept.paths.includes(path)))) return;
  making = new Worker(new URL("./startMaker.ts", import.meta.url), { type: "module" });
  making.onmessage = making.onerror = () => (making = undefined); // it can be tried again
  const contents = new Map(files.map((path) => [path, python.FS.readFile(fullPathOf(path))]));
  making.postMessage({ folder, version, code, modules, files: contents } satisfies Make);
}

let making: Worker | undefined;

function answer(
  browser: Browser,
  asked: Exclude<Asked, { kind: "keep-start" }>,
  tell: (message: Answered) => void,
): void {
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

async function load({ folder, version }: Start): Promise<Running> {
  const code: Code = new Map();
  const analyst = new Analyst(() => {
    const worker = new Worker(new URL("./analystWorker.ts", import.meta.url), { type: "module" });
    worker.postMessage({ folder, version, code } satisfies AnalystAsked);
    return worker;
  });
  return startPython(folder, version, code, async (python) => {
    const { Browser: create } = python.pyimport("nullo.site.browser") as Application;
    const storage = new PageStorage((asked, transfer) => self.postMessage(asked, { transfer }));
    const browser = create(storage, fileReader(folder), (request) => analyst.answer(request.toJs()));
    await browser.start();
    return { python, code, browser };
  });
}
