// The cards that something beside the table speaks of, such as the tip of a lesson; they are marked.

import { getContext, setContext } from "svelte";

const KEY = Symbol("named");

/** Provides the codes of the named cards to everything inside a component. */
export function setNamed(codes: () => string[]): void {
  setContext(KEY, codes);
}

/** The codes of the named cards around this component. */
export function namedHere(): () => string[] {
  return getContext<(() => string[]) | undefined>(KEY) ?? (() => []);
}
