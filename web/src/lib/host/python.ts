// Python compiled to WebAssembly (Pyodide), from the engine's folder of a site.

import { forgetStart, readStart, type KeptStart } from "./keptStart";

/** What is used of Pyodide. */
export interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
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
const PACKAGES = "/lib/python3.14/site-packages";

/**
 * Loads Python with everything that the application imports.
 * @param kept What an earlier visit has kept, or null.
 * @param more Further options of Pyodide.
 */
export async function loadPython(folder: string, kept: KeptStart | null, more: object = {}): Promise<Python> {
  unpackWasm();
  const archive = kept ? null : fetch(`${folder}packages.tar.xz`).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide: (options: object) => Promise<Python>;
  };
  const options = { indexURL: folder, ...more, ...(kept ? fromMemory(folder, kept.memory) : {}) };
  const python = await loadPyodide(options);
  if (archive) python.unpackArchive(await archive, "xztar", { extractDir: PACKAGES });
  else if (kept) {
    for (const [path, start, end] of kept.index) {
      const name = `${PACKAGES}/${path}`;
      python.FS.mkdirTree(name.slice(0, name.lastIndexOf("/")));
      python.FS.writeFile(name, kept.files.subarray(start, end));
    }
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
