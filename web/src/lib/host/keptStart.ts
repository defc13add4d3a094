// What a first visit keeps so that later ones begin sooner: Python's memory after it has imported its libraries. A
// browser that lacks room keeps nothing and begins as before.

/** Pyodide's memory before any extension module was loaded. */
export type KeptMemory = Uint8Array<ArrayBuffer>;

/** The name of the cache of an engine's folder. */
const cacheOf = (folder: string) => `start ${folder}`;
const urlOf = (folder: string, version: string) => `${folder}start/${version}/memory`;

/** What is kept of this version; null: nothing. */
export async function readStart(folder: string, version: string): Promise<KeptMemory | null> {
  try {
    const kept = await caches.match(urlOf(folder, version), { cacheName: cacheOf(folder) });
    return kept ? new Uint8Array(await kept.arrayBuffer()) : null;
  } catch {
    return null; // there is no storage
  }
}

/** Keeps it, instead of that of other versions. */
export async function writeStart(folder: string, version: string, memory: KeptMemory): Promise<void> {
  await forgetStart(folder);
  const cache = await caches.open(cacheOf(folder));
  await cache.put(urlOf(folder, version), new Response(memory));
}

/** Forgets what is kept. */
export async function forgetStart(folder: string): Promise<void> {
  await caches.delete(cacheOf(folder)).catch(() => false);
}
