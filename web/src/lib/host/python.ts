// Python compiled to WebAssembly (Pyodide), from the engine's folder of a site.

import { forgetStart, readStart, type KeptMemory } from "./keptStart";
import { filesOf } from "./tar";

/** What is used of Pyodide. */
export interface Python {
  pyimport(name: string): unknown;
  runPython(code: string): unknown;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
  FS: { mkdirTree(path: string): void; writeFile(path: string, content: Uint8Array): void };
}

/** Emscripten's module, as far as it is used. */
interface Module {
  HEAP8: Int8Array;
  _malloc(bytes: number): number;
}

const WASM = "pyodide.asm.wasm";
/** What Pyodide fetches, and the folder has in compressed form. */
const COMPRESSED = [WASM, "python_stdlib.zip"];
const PACKAGES = "/lib/python3.14/site-packages";

/**
 * Loads Python with everything that the application imports at first.
 * @param kept The memory that an earlier visit has kept, or null.
 * @param more Further options of Pyodide.
 */
export async function loadPython(folder: string, kept: KeptMemory | null, more: object = {}): Promise<Python> {
  decompressFetched();
  const archive = decompressed(self.fetch(`${folder}first.tar.gz`)).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide: (options: object) => Promise<Python>;
  };
  const options = { indexURL: folder, ...more, ...(kept ? fromMemory(folder, kept) : {}) };
  const python = await loadPyodide(options);
  for (const [path, content] of filesOf(new Uint8Array(await archive))) {
    const name = `${PACKAGES}/${path}`;
    python.FS.mkdirTree(name.slice(0, name.lastIndexOf("/")));
    python.FS.writeFile(name, content);
  }
  return python;
}

/** Starts a program in Python: from what an earlier visit has kept, or as on a first visit if that does not work. */
export async function startPython<T>(
  folder: string,
  version: string,
  start: (python: Python) => T | Promise<T>,
): Promise<T> {
  const kept = await readStart(folder, version);
  try {
    return await start(await loadPython(folder, kept));
  } catch (error) {
    if (!kept) throw error;
    await forgetStart(folder);
    return start(await loadPython(folder, null));
  }
}

/** Options with which Pyodide begins with a kept memory; of itself it does not make room for a large one. */
function fromMemory(folder: string, memory: Uint8Array): object {
  return {
    _loadSnapshot: memory,
    createPyodideModule: async (settings: object) => {
      const { default: create } = (await import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`)) as {
        default: (settings: object) => Promise<Module>;
      };
      const module = await create(settings);
      if (module.HEAP8.length < memory.length) module._malloc(memory.length);
      return module;
    },
  };
}

/** Has what Pyodide fetches decompressed here, because not every host compresses it. */
function decompressFetched(): void {
  const plain = self.fetch.bind(self);
  self.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!COMPRESSED.some((name) => url.endsWith(name))) return plain(input, init);
    return decompressed(plain(`${url}.gz`, init), url.endsWith(WASM) ? "application/wasm" : "application/zip");
  };
}

async function decompressed(asked: Promise<Response>, type = "application/x-tar"): Promise<Response> {
  const answer = await asked;
  if (!answer.ok) return answer;
  const content = answer.body!.pipeThrough(new DecompressionStream("gzip"));
  return new Response(content, { headers: { "content-type": type } });
}

/** Reads a file of the engine's folder at once; undefined, which Python calls None: it cannot be had. */
export type FileReader = (path: string) => ArrayBuffer | undefined;

/** Reads without a promise, because Python does not wait while it imports. */
export const fileReader =
  (folder: string): FileReader =>
  (path) => {
    const request = new XMLHttpRequest();
    request.open("GET", `${folder}${path}`, false);
    request.responseType = "arraybuffer";
    try {
      request.send();
    } catch {
      return undefined; // there is no connection
    }
    return request.status === 200 ? (request.response as ArrayBuffer) : undefined;
  };
