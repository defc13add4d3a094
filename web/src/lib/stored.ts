// What this browser keeps, as JSON. A browser may refuse to keep anything; then it lasts as long as the page.

/** The keys of stored lists; if one has entries, the lobby begins with a strip of what the user can come back to. */
export const MINE = { games: "nullo-games", days: "nullo-days", mistakes: "nullo-mistakes" };

/** The value of a key; null if there is none, it is damaged, or the browser refuses storage. */
export function readStored(key: string, where: "local" | "session" = "local"): unknown {
  try {
    return JSON.parse(storageOf(where).getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** The value of a string of JSON; null if it is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The items of a stored list that are valid; empty if there is no list. */
export function storedList<T>(key: string, isValid: (item: unknown) => item is T): T[] {
  const found = readStored(key);
  return Array.isArray(found) ? found.filter(isValid) : [];
}

/** Stores a value; returns false if the browser refuses storage. */
export function store(key: string, value: unknown, where: "local" | "session" = "local"): boolean {
  try {
    storageOf(where).setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

let asked: Promise<boolean> | undefined;

/** Asks the browser, once, not to delete what is stored; resolves to whether it agrees. */
export function askPersistence(): Promise<boolean> {
  const manager = (navigator as Partial<Navigator>).storage as Partial<StorageManager> | undefined;
  return (asked ??= Promise.resolve(manager?.persist?.() ?? false).catch(() => false));
}

const storageOf = (where: "local" | "session"): Storage => (where === "local" ? localStorage : sessionStorage);
