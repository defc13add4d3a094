import { getContext, setContext } from "svelte";

/** Two functions: one provides a value to everything inside a component, the other gets the value provided around it. */
export function provided<T>(otherwise: T): [provide: (value: () => T) => void, here: () => () => T] {
  const key = Symbol();
  return [(value) => void setContext(key, value), () => getContext<(() => T) | undefined>(key) ?? (() => otherwise)];
}
