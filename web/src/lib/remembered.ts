/** Caches the answers of a function by key; failures are not cached. */
export function remembered<T, K = void>(ask: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const known = new Map<K, Promise<T>>();
  return (key) => {
    const found = known.get(key) ?? ask(key);
    known.set(key, found);
    found.catch(() => known.delete(key));
    return found;
  };
}
