// Python compiled to WebAssembly (Pyodide), from the engine's folder of a site.

import { forgetStart, readStart, type PackageFiles, type StartReader } from "./keptStart";
import { filesOf } from "./tar";

/** The part of Pyodide's interface that is used here. */
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

/** The part of Emscripten's module that is used here. */
interface PyodideModule {
  HEAP8: Int8Array;
  _malloc(bytes: number): number;
  addRunDependency(name: string): void;
  removeRunDependency(name: string): void;
  newDSO(path: string, handle: undefined, exports: "loading"): { refcount: number; exports: object };
  loadWebAssemblyModule(code: WebAssembly.Module, flags: object, path: string, scope: object): object;
}

interface Settings {
  preRun: ((module: PyodideModule) => void)[];
}

/** Compiled WebAssembly, by its path. A worker that is given it need not fetch and compile it again. */
export type Code = Map<string, WebAssembly.Module>;

/** Compiled modules in the order in which they are loaded, with their paths. */
type Libraries = [string, WebAssembly.Module][];

const INTERPRETER = "pyodide.asm.wasm";
const STANDARD_LIBRARY = "python_stdlib.zip";
const PACKAGES = "/lib/python3.14/site-packages";

/**
 * Loads Python with everything that the application imports at first.
 * @param code What is compiled already; the rest is added to it.
 * @param kept Files of packages that come besides, and what to begin with instead of an empty memory: that of a Python
 * which was loaded with the same files.
 * @param more Further options of Pyodide.
 */
export async function loadPython(
  folder: string,
  code: Code,
  kept: Partial<Pick<StartReader, "files" | "memory">> = {},
  more: object = {},
): Promise<Python> {
  // What takes longest begins first; the memory is read beside it.
  const archive = fetchCompressed(`${folder}first.tar`, "application/x-tar");
  const interpreter = compiled(code, INTERPRETER, () =>
    WebAssembly.compileStreaming(fetchCompressed(folder + INTERPRETER, "application/wasm")),
  );
  const pyodide = import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<{
    loadPyodide: (options: object) => Promise<Python>;
  }>;
  const emscripten = import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`) as Promise<{
    default: (settings: Settings) => Promise<PyodideModule>;
  }>;
  const memory = kept.memory?.();
  const files = allFiles(archive, kept.files?.());
  const libraries = files.then((files) => compileLibraries(files, code));
  giveToPyodide(interpreter);
  const createPyodideModule = async (settings: Settings) => {
    const { default: create } = await emscripten;
    const module = await new Promise<PyodideModule>((resolve, reject) => {
      settings.preRun.push((module) => void loadFirst(module, libraries).catch(reject));
      interpreter.catch(reject);
      create(settings).then(resolve, reject);
    });
    // Of itself Pyodide does not make room for a large memory.
    const bytes = (await memory)?.length ?? 0;
    if (module.HEAP8.length < bytes) module._malloc(bytes);
    return module;
  };
  const snapshot = memory && { _loadSnapshot: memory };
  const python = await (await pyodide).loadPyodide({ indexURL: folder, createPyodideModule, ...snapshot, ...more });
  const folders = new Set<string>();
  for (const [path, content] of await files) {
    const name = fullPathOf(path);
    const above = name.slice(0, name.lastIndexOf("/"));
    if (!folders.has(above)) python.FS.mkdirTree(above);
    folders.add(above);
    python.FS.writeFile(name, content, { canOwn: true }); // not copied
  }
  return python;
}

/** The files of the archive that every visit begins with, and those that come besides. */
async function allFiles(archive: Promise<Response>, more: Promise<PackageFiles> | undefined): Promise<PackageFiles> {
  const content = new Uint8Array(await (await archive).arrayBuffer());
  return new Map([...filesOf(content), ...((await more) ?? [])]);
}

/** Starts a program in Python: from what an earlier visit has kept, or as on a first visit if that does not work. */
export async function startPython<T>(
  folder: string,
  version: string,
  code: Code,
  start: (python: Python) => T | Promise<T>,
): Promise<T> {
  const kept = await readStart(folder, version);
  try {
    return await start(await loadPython(folder, code, kept ?? undefined));
  } catch (error) {
    if (!kept) throw error;
    await forgetStart(folder);
    return start(await loadPython(folder, code));
  }
}

/** The path in Python's file system of a file of packages. */
export const fullPathOf = (path: string) => `${PACKAGES}/${path}`;

async function compileLibraries(files: PackageFiles, code: Code): Promise<Libraries> {
  const libraries = [...files].filter(([path]) => path.endsWith(".so")).sort(([a], [b]) => (a < b ? -1 : 1));
  return Promise.all(
    libraries.map(async ([path, content]) => [
      fullPathOf(path),
      await compiled(code, path, () => WebAssembly.compile(content)),
    ]),
  );
}

async function compiled(code: Code, path: string, compile: () => Promise<WebAssembly.Module>) {
  const module = code.get(path) ?? (await compile());
  code.set(path, module);
  return module;
}

/**
 * Loads compiled modules before Python itself starts. So they lie at the same places in memory and in the table of
 * functions whenever the same ones are loaded, and a memory in which they were imported can be used again.
 */
async function loadFirst(module: PyodideModule, libraries: Promise<Libraries>): Promise<void> {
  const name = "compiled modules";
  module.addRunDependency(name);
  for (const [path, code] of await libraries) {
    const library = module.newDSO(path, undefined, "loading");
    library.refcount = Infinity; // they stay
    library.exports = module.loadWebAssemblyModule(code, { nodelete: true }, path, {});
  }
  module.removeRunDependency(name);
}

/**
 * Gives Pyodide what it would fetch and compile itself: its interpreter, which is being compiled, and its library, which
 * the folder has in compressed form.
 */
function giveToPyodide(interpreter: Promise<WebAssembly.Module>): void {
  const plain = self.fetch.bind(self);
  self.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.endsWith(INTERPRETER)) return new Response();
    return url.endsWith(STANDARD_LIBRARY) ? fetchCompressed(url, "application/zip", plain) : plain(input, init);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await interpreter;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
}

/** Fetches a file that the folder has in compressed form, because not every host compresses it. */
async function fetchCompressed(url: string, type: string, fetch = self.fetch): Promise<Response> {
  const answer = await fetch(`${url}.gz`);
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
