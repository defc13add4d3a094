import { getContext, setContext } from "svelte";

/** Functions that provide a value to everything inside a component, and that get the value around a component. */
export function provided<T>(otherwise: T): [provide: (value: () => T) => void, here: () => () => T] {
  const key = Symbol();
  return [(value) => void setContext(key, value), () => getContext<(() => T) | undefined>(key) ?? (() => otherwise)];
}
