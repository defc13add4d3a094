// What a first visit keeps so that later ones begin sooner: Python's memory after it has imported its libraries, and
// the files of the application, unpacked and compiled. A browser that lacks room keeps nothing and begins as before.

export interface KeptStart {
  /** Pyodide's memory before any extension module was loaded. */
  memory: Uint8Array<ArrayBuffer>;
  /** Of each file its path, and where it starts and ends in `files`. */
  index: [string, number, number][];
  files: Uint8Array<ArrayBuffer>;
}

/** The name of the cache of an engine's folder, and of its versions. */
const cacheOf = (folder: string) => `start ${folder}`;
const PARTS = ["memory", "index", "files"] as const;
const urlOf = (folder: string, version: string, part: string) => `${folder}start/${version}/${part}`;

/** What is kept of this version; null: nothing, or not all of it. */
export async function readStart(folder: string, version: string): Promise<KeptStart | null> {
  try {
    const cacheName = cacheOf(folder);
    const answers = await Promise.all(PARTS.map((part) => caches.match(urlOf(folder, version, part), { cacheName })));
    const [memory, index, files] = await Promise.all(answers.map((answer) => answer?.arrayBuffer()));
    if (!memory || !index || !files) return null;
    const told = JSON.parse(new TextDecoder().decode(index)) as KeptStart["index"];
    return { memory: new Uint8Array(memory), index: told, files: new Uint8Array(files) };
  } catch {
    return null; // there is no storage
  }
}

/** Keeps it, instead of that of other versions. */
export async function writeStart(folder: string, version: string, start: KeptStart): Promise<void> {
  await forgetStart(folder);
  const cache = await caches.open(cacheOf(folder));
  for (const part of PARTS) {
    const content = part === "index" ? JSON.stringify(start.index) : start[part];
    await cache.put(urlOf(folder, version, part), new Response(content));
  }
}

/** Forgets what is kept. */
export async function forgetStart(folder: string): Promise<void> {
  await caches.delete(cacheOf(folder)).catch(() => false);
}
