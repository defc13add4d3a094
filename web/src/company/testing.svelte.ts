// For tests: what a connection tells, as it changes.

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

  /** Does something as a component would; what it returns ends its effects. */
  static root(make: () => void): () => void {
    return $effect.root(make);
  }
}
