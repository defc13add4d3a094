/** A function that asks once for each key and remembers the answer; after a failure it asks again. */
export function remembered<T, K = void>(ask: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const known = new Map<K, Promise<T>>();
  return (key) => {
    const found = known.get(key) ?? ask(key);
    known.set(key, found);
    found.catch(() => known.delete(key));
    return found;
  };
}
