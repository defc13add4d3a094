// For tests: a stand-in for a connection whose values can change.

import type { Last } from "../lib/connection.svelte";
import type { Said, State } from "../lib/protocol";

export class Line {
  state = $state.raw<State | null>(null);
  said = $state.raw<Said[]>([]);
  lastEvent = $state.raw<Last | null>(null);

  constructor(state: State | null, said: Said[] = []) {
    this.state = state;
    this.said = said;
  }

  /** Runs a function as a component would; the returned function ends its effects. */
  static root(make: () => void): () => void {
    return $effect.root(make);
  }
}
