// Python compiled to WebAssembly (Pyodide), from the engine's folder of a site.

import { forgetStart, readStart, type Files, type ReadingStart } from "./keptStart";
import { filesOf } from "./tar";

/** What is used of Pyodide. */
export interface Python {
  pyimport(name: string): unknown;
  runPython(code: string): unknown;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
  FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, content: Uint8Array, options: { canOwn: boolean }): void;
    readFile(path: string): Uint8Array<ArrayBuffer>;
  };
}

/** Emscripten's module, as far as it is used. */
interface Module {
  HEAP8: Int8Array;
  _malloc(bytes: number): number;
  addRunDependency(name: string): void;
  removeRunDependency(name: string): void;
  newDSO(path: string, handle: undefined, exports: "loading"): { refcount: number; exports: object };
  loadWebAssemblyModule(code: WebAssembly.Module, flags: object, path: string, scope: object): object;
}

interface Settings {
  preRun: ((module: Module) => void)[];
}

/** Compiled modules, by their path. */
type Libraries = [string, WebAssembly.Module][];

const WASM = "pyodide.asm.wasm";
/** What Pyodide fetches, and the folder has in compressed form. */
const COMPRESSED = [WASM, "python_stdlib.zip"];
const PACKAGES = "/lib/python3.14/site-packages";

/**
 * Loads Python with everything that the application imports at first.
 * @param files More files of packages.
 * @param memory What to begin with instead of an empty memory: of a Python that was loaded with the same files.
 * @param more Further options of Pyodide.
 */
export async function loadPython(
  folder: string,
  { files, memory }: Partial<Pick<ReadingStart, "files" | "memory">> = {},
  more: object = {},
): Promise<Python> {
  decompressFetched();
  const archive = decompressed(self.fetch(`${folder}first.tar.gz`)).then((answer) => answer.arrayBuffer());
  const all = archive.then(async (content) => new Map([...filesOf(new Uint8Array(content)), ...((await files) ?? [])]));
  const libraries = all.then(compiled);
  const createPyodideModule = async (settings: Settings) => {
    const { default: create } = (await import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`)) as {
      default: (settings: Settings) => Promise<Module>;
    };
    const module = await new Promise<Module>((resolve, reject) => {
      settings.preRun.push((module) => void loadFirst(module, libraries).catch(reject));
      create(settings).then(resolve, reject);
    });
    // Of itself Pyodide does not make room for a large memory.
    const bytes = (await memory)?.length ?? 0;
    if (module.HEAP8.length < bytes) module._malloc(bytes);
    return module;
  };
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide: (options: object) => Promise<Python>;
  };
  const kept = memory && { _loadSnapshot: memory };
  const python = await loadPyodide({ indexURL: folder, createPyodideModule, ...kept, ...more });
  const folders = new Set<string>();
  for (const [path, content] of await all) {
    const name = nameOf(path);
    const above = name.slice(0, name.lastIndexOf("/"));
    if (!folders.has(above)) python.FS.mkdirTree(above);
    folders.add(above);
    python.FS.writeFile(name, content, { canOwn: true }); // not copied
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
    return await start(await loadPython(folder, kept ?? undefined));
  } catch (error) {
    if (!kept) throw error;
    await forgetStart(folder);
    return start(await loadPython(folder));
  }
}

/** The path in Python's file system of a file of packages. */
export const nameOf = (path: string) => `${PACKAGES}/${path}`;

/** The compiled modules among files, in the order of their paths. */
async function compiled(files: Files): Promise<Libraries> {
  const libraries = [...files].filter(([path]) => path.endsWith(".so")).sort(([a], [b]) => (a < b ? -1 : 1));
  return Promise.all(libraries.map(async ([path, content]) => [nameOf(path), await WebAssembly.compile(content)]));
}

/**
 * Loads compiled modules before Python itself starts. So they lie at the same places in memory and in the table of
 * functions whenever the same ones are loaded, and a memory in which they were imported can be used again.
 */
async function loadFirst(module: Module, libraries: Promise<Libraries>): Promise<void> {
  const name = "compiled modules";
  module.addRunDependency(name);
  for (const [path, code] of await libraries) {
    const library = module.newDSO(path, undefined, "loading");
    library.refcount = Infinity; // they stay
    library.exports = module.loadWebAssemblyModule(code, { nodelete: true }, path, {});
  }
  module.removeRunDependency(name);
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
