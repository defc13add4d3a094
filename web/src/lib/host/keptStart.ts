// What a visit keeps so that later ones begin sooner: the memory of a Python that has imported what this visit has
// imported. A browser that lacks room keeps nothing and begins as before.

/** Files of packages, by their path in the folder of packages. */
export type PackageFiles = Map<string, Uint8Array<ArrayBuffer>>;

/** What an earlier visit has stored for later visits to begin with. */
export interface KeptStart {
  /** Python's memory. */
  memory: Uint8Array<ArrayBuffer>;
  /** The files of the games that had been opened. */
  files: PackageFiles;
}

const cacheOf = (folder: string) => `start ${folder}`;
const below = (folder: string, version: string) => `${folder}start/${version}/`;
const MEMORY = "memory";
/** The list of the files' paths. It is written last, because a visit that ends meanwhile leaves the rest half written. */
const LIST = "files.json";

/** Reads what is stored for this version, each part when it is asked for. */
export interface StartReader {
  paths: string[];
  memory(): Promise<KeptStart["memory"]>;
  files(): Promise<PackageFiles>;
}

/** A user of what is stored for this version; null if nothing is. */
export async function readStart(folder: string, version: string): Promise<StartReader | null> {
  try {
    const cache = await caches.open(cacheOf(folder));
    const read = async (path: string) => cache.match(below(folder, version) + path);
    const list = await read(LIST);
    if (!list) return null;
    const paths = (await list.json()) as string[];
    const bytes = async (path: string) => new Uint8Array(await (await read(path))!.arrayBuffer());
    const file = async (path: string) => [path, await bytes(path)] as const;
    const files = async () => new Map(await Promise.all(paths.map(file)));
    return { paths, memory: () => bytes(MEMORY), files };
  } catch {
    return null; // there is no storage
  }
}

/** Stores a start in place of earlier ones. */
export async function writeStart(folder: string, version: string, { memory, files }: KeptStart): Promise<void> {
  await forgetStart(folder);
  const cache = await caches.open(cacheOf(folder));
  const write = (path: string, content: BodyInit) => cache.put(below(folder, version) + path, new Response(content));
  for (const [path, content] of [[MEMORY, memory] as const, ...files]) await write(path, content);
  await write(LIST, JSON.stringify([...files.keys()]));
}

export async function forgetStart(folder: string): Promise<void> {
  await caches.delete(cacheOf(folder)).catch(() => false);
}
