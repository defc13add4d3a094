// Keeps what is played in IndexedDB, for the application in the worker (pageStorage.ts); in memory if the browser
// refuses.

import { answerOf, endOf, openDatabase } from "../database";

const DATABASE = "nullo";
const STORE = "rows";
const EVENT = "event/";

/** Keys with their new strings; null deletes a key. */
type Changes = [string, string | null][];

export class Storage {
  #database: Promise<IDBDatabase | null>;
  /** Changes that could not be stored; they are stored before the next ones, so that no event is missing. */
  #waiting: Changes = [];
  #fails = false;
  #kept: Promise<void> = Promise.resolve();

  /** @param notkept Called when something cannot be stored or read; called again only after something could be. */
  constructor(readonly notkept: () => void) {
    this.#database = openDatabase(DATABASE, STORE, () => this.#end()).catch(() => {
      this.#fail();
      return null;
    });
  }

  /** All rows except events, as JSON. */
  async rows(): Promise<string> {
    const before = await this.#read(IDBKeyRange.upperBound(EVENT, true));
    const after = await this.#read(IDBKeyRange.lowerBound("event0"));
    return JSON.stringify([...before, ...after]);
  }

  async events(table: string): Promise<string> {
    const found = await this.#read(IDBKeyRange.bound(`${EVENT}${table}/`, `${EVENT}${table}0`, false, true));
    return JSON.stringify(found.map(([, text]) => text));
  }

  /** Stores all changes or none. */
  keep(changes: string): Promise<void> {
    return (this.#kept = this.#kept.then(() => this.#keep(JSON.parse(changes) as Changes)));
  }

  async #keep(changes: Changes): Promise<void> {
    const database = await this.#database;
    if (!database) return;
    this.#waiting.push(...changes);
    try {
      const transaction = database.transaction(STORE, "readwrite");
      const store = transaction.objectStore(STORE);
      for (const [key, text] of this.#waiting) {
        if (text === null) store.delete(key);
        else store.put(text, key);
      }
      transaction.commit(); // at once, even if this page ends now
      await endOf(transaction);
      this.#waiting = [];
      this.#fails = false;
    } catch {
      this.#fail();
    }
  }

  async #read(range: IDBKeyRange): Promise<[string, string][]> {
    const database = await this.#database;
    if (!database) return [];
    try {
      const store = database.transaction(STORE).objectStore(STORE);
      const [keys, texts] = await Promise.all([answerOf(store.getAllKeys(range)), answerOf(store.getAll(range))]);
      return keys.map((key, at) => [key as string, texts[at] as string]);
    } catch {
      this.#fail();
      return [];
    }
  }

  /** The user or the browser has deleted everything: what would be kept from now on would lack its beginning. */
  #end(): void {
    this.#database = Promise.resolve(null);
    this.#waiting = [];
    this.#fail();
  }

  #fail(): void {
    if (!this.#fails) this.notkept();
    this.#fails = true;
  }
}
