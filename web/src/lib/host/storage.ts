// Keeps what is played in IndexedDB, for the application in the worker; in memory if the browser refuses.

const DATABASE = "nullo";
const STORE = "rows";
const EVENT = "event/";

/** Keys and texts; null: nothing any more. */
type Changes = [string, string | null][];

export class Storage {
  #database: Promise<IDBDatabase | null>;

  /** @param notkept Called when something could not be kept, or read. */
  constructor(readonly notkept: () => void) {
    this.#database = opened().catch(() => {
      notkept();
      return null;
    });
  }

  /** Everything but events, as JSON. */
  async rows(): Promise<string> {
    const before = await this.#read(IDBKeyRange.upperBound(EVENT, true));
    const after = await this.#read(IDBKeyRange.lowerBound("event0"));
    return JSON.stringify([...before, ...after]);
  }

  /** The events of a table, as JSON. */
  async events(table: string): Promise<string> {
    const found = await this.#read(IDBKeyRange.bound(`${EVENT}${table}/`, `${EVENT}${table}0`, false, true));
    return JSON.stringify(found.map(([, text]) => text));
  }

  /** Keeps changes, all or nothing. */
  async keep(changes: string): Promise<void> {
    const database = await this.#database;
    if (!database) return;
    try {
      const transaction = database.transaction(STORE, "readwrite");
      const store = transaction.objectStore(STORE);
      for (const [key, text] of JSON.parse(changes) as Changes) {
        if (text === null) store.delete(key);
        else store.put(text, key);
      }
      await new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onerror = transaction.onabort = () => reject(transaction.error);
      });
    } catch {
      this.notkept();
    }
  }

  async #read(range: IDBKeyRange): Promise<[string, string][]> {
    const database = await this.#database;
    if (!database) return [];
    const store = database.transaction(STORE).objectStore(STORE);
    const [keys, texts] = await Promise.all([done(store.getAllKeys(range)), done(store.getAll(range))]);
    return keys.map((key, at) => [key as string, texts[at] as string]);
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return done(request);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
